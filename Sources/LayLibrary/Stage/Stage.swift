import LayCatalog
import LaySyntax
import LayViews

/// Where views are built: the tree that they are put into, what they inherit, and what is wrong with them.
///
/// Views, modifiers and controls are made here, by `node`, `wrap` and `PartBuilder`. What they need of the code that they
/// are written in, the evaluator does for them: see `Evaluation`.
///
/// One thread at a time uses a stage, and no access to a property lasts while another begins: so those are not checked
/// when it runs, which would cost a quarter of its time.
package final class Stage {
  package let configuration: Configuration
  package let file: SourceFile
  package let findings: Findings
  package let budget: Budget
  /// What the evaluator does for the views that are built here.
  @exclusivity(unchecked) package var evaluation = Evaluation()

  @exclusivity(unchecked) package var tree = ViewTree()
  @exclusivity(unchecked) package var assets: AssetFinder
  /// Whether there are tables of strings: asked for most texts, without a copy of what finds them.
  package var hasStrings: Bool { assets.hasStrings }
  /// What views built now inherit.
  @exclusivity(unchecked) package var environment: EnvironmentValues {
    didSet { environmentIndex = nil }
  }
  @exclusivity(unchecked) package private(set) var environmentIndex: UInt32?
  /// Values of environment keys and objects that the file itself declares, and its styles, by the names of their types.
  @exclusivity(unchecked) package var declaredEnvironment: [Symbol: Value] = [:]

  /// What the layout says of the window that shows it.
  @exclusivity(unchecked) package var window: Window
  /// What the views built so far say to the containers around them.
  @exclusivity(unchecked) package var notes = ViewNotes()
  /// The navigation containers and toolbars that are being built.
  @exclusivity(unchecked) package var bars = BarState()
  /// How code is gone through just now.
  @exclusivity(unchecked) package var pass = Pass.running {
    didSet { findings.go(on: pass) }
  }
  /// What is numbered from one end of the file to the other.
  @exclusivity(unchecked) package private(set) var numbers = Numbers()

  package init(_ file: SourceFile, _ configuration: Configuration) {
    self.file = file
    self.configuration = configuration
    self.budget = Budget(configuration)
    self.findings = Findings(file, budget, isolatesErrors: configuration.isLenient)
    self.assets = AssetFinder(configuration)
    self.environment = EnvironmentValues(configuration)
    self.window = Window(canvas: configuration.defaultCanvas)
  }
}

/// What is numbered from one end of a file to the other.
package struct Numbers {
  /// Counts the trees: what is kept about one is of no use in another.
  package fileprivate(set) var tree = 0
  /// How many `UUID()` there have been.
  fileprivate var uuids = 0
  /// Custom guides; every tree has all of them.
  package fileprivate(set) var guides: [CustomGuide] = []
  #if !hasFeature(Embedded)
  /// C's random numbers, which are the same in each layout.
  fileprivate var random = RandomBits()
  /// The calendars and time zones that views were given.
  fileprivate(set) var calendars: [CalendarValue] = []
  fileprivate(set) var timeZones: [TimeZoneValue] = []
  #endif
}

/// What a layout says of the window that shows it.
package struct Window {
  package var canvas: Size
  #if !hasFeature(Embedded)
  /// The frames of the views whose coordinate spaces have names, as far as they are known.
  package var spaces: [String: Rect] = [:]
  /// The widget that the layout is shown in.
  package var widget: WidgetFamily?
  /// The widgets that its views ask to be shown in, one after the other.
  package var widgets: [WidgetFamily] = []
  /// Where views look for objects that are given no store of their own.
  package var store = ObjectStore()
  /// The properties that were answered from a store, with how often that had been changed.
  package var asked: [SyntaxID: (store: ObjectStore, changes: Int)] = [:]
  /// What code has set of the user's defaults.
  package var defaults = StoredDefaults()
  #endif
  /// What the views of a `PreviewProvider` say about their preview.
  package var preview = PreviewTraits()
  /// Whether the preview brings a store for `@Query` and `@FetchRequest` of which nothing is known.
  package var hasStore = false
  /// The names that its views were given, one after the other.
  package var previewNames: [String] = []
  /// The appearance that a view of the layout asks of the whole window.
  package var preferredColorScheme: ColorScheme?
}

/// The padding above the rows that begin a list: a bar with a large title changes it.
package struct ListTop {
  /// Its payload.
  var inset: Int
  var underLargeTitle: Double
}

/// What the views of a `PreviewProvider` say about their preview.
package struct PreviewTraits: Sendable, Equatable {
  package var name: String?
  package var layout: PreviewLayout?
  /// The device whose canvas the preview takes, whatever the command's is.
  package var device: Device?
  /// Whether the device lies on its side.
  package var isLandscape = false

  package init() {}
}

