/// The page of a gallery: `head`, the records one after the other, `tail`.
///
/// One file without resources of its own: it shows the pictures that lie beside it, from a server or a folder. Its
/// policy lets it load nothing else.
package enum GalleryPage {
  /// Everything before the records.
  package static func head(title: String) -> [UInt8] {
    var output = ByteBuffer()
    output.append(pageTop: title, styles: [PageStyle.css, GalleryStyle.css, GalleryStyle.detail])
    output.append(GalleryMarkup.body)
    output.append("<script type=\"application/json\" id=\"records\">\n")
    return output.bytes
  }

  /// Everything after the records.
  package static func tail() -> [UInt8] {
    var output = ByteBuffer()
    output.append("</script>\n")
    output.append(
      pageEnd: [
        PageScript.js, GalleryScript.records, GalleryScript.filters, GalleryScript.cards,
        GalleryScript.detail, GalleryScript.pictures, GalleryScript.panel, GalleryScript.start,
      ])
    return output.bytes
  }
}
