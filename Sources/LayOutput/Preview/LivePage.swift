/// The page of a live preview: what it is made of, and its script. It holds nothing of anybody's sources: it asks for
/// them.
package enum LivePage {
  /// The page, which loads `page.js` from where it lies.
  package static func html(title: String) -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append(
        pageTop: title, styles: [PageFiles.pageStyle, PageFiles.canvasStyle, PageFiles.previewStyle],
        policy: """
          default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'
          """, head: "<link rel=\"icon\" href=\"data:,\">\n<script defer src=\"page.js\"></script>\n")
      output.append(PageFiles.previewElements)
      output.append("</body>\n</html>\n")
    }
  }

  /// The script, in a block of its own: its names are nobody else's.
  package static func script() -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("\"use strict\";\n{\n")
      for script in scripts { output.append(script) }
      output.append("}\n")
    }
  }

  private static let scripts: [StaticString] = [
    PageFiles.pageScript,
    // The picture at a zoom, its views, and what stands beside it: as in a gallery.
    PageFiles.canvasStageScript, PageFiles.canvasPicturesScript, PageFiles.canvasPanelScript,
    // The server.
    PageFiles.previewHostScript,
    // What is chosen: screens and the layout.
    PageFiles.previewChoicesScript, PageFiles.previewPreviewsScript,
    // The picture kept as the source is.
    PageFiles.previewLiveScript,
    // Why a view has its frame; distances; what was before.
    PageFiles.previewWhyScript, PageFiles.previewMeasuresScript, PageFiles.previewCompareScript,
    // Keys and buttons.
    PageFiles.previewStartScript,
  ]
}
