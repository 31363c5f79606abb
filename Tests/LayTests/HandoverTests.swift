import Lay
import LayTestSupport
import Testing

/// Preferences, sizes and frames that views hand up, and the code that waits for them.
@Suite struct HandoverTests {
  private func compile(_ text: String, isLenient: Bool = false) -> Compilation {
    onDeepStack {
      var options = Options()
      options.platform = .macOS
      options.isLenient = isLenient
      return Compiler(options: options).compile(SourceFile(name: "handed.lay", text: Self.keys + text))
    }
  }

  private static let keys = """
    struct Widest: PreferenceKey {
      static var defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Boxes: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value.append(contentsOf: nextValue())
      }
    }

    """

  /// The frame of the view `#id` in a component whose state `value` has what its views handed up.
  private func frame(_ views: String, state: String = "@State var value: CGFloat = 1") throws -> Rect {
    let source = """
      struct Screen: View {
        \(state)
        var body: some View { \(views) }
      }
      #Preview(traits: .fixedLayout(width: 300, height: 200)) { Screen() }
      """
    let compilation = compile(source)
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics.map { $0.message })")
    return try #require(compilation.layouts.first?.frame(ofID: "id"))
  }

  private let shown = "Color.red.frame(width: value, height: 5).id(\"id\")"

  @Test("a preference reaches the code around it, reduced in order")
  func preferences() throws {
    let views = """
      VStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 5).preference(key: Widest.self, value: 40)
        HStack { Color.green.frame(width: 10, height: 5).preference(key: Widest.self, value: 70) }
        \(shown)
      }
      .onPreferenceChange(Widest.self) { value = $0 }
      """
    #expect(try frame(views).width == 70)
  }

  @Test("a preference hides those inside of it, and a change is made of them")
  func overriding() throws {
    let views = """
      VStack(spacing: 0) {
        VStack { Color.blue.preference(key: Widest.self, value: 90) }.preference(key: Widest.self, value: 20)
        VStack { Color.blue.preference(key: Widest.self, value: 10) }.transformPreference(Widest.self) { $0 += 25 }
        \(shown)
      }
      .onPreferenceChange(Widest.self) { new in value = new }
      """
    #expect(try frame(views).width == 35)
  }

  @Test("the size in a reader behind each of several rows makes them as wide as the widest")
  func equalWidths() throws {
    let views = """
      VStack(alignment: .leading, spacing: 0) {
        ForEach([30, 50, 20], id: \\.self) { (width: Int) in
          Color.blue.frame(width: CGFloat(width), height: 5)
            .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
            .frame(width: value, alignment: .leading)
            .id(width == 20 ? "id" : "\\(width)")
        }
      }
      .onPreferenceChange(Widest.self) { value = $0 }
      """
    #expect(try frame(views, state: "@State var value: CGFloat? = nil").width == 50)
  }

  @Test(
    "onGeometryChange gives what it makes of the geometry, also the old value",
    arguments: ["{ value = $0 }", "{ old, new in value = new }"])
  func geometry(action: String) throws {
    let views = """
      VStack(spacing: 0) {
        Color.blue.frame(width: 60, height: 15)
          .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: \(action)
        \(shown)
      }
      """
    #expect(try frame(views).width == 60)
  }

  @Test("a binding leads to the component around, in a modifier and through a function that takes code")
  func bindings() throws {
    let helpers = """
      struct Measuring: ViewModifier {
        @Binding var width: CGFloat
        func body(content: Content) -> some View {
          content.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      extension View {
        func readWidth(_ change: @escaping (CGFloat) -> Void) -> some View {
          onGeometryChange(for: CGFloat.self) { $0.size.width } action: { change($0) }
        }
      }

      """
    for modifier in ["modifier(Measuring(width: $value))", "readWidth { value = $0 }"] {
      let source = """
        struct Screen: View {
          @State var value: CGFloat = 1
          var body: some View {
            VStack(spacing: 0) { Color.blue.frame(width: 33, height: 5).\(modifier); \(shown) }
          }
        }
        #Preview { Screen() }
        """
      let compilation = compile(helpers + source)
      #expect(compilation.diagnostics.isEmpty)
      #expect(compilation.layouts.first?.frame(ofID: "id")?.width == 33, "\(modifier)")
    }
  }

  @Test("rows keep what they measure, each for itself")
  func rows() throws {
    let source = """
      struct Row: View {
        let width: CGFloat
        @State private var measured: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.blue.frame(width: width, height: 5)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { measured = $0 }
            Color.red.frame(width: measured * 2, height: 5).id("double \\(Int(width))")
          }
        }
      }
      #Preview { VStack { ForEach([10, 20, 30], id: \\.self) { Row(width: CGFloat($0)) } } }
      """
    let compilation = compile(source)
    #expect(compilation.diagnostics.isEmpty)
    for width in [10.0, 20, 30] {
      #expect(compilation.layouts.first?.frame(ofID: "double \(Int(width))")?.width == width * 2)
    }
  }

  @Test("an object of the component takes what is handed up")
  func objects() throws {
    let source = """
      class Model: ObservableObject { @Published var width: CGFloat = 1 }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View {
          VStack(spacing: 0) {
            Color.blue.frame(width: 44, height: 5).preference(key: Widest.self, value: 44)
            Color.red.frame(width: model.width, height: 5).id("id")
          }
          .onPreferenceChange(Widest.self) { model.width = $0 }
        }
      }
      #Preview { Screen() }
      """
    let compilation = compile(source)
    #expect(compilation.layouts.first?.frame(ofID: "id")?.width == 44)
  }

  @Test("views that are built of a preference, and anchors in their coordinates")
  func anchors() throws {
    let views = """
      HStack(spacing: 10) {
        ForEach([20, 30], id: \\.self) { (width: Int) in
          Color.blue.frame(width: CGFloat(width), height: 8)
            .anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
        }
      }
      .overlayPreferenceValue(Boxes.self) { boxes in
        GeometryReader { proxy in
          if let last = boxes.last {
            Color.red.frame(width: proxy[last].width, height: 2).id("id").offset(x: proxy[last].minX, y: 8)
          }
        }
      }
      """
    let frame = try frame(views)
    #expect(frame.width == 30)
    // The row of 60 begins at 120; its second box 30 further on.
    #expect(frame.x == 150)
  }

  @Test("the background gets what its content says, aligned as it wants")
  func backgrounds() throws {
    let views = """
      Color.blue.frame(width: 50, height: 20).preference(key: Names.self, value: ["a"])
        .backgroundPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
          if names == ["a"] { Color.red.frame(width: 10, height: 4).id("id") }
        }
      """
    let frame = try frame(views)
    #expect(frame.x == 165 && frame.y == 106)
  }

  @Test("frames in the space of a name")
  func spaces() throws {
    let views = """
      VStack(alignment: .leading, spacing: 0) {
        Color.green.frame(width: 10, height: 30)
        Color.blue.frame(width: 10, height: 12)
          .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("column")).minY } action: { value = $0 }
        \(shown)
      }
      .coordinateSpace(name: "column")
      """
    #expect(try frame(views).width == 30)
  }

  @Test("what changes again and again ends, and is told")
  func endless() throws {
    let source = """
      struct Growing: View {
        @State var height: CGFloat = 10
        var body: some View {
          Color.red.frame(width: 10, height: height).id("id")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 + 1 }
        }
      }
      #Preview { Growing() }
      """
    let compilation = compile(source)
    #expect(compilation.diagnostics.map { $0.rule } == ["ignored-modifier"])
    #expect(compilation.diagnostics.first?.message.contains("again and again") == true)
    #expect(compilation.layouts.first?.frame(ofID: "id") != nil)
    #expect(compile(source, isLenient: true).layouts.first?.status == .placeholders)
  }

  @Test("what is not known of it is told, and stays as it was")
  func doubts() throws {
    let source = """
      struct Screen: View {
        @State var width: CGFloat = 7
        var body: some View {
          Color.red.frame(width: width, height: 5).id("id")
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = Store.shared.width($0) }
        }
      }
      #Preview { Screen() }
      """
    let compilation = compile(source, isLenient: true)
    #expect(compilation.layouts.first?.status == .placeholders)
    #expect(compilation.layouts.first?.frame(ofID: "id")?.width == 7)
  }

  @Test("what is known beside it is done, though it was done after what is not")
  func partlyKnown() throws {
    let source = """
      struct Screen: View {
        @State var width: CGFloat = 7
        @State var height: CGFloat = 1
        var body: some View {
          VStack(spacing: 0) {
            Color.blue.frame(width: 20, height: 9)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { height = 50; width = Store.shared.width($0) }
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            Color.red.frame(width: width, height: height).id("id")
          }
        }
      }
      #Preview { Screen() }
      """
    let frame = compile(source, isLenient: true).layouts.first?.frame(ofID: "id")
    #expect(frame?.width == 7 && frame?.height == 9)
  }

  @Test("many that wait for one preference, one around the other, take no time")
  func nested() throws {
    let waiting = String(repeating: ".onPreferenceChange(Widest.self) { value = $0 }\n", count: 200)
    let views = """
      VStack(spacing: 0) { Color.blue.preference(key: Widest.self, value: 12); \(shown) }
      \(waiting)
      """
    #expect(try frame(views).width == 12)
  }

  @Test("what views leave to the main queue is done, what initialisers leave is not")
  func mainQueue() throws {
    let source = """
      class Session {
        static let shared = Session()
        var user = "nobody"
        init() { DispatchQueue.main.async { self.user = Account.shared.name } }
      }
      class Account {
        static let shared = Account()
        let name: String
        init() { name = "of " + Session.shared.user }
      }
      struct Greeting: View {
        @State private var text = "before"
        var body: some View {
          let _ = print(text, Account.shared.name)
          Text(text).onAppear { DispatchQueue.main.async { text = "after" } }
        }
      }
      #Preview { Greeting() }
      """
    #expect(compile(source).printed.map { $0.text } == ["after of nobody"])
  }

  @Test("what code prints is printed once")
  func printing() throws {
    let source = """
      struct Screen: View {
        @State var width: CGFloat = 7
        var body: some View {
          let _ = print("width \\(Int(width))")
          Color.red.frame(width: 9, height: 5)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      #Preview { Screen() }
      """
    #expect(compile(source).printed.map { $0.text } == ["width 9"])
  }
}
