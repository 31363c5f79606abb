/// Whether a scene is in front.
package enum ScenePhase: String, Option { case background, inactive, active }
