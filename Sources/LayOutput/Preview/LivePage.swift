/// The page of a live preview: what it is made of, and its script. It holds nothing of anybody's sources: it asks for
/// them.
package enum LivePage {
  /// The page, which loads `page.js` from where it lies.
  package static func html(title: String) -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append(
        pageTop: title, styles: PageFiles.previewStyles,
        policy: """
          default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'
          """, head: "<link rel=\"icon\" href=\"data:,\">\n<script defer src=\"page.js\"></script>\n")
      output.append(PageFiles.previewElements)
      output.append("</body>\n</html>\n")
    }
  }

  /// The script, in a block of its own: its names are nobody else's.
  package static func script() -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("\"use strict\";\n{\n")
      for script in PageFiles.previewScripts { output.append(script) }
      output.append("}\n")
    }
  }
}
