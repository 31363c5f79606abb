/// Whether a rounded corner is a quarter of a circle, or its curvature grows steadily.
package enum RoundedCornerStyle: String, Option { case circular, continuous }