/// What views say to the containers around them: nobody else sees it.
package struct ViewNotes {
  /// What pickers and tab views know them by.
  package var tags: [ViewID: Value] = [:]
  /// Whether views are being built that are told apart by their tags.
  package var tagsElements = false
  /// What they say to the list or tab view around them.
  package var rowTraits: [ViewID: RowTraits] = [:]
  /// The padding above the first rows of lists, by the list.
  package var listTops: [ViewID: ListTop] = [:]
  /// What they say to a custom layout, by the keys' types.
  package var layoutValues: [ViewID: [TypeID: Value]] = [:]

  /// Forgets what is known of the views of a tree.
  mutating func forgetViews() {
    tags = [:]
    rowTraits = [:]
    listTops = [:]
    layoutValues = [:]
  }
}

// MARK: Trees

extension Stage {
  /// Empties the tree of its views; what they shared stays, to be shared by the views to come.
  package func clearViews() {
    tree.nodes.removeAll(keepingCapacity: true)
    notes.forgetViews()
  }

  /// Starts a new tree.
  package func resetTree() {
    tree = ViewTree()
    tree.customGuides = numbers.guides
    forgetTree()
  }

  /// Goes over to the tree that layout holds.
  package func exchangeTree(_ other: inout ViewTree) {
    swap(&tree, &other)
    forgetTree()
  }

  /// Builds views to see what they say: nothing of it stays, and what is found is found again in earnest.
  package func rehearse(_ body: () -> Void) {
    let saved = (environment: saveEnvironment(), window: window, notes: notes, bars: bars)
    var scratch = ViewTree()
    scratch.customGuides = numbers.guides
    exchangeTree(&scratch)
    findings.rehearse { budget.rehearse(body) }
    exchangeTree(&scratch)
    tree.customGuides = numbers.guides
    (window, notes, bars) = (saved.window, saved.notes, saved.bars)
    restore(saved.environment)
  }

  private func forgetTree() {
    notes.forgetViews()
    numbers.tree += 1
    environmentIndex = nil
  }
}

// MARK: Numbers

extension Stage {
  /// Adds a custom guide.
  package func add(_ guide: CustomGuide) {
    numbers.guides.append(guide)
    tree.customGuides = numbers.guides
  }

  #if !hasFeature(Embedded)
  /// Where C's random numbers are.
  package var random: RandomBits {
    get { numbers.random }
    set { numbers.random = newValue }
  }

  /// `environment(\.calendar, …)`
  func give(_ calendar: CalendarValue) {
    if !numbers.calendars.contains(calendar) { numbers.calendars.append(calendar) }
    environment.world.calendar = numbers.calendars.firstIndex(of: calendar)
  }

  /// `environment(\.timeZone, …)`
  func give(_ zone: TimeZoneValue) {
    if !numbers.timeZones.contains(zone) { numbers.timeZones.append(zone) }
    environment.world.timeZone = numbers.timeZones.firstIndex(of: zone)
  }
  #endif

  /// Unlike any other of the file, and the same every time that the file is compiled.
  func nextUUID() -> String {
    numbers.uuids &+= 1
    let digits = String(numbers.uuids, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits
  }
}

// MARK: Environment

/// What views inherited before a modifier changed it.
package struct SavedEnvironment {
  package var values: EnvironmentValues
  package var index: UInt32?
  package var declared: [Symbol: Value]

  package init(values: EnvironmentValues, index: UInt32?, declared: [Symbol: Value]) {
    self.values = values
    self.index = index
    self.declared = declared
  }
}

extension Stage {
  package func saveEnvironment() -> SavedEnvironment {
    SavedEnvironment(values: environment, index: environmentIndex, declared: declaredEnvironment)
  }

  package func restore(_ saved: SavedEnvironment) {
    restore(saved.values, index: saved.index)
    declaredEnvironment = saved.declared
  }

  /// Puts an environment in the place of another, which is kept in its place: neither is copied.
  package func exchangeEnvironment(_ other: inout SavedEnvironment) {
    let index = environmentIndex
    swap(&environment, &other.values)
    swap(&declaredEnvironment, &other.declared)
    (environmentIndex, other.index) = (other.index, index)
  }

  /// The environment whose index in the tree is known.
  package func restore(_ saved: EnvironmentValues, index: UInt32?) {
    environment = saved
    environmentIndex = index
  }

  /// The index of the environment in the tree; equal ones of neighbours are shared.
  @inline(__always)
  package func currentEnvironment() -> UInt32 {
    if let environmentIndex, Int(environmentIndex) < tree.environments.count { return environmentIndex }
    return findEnvironment()
  }

  @inline(never)
  private func findEnvironment() -> UInt32 {
    let count = tree.environments.count
    for index in stride(from: count - 1, through: max(0, count - 8), by: -1)
    where tree.environments[index] == environment {
      environmentIndex = UInt32(index)
      return UInt32(index)
    }
    tree.environments.append(environment)
    environmentIndex = UInt32(count)
    return UInt32(count)
  }
}
