import SwiftUI

protocol Box { var value: Int { get nonmutating set } }

struct Pair<Value> { struct Half { var value: Value } }

struct Rarer {
  @_optimize(speed)
  subscript(twice number: Int) -> Int {
    @_optimize(speed)
    get { number * 2 }
  }

  package consuming func plus(_ number: Int) -> Int { number + 1 }

  static func kind(of text: String) -> String {
    switch true {
    case text.hasPrefix("a") && text.count > 1: return "long"
    case text.isEmpty || text == "b": return "short"
    default: return "other"
    }
  }

  static func sum() -> Int {
    var sum = 0
    for var number in [1, 2] {
      number += 1
      sum += number
    }
    return sum
  }

  static func halves()
    -> [
      Pair<Int>
        .Half
    ]
  { [Pair<Int>.Half(value: 7)] }
}

#Preview("Rarer") {
  VStack {
    Text(verbatim: "\(Rarer()[twice: 4]) \(Rarer().plus(3)) \(Rarer.sum()) \(Rarer.halves().count)")
    Text(verbatim: "\(Rarer.kind(of: "abc")) \(Rarer.kind(of: "")) \(Rarer.kind(of: "c"))")
  }
}
