import Lay
import Testing

/// Modules of many files that are checked one after the other.
@Suite("Growth of modules")
struct GroupedLintGrowthTests {
  /// Each file sees all others, and is checked among them: what they declare is read once, and not once for each.
  @Test func filesOfAModule() {
    let growth = GrowthTests.growth(from: 60) { count in
      let files = (0..<count).map { number in
        SourceFile(
          name: "App/View\(number).swift",
          text: """
            import SwiftUI
            struct View\(number): View {
              let title = "\(number)"
              func row(_ text: String) -> some View { Text(text).padding() }
              var body: some View { VStack { row(title); Text("b") } }
            }
            #Preview { View\((number + 1) % count)() }

            """)
      }
      let names = files.map { $0.name }
      let memory = CompilationMemory()
      let module = FilesOfModules(Set(names), in: [Module(name: "App", files: files)])
      for name in names { _ = Linter().lint(name, hiding: [], of: module, memory: memory) }
    }
    #expect(!growth.isSteep, "\(growth)")
  }
}
