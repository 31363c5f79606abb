/// The bounds of an evaluation.
@usableFromInline package enum Limits {
  /// Calls and turns of loops beyond those that the views of a layout may need; all that there may be where each layout
  /// is by itself. A preview of an app takes some thousand, and one that makes up the data of a year some hundred
  /// thousand.
  static let steps = 1_000_000
  /// Bytes that the evaluation of a layout keeps that is by itself.
  static let storageOfPreview = 256 << 20
  /// What all layouts of a file may do together, in what one may: steps, and views that are kept until all are written.
  /// Two, so that a file of many previews ends in twice the time of the longest that a single one may take.
  package static let layoutsOfFile = 2
  /// How often a layout is laid out on trial that changes with what its views hand up.
  package static let settlingRounds = 4
  /// The work that counts for a step: going through so many elements.
  @inlinable package static var workOfStep: Int { 128 }
  /// That of looking at an expression or a pattern.
  @inlinable package static var workOfNode: Int { 8 }
  /// The least that a call or a turn of a loop in compiled code counts for, which takes a tenth of the time of a step.
  @inlinable package static var workOfTurn: Int { 16 }
  /// The types for which an argument's value is kept while overloads are tried.
  package static let findingsOfArgument = 16
  /// Those that there always are for checking one function or variable by itself.
  package static let stepsOfCheck = 10_000
  /// What a finding counts for, reported or met again: looking for what was meant takes as long as so many steps.
  static let workOfFinding = 8 * workOfStep
  /// What a question of a layout of the file's own to a subview counts for, beside a step for each view that may have to
  /// answer and the work of looking through the answers it has given.
  package static let workOfQuestion = 32 * workOfStep
  /// That of looking at one of these.
  package static let workOfAnswer = 4
  /// Names that are compared with those that a file uses and nothing defines, to say which was meant.
  ///
  /// There are 700 of SwiftUI's and Swift's: room for a suggestion with each finding that is kept of a file, and a
  /// quarter of a second in one that declares thousands of names and misses as many.
  static let comparedNames = 4_000_000
  package static let componentDepth = 512
  /// The protocols of a type, those that these refine among them, whose extensions are looked through for a member.
  package static let protocolsOfType = 64
  /// The functions of one name that a type may have, inherited ones among them.
  package static let inheritedOverloads = 256
  /// What is told of that stands in for values in one layout.
  package static let notedStandIns = 64
  /// The previews that the code of one provider may make.
  package static let previewsOfProvider = 1_000
  /// The names of a type that an extension extends: `A.B.C` has three.
  package static let pathOfExtension = 16
  /// The type aliases that one type is made of, each counted as often as it stands there.
  package static let aliasesOfType = 500
  /// The aliases, one of the other, that an extension's type is looked for through.
  package static let aliasesOfExtension = 8
  /// How far the code of a view is followed to tell its type.
  package static let codeOfViewType = 12
  /// How many parts of an index are looked at for calls.
  package static let partsOfIndex = 64
  /// The types that `Result` is written with, before all others are one.
  package static let resultTypes = 64
  /// The classes that a class inherits from.
  package static let superclasses = 64
  /// The properties that all classes of a file together have of their superclasses.
  package static let inheritedProperties = 100_000
  /// Errors met again after they were reported.
  static let repeatedErrors = 10_000
  package static let viewDepth = 4_000
  /// Elements of one array, characters of one string.
  package static let collectionSize = 4_000_000
  /// Paths, trimmed or turned, inside others.
  static let pathDepth = 32
  /// Bytes of all that one layout's evaluation keeps in strings and arrays, and of those it lets go of again.
  static let storage = 1 << 30
  /// Bytes that a function or an unbuilt view counts for: it keeps the variables around it, for good where it is one.
  package static let closureSize = 512
  /// Bytes that each of those variables counts for.
  package static let variableSize = 256
  /// Colours of one gradient.
  static let gradientStops = 10_000
  /// Runs of one text that is put together of others.
  static let textParts = 100_000
  /// Bytes of the text that the views of one layout show, and of their names.
  static let textSize = 64 << 20
}
