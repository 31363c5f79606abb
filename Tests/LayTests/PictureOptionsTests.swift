import Lay
import Testing

/// What a picture shows of a layout, behind it and around it.
@Suite struct PictureOptionsTests {
  private func layout(_ text: String, _ change: (inout Options) -> Void = { _ in }) throws -> Layout {
    var options = Options()
    // Even, so that what is in the middle begins at a whole point.
    options.canvas = Size(width: 400, height: 860)
    change(&options)
    return try #require(
      Compiler(options: options).compile(SourceFile(name: "a.lay", text: text)).layouts.first)
  }

  private func svg(_ layout: Layout, _ change: (inout Layout.SVGOptions) -> Void) -> String {
    var options = Layout.SVGOptions()
    change(&options)
    return String(decoding: layout.svg(options: options), as: UTF8.self)
  }

  @Test(arguments: [
    ("Color.red.frame(width: 100, height: 40)", 100.0, 40.0),
    // Neither room nor clear colours are painted.
    ("Color.red.frame(width: 100, height: 40).padding(50).background(.clear)", 100, 40),
    ("Color.red.frame(width: 100, height: 40).frame(maxWidth: .infinity, maxHeight: .infinity)", 100, 40),
    // What is turned and what casts a shadow reaches further, by three deviations of half the radius.
    ("Color.red.frame(width: 100, height: 40).rotationEffect(.degrees(90))", 40, 100),
    ("Color.red.frame(width: 100, height: 40).shadow(radius: 10)", 130, 70),
    // What is cut off is not seen: by a shape, and by the canvas.
    ("Color.red.frame(width: 100, height: 40).frame(width: 20, height: 20).clipped()", 20, 20),
    ("Color.red.frame(width: 4000, height: 40)", 400, 40),
    // Nothing painted: the canvas.
    ("Spacer()", 400, 860),
  ])
  func `fitted pictures show what is painted`(_ text: String, _ width: Double, _ height: Double) throws {
    let layout = try layout(text)
    var options = Layout.SVGOptions()
    options.margin = 0
    #expect(layout.pictureSize(options: options).width == width)
    #expect(layout.pictureSize(options: options).height == height)
    options.margin = 7.5
    if height < 860 { #expect(layout.pictureSize(options: options).width == width + 15) }
  }

  @Test func `the picture begins where its content does`() throws {
    let layout = try layout("Color.red.frame(width: 94, height: 52)")
    #expect(svg(layout) { $0.margin = 10 }.contains("width=\"114\" height=\"72\" viewBox=\"143 394 114 72\""))
  }

  @Test func `what lies behind can be chosen`() throws {
    let layout = try layout("Color.red.frame(width: 9, height: 9)") { $0.colorScheme = .dark }
    #expect(svg(layout) { _ in }.contains("height=\"860\" fill=\"#000000\""))
    for (word, color) in [
      ("white", "ffffff"), ("#abc", "aabbcc"), ("102030", "102030"), ("indigo", "6b5dff"),
    ] {
      let background = try #require(Layout.SVGOptions.Background(word))
      #expect(
        svg(layout) { $0.background = background }.contains("height=\"860\" fill=\"#\(color)\""), "\(word)")
    }
    #expect(!svg(layout) { $0.background = .none }.contains("height=\"860\" fill"))
    for word in ["", "#", "#12345", "bleu", "#ggg", "#1234567"] {
      #expect(Layout.SVGOptions.Background(word) == nil, "\(word)")
    }
  }

  @Test(arguments: Device.all)
  func `chrome and body stand around the safe area`(_ device: Device) throws {
    let layout = try layout("Color.red") {
      $0.canvas = nil
      $0.device = device
    }
    let plain = svg(layout) { _ in }
    let isPhone = device.platform == .iOS
    #expect((svg(layout) { $0.showsChrome = true } != plain) == isPhone)
    #expect((svg(layout) { $0.showsDeviceFrame = true } != plain) == isPhone)
    let other = try self.layout("#Preview(traits: .fixedLayout(width: 90, height: 60)) { Color.red }") {
      $0.canvas = nil
      $0.device = device
    }
    #expect(svg(other) { $0.showsChrome = true } == svg(other) { _ in })
  }

  @Test func `one document is light and dark`() throws {
    let text = """
      VStack { Text("a"); Image(systemName: "star.fill"); Image(systemName: "bell.slash") }
        .shadow(radius: 2).background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      """
    let (light, dark) = (try layout(text), try layout(text) { $0.colorScheme = .dark })
    let both = String(decoding: light.svg(dark: dark), as: UTF8.self)
    #expect(both.contains("@media(prefers-color-scheme:dark)"))
    #expect(both.components(named: "<svg") == 1)
    let ids = both.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    let references = both.split(separator: "url(#").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(Set(references).isSubset(of: Set(ids)))
    #expect(ids.count >= 4)
  }
}

extension String {
  fileprivate func components(named word: String) -> Int {
    split(separator: word, omittingEmptySubsequences: false).count - 1
  }
}
