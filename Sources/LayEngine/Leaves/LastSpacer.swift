/// The traits of the Spacer that was last looked at in a stack of some axis: most are alike.
struct LastSpacer: BitwiseCopyable {
  var payload: UInt32
  var traits: ViewTraits
}
