enum Side { case left(Int), right }
func agree(_ a: Side, _ b: Side) -> Bool {
  switch (a, b) {
  case (.left(let x), .left(let y)): return x == y
  default: return false
  }
}
#Preview { Text(agree(.left(2), .left(2)) ? "same" : "other") }
