import SwiftUI

protocol Keyed: Equatable { var key: Int? { get } }

func == <T>(left: T, right: T) -> Bool where T: Keyed { left.key == right.key }

struct Plain: Equatable { var number: Int }
struct Stored: Keyed {
  var key: Int?
  var name: String
}

struct Comparison: View {
  var plain: Plain?

  var body: some View {
    Text(plain == nil ? "none" : "some")
    Text(plain == Plain(number: 1) ? "same" : "other")
    Text(Stored(key: 1, name: "a") == Stored(key: 1, name: "b") ? "same" : "other")
  }
}

#Preview { Comparison() }
