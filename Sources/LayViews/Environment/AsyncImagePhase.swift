/// How far the loading of an image has come.
package enum AsyncImagePhase: String, Option { case empty, success, failure }
