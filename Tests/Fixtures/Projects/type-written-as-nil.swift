struct Box<Value>: ExpressibleByNilLiteral {
  var value: Value?
  init(nilLiteral: ()) { value = nil }
}
enum Boxes { static let empty: Box<Int> = nil }
#Preview { Text(Boxes.empty.value == nil ? "empty" : "full") }
