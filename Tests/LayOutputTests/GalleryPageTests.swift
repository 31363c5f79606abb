import LayOutput
import Testing

@Suite("Gallery page") struct GalleryPageTests {
  private let head = String(decoding: GalleryPage.head(title: "a </title><script>\"&"), as: UTF8.self)
  private let tail = String(decoding: GalleryPage.tail(), as: UTF8.self)

  @Test("the title is text") func title() {
    #expect(head.contains("<title>a &lt;/title&gt;&lt;script&gt;&quot;&amp;</title>"))
  }

  @Test("records stand in an element of their own") func records() {
    #expect(head.hasSuffix("<script type=\"application/json\" id=\"records\">\n"))
    #expect(tail.hasPrefix("</script>\n"))
    #expect(tail.hasSuffix("</html>\n"))
    #expect((head + tail).split(separator: "<script").count == 3, "records and the script, nothing else")
  }

  @Test("the page asks no other machine for anything") func isSelfContained() {
    let page = (head + tail).replacing("http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "//cdn", "@import", "url(", "XMLHttpRequest", "innerHTML"] {
      #expect(!page.contains(word), "\(word)")
    }
    for rest in page.split(separator: "fetch(", omittingEmptySubsequences: false).dropFirst() {
      #expect(rest.hasPrefix("\"./") || rest.hasPrefix("`./"), "\(rest.prefix(40))")
    }
    #expect(page.contains("connect-src 'self'"))
    #expect(page.contains("default-src 'none'"))
  }
}
