extension ByteBuffer {
  /// Appends what every page begins with, up to the start of its body.
  ///
  /// - Parameters:
  ///   - policy: What the page may load. Unless given, every connection is forbidden: it shows pictures from where it
  ///     lies, and nothing else.
  ///   - head: More elements of its head.
  mutating func append(
    pageTop title: String, styles: [StaticString],
    policy: StaticString = """
    default-src 'none'; img-src 'self' file: data:;
      style-src 'unsafe-inline'; script-src 'unsafe-inline'
    """, head: StaticString = ""
  ) {
    append(
      #"""
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="lay">
      <meta http-equiv="Content-Security-Policy" content="
      """#)
    append(policy)
    append("\">\n<title>")
    append(xml: title)
    append("</title>\n<style>\n")
    for style in styles { append(style) }
    append("</style>\n")
    append(head)
    append("</head>\n<body>\n")
  }

  /// Appends the script and the end of a page.
  mutating func append(pageEnd scripts: [StaticString]) {
    append("<script type=\"module\">\n")
    for script in scripts { append(script) }
    append("</script>\n</body>\n</html>\n")
  }
}
