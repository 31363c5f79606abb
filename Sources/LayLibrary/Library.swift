import LayCatalog

/// What every view, modifier and value takes and builds, declared once: see `Declaration`.
///
/// The tables are constants of the program, each sorted by the bytes of its names. A declaration's signature is read when
/// its name is first looked up and kept, so that a file pays for the names it uses. One library serves any number of
/// files, one after the other.
package final class Library {
  /// Views that are built where they are called.
  static let viewTables: [[Declaration]] = [
    adaptiveViews, buttons, colorPickers, datePickers, drawings, grids, groups, labels, lists, menus,
    navigationContainers, navigationLinks, pickers, progressViews, scrollViews, sliders, spacers, stacks,
    tabViews, textFields, toggles, toolbarItems, unavailableViews, unsupportedViews, viewGroups,
  ]

  /// Modifiers of views.
  static let modifierTables: [[Declaration]] = [
    controlModifiers, listModifiers, navigationModifiers, tabModifiers, tags, toolbarModifiers,
  ]

  /// Initialisers of types: `Color`, by the name of the type.
  static let initializerTables: [[Declaration]] = []

  /// Static functions, and static properties that are no plain names: `Font.system`.
  static let staticTables: [[Declaration]] = []

  /// Properties and methods of values: `Text.bold`.
  static let memberTables: [[Declaration]] = []
}
