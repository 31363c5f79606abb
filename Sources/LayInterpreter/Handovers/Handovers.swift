#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

/// What views hand up to those around them, preferences and sizes, and what components have made of it.
///
/// Code that waits for that runs once the layout is known, and what it leaves in the components changes the layout. So a
/// layout with such code is evaluated several times: first as if there were nothing to hand up, then on trial, as often
/// as that changes what components hold, and last with what they hold then.
final class Handovers {
  enum Pass { case first, trial, last }

  @exclusivity(unchecked) var pass = Pass.first
  /// All that is handed up in a trial; the first part holds the others.
  @exclusivity(unchecked) private(set) var parts: [Part] = []
  /// Whether all is known of what was done with it.
  @exclusivity(unchecked) var isKnown = true
  /// Where something was done of which not all is known, or that never ends.
  @exclusivity(unchecked) var doubt = Doubt()
  /// The code of which not all is known, which is not run.
  @exclusivity(unchecked) var blamed: Set<SyntaxID> = []
  /// The code that was run last.
  @exclusivity(unchecked) var lastAction = SyntaxID.none
  /// Where evaluation is.
  @exclusivity(unchecked) var place = Place()
  /// What the properties of components hold by now, by their indices.
  @exclusivity(unchecked) private(set) var held: [UInt64: [Int: Value]] = [:]
  /// What views are built of, by their places.
  @exclusivity(unchecked) var shown: [UInt64: Value] = [:]
  /// The frames of the views whose coordinate spaces have names.
  @exclusivity(unchecked) var spaces: [String: Rect] = [:]
  /// The code that waits for its views to have their room, and the places where it has run.
  @exclusivity(unchecked) var appearing: Set<SyntaxID> = []
  @exclusivity(unchecked) var appeared: Set<UInt64> = []
  /// What `onChange` watches, by its places.
  @exclusivity(unchecked) var watched: [UInt64: Value] = [:]
  /// What parts hand up that wait for it; nil where nothing does.
  @exclusivity(unchecked) var answers: [Asked: Value?] = [:]
  /// The components of a trial.
  @exclusivity(unchecked) var components: [Component] = []

  /// Views that hand something up, and those inside of them.
  struct Part {
    var children: [Int] = []
    var content = Content.group
  }

  enum Content {
    case group
    /// `preference(key:value:)`
    case value(key: TypeID, Value)
    /// `transformPreference(_:_:)`, by its last argument.
    case change(key: TypeID, SyntaxID, Scope)
    /// `onPreferenceChange(_:perform:)`
    case action(key: TypeID, SyntaxID, Scope)
    /// Views that are built of what is handed up, by their place.
    case views(key: TypeID, UInt64)
    /// `onGeometryChange(for:of:action:)`, and what its closure made of the view's geometry.
    case geometry(SyntaxID, Scope, Value?)
    /// `anchorPreference(key:value:transform:)`, until layout finds where the view lies.
    case anchor(key: TypeID, SyntaxID, Scope)
    /// `coordinateSpace(name:)`, and the view's frame.
    case space(String, Rect?)
    /// `onAppear` of a view in a reader, by its place.
    case appearance(SyntaxID, Scope, UInt64)
    /// `onChange(of:)`, with what it watches, by its place.
    case watch(Value, SyntaxID, Scope, UInt64)
  }

  /// What a part hands up for a key, once it was asked for.
  struct Asked: Hashable {
    var key: TypeID
    var part: Int
  }

  struct Doubt {
    var place = SyntaxID.none
    /// Where something was set through a binding of which it is not known what it is bound to: that stays so.
    var unbound = SyntaxID.none
  }

  /// A component of a trial, whose copies all refer to the same properties.
  struct Component {
    var type: TypeID
    var key: UInt64
    /// The place among the components of the one around it; −1 for none.
    var outer: Int
    var node: SyntaxID
    var before: [Value]
    var object: ObjectFields
  }

  /// Where evaluation is among views: what closures that layout calls go on from.
  struct Place {
    var part = 0
    /// The parts that are open, outermost first.
    var open: [Int] = []
    /// Of the innermost component, or of a closure in it.
    var key: UInt64 = 0
    /// The place of that component; −1 for none.
    var component = -1
    /// How often each node of its code has been met.
    var counts: [SyntaxID: UInt64] = [:]
  }

  func begin(_ pass: Pass) {
    self.pass = pass
    parts = [Part()]
    place = Place()
    components = []
    answers = [:]
    blamed = []
    isKnown = true
    doubt.place = .none
  }

  /// What tells a place from all others, the same each time the layout is evaluated.
  func key(at node: SyntaxID) -> UInt64 {
    let count = place.counts[node, default: 0]
    place.counts[node] = count &+ 1
    var key = place.key
    for number in [UInt64(node.index), count] {
      key = (key ^ number) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
    }
    return key
  }

  // MARK: Parts

  /// Begins the part of the views of a modifier.
  func open() {
    place.open.append(place.part)
    place.part = addPart()
  }

  /// Ends it.
  func close(_ content: Content) {
    parts[place.part].content = content
    place.part = place.open.popLast() ?? 0
  }

  /// A part of the views that are built now, to be filled later.
  func addPart() -> Int {
    let part = parts.count
    parts.append(Part())
    parts[place.part].children.append(part)
    return part
  }

  /// Layout builds what a closure makes anew.
  func empty(_ part: Int) { parts[part] = Part() }

  func set(_ part: Int, _ content: Content) { parts[part].content = content }

  // MARK: Properties

  func hold(_ value: Value, in index: Int, of key: UInt64) { held[key, default: [:]][index] = value }
}

/// Where a closure that layout calls stands, among the views of a layout that is settled.
struct HandoverOrigin {
  let handovers: Handovers
  let place: Handovers.Place
  /// The part whose geometry it tells; nil for any other closure.
  var measuredPart: Int?
}
#endif
