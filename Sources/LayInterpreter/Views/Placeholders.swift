import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Values that stand for others: made-up ones while code is checked, placeholders in a lenient compilation.
extension Evaluator {
  /// Whether a member of an unknown value is that value in another form: `title.uppercased()` is still a title.
  func keepsName(_ member: Symbol, isMethod: Bool) -> Bool {
    let name = symbols[member]
    switch name {
    case "description", "localizedDescription", "rawValue", "wrappedValue", "projectedValue", "value", "self",
      "formatted", "localized":
      return true
    default: break
    }
    for value in [Value.string(""), .double(0), .array([])] {
      if swift.property(name, of: value) != nil { return true }
      if isMethod, swift.methods(name, of: value) != nil { return true }
    }
    guard isMethod else { return false }
    return library.modifier(named: name) != nil || library.method(name, of: .image) != nil
      || library.method(name, of: .text) != nil || library.method(name, of: .color) != nil
  }

  /// Reports what SwiftUI has and this language has not; a lenient compilation goes on without it.
  func reportUnsupported(_ name: String, at range: SourceRange, help: String?, instead: String) {
    let message = "'\(name)' is not supported"
    findings.report(
      configuration.isLenient
        ? .warning("unsupported", at: range, message + ": " + instead)
        : .error("unsupported", at: range, message, help: help))
  }

  /// A value of a type, for code that is only checked.
  func sample(of type: Type, depth: Int = 0) -> Value {
    switch type {
    case .any, .keyPath, .action, .function, .content, .range, .builtin: return builtinSample(type)
    case .void: return .void
    case .bool: return .bool(false)
    case .int: return .int(0)
    case .double: return .double(0)
    case .string: return .string("")
    case .optional(let wrapped), .binding(let wrapped): return sample(of: wrapped, depth: depth)
    case .array(let element):
      let element = sample(of: element, depth: depth + 1)
      return element.isUnknown ? .unknown : .array([element])
    case .set(let element):
      let element = sample(of: element, depth: depth + 1)
      return element.isUnknown ? .unknown : set(of: [element])
    case .dictionary(let key, let value):
      return .dictionary(
        DictionaryValue([(key: sample(of: key, depth: depth + 1), value: sample(of: value, depth: depth + 1))]
        ))
    case .tuple(let types, let labels):
      return .tuple(
        TupleValue(
          types.enumerated().map { index, type in
            (label: index < labels.count ? labels[index] : .empty, value: sample(of: type, depth: depth + 1))
          }))
    case .view: return .views(ViewList())
    case .declared(let id): return sample(of: id, depth: depth)
    }
  }

  private func builtinSample(_ type: Type) -> Value {
    guard case .builtin(let builtin) = type else { return .unknown }
    switch builtin {
    case .geometryProxy:
      let size = configuration.defaultCanvas
      return .builtin(
        .geometryProxy(
          GeometryValue(size: size, globalFrame: Rect(origin: .zero, size: size), safeAreaInsets: .zero)))
    case .viewDimensions:
      return .builtin(
        .viewDimensions(
          DimensionsValue(ViewDimensions(size: .zero, value: { _ in 0 }, explicit: { _ in nil }))))
    case .proposedViewSize: return .builtin(.proposedSize(ProposedSize(configuration.defaultCanvas)))
    case .layoutSubview: return .builtin(.layoutSubview(SubviewValue(subviews: .sample, index: 0)))
    case .viewSpacing: return .builtin(.viewSpacing(.plain))
    case .horizontalAlignment: return .builtin(.horizontalAlignment(.leading))
    case .verticalAlignment: return .builtin(.verticalAlignment(.top))
    case .text: return .builtin(.text(TextValue(segments: [], source: 0)))
    case .size: return .builtin(.size(.zero))
    case .point: return .builtin(.point(.zero))
    case .rect: return .builtin(.rect(.zero))
    case .color: return .builtin(.color(ColorValue(.accent)))
    case .font: return .builtin(.font(FontDescriptor(.platformDefault)))
    case .axis: return .builtin(.axis(.horizontal))
    case _ where builtin.isNumber: return BuiltinValue.number(builtin, 0).map { .builtin($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func sample(of id: TypeID, depth: Int) -> Value {
    let declaration = declarations[id]
    guard depth < 4 else { return .unknown }
    switch declaration.kind {
    case .enumeration:
      guard let first = declaration.cases.first else { return .unknown }
      let associated = first.signature.parameters.map { sample(of: $0.type, depth: depth + 1) }
      return .enumCase(EnumValue(type: id, name: first.name, associated: associated))
    case .structure:
      let fields = declaration.properties.map { sample(of: $0.type, depth: depth + 1) }
      return .instance(Instance(type: id, fields: fields))
    case .protocolType, .extended: return .unknown
    }
  }
}
