/// What views are told of the world: whose language they write in, by which calendar, and how their window is used.
package struct WorldEnvironment: Equatable, Sendable {
  /// `environment(\.locale, Locale(identifier: "de"))`; nil: the user's.
  package var locale: String?
  #if !hasFeature(Embedded)
  /// Numbers among those of the stage; nil: the user's.
  package var calendar: Int?
  package var timeZone: Int?
  package var controlActiveState = ControlActiveState.key
  package var backgroundProminence = BackgroundProminence.standard
  package var badgeProminence = BadgeProminence.standard
  #endif

  package init() {}
}

#if !hasFeature(Embedded)
package enum ControlActiveState: String, Option { case key, active, inactive }
package enum ColorSchemeContrast: String, Option { case standard, increased }
package enum BackgroundProminence: String, Option { case standard, increased }
package enum BadgeProminence: String, Option { case decreased, standard, increased }
#endif
