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

  /// A row with a Spacer is as wide as the ZStack that it lies in, and not the reason for that.
  @Test func rowsThatFollowTheirStack() {
    let stack = """
      VStack {
        ZStack {
          HStack { Text("A"); Spacer(); Text("B") }.padding(11)
          Circle().frame(width: 450, height: 50)
        }
      }
      """
    let found = findings(stack, isLenient: true).filter { $0.rule == "cross-axis-overflow" }
    #expect(found.allSatisfy { $0.message.hasPrefix("Circle") } && !found.isEmpty)
  }

  /// The items of a grid that are made elsewhere may be made of what is not known.
  @Test func gridsOfItemsMadeElsewhere() {
    let grid = """
      struct Style { var items: [GridItem] = [] }
      #Preview { LazyVGrid(columns: Style().items) { Text("A") } }
      """
    #expect(!rules(grid).contains("bad-grid-item"))
    #expect(rules(grid, isLenient: false).contains("bad-grid-item"))
    #expect(rules("LazyVGrid(columns: []) { Text(\"A\") }").contains("bad-grid-item"))
  }

  /// How much room a text has beside a picture that is not there, nobody knows.
  @Test func textsBesideMissingPictures() {
    func row(_ view: String) -> String {
      "HStack { \(view); Text(\"A title that is cut off\").lineLimit(1) }.frame(width: 120)"
    }
    #expect(!rules(row("Image(\"cover\")")).contains("text-truncated"))
    #expect(rules(row("Color.red.frame(width: 40, height: 40)")).contains("text-truncated"))
  }

  /// What is left of a plural is read by nobody.
  @Test func pluralsOfTables() {
    let text = "Text(\"3 STEPS@ of 4\").lineLimit(1).frame(width: 40)"
    #expect(!rules(text).contains("text-truncated"))
    #expect(rules(text, isLenient: false).contains("text-truncated"))
  }
}
