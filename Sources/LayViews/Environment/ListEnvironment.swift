/// What is said about the lists inside, and what lists, forms and bars say to the views in them.
package struct ListEnvironment: Equatable, Sendable {
  package var style: ListStyle = .automatic
  package var formStyle: FormStyle = .automatic
  /// Where a view stands: some look different there.
  package var surroundings: Surroundings = .plain
  /// `listRowSpacing(_:)`; nil: the style's.
  package var rowSpacing: Double?
  package var sectionSpacing: ListSectionSpacing = .automatic
  /// `\.defaultMinListRowHeight`; nil: the style's.
  package var minimumRowHeight: Double?
  /// `scrollContentBackground(.hidden)` takes the ground of lists away.
  package var hidesGround = false
  /// `\.editMode`: rows show what deletes, chooses and moves them.
  package var isEdited = false
  package var tabStyle: TabStyle = .automatic
  /// Whether the word before a lone last one may move down to it: not in the footers of lists.
  package var evensLines = true

  package init() {}

  package enum Surroundings: UInt8, Sendable, Hashable {
    case plain
    case listRow
    /// A row of a form whose labels stand in a column of their own.
    case columnsForm
    /// A row of a form of cards in a Mac window.
    case groupedForm
    case bar
  }
}

package enum ListStyle: String, Option {
  case automatic, plain, inset, insetGrouped, grouped, sidebar, bordered
}

package enum FormStyle: String, Option { case automatic, grouped, columns }

/// The styles of a `TabView`; after those that have a name, pages that say whether they have dots.
package enum TabStyle: String, Option {
  case automatic, page, sidebarAdaptable, tabBarOnly, grouped, pageWithDots, pageWithoutDots

  package static var namedCases: [TabStyle] {
    [.automatic, .page, .sidebarAdaptable, .tabBarOnly, .grouped]
  }

  /// `page(indexDisplayMode:)`
  package static func pages(dots mode: PageIndexDisplayMode?) -> TabStyle {
    switch mode {
    case .always: return .pageWithDots
    case .never: return .pageWithoutDots
    case .automatic, nil: return .page
    }
  }

  /// Whether the selected page is shown without a bar of tabs.
  package var showsPages: Bool { self == .page || self == .pageWithDots || self == .pageWithoutDots }
}

/// What a tab is for, other than to show a page.
package enum TabRole: String, Option { case search }

/// `PageTabViewStyle.IndexDisplayMode`: when pages have dots.
package enum PageIndexDisplayMode: String, Option { case automatic, always, never }

package enum ListSectionSpacing: Equatable, Sendable {
  case automatic, compact
  /// Points between the sections.
  case custom(Double)

  /// Those that have a name.
  package enum Named: String, Option { case `default`, compact }
}
