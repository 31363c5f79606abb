import SwiftUI
struct Fields { var query = ""; var count = 0 }
@dynamicMemberLookup final class Context {
  var fields = Fields()
  subscript<T>(dynamicMember path: WritableKeyPath<Fields, T>) -> T {
    get { fields[keyPath: path] }
    set { fields[keyPath: path] = newValue }
  }
}
#Preview {
  let context = Context()
  context.query = "tea"
  context.count += 2
  return Text("\(context.query) \(context.fields.count)")
}
