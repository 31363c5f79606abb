import SwiftUI

extension TimeInterval {
  static var day: TimeInterval { 86_400 }
  var half: TimeInterval { self / 2 }
}
extension NSNumber {
  var twice: Int { intValue * 2 }
  var rounded: String { "not a method of Swift's" }
}
extension Dictionary {
  static func + (left: [Key: Value], right: [Key: Value]) -> [Key: Value] { left.merging(right) { $1 } }
}
extension Set {
  static func + (left: Set<Element>, right: Set<Element>) -> Set<Element> { left.union(right) }
}
extension TextAlignment {
  init(_ alignment: Alignment) {
    switch alignment.horizontal {
    case .leading: self = .leading
    case .trailing: self = .trailing
    default: self = .center
    }
  }
}

#Preview {
  Text("\(TimeInterval.day.half), \(NSNumber(value: 3).twice), \((2.6).rounded())")
  Text("\((["a": 1] + ["a": 2, "b": 3]).count), \((Set([1]) + Set([1, 2])).count)")
  Text("one\nand two").multilineTextAlignment(TextAlignment(.topTrailing))
}
