import LayCatalog
import LayLibrary

/// Properties that the user's defaults hold: `@AppStorage("isOn", store: .shared) var isOn = true`.
extension Evaluator {
  #if !hasFeature(Embedded)
  /// What code has set for such a property; nil where it has set nothing, so that the property has its own value.
  func storedValue(of property: StoredProperty, in id: TypeID) -> Value? {
    guard pass.hasRealValues, !stage.window.defaults.isEmpty else { return nil }
    let arguments = plan(property.attribute).arguments
    guard let key = arguments.first(where: { $0.label.isEmpty }) else { return nil }
    var suite = ""
    if let store = arguments.first(where: { $0.label == "store" }),
      case .builtin(let defaults) = evaluate(
        store.expression, typeScope(id), expecting: .builtin(.userDefaults))
    {
      suite = defaults.suite
    }
    guard case .string(let name) = evaluate(key.expression, typeScope(id), expecting: .string),
      let found = stage.valueOfDefault(name, inSuite: suite), !found.isUnknown
    else { return stand(in: property.type, for: property.name) }
    if found.isNil { return nil }
    if case .declared(let type) = property.type.unwrapped, declarations[type].kind == .enumeration {
      return declarations[type].cases.first { equal($0.rawValue, found) == true }
        .map { .enumCase(EnumValue(type: type, name: $0.name, associated: [])) }
    }
    return converted(found, to: property.type)
  }
  #endif

  /// What such a property holds that is set by nobody and has no value of its own.
  func appStorageDefault(_ property: StoredProperty) -> Value {
    switch property.type {
    case .bool: return .bool(false)
    case .int: return .int(0)
    case .double: return .double(0)
    case .string: return .string("")
    case .builtin(let type) where type.isNumber:
      return BuiltinValue.number(type, 0).map { .builtin($0) } ?? .unknown
    default: return .unknown
    }
  }
}
