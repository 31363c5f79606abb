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
    attributedInitializers, calendarInitializers, codingInitializers, colorInitializers,
    coordinateInitializers, dateInitializers,
    dateFormatInitializers,
    formatterInitializers, foundationInitializers, gradientInitializers,
    gridItemInitializers, imageInitializers, layoutInitializers, lengthInitializers,
    measurementInitializers, pathInitializers,
    platformImageInitializers,
    processInitializers, defaultsInitializers,
    proposalInitializers, shapeInitializers, spacingInitializers, styleInitializers, textInitializers,
    transformInitializers, uiKitInitializers, urlInitializers,
  ]

  /// Static functions, and static properties that are no plain names: `Font.system`.
  static let staticTables: [[Declaration]] = [
    attributedStatics, calendarStatics, codingStatics, coordinateStatics, dateStatics, dateFormatStatics,
    fontStatics,
    formatStatics,
    formatterStatics, geometryProxyStatics, gradientStatics, gridItemStatics, measurementStatics,
    numberSettingStatics,
    optionStatics, processStatics, defaultsStatics, shapeStatics, styleStatics, uiKitStatics, urlStatics,
  ]

  /// Properties and methods of values: `Text.bold`.
  static let memberTables: [[Declaration]] = [
    attributedMembers, calendarMembers, codingMembers, colorMembers, coordinateMembers, dateMembers,
    dateFormatMembers,
    fileMembers, fontMembers,
    formatMembers, formatterMembers, foundationMembers, geometryProxyMembers,
    imageMembers, layoutMembers, lengthMembers, measurementMembers, numberSettingMembers, optionMembers,
    partMembers, pathMembers,
    platformImageMembers,
    processMembers, defaultsMembers,
    shapeMembers, spacingMembers,
    styleMembers,
    subjectMembers, subviewMembers,
    textMembers, timelineMembers, transformMembers, uiKitMembers, urlMembers,
  ]
}

extension Library {
  /// What declarations are looked up among: the tables of each are made when the first name is.
  package enum Section: Int, CaseIterable {
    case views, modifiers, initializers, statics, members

    /// More tables than any has.
    fileprivate static var capacity: Int { 64 }

    /// The numbers of its tables, as `DeclarationID` has them.
    var range: Range<Int> {
      let first = rawValue * Self.capacity
      return first..<first + tables.count
    }

    var tables: [[Declaration]] {
      switch self {
      case .modifiers: return Declaration.modifierTables
      case .members: return Declaration.memberTables
      #if hasFeature(Embedded)
      case .views: return Declaration.viewTables
      case .initializers: return Declaration.initializerTables
      case .statics: return Declaration.staticTables
      #else
      case .views: return Library.viewTables
      case .initializers: return Library.initializerTables
      case .statics: return Library.staticTables
      #endif
      }
    }
  }

  /// A table by its number; nil where there is none.
  static func table(_ number: Int) -> [Declaration]? {
    guard let tables = Section(rawValue: number / Section.capacity)?.tables,
      number % Section.capacity < tables.count
    else { return nil }
    return tables[number % Section.capacity]
  }

  /// The declarations of a section, sorted by the bytes of their names.
  package static func declarations(in section: Section) -> [Declaration] {
    let all = section.tables.flatMap { $0 }
    return all.indices
      .sorted {
        let order = all[$0].name.compare(all[$1].name.bytes, nil)
        return order == 0 ? $0 < $1 : order < 0
      }
      .map { all[$0] }
  }
}
