import LayViews

// What stands around and over a device's screen.

extension SVGPainter {
  /// Opens the group of the screen's content, which the body's corners cut off; false where there is no body to draw.
  mutating func openScreen() -> Bool {
    guard options.showsDeviceFrame, let body = DeviceBody(of: layout) else { return false }
    let screen = Rect(origin: .zero, size: body.screen)
    openRect(screen.inset(by: -body.bezel))
    attribute("rx", body.cornerRadius + body.bezel)
    output.append(" fill=\"#1c1c1e\"/>\n")
    let id = makeDefinition()
    output.append("<clipPath id=\"d")
    output.append(id)
    output.append("\">")
    openRect(screen)
    attribute("rx", body.cornerRadius)
    output.append("/></clipPath>\n<g clip-path=\"url(#d")
    output.append(id)
    output.append(")\">\n")
    return true
  }

  /// Draws the camera, and the status bar and the home indicator if they are asked for.
  mutating func paintChrome() {
    guard options.showsChrome || options.showsDeviceFrame, let body = DeviceBody(of: layout) else { return }
    if let camera = body.camera { paintCamera(camera, body) }
    guard options.showsChrome else { return }
    output.append(layout.configuration.colorScheme == .dark ? Self.lightSigns : Self.darkSigns)
    paintClock(body)
    paintSigns(body)
    output.append("</g>\n")
    guard let indicator = body.homeIndicator else { return }
    openRect(indicator)
    output.append(layout.configuration.colorScheme == .dark ? " fill=\"#ffffff\"" : " fill=\"#000000\"")
    output.append(" rx=\"2.5\"/>\n")
  }

  private static let lightSigns: StaticString =
    "<g fill=\"#ffffff\" stroke=\"#ffffff\" stroke-linejoin=\"round\">\n"
  private static let darkSigns: StaticString =
    "<g fill=\"#000000\" stroke=\"#000000\" stroke-linejoin=\"round\">\n"

  /// The time, in strokes: it is the same in every viewer.
  private mutating func paintClock(_ body: DeviceBody) {
    output.append("<g role=\"img\" aria-label=\"9:41\" transform=\"translate(")
    append(Point(x: body.clockMiddle - 14.3 * body.clockScale, y: body.statusMiddle - 6.3 * body.clockScale))
    output.append(") scale(")
    output.append(rounded: body.clockScale)
    output.append(")\" fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\">")
    output.append(Self.clock)
    output.append("</g>\n")
  }

  private static let clock: StaticString = """
    <path d="M7 4.2a3.2 3.4 0 1 1-6.4 0 3.2 3.4 0 1 1 6.4 0c0 4.6-1.8 7.2-5.4 7.9M10.7 4.6v.2M10.7 10.2v.2\
    M19.8 12V.8L14 8.9h7.8M25.2 2.7L28 .9V12"/>
    """

  private mutating func paintCamera(_ camera: Rect, _ body: DeviceBody) {
    if body.hasNotch {
      // The upper corners lie beyond the edge.
      output.append("<path d=\"M")
      append(camera.origin)
      output.append("v12q0 20 20 20h")
      output.append(rounded: camera.size.width - 40)
      output.append("q20 0 20-20v-12z\"")
    } else {
      openRect(camera)
      attribute("rx", camera.size.height / 2)
    }
    output.append(" fill=\"#000000\"/>\n")
  }

  /// Bars of the signal, the wireless network's arcs, a full battery.
  private mutating func paintSigns(_ body: DeviceBody) {
    output.append("<g transform=\"translate(")
    append(Point(x: body.signsStart, y: body.statusMiddle - 6))
    output.append(")\">")
    output.append(Self.signs)
    output.append("</g>\n")
  }

  private static let signs: StaticString = """
    <path stroke="none" d="M0 8.5h3v3.5h-3zM4.7 6h3v6h-3zM9.4 3.3h3v8.7h-3zM14.1 .5h3v11.5h-3z\
    M29.3 12l-2.3-2.4a3.3 3.3 0 0 1 4.6 0z"/>\
    <path d="M22.6 4.6a9.6 9.6 0 0 1 13.4 0M25.1 7.4a6 6 0 0 1 8.4 0" fill="none" stroke-width="2"/>\
    <rect x="41.5" y=".5" width="22" height="11" rx="3.4" fill="none" stroke-opacity="0.4"/>\
    <rect stroke="none" x="43.2" y="2.2" width="18.6" height="7.6" rx="2"/>\
    <path stroke="none" d="M65 4v4q1.6-.6 1.6-2t-1.6-2z" fill-opacity="0.4"/>
    """
}
