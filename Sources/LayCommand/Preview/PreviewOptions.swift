/// What the command line of `lay preview` asks for beyond what all commands share.
struct PreviewArguments {
  /// nil: one that is free.
  var port: UInt16?
  /// What shows a place of a source; nil: what the environment names.
  var editor: EditorCommand?
  /// Other origins by which the page is reached.
  var allowedOrigins: [String] = []
  var opensBrowser = false
}

extension CommandRow {
  static var preview: CommandRow {
    CommandRow(
      name: "preview", operands: "[FILE|FOLDER] [options]",
      summary: "show layouts in a browser, live, with the reasons of their frames",
      details: """
        Serves a page to browsers of this machine, prints its address, and goes on until Ctrl-C ends it. The
        page shows every preview of the file, or of the folder's .lay files, and follows what is saved. The
        address holds a secret: who does not have it sees nothing.
        """,
      own: [server], run: { PreviewCommand.run($0, &$1) })
  }

  private static var server: OptionGroup {
    OptionGroup(
      title: "Where it is served",
      options: [
        .option(
          "--port", "N", "the port; 4179 or the next free one unless given",
          .count(in: 0...65_535)
        ) {
          $0.own.preview.port = UInt16($1)
        },
        .flag("--open", "open the page in the browser") { $0.own.preview.opensBrowser = true },
        .option(
          "--editor", "CMD", "what opens a source: words with {file}, {line}, {column}; else $VISUAL", .text
        ) {
          $0.own.preview.editor = EditorCommand($1)
        },
        .option(
          "--allow-origin", "ORIGIN", "also answer pages of this origin, as of a tunnel; may be repeated",
          .origin
        ) {
          $0.own.preview.allowedOrigins.append($1)
        },
        SharedOptions.poll,
      ])
  }
}

extension ValueReader where Value == String {
  /// A scheme and a host: `https://example.org`.
  fileprivate static var origin: ValueReader {
    ValueReader { text, option throws(UsageError) in
      guard PreviewGate.isOrigin(text) else {
        throw UsageError("'\(option)' takes an origin such as https://example.org, not '\(text)'")
      }
      return text
    }
  }
}
