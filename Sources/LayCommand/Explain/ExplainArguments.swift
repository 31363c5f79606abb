import Lay

/// What the command line of `lay explain` asks for beyond what all commands share.
struct ExplainArguments {
  var target: Explainer.Target?
  var isVerbose = false
  var writesJSON = false
}
