import Lay
import LayTestSupport
import Testing

/// How deep components and calls may nest, and what is said beyond.
@Suite struct NestingTests {
  @Test("512 components inside each other are laid out")
  func deepest() {
    let compilation = compile(Self.countdown(from: 511))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.layouts.first?.nodes.count == 511 * 2 + 1)
  }

  @Test("a component that goes on without end is told where it uses itself")
  func recursion() {
    let messages = compile(Self.countdown(from: 5_000)).diagnostics.map { $0.message }
    #expect(messages == ["'Countdown' contains itself without end"])
  }

  @Test("many components inside each other are no recursion")
  func depth() {
    var text = "#Preview { Level0() }\nstruct Level600: View { var body: some View { Text(\"x\") } }\n"
    for level in 0..<600 {
      text += "struct Level\(level): View { var body: some View { Level\(level + 1)() } }\n"
    }
    let messages = compile(text).diagnostics.map { $0.message }
    #expect(messages == ["components are nested more than 512 deep"])
  }

  @Test("a little stack is enough to say that it is not enough", arguments: [64 << 10, 1 << 20])
  func littleStack(_ size: Int) {
    let messages = compile(Self.countdown(from: 5_000), stackSize: size).diagnostics.map { $0.message }
    #expect(messages.count == 1)
    #expect(
      ["'Countdown' contains itself without end", "views or calls are nested too deeply"].contains(
        messages.first))
  }

  private static func countdown(from number: Int) -> String {
    """
    struct Countdown: View {
      let number: Int
      var body: some View {
        if number > 0 {
          VStack(spacing: 0) { Countdown(number: number - 1) }.padding(1)
        } else {
          Text("0")
        }
      }
    }
    #Preview { Countdown(number: \(number)) }
    """
  }

  private func compile(_ text: String, stackSize: Int = 256 << 20) -> Compilation {
    onDeepStack {
      var options = Options()
      options.stackSize = stackSize
      return Compiler(options: options).compile(SourceFile(name: "test.lay", text: text))
    }
  }
}
