import LaySyntax
import LayViews
import Testing

@testable import LayLint

/// What lint says of apps, where not all that a layout shows is what its users see.
struct AppTests {
  private func rules(_ text: String, isLenient: Bool = true, _ platform: Platform = .iOS) -> [String] {
    findings(text, isLenient: isLenient, platform).map { $0.rule }
  }

  private func findings(_ text: String, isLenient: Bool, _ platform: Platform = .iOS) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.isLenient = isLenient
    configuration.platform = platform
    return FileLinter(configurations: [configuration]).lint(SourceFile(name: "a.lay", text: text)).diagnostics
  }

  /// Rows have the same parts, which tests look for inside of each.
  @Test func identifiersOfRowsParts() {
    let row = "Text(\"A\").accessibilityIdentifier(\"title\")"
    let rows = "VStack { ForEach(0..<2, id: \\.self) { _ in \(row) } }"
    #expect(!rules(rows).contains("duplicate-id"))
    #expect(rules(rows, isLenient: false).contains("duplicate-id"))
  }

  /// A size that is fixed while something moves is not fixed now.
  @Test func sizesThatAreFixedAtTimes() {
    let pane = """
      struct Pane: View {
        @State private var isMoving = false
        var body: some View { Text("A").fixedSize(horizontal: isMoving, vertical: false) }
      }
      #Preview { Pane() }
      """
    #expect(!rules(pane).contains("fixed-size-unused"))
    #expect(rules("Text(\"A\").fixedSize(horizontal: false, vertical: false)").contains("fixed-size-unused"))
  }

  /// A Mac's Form shows the rows of a list in it.
  @Test func listsInFormsOfMacs() {
    let form = "Form { VStack { Text(\"B\"); List { Text(\"A\") } } }"
    #expect(!rules(form, isLenient: false, .macOS).contains("list-in-scroll-view"))
    #expect(rules(form, isLenient: false).contains("list-in-scroll-view"))
  }

  /// One side of a border is let out of what is seen.
  @Test func bordersWithoutOneSide() {
    let border = """
      Text("A").overlay {
        Capsule().stroke(.red).padding(EdgeInsets(top: 0, leading: -.infinity, bottom: 0, trailing: 0)).clipped()
      }
      """
    #expect(!rules(border).contains("infinite-size"))
  }

  /// Not the line that grows with the circle is to blame.
  @Test func whatStretchesIsNoCause() {
    let stack = """
      VStack {
        Text("A")
        ZStack {
          Divider()
          VStack { ZStack { Circle().frame(width: 420, height: 50).padding() } }
        }
        .padding()
      }
      """
    let messages = findings(stack, isLenient: false).map { $0.message }
    #expect(messages.count == 1)
    #expect(!messages.contains { $0.hasPrefix("Divider") })
  }

  /// A value that shows its own name is made up, also among other characters.
  @Test func textsThatAreMadeUp() {
    let row = """
      struct Row: View {
        var plural = "plural"
        var body: some View { Text("(\\(plural))").frame(width: 20) }
      }
      #Preview { Row() }
      """
    #expect(!rules(row).contains("word-broken"))
    #expect(rules(row, isLenient: false).contains("word-broken"))
  }
}
