#if !hasFeature(Embedded)
/// What views of apps inherit that nothing is drawn by but what their own code asks for, and what they write dates by.
package struct AppEnvironment: Equatable, Sendable {
  /// Numbers among those of the stage; nil: the user's.
  package var calendar: Int?
  package var timeZone: Int?
  package var controlActiveState = ControlActiveState.key
  package var backgroundProminence = BackgroundProminence.standard
  package var badgeProminence = BadgeProminence.standard

  package init() {}
}

package enum ControlActiveState: String, Option { case key, active, inactive }
package enum ColorSchemeContrast: String, Option { case standard, increased }
package enum BackgroundProminence: String, Option { case standard, increased }
package enum BadgeProminence: String, Option { case decreased, standard, increased }
#endif
