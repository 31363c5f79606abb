import LayCompletion

/// What a name may mean at a place of a file that is gone through from its beginning to its end.
struct NamePlace {
  let file: Int
  /// The declarations in the file itself, by where their names begin.
  var declaring: [UInt32: Int] = [:]
  /// By what is called: what the name means as a label.
  var arguments: [String: [Int]] = [:]
  var members: [Int] = []
  /// The members of types themselves, cases among them.
  var statics: [Int] = []
  var ofOwner: [String: [Int]] = [:]
  /// What is known without saying whose it is.
  var everywhere: [Int] = []
  /// The members of protocols and classes, which others have too.
  var lent: [Int] = []
  /// The plain types of variables, by their names.
  let types: [String: String]
  private var locals: [(declaration: Int, reach: Range<Int>)] = []
  private let bodies: [(owner: String, tokens: Range<Int>)]
  /// Of both: how many have begun, and those that have not ended, the inner ones last.
  private var begun = (locals: 0, bodies: 0)
  private var openLocals: [(declaration: Int, reach: Range<Int>)] = []
  private var openBodies: [(owner: String, tokens: Range<Int>)] = []
  private var token = 0

  /// - Complexity: O(n log n) in the names that the file declares.
  init(_ file: Int, _ names: FileNames) {
    self.file = file
    var types: [String: String] = [:]
    for declared in names.all
    where [.property, .local, .parameter].contains(declared.kind) && !declared.type.isEmpty {
      types[declared.name] = declared.type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    self.types = types
    bodies = names.bodies.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Takes the local names and where each is known.
  mutating func take(locals: [(declaration: Int, reach: Range<Int>)]) {
    self.locals = locals.sorted {
      ($0.reach.lowerBound, $0.declaration) < ($1.reach.lowerBound, $1.declaration)
    }
  }

  /// Of so many that are known at once the inner ones count.
  private static let mostLocals = 100

  /// Goes on to a token.
  /// - Complexity: O(k) in what has begun since the last one.
  mutating func go(to token: Int) {
    self.token = token
    while begun.locals < locals.count, locals[begun.locals].reach.lowerBound <= token {
      openLocals.removeAll { $0.reach.upperBound <= locals[begun.locals].reach.lowerBound }
      openLocals.append(locals[begun.locals])
      if openLocals.count > Self.mostLocals { openLocals.removeFirst() }
      begun.locals += 1
    }
    openLocals.removeAll { $0.reach.upperBound <= token }
    while begun.bodies < bodies.count, bodies[begun.bodies].tokens.lowerBound <= token {
      while let last = openBodies.last, last.tokens.upperBound <= bodies[begun.bodies].tokens.lowerBound {
        openBodies.removeLast()
      }
      openBodies.append(bodies[begun.bodies])
      begun.bodies += 1
    }
    while let last = openBodies.last, last.tokens.upperBound <= token { openBodies.removeLast() }
  }

  /// The types around the place, the inner ones first.
  var owners: [String] { openBodies.reversed().map(\.owner) }

  /// The local name that is known at the place; of one that is given its own value, the one before.
  func local(isOwnValue: Bool) -> Int? {
    openLocals.last { !(isOwnValue && $0.reach.lowerBound == token - 2) }?.declaration
  }
}
