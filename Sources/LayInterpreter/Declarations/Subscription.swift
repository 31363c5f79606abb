#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// Those who receive what a class publishes of a property, `$count.sink { … }`: what it is at once, and what it is set to
/// later, before it is set.
final class Subscription {
  /// What becomes of a value on its way.
  enum Stage {
    case dropped(Int)
    case changed(Value)
    case kept(Value)
    case found(Value)
    case distinct(last: Value?)
    /// It is handed on after a time.
    case late
    /// What is handed on is not known.
    case lost
  }

  enum Receiver {
    case function(Value)
    case property(KeyPathValue, of: Value)
    case place(SyntaxID, Scope)
  }

  /// The object whose property it is, and which one.
  let object: ObjectFields
  let property: Int
  /// The name of the property where it is subscribed to.
  let name: SyntaxID
  var stages: [Stage]
  let receiver: Receiver

  init(_ object: ObjectFields, _ property: Int, at name: SyntaxID, _ stages: [Stage], _ receiver: Receiver) {
    self.object = object
    self.property = property
    self.name = name
    self.stages = stages
    self.receiver = receiver
  }
}
#endif
