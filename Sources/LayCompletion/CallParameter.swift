import LayCatalog

/// A parameter, of the library's or of the file's own.
struct CallParameter: Equatable {
  var label: String
  /// As source writes it.
  var type: String
  var catalogType: Type?
  var isRequired: Bool
  var isVariadic: Bool
  /// Whether it is mostly written behind the parentheses.
  var isTrailingOnly: Bool

  var isClosure: Bool { catalogType?.isClosure ?? type.holds("->") }

  init(_ parameter: Parameter) {
    label = parameter.label
    type = ""
    catalogType = parameter.type
    isVariadic = parameter.isVariadic
    isTrailingOnly = parameter.isViewBuilder && parameter.label == "content"
    isRequired = parameter.defaultValue == nil && !parameter.isVariadic
  }

  init(_ parameter: FileNames.Parameter) {
    label = parameter.label
    type = parameter.type
    catalogType = Type.standard(named: parameter.type)
    isRequired = !parameter.hasDefault
    isVariadic = false
    isTrailingOnly = false
  }
}

extension Type {
  /// Whether it is a `Binding`.
  var isBinding: Bool { if case .binding = self { true } else { false } }

  /// What a value of the type is made of: of an array its elements, of an optional what it holds.
  var element: Type {
    switch self {
    case .array(let inner), .optional(let inner), .binding(let inner): inner.element
    default: self
    }
  }
}
