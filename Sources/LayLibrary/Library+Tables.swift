import LayViews

// The tables of declarations, each in the file of what it declares.

extension Declaration {
  /// Views that are built where they are called.
  static let viewTables: [[Declaration]] = [
    adaptiveViews, buttons, colorPickers, datePickers, drawings, grids, groups, labels, lists, menus,
    navigationContainers, navigationLinks, pickers, progressViews, runningViews, scrollViews, sliders,
    spacers, stacks,
    tabViews, textFields, toggles, toolbarItems, unavailableViews, unsupportedViews, viewGroups,
    wrappingViews,
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
    calendarInitializers, codingInitializers, colorInitializers, coordinateInitializers, dateInitializers,
    dateFormatInitializers,
    formatterInitializers, foundationInitializers, gradientInitializers,
    gridItemInitializers, imageInitializers, layoutInitializers, lengthInitializers, pathInitializers,
    platformImageInitializers,
    processInitializers,
    proposalInitializers, shapeInitializers, spacingInitializers, styleInitializers, textInitializers,
    transformInitializers, uiKitInitializers, urlInitializers,
  ]

  /// Static functions, and static properties that are no plain names: `Font.system`.
  static let staticTables: [[Declaration]] = [
    calendarStatics, codingStatics, coordinateStatics, dateStatics, dateFormatStatics, fontStatics,
    formatStatics,
    formatterStatics, geometryProxyStatics, gradientStatics, gridItemStatics,
    optionStatics, processStatics, shapeStatics, styleStatics, uiKitStatics, urlStatics,
  ]

  /// Properties and methods of values: `Text.bold`.
  static let memberTables: [[Declaration]] = [
    calendarMembers, codingMembers, colorMembers, coordinateMembers, dateMembers, dateFormatMembers,
    fontMembers,
    formatMembers, formatterMembers, foundationMembers, geometryProxyMembers,
    imageMembers, layoutMembers, lengthMembers, optionMembers, pathMembers, platformImageMembers,
    processMembers,
    shapeMembers, spacingMembers,
    styleMembers,
    subjectMembers, subviewMembers,
    textMembers, timelineMembers, transformMembers, uiKitMembers, urlMembers,
  ]
}

extension Library {
  /// All of them, as `DeclarationID` counts them.
  static let tables: [[Declaration]] = Section.allCases.flatMap { $0.tables }

  /// A run of tables, in the order of `tables`.
  package enum Section: Int, CaseIterable {
    case views, modifiers, initializers, statics, members

    var range: Range<Int> { sectionStarts[rawValue]..<sectionStarts[rawValue + 1] }

    fileprivate var tables: [[Declaration]] {
      let own =
        switch self {
        case .views: Declaration.viewTables
        case .modifiers: Declaration.modifierTables
        case .initializers: Declaration.initializerTables
        case .statics: Declaration.staticTables
        case .members: Declaration.memberTables
        }
      #if hasFeature(Embedded)
      return own
      #else
      return withAppForms(own, self)
      #endif
    }
  }

  /// Where each section begins among the tables, and where the last ends.
  private static let sectionStarts: [Int] = Section.allCases.reduce(into: [0]) {
    $0.append(($0.last ?? 0) + $1.tables.count)
  }

  /// The declarations of a section, sorted by the bytes of their names.
  package static func declarations(in section: Section) -> [Declaration] {
    let all = tables[section.range].flatMap { $0 }
    return all.indices
      .sorted {
        let order = all[$0].name.compare(all[$1].name.bytes, nil)
        return order == 0 ? $0 < $1 : order < 0
      }
      .map { all[$0] }
  }
}
