#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// `Text(4, format: Doubled())`, of a `FormatStyle` of the file's own.
extension Evaluator {
  /// A format that writes values as the function of an instance does; nil where its type has none.
  func ownFormat(_ instance: Instance) -> Value? {
    guard let name = symbols.find("format"),
      case .function(let ids)? = instanceMember(name, of: instance.type, isCalled: true),
      let first = ids.first
    else { return nil }
    let receiver = scope(of: instance.type, receiver: .instance(instance))
    let format = Closure(code: declarations[first].syntax, scope: receiver)
    return .builtin(.valueFormat(.own(OwnFormat(format))))
  }
}
#endif
