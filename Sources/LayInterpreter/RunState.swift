import LayCatalog
import LaySyntax
import LayViews

/// The code that runs: what is around the place that is evaluated.
package final class RunState {
  /// The scope of code that stands outside of types.
  let fileScope = Scope(parent: nil)
  /// The block whose statement is being built; none where that is not known.
  @exclusivity(unchecked) var builder = SyntaxID.none
  /// The views that were given to the closure of a group, and whether they have a place.
  @exclusivity(unchecked) var subviews: [ViewID: Bool] = [:]
  /// What may fail, and how code goes on.
  @exclusivity(unchecked) var failure = Failure()
  /// What views do when they appear, while a component is built to see that; nil at any other time.
  @exclusivity(unchecked) var appearance: Appearance?
  /// The components whose bodies are being evaluated, outermost first.
  @exclusivity(unchecked) var components: [ComponentFrame] = []
  /// The functions and computed properties that are running, by their declarations, outermost first.
  @exclusivity(unchecked) var running: [SyntaxID] = []
  /// Closures that layout calls.
  var deferredClosures: [DeferredClosure] = []
  /// Where `drand48` has come to.
  var random = LinearCongruence()
  /// The names of members of types that are not known: `.join`.
  var symbols: Set<Symbol> = []
  var printed = PrintedLines()
  /// The objects that were made, and the scopes that keep themselves.
  @exclusivity(unchecked) var objects = ObjectList()
  /// Of these variables, those that code has changed, or that are objects.
  @exclusivity(unchecked) var changedVariables: [VariableID] = []
  @exclusivity(unchecked) var firstUses = FirstUses()
  /// What the file took so far.
  var spent = SpentOnFile()
}

/// What was worked out where it was first used, with what there was to say about it.
struct FirstUses {
  /// The constants and variables of the file, and of types as such, that have got their values.
  var variables: [VariableID] = []
  /// The functions inside of functions whose signatures are known.
  var functions: [FunctionDeclaration] = []
  /// By type, the scope of its static members.
  var scopes: [Scope?] = []
}

/// What may fail in the code that runs.
struct Failure {
  /// The error that was thrown and is not caught yet: what runs ends.
  var thrown: Value?
  /// The innermost block that is running whose errors are caught.
  var catching: SyntaxID?
  /// What is wrong, of an error that is not the file's.
  var reason = ""
  /// Whether code runs that finds out a value, with nothing built inside of it: where an app would end in it, the value
  /// is not known.
  var findsValue = false
}

/// What the layouts and the code of a file took so far, of which a file may have no more than so much.
struct SpentOnFile {
  /// How many views the layouts have that were evaluated.
  var views = 0
  /// The work that checking the code took.
  var checkedWork = 0
}

/// A component being evaluated: for the notes of an error inside it.
struct ComponentFrame {
  var type: TypeID
  /// The place that uses it.
  var place: SyntaxID
}

/// What the views of a component do when they appear, while the component is only built to see that.
struct Appearance {
  /// The component's place among those that are being evaluated.
  var frame: Int
  var actions: [Action] = []
  /// Whether code runs that layout would call.
  var isMeasured = false

  struct Action {
    var node: SyntaxID
    /// Where it is written.
    var scope: Scope
    /// Whether it stands in code that layout calls.
    var isMeasured = false
  }
}

/// A closure that layout calls, with what it inherits.
///
/// An object, so that calling it, which layout does often, copies none of what it keeps.
final class DeferredClosure {
  let closure: Closure
  let environment: EnvironmentValues
  let declaredEnvironment: [Symbol: Value]
  let components: [ComponentFrame]
  /// The custom layout that it stands for.
  var layout: BuiltLayout?
  #if !hasFeature(Embedded)
  /// Where it is among views that hand something up; nil where none do.
  var origin: HandoverOrigin?
  #endif

  init(
    _ closure: Closure, _ environment: EnvironmentValues, declared: [Symbol: Value],
    in components: [ComponentFrame]
  ) {
    self.closure = closure
    self.environment = environment
    declaredEnvironment = declared
    self.components = components
  }
}

/// A custom layout that was built, and what it is asked by.
final class BuiltLayout {
  let functions: LayoutFunctions
  let layout: OwnLayout
  /// The subviews that its functions were last given, and the value that they were given for these.
  private var latest: (subviews: LayoutSubviews, value: Value)?

  init(functions: LayoutFunctions, layout: OwnLayout) {
    self.functions = functions
    self.layout = layout
  }

  /// A list of proxies.
  func value(of subviews: LayoutSubviews) -> Value {
    if let latest, latest.subviews === subviews { return latest.value }
    let value = Value.array(
      subviews.views.indices.map {
        .builtin(.layoutSubview(SubviewValue(subviews: subviews, index: $0, layout: layout)))
      })
    latest = (subviews, value)
    return value
  }
}
