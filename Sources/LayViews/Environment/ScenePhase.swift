/// Whether a scene is in front, in the order of the catalog's names.
package enum ScenePhase: UInt8, Sendable { case background, inactive, active }
