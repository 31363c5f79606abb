import LayOutput
import LaySyntax

// A page for people: what is not as expected first, with its variants, then everything that was tested.

extension TestReport {
  func html() -> [UInt8] {
    let title = verdict.prefix(1).uppercased() + verdict.dropFirst()
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
      h2 { font-size: 1.1rem; margin: 2rem 0 0 }
      section { border-left: 3px solid #c33; margin: 1rem 0; padding: 0 0 0 1rem }
      code, pre { font-family: ui-monospace, monospace; font-size: 13px }
      pre { overflow-x: auto; white-space: pre-wrap }
      table { border-collapse: collapse; width: 100% }
      td, th { border-bottom: 1px solid #8884; padding: .2rem .5rem; text-align: left }
      .failed { color: #c33 }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\(scope).</p>

      """
    for file in files {
      for result in file.results where !result.failures.isEmpty {
        text += Self.failures(of: result, in: file.name)
      }
    }
    text += "<h2>All previews</h2>\n<table>\n<tr><th>File<th>Preview<th>Variants<th>Expectations<th>Result\n"
    for file in files {
      for result in file.results {
        let count = result.failures.count
        text += "<tr><td>\(Self.markup(file.name)):\(result.place.line)<td>\(Self.markup(result.name))"
        text += "<td>\(result.variantCount)<td>\(result.expectationCount)"
        text += count == 0 ? "<td>as expected\n" : "<td class=\"failed\">\(count) not as expected\n"
      }
    }
    return Array((text + "</table>\n</body>\n</html>\n").utf8)
  }

  private static func failures(of result: PreviewResult, in file: String) -> String {
    var text = "<h2>\(markup(result.name))</h2>\n"
    for failure in result.failures {
      text += "<section>\n<p><b>\(markup(failure.expectation))</b> "
      text +=
        "<code>\(markup(failure.file ?? file)):\(failure.place.line):\(failure.place.column)</code></p>\n"
      text += "<pre>\(markup(failure.detail))</pre>\n"
      if !failure.reason.isEmpty { text += "<p>\(markup(failure.reason))</p>\n" }
      if !failure.remedy.isEmpty { text += "<p>To make it true, \(markup(failure.remedy)).</p>\n" }
      if result.variantCount > 1 {
        text +=
          "<details><summary>in \(markup(variants(of: failure, in: result)))</summary>\n<ul>\n"
        for variant in failure.variants where !variant.isEmpty { text += "<li>\(markup(variant))\n" }
        text += "</ul></details>\n"
      }
      text += "</section>\n"
    }
    return text
  }

  /// Text as HTML and XML show it, in attributes too.
  static func markup(_ text: String) -> String { ByteBuffer.markup(text) }
}
