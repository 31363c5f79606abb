/// The page of a gallery: `head`, the records one after the other, `tail`.
///
/// One file without resources of its own: it shows the pictures that lie beside it, from a server or a folder.
package enum GalleryPage {
  /// Everything before the records.
  package static func head(title: String) -> [UInt8] {
    var output = ByteBuffer()
    output.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    output.append(xml: title)
    output.append("</title>\n</head>\n<body>\n<script type=\"application/json\" id=\"records\">\n")
    return output.bytes
  }

  /// Everything after the records.
  package static func tail() -> [UInt8] {
    var output = ByteBuffer()
    output.append("</script>\n</body>\n</html>\n")
    return output.bytes
  }
}
