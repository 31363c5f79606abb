import Testing

@testable import Lay

/// Files that are read together are checked as if each were read by itself among the others.
@Suite("Files read together")
struct FilesOfModulesTests {
  /// Each file has findings of its own, shows what another declares, and changes what all of them see.
  private static let modules = [
    Module(
      name: "App",
      files: (0..<6).map { number in
        SourceFile(
          name: "App/View\(number).swift",
          text: """
            import SwiftUI
            struct View\(number): View {
              @State var items = [Store.shared.count, \(number)]
              func take(_ value: Absent.Kind) -> Int { \(number) }
              var body: some View {
                VStack { Missing\(number)(); Text("\\(items.count)").lineLimit(0) }
                  .onAppear { Store.shared.count += 1 }
              }
            }
            private let unused = \(number)
            #Preview { View\((number + 1) % 6)().frame(width: 4, height: 4) }
            #Preview { Text("\\(Store.shared.count)").font(.system(size: -1)) }

            """)
      } + [
        SourceFile(
          name: "App/Store.swift",
          text: """
            // lay:allow-file bad-text-number — this file has none
            final class Store { static let shared = Store(); var count = 0 }

            """)
      ])
  ]

  private static func messages(_ result: LintResult?) -> [String] {
    result?.diagnostics.map { $0.formatted() } ?? ["not checked"]
  }

  private var linter: Linter {
    var options = Options()
    options.isLenient = true
    return Linter(options: options)
  }

  @Test func eachIsCheckedAsIfItWereAlone() {
    let names = Self.modules[0].files.map { $0.name }.dropLast()
    let files = FilesOfModules(Set(names), in: Self.modules)
    let memory = CompilationMemory()
    // Once more in the other order: what one file finds out is nothing to the next.
    for name in names + names.reversed() {
      let file = Self.modules[0].files.first { $0.name == name }
      let alone = file.map { linter.lint(SourceFile($0, in: Self.modules)) }
      let found = Self.messages(linter.lint(name, hiding: [], of: files, memory: memory))
      #expect(found == Self.messages(alone))
      #expect(!found.isEmpty)
    }
  }

  @Test func aFileThatIsNotAmongThemIsReadByItself() {
    let files = FilesOfModules(["App/View0.swift"], in: Self.modules)
    #expect(linter.lint("App/View1.swift", hiding: [], of: files, memory: CompilationMemory()) == nil)
  }
}
