/// What a button is for.
package enum ButtonRole: String, Option { case destructive, cancel, close, confirm }
