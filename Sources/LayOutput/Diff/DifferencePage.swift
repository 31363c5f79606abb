/// The page of `lay diff`: `head`, a record for each layout that differs, `tail`.
///
/// The pictures are in it, so that the one file can be kept and sent.
package enum DifferencePage {
  package static func head(title: String) -> [UInt8] {
    var output = ByteBuffer()
    output.append(pageTop: title, styles: [PageFiles.pageStyle, PageFiles.diffStyle])
    output.append(PageFiles.diffElements)
    output.append("<script type=\"application/json\" id=\"records\">\n")
    return output.bytes
  }

  /// One layout's record.
  /// - Parameters:
  ///   - oldPicture: The SVG before; nil where there is none.
  ///   - newPicture: The SVG now.
  package static func record(_ outcome: LayoutOutcome, oldPicture: [UInt8]?, newPicture: [UInt8]?) -> [UInt8]
  {
    var output = ByteBuffer()
    output.append("{\"file\":")
    output.append(json: outcome.layout.file, isInScript: true)
    output.append(",\"name\":")
    output.append(json: outcome.layout.name, isInScript: true)
    output.append(",\"variant\":")
    output.append(json: outcome.layout.variant, isInScript: true)
    let remarks = [
      outcome.environmentChange.map { "made for " + $0 }, outcome.canvasChange.map { "canvas " + $0 },
    ]
    output.append(",\"remark\":")
    output.append(json: remarks.compactMap { $0 }.joined(separator: "; "), isInScript: true)
    output.append(",\"status\":")
    output.append(json: outcome.status.rawValue)
    output.append(",\"old\":")
    write(outcome.old, oldPicture, to: &output)
    output.append(",\"new\":")
    write(outcome.new, newPicture, to: &output)
    output.append(",\"views\":[")
    var isFirst = true
    for view in outcome.views {
      output.append(isFirst ? "{" : ",{")
      isFirst = false
      write(view, in: outcome, to: &output)
      output.append("}")
    }
    output.append("]}\n")
    return output.bytes
  }

  package static func tail(_ summary: OutcomeSummary) -> [UInt8] {
    var output = ByteBuffer()
    output.append("{\"summary\":")
    output.append(json: summary.text)
    output.append("}\n</script>\n")
    output.append(pageEnd: [PageFiles.pageScript, PageFiles.diffScript])
    return output.bytes
  }

  private static func write(_ layout: LayoutSnapshot?, _ picture: [UInt8]?, to output: inout ByteBuffer) {
    guard let layout else {
      output.append("null")
      return
    }
    output.append("{\"width\":")
    output.append(rounded: layout.width)
    output.append(",\"height\":")
    output.append(rounded: layout.height)
    if let picture {
      output.append(",\"picture\":\"data:image/svg+xml;base64,")
      output.append(base64: picture)
      output.append("\"")
    }
    output.append("}")
  }

  private static func write(
    _ view: LayoutDifference.ViewDifference, in outcome: LayoutOutcome, to output: inout ByteBuffer
  ) {
    let text = ViewChangeText(view, in: outcome)
    let fields: [(StaticString, String)] = [
      ("\"change\":", view.change.rawValue), (",\"verb\":", text.verb), (",\"view\":", text.view),
      (",\"place\":", text.place), (",\"details\":", text.details.joined(separator: ", ")),
    ]
    for (key, value) in fields {
      output.append(key)
      output.append(json: value, isInScript: true)
    }
    if view.followsParent { output.append(",\"follows\":true") }
    output.append(",\"frames\":[")
    write(view.old.flatMap { outcome.old?.nodes[$0].frame }, to: &output)
    output.append(",")
    write(view.new.flatMap { outcome.new?.nodes[$0].frame }, to: &output)
    output.append("]")
  }

  private static func write(_ frame: LayoutSnapshot.Frame?, to output: inout ByteBuffer) {
    guard let frame else {
      output.append("null")
      return
    }
    output.append("[")
    output.append(rounded: frame.x)
    for number in [frame.y, frame.width, frame.height] {
      output.append(",")
      output.append(rounded: number)
    }
    output.append("]")
  }
}
