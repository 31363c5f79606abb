import LaySyntax

/// The names that a file declares, read from its tokens, so that a file which is half written has them too.
package struct FileNames {
  package struct Declared: Equatable {
    package var name: String
    package var kind: Kind
    /// The type whose member it is; empty outside of types.
    package var owner: String
    /// What is written of its type, or of the type that its value is made of.
    package var type: String
    /// The labels of a function's or initialiser's parameters, empty for `_`, with their types.
    package var parameters: [Parameter] = []
    package var range: SourceRange
    /// Whether other files cannot see it.
    package var isPrivate = false
    package var isStatic = false
    /// Whether a type is a class, which lends its members to others.
    package var isClass = false
    /// The property wrapper before a property: `State`.
    package var wrapper = ""
    /// The tokens among which a local name or a parameter is known; nil for what is known everywhere.
    package var reach: Range<Int>?
    /// Of a parameter: the function that it is of, or the type that its initialiser makes, and its label.
    package var function = ""
    package var label = ""
    /// Whether another file of the module declares it.
    package var isElsewhere = false

    /// Whether other files of the module see it.
    package var isShared: Bool { !isPrivate && reach == nil && kind != .parameter }
  }

  package struct Parameter: Equatable {
    package var label: String
    /// As the function's own code writes it; the label unless another is given.
    package var name = ""
    package var type: String
    package var hasDefault: Bool
    /// The token of the name that its own code writes.
    package var token = 0
  }

  package enum Kind {
    case type, view, protocolType, property, function, initializer, enumCase, local, parameter
  }

  package private(set) var all: [Declared] = []
  /// How often each name is written in the file, whether after a dot or not, and as a label.
  package private(set) var uses: [String: Int] = [:]
  package private(set) var memberUses: [String: Int] = [:]
  package private(set) var labelUses: [String: Int] = [:]
  /// The bodies of types and extensions, the inner ones first: their names and their tokens.
  package private(set) var bodies: [(owner: String, tokens: Range<Int>)] = []

  /// - Complexity: O(n) in the bytes.
  package init(_ tokens: WrittenTokens) {
    var reader = DeclarationReader(tokens)
    reader.read()
    all = reader.found
    bodies = reader.bodies
    count(tokens)
  }

  /// The names together with what other files of the module share.
  package func joined(with others: [FileNames]) -> FileNames {
    if others.isEmpty { return self }
    var joined = self
    // The file's own are the last, which count where a name is declared more than once.
    joined.all = others.flatMap { other in
      other.all.filter { $0.isShared || $0.kind == .initializer && !$0.isPrivate }.map { declared in
        var declared = declared
        declared.isElsewhere = true
        return declared
      }
    }
    joined.all += all
    return joined
  }

  private mutating func count(_ tokens: WrittenTokens) {
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && !tokens.isAtEnd(index) {
      let name = tokens.text(index)
      if tokens.kind(index - 1) == .period {
        memberUses[name, default: 0] += 1
      } else if tokens.kind(index + 1) == .colon {
        labelUses[name, default: 0] += 1
      } else {
        uses[name, default: 0] += 1
      }
    }
  }

  /// What can be named without saying whose it is, or what is known of the file's own types.
  package var plain: [Declared] {
    all.filter { !$0.isElsewhere || $0.owner.isEmpty || [.type, .view, .protocolType].contains($0.kind) }
  }

  package func declared(_ name: String) -> [Declared] { all.filter { $0.name == name } }

  package func members(of type: String) -> [Declared] { all.filter { $0.owner == type } }

  /// What is written of the type of the variable, parameter or property of a name.
  package func type(of name: String) -> String? {
    all.last { $0.name == name && [.property, .local, .parameter].contains($0.kind) && !$0.type.isEmpty }?
      .type
  }

  /// The parameters by which a value of a type is made: of its initialisers, else of its stored properties.
  package func initializers(of type: String) -> [[Parameter]] {
    let written = all.filter { $0.owner == type && $0.kind == .initializer }.map { $0.parameters }
    if !written.isEmpty { return written }
    let stored = all.filter {
      $0.owner == type && $0.kind == .property && $0.name != "body" && !$0.type.hasPrefix("some ")
    }
    return stored.isEmpty ? [] : [stored.map { Parameter(label: $0.name, type: $0.type, hasDefault: false) }]
  }
}
