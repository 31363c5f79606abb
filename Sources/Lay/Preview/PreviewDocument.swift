import LayOutput
import LaySyntax

/// One source of a live page: as it is now, and as it was when it last had no errors.
struct PreviewDocument {
  let path: String
  private(set) var source: SourceFile
  /// The last source without errors, where the present one has some.
  private(set) var shown: SourceFile?
  private(set) var generation: Int
  private let assets: AssetSource?
  private var lastGood: SourceFile?
  private var names: [String]?
  /// What the present source gave on the screens that were asked about last.
  private var compiled: [(choice: PreviewChoice, compilation: Compilation)] = []
  private(set) var assetFolders: [String] = []
  private(set) var readsAssets = false

  /// So many screens are kept compiled.
  private static let maximumCompiledCount = 24

  init(_ path: String, bytes: [UInt8], assets: AssetSource?, generation: Int) {
    self.path = path
    self.assets = assets
    self.generation = generation
    source = SourceFile(name: path, bytes: bytes)
  }

  mutating func change(to bytes: [UInt8], generation: Int) {
    self.generation = generation
    source = SourceFile(name: path, bytes: bytes)
    names = nil
    compiled = []
  }

  mutating func reload(generation: Int) {
    self.generation = generation
    compiled = []
  }

  func options(_ choice: PreviewChoice, _ base: Options) -> Options {
    var options = choice.options(from: base)
    options.assets = assets
    return options
  }

  /// The names of the layouts, in source order.
  mutating func names(_ base: Options) -> [String] {
    if let names { return names }
    // No layout has this name, so that none is evaluated.
    let names = Compiler(options: base).compile(source, layout: "\u{0}").layoutNames
    self.names = names
    return names
  }

  mutating func pictures(_ question: PreviewQuestion, _ base: Options) -> PreviewAnswer {
    let present = question.screens.map { compilation($0.choice, base) }
    var compilations = present
    let hasErrors = present.contains { $0.hasErrors }
    if !hasErrors {
      lastGood = source
      shown = nil
    } else if let lastGood {
      shown = lastGood
      compilations = question.screens.map {
        Compiler(options: options($0.choice, base)).compile(lastGood)
      }
    }
    let names = compilations.first?.layoutNames ?? []
    let index = Self.index(of: question, in: names)
    var screens: [PreviewAnswer.Screen] = []
    for (screen, compilation) in zip(question.screens, compilations) {
      let isThere = compilation.layouts.indices.contains(index)
      screens.append(
        PreviewAnswer.Screen(
          name: screen.name, layout: isThere ? compilation.layouts[index].content : nil,
          diagnostics: compilation.diagnostics.map { $0.content },
          droppedCount: compilation.droppedDiagnosticCount))
    }
    return PreviewAnswer(
      path: path, generation: generation, index: index, names: names, source: source.file,
      shown: hasErrors ? lastGood?.file : nil,
      faults: present.first?.diagnostics.map { $0.content } ?? [], screens: screens)
  }

  /// The layout that is meant: the one at its place if that has its name, else the first of that name, else one that is
  /// there.
  private static func index(of question: PreviewQuestion, in names: [String]) -> Int {
    let index = max(0, min(question.index, names.count - 1))
    guard let name = question.name, names.indices.contains(index), names[index] != name else { return index }
    return names.firstIndex(of: name) ?? index
  }

  private mutating func compilation(_ choice: PreviewChoice, _ base: Options) -> Compilation {
    if let known = compiled.first(where: { $0.choice == choice }) { return known.compilation }
    let compilation = Compiler(options: options(choice, base)).compile(source)
    if compiled.count == Self.maximumCompiledCount { compiled.removeFirst() }
    compiled.append((choice, compilation))
    assetFolders = compilation.assetFolders
    readsAssets = !compilation.assetFiles.isEmpty || !compilation.assetFolders.isEmpty
    return compilation
  }
}
