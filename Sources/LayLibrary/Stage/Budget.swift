import LayCatalog
import LaySyntax
import LayViews

/// How far a stopped evaluation unwinds where each view is by itself: to the innermost view around at most so many
/// components and running functions.
package struct Resumption {
  package var components = Int.max
  package var running = Int.max

  package init(components: Int = .max, running: Int = .max) {
    self.components = components
    self.running = running
  }
}

/// What became of the bounds that a layout met.
package struct Stops {
  /// How often it went on, or ended, at one.
  package var count = 0
  /// The last.
  package var fault: Diagnostic?
  /// How the evaluation that is stopped goes on; nil where it ends.
  package var resumption: Resumption?
  /// Whether only the code for a value has ended, which is not known then.
  package var endsValue = false
  /// What is given to a layout with a budget of its own after its steps were used up by one of its views, half as much
  /// each time.
  fileprivate var reserve = 0
  /// The declarations that were found to contain, or to call, themselves without end.
  package var endless: [SyntaxID: Diagnostic] = [:]
}

/// What evaluation may still do: steps, bytes of values, text, and room on the machine's stack.
///
/// Without it, a loop could do any amount of work in each of its turns. Every part of the evaluation counts here what it
/// does; who finds a bound met reports it and sets `isStopped`.
@usableFromInline package final class Budget {
  /// Set when a bound is met: everything unwinds.
  @exclusivity(unchecked) @usableFromInline package var isStopped = false
  @exclusivity(unchecked) @usableFromInline package var remainingWork = 0
  @exclusivity(unchecked) package var stops = Stops()
  /// What `Limits.storage` and `Limits.textSize` leave to the layout.
  @exclusivity(unchecked) package var remainingStorage = 0
  @exclusivity(unchecked) package var remainingText = 0
  /// What the layouts of the file may still do together.
  @exclusivity(unchecked) private var remainingFileWork: Int
  /// Whether that is what bounds the layout that is evaluated now.
  @exclusivity(unchecked) package private(set) var isBoundByFile = false
  /// Whether little is left for the code that is checked now, so that its end is no mistake of its own.
  @exclusivity(unchecked) package var isCutShort = false
  /// Calls and turns of loops of one layout: each row of a list is one, and each component in it.
  package let maximumSteps: Int
  @exclusivity(unchecked) private var workOfLayout = 0
  /// Whether each layout has a budget of its own, smaller than one that all of a file share.
  package let isSeparate: Bool
  private let stackSize: UInt
  @exclusivity(unchecked) private var stackBase: UInt = 0

  package init(_ configuration: Configuration) {
    stackSize = configuration.stackSize
    isSeparate = configuration.isLenient
    let stepsOfViews = isSeparate ? 0 : 2 &* min(configuration.maximumViewCount, Int.max / 16)
    maximumSteps = min(Limits.steps &+ stepsOfViews, Int.max / (16 * Limits.workOfStep))
    remainingFileWork = maximumSteps * Limits.workOfStep * Limits.layoutsOfFile
  }

  /// To be called where evaluation begins: what is left, and the stack, are measured from here.
  package func begin() {
    measureStack()
    remainingWork = maximumSteps * Limits.workOfStep
    remainingStorage = maximumStorage
    remainingText = Limits.textSize
    stops = Stops()
    stops.reserve = isSeparate ? remainingWork / 2 : 0
    isStopped = false
  }

  #if !hasFeature(Embedded)
  /// Goes on, on this thread's stack, with what another has left.
  package func goOn(from other: Budget) {
    remainingWork = other.remainingWork
    remainingStorage = other.remainingStorage
    remainingText = other.remainingText
    stops = other.stops
    isStopped = other.isStopped
  }
  #endif

  /// Whether a layout that has used up its steps gets more of them for the views that are left.
  package var hasReserve: Bool { stops.reserve >= Limits.stepsOfCheck * Limits.workOfStep }

  /// Ends the code that finds out a value: whoever waits for it goes on without.
  package func endValue() {
    isStopped = true
    stops.count &+= 1
    stops.endsValue = true
  }

  /// Goes on after a stop.
  package func resume() {
    stops.resumption = nil
    stops.endsValue = false
    isStopped = false
    guard remainingWork <= 0 else { return }
    remainingWork = stops.reserve
    stops.reserve /= 2
  }

  /// Forgets what the layouts before have taken.
  package func renew() {
    remainingFileWork = maximumSteps * Limits.workOfStep * Limits.layoutsOfFile
    isStopped = false
  }

  /// To be called where the evaluation of a layout begins: it takes what the layouts before it left.
  package func beginLayout() {
    workOfLayout = remainingWork
    if isSeparate { return }
    isBoundByFile = remainingFileWork < remainingWork
    remainingWork = min(remainingWork, remainingFileWork)
    workOfLayout = remainingWork
  }

  package func endLayout() {
    if isSeparate { return }
    remainingFileWork = max(0, remainingFileWork - (workOfLayout - remainingWork))
    isBoundByFile = false
  }

  /// Counts work by its parts, as many as are done in the time of a step make one: elements that are gone through,
  /// and for what takes longer than an element the manifold of it.
  /// - Returns: Whether steps are left. Work that may be more than linear stops where there are none; `hasSteps(at:)`
  ///   reports it afterwards.
  @inlinable @discardableResult
  package func charge(_ count: Int) -> Bool {
    guard remainingWork > 0 else { return false }
    remainingWork &-= count
    return remainingWork > 0
  }

  /// Counts the work of going through a value's elements. Those of a range take none: it is known where they lie.
  package func charge(for value: Value) {
    switch value {
    case .string(let text): charge(text.utf8.count << 1)
    case .array(let elements): charge(elements.count << 2)
    case .set(let members): charge(members.entries.count << 2)
    case .dictionary(let dictionary): charge(dictionary.entries.count << 3)
    default: break
    }
  }

  /// Bytes of all that one layout's evaluation keeps.
  package var maximumStorage: Int { isSeparate ? Limits.storageOfPreview : Limits.storage }

  /// Runs code that will run again in earnest, with half of the steps that are left. Where it meets a bound, it ends, and
  /// what runs in earnest will meet it.
  func rehearse(_ body: () -> Void) {
    let (storage, text, before) = (remainingStorage, remainingText, stops)
    let kept = remainingWork / 2
    remainingWork -= kept
    body()
    remainingWork += kept
    (remainingStorage, remainingText, stops, isStopped) = (storage, text, before, false)
  }

  // MARK: The stack

  /// How many closures that layout calls are running, one inside the other.
  @exclusivity(unchecked) package var resumedCount = 0

  /// To be called where evaluation goes on from another place on the stack.
  package func measureStack() { stackBase = Self.stackAddress() }

  /// Whether there is room on the machine's stack for another level.
  package var hasStack: Bool {
    let used = stackBase &- Self.stackAddress()
    return used < stackSize || used > UInt.max / 2
  }

  @inline(never)
  private static func stackAddress() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
