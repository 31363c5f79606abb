protocol Connected: View {
  associatedtype Values
  associatedtype Inner: View
  func values() -> Values
  func body(values: Values) -> Inner
}
extension Connected { var body: some View { body(values: values()) } }
struct Greeting: Connected {
  struct Values { let word: String }
  func values() -> Values { Values(word: "hello") }
  func body(values: Values) -> some View { Text(values.word) }
}
#Preview { Greeting().environment(\.colorScheme, .dark) }
