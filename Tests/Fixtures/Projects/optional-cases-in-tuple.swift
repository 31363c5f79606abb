func sum(_ a: Int?, _ b: Int?) -> Int {
  switch (a, b) {
  case let (.some(x), .some(y)): x + y
  case let (nil, .some(y)): y * 10
  default: -1
  }
}
#Preview { Text("\(sum(nil, 3)) \(sum(1, 2)) \(sum(nil, nil))") }
