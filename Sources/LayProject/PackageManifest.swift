import LaySyntax

/// The targets of a Swift package, read from its manifest without running it.
///
/// Every call of `.target(name: …)` and its like that stands in the file counts, wherever it stands: also in `if`, and
/// in what is appended later. Names that a manifest computes cannot be told, and are reported.
struct PackageManifest {
  private(set) var targets: [Target] = []
  /// Whether some target's name or path is computed.
  private(set) var isIncomplete = false
  private(set) var system = "iOS"

  struct Target {
    var name: String
    /// Relative to the package; nil for the usual place.
    var path: String?
    var excluded: [String] = []
    /// Only these of its folder; nil for all.
    var sources: [String]?
    var resources: [String] = []
    var isTest = false
  }

  private let syntax: SyntaxTree
  /// The strings of constants.
  private var constants: [Symbol: String] = [:]

  /// - Returns: nil for a file that is no manifest: it does not import PackageDescription.
  /// - Complexity: O(n) in the bytes.
  init?(_ bytes: [UInt8], named name: String) {
    var sink = DiagnosticSink()
    syntax = Parser.parse(SourceFile(name: name, bytes: bytes), into: &sink)
    guard syntax.nodes.indices.contains(where: { isImport(SyntaxID(UInt32($0))) }) else { return nil }
    for index in syntax.nodes.indices where syntax.kind(SyntaxID(UInt32(index))) == .binding {
      noteConstant(SyntaxID(UInt32(index)))
    }
    visit()
  }

  private func isImport(_ node: SyntaxID) -> Bool {
    syntax.kind(node) == .importDecl && syntax.name(node) == "PackageDescription"
  }

  private mutating func noteConstant(_ node: SyntaxID) {
    let (pattern, value) = (syntax.child(node, 0), syntax.child(node, 2))
    guard !pattern.isNone, syntax.kind(pattern) == .identifierPattern, !value.isNone,
      let text = string(value)
    else { return }
    constants[syntax.symbol(pattern)] = text
  }

  /// Looks at all calls but those that say what a target depends on.
  private mutating func visit() {
    var pending = [syntax.root]
    var platforms: Set<String> = []
    while let node = pending.popLast() {
      if syntax.kind(node) == .argument, syntax.name(node) == "dependencies" {
        // Those of the package, and of each target.
        continue
      }
      if syntax.kind(node) == .argument, syntax.name(node) == "platforms" {
        for name in names(in: node) { platforms.insert(name) }
        continue
      }
      if syntax.kind(node) == .call { read(node) }
      pending.append(contentsOf: syntax.children(node))
    }
    if platforms == ["macOS"] { system = "macOS" }
    targets.reverse()
  }

  /// The platforms that an argument names.
  private func names(in node: SyntaxID) -> [String] {
    var names: [String] = []
    var pending = [node]
    while let node = pending.popLast() {
      if syntax.kind(node) == .call {
        let callee = syntax.child(node, 0)
        if syntax.kind(callee) == .implicitMember { names.append(syntax.name(callee)) }
        continue
      }
      pending.append(contentsOf: syntax.children(node))
    }
    return names
  }

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget"]

  private mutating func read(_ call: SyntaxID) {
    let callee = syntax.child(call, 0)
    guard syntax.kind(callee) == .implicitMember || syntax.kind(callee) == .member,
      Self.kinds.contains(syntax.name(callee))
    else { return }
    var target = Target(name: "", isTest: syntax.name(callee) == "testTarget")
    for argument in syntax.children(syntax.child(call, 1)) where syntax.kind(argument) == .argument {
      let value = syntax.child(argument, 0)
      switch syntax.name(argument) {
      case "name": target.name = string(value) ?? ""
      case "path":
        target.path = string(value)
        if target.path == nil, syntax.kind(value) != .nilLiteral { isIncomplete = true }
      case "exclude": target.excluded = strings(value)
      case "sources": target.sources = strings(value)
      case "resources": target.resources = strings(value)
      default: break
      }
    }
    if target.name.isEmpty { isIncomplete = true } else { targets.append(target) }
  }

  /// The text of a literal without interpolation, of a constant, or of strings that are added up.
  private func string(_ node: SyntaxID) -> String? {
    switch syntax.kind(node) {
    case .identifier: return constants[syntax.symbol(node)]
    case .stringLiteral:
      var text = ""
      for part in syntax.children(node) {
        switch syntax.kind(part) {
        case .stringSegment: text += syntax.segmentText(part)
        case .interpolation:
          let argument = syntax.child(part, 0)
          guard !argument.isNone, syntax.kind(argument) == .argument,
            syntax.kind(syntax.child(argument, 0)) == .identifier,
            let value = constants[syntax.symbol(syntax.child(argument, 0))]
          else { return nil }
          text += value
        default: return nil
        }
      }
      return text
    default: return nil
    }
  }

  /// Every string in an expression: those of `[.process("Resources"), "a.txt"]`.
  private func strings(_ node: SyntaxID) -> [String] {
    var strings: [String] = []
    var pending = [node]
    while let node = pending.popLast() {
      if syntax.kind(node) == .stringLiteral {
        if let text = string(node) { strings.append(text) }
      } else {
        pending.append(contentsOf: syntax.children(node))
      }
    }
    return strings
  }
}
