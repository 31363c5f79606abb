/// Whether something is shown.
package enum Visibility: String, Option { case automatic, visible, hidden }
