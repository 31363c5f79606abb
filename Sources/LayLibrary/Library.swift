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
    clippingModifiers, effectModifiers, environmentModifiers, fontModifiers, identityModifiers,
    layerModifiers,
    paintModifiers, positionModifiers, presentationModifiers, safeAreaModifiers, scrollModifiers,
    sizeModifiers,
    textModifiers, unsupportedModifiers,
    controlModifiers, listModifiers, navigationModifiers, tabModifiers, tags, toolbarModifiers,
  ]

  /// Initialisers of types: `Color`, by the name of the type.
  static let initializerTables: [[Declaration]] = [
    colorInitializers, coordinateInitializers, foundationInitializers, gradientInitializers,
    gridItemInitializers, imageInitializers, layoutInitializers, pathInitializers, proposalInitializers,
    shapeInitializers, styleInitializers, textInitializers, transformInitializers,
  ]

  /// Static functions, and static properties that are no plain names: `Font.system`.
  static let staticTables: [[Declaration]] = [
    coordinateStatics, fontStatics, formatStatics, geometryProxyStatics, gradientStatics, gridItemStatics,
    optionStatics, shapeStatics, styleStatics,
  ]

  /// Properties and methods of values: `Text.bold`.
  static let memberTables: [[Declaration]] = [
    colorMembers, coordinateMembers, fontMembers, formatMembers, foundationMembers, geometryProxyMembers,
    imageMembers, layoutMembers, optionMembers, pathMembers, shapeMembers, styleMembers, subviewMembers,
    textMembers, transformMembers,
  ]
}
