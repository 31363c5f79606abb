/// The page of a gallery: `head`, the records one after the other, `tail`.
///
/// One file without resources of its own: it shows the pictures that lie beside it, from a server or a folder. Where
/// `lay.wasm` lies there, too, sources can be written, and are drawn. Its policy lets it load nothing else.
package enum GalleryPage {
  /// Everything before the records.
  package static func head(title: String) -> [UInt8] {
    var output = ByteBuffer()
    output.append(
      pageTop: title,
      styles: [
        PageFiles.pageStyle, PageFiles.canvasStyle, PageFiles.galleryOverviewStyle,
        PageFiles.galleryDetailStyle, PageFiles.writingStyle,
      ],
      policy: """
        default-src 'none'; img-src 'self' file: data:; connect-src 'self';
          style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'
        """, head: "<link rel=\"icon\" href=\"data:,\">\n")
    output.append(PageFiles.galleryElements)
    output.append("<script type=\"application/json\" id=\"records\">\n")
    return output.bytes
  }

  /// Everything after the records.
  package static func tail() -> [UInt8] {
    var output = ByteBuffer()
    output.append("</script>\n")
    output.append(pageEnd: scripts)
    return output.bytes
  }

  private static let scripts: [StaticString] = [
    PageFiles.pageScript,
    // Reads the records: one card for each layout, and one for each file without any.
    PageFiles.galleryRecordsScript,
    // Search, folders, and the choices of device, size and problems.
    PageFiles.galleryFiltersScript,
    // The overview: as many cards as the window needs, more as it scrolls.
    PageFiles.galleryCardsScript,
    // One layout: which of its variants are shown.
    PageFiles.galleryDetailScript,
    // The pictures at a zoom.
    PageFiles.canvasStageScript,
    // Pictures with their outlines, and the view that is pointed at or chosen.
    PageFiles.canvasPicturesScript,
    // What stands beside the picture: the source, the views, the problems.
    PageFiles.canvasPanelScript,
    // The source as text to write, where the library lies beside the page.
    PageFiles.writingCharactersScript, PageFiles.writingModuleScript, PageFiles.writingLibraryScript,
    PageFiles.writingEditorScript, PageFiles.writingCompletionScript, PageFiles.galleryLiveScript,
    // Keys and buttons, and the first show.
    PageFiles.galleryStartScript,
  ]
}
