import LaySyntax

/// Words that no table of the library has: Swift's own, by where they may stand, and how often names are written.
package enum Words {
  static let file = [
    "struct", "enum", "extension", "import", "func", "let", "var", "class", "protocol", "private",
    "typealias",
  ]
  static let members = [
    "var", "let", "func", "private", "static", "struct", "enum", "case", "init", "mutating", "typealias",
    "subscript",
    "override", "class", "fileprivate", "public", "lazy", "indirect",
  ]
  /// Swift's words for statements, and what declares in code.
  static let statements: [String] =
    ["let", "var", "self", "func", "struct"]
    + Keyword.allCases.filter { Keyword.if.rawValue...Keyword.where.rawValue ~= $0.rawValue }.map {
      $0.spelling
    }
  static let attributes = [
    "State", "Binding", "Environment", "ViewBuilder", "Previewable", "ScaledMetric", "Namespace",
    "FocusState",
    "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "Published", "Observable", "Bindable",
    "GestureState", "SceneStorage", "available", "MainActor", "main", "escaping", "autoclosure",
    "resultBuilder",
    "propertyWrapper", "discardableResult", "Query", "FetchRequest", "Entry",
  ]
  static let directives = ["Preview", "if", "available", "endif", "else", "unavailable", "Predicate"]
  package static let types = [
    "String", "Int", "Double", "Bool", "CGFloat", "Character", "Array", "Dictionary", "Set", "Date", "URL",
    "UUID",
    "Binding", "AnyView", "EmptyView", "Void", "Optional", "Range", "ClosedRange", "Locale", "Calendar",
    "TimeInterval",
  ]
  package static let protocols = [
    "View", "ViewModifier", "Identifiable", "Hashable", "Equatable", "Codable", "CaseIterable", "Comparable",
    "Error",
    "ButtonStyle", "LabelStyle", "ToggleStyle", "Layout", "Shape", "InsettableShape", "PreviewProvider",
    "EnvironmentKey",
    "PreferenceKey", "ObservableObject", "Subviews", "Sendable", "Any", "Self", "App", "Scene",
    "LayoutValueKey",
    "StringProtocol", "RandomAccessCollection", "Content", "Configuration",
  ]
  package static let collectionMembers = [
    "count", "isEmpty", "map", "filter", "first", "last", "indices", "append", "contains", "sorted",
    "reversed",
    "enumerated", "reduce", "joined", "forEach", "prefix", "suffix", "dropFirst", "dropLast", "max", "min",
    "compactMap",
    "flatMap", "allSatisfy", "insert", "remove", "removeLast", "removeFirst", "firstIndex", "keys", "values",
    "startIndex",
    "endIndex", "shuffled", "randomElement", "split", "zip", "sort", "swapAt",
  ]
  package static let stringMembers = [
    "count", "isEmpty", "uppercased", "lowercased", "capitalized", "split", "hasPrefix", "hasSuffix",
    "contains",
    "replacingOccurrences", "prefix", "first", "last", "trimmingCharacters", "components", "reversed", "map",
    "padding",
    "description", "append", "utf8",
  ]
  package static let numberMembers = [
    "formatted", "rounded", "description", "magnitude", "infinity", "zero", "pi", "squareRoot",
    "max", "min",
    "random",
  ]

  /// The names of constants that types tell by asking, not by a list: each type takes those that it knows.
  package static let constants = [
    "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing",
    "firstTextBaseline", "lastTextBaseline", "leadingFirstTextBaseline", "leadingLastTextBaseline",
    "centerFirstTextBaseline",
    "centerLastTextBaseline", "trailingFirstTextBaseline", "trailingLastTextBaseline",
    "listRowSeparatorLeading",
    "horizontal", "vertical", "all", "zero", "infinity", "unspecified", "identity",
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption", "caption2",
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray",
    "clear", "primary", "secondary", "accentColor", "tertiary", "quaternary", "quinary", "tint", "foreground",
    "background",
    "selection", "separator", "placeholder", "link", "fill", "windowBackground",
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
    "ultraThin",
    "thick", "ultraThick",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "label", "secondaryLabel", "tertiaryLabel", "systemGray",
    "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemRed", "systemBlue", "systemGreen",
    "systemOrange",
    "systemYellow", "systemPurple", "systemPink", "systemTeal", "systemIndigo", "systemFill",
    "xSmall", "small", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3",
    "accessibility4", "accessibility5", "topLeft", "topRight", "bottomLeft", "bottomRight", "allCorners",
    "whitespaces", "whitespacesAndNewlines", "newlines", "letters", "decimalDigits", "alphanumerics",
  ]
  /// What the traits of `#Preview` are made of.
  static let previewTraits = [
    "fixedLayout", "sizeThatFitsLayout", "portrait", "landscapeLeft", "landscapeRight", "defaultLayout",
  ]

  /// The parameters of what begins with a number sign, and of traits.
  static let macros: [String: [FileNames.Parameter]] = [
    "Preview": [
      FileNames.Parameter(label: "", type: "String", hasDefault: true),
      FileNames.Parameter(label: "traits", type: "PreviewTrait", hasDefault: true),
    ],
    "fixedLayout": [
      FileNames.Parameter(label: "width", type: "CGFloat", hasDefault: false),
      FileNames.Parameter(label: "height", type: "CGFloat", hasDefault: false),
    ],
  ]

  enum Table { case plain, members, labels }

  /// How much more often than others a name is written: 0 for rare ones.
  /// - Complexity: O(1).
  static func weight(of name: String, in table: Table) -> Int {
    let ranks =
      switch table {
      case .plain: plainRanks
      case .members: memberRanks
      case .labels: labelRanks
      }
    return ranks[name].map { 60 - 60 * $0 / NamesByUse.plain.count } ?? 0
  }

  private static let plainRanks = ranks(NamesByUse.plain)
  private static let memberRanks = ranks(NamesByUse.members)
  private static let labelRanks = ranks(NamesByUse.labels)

  private static func ranks(_ names: [StaticString]) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for (rank, name) in names.enumerated() where ranks[name.description] == nil {
      ranks[name.description] = rank
    }
    return ranks
  }
}
