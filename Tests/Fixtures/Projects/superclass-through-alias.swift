class Holder<Content> {
  var content: Content
  init(content: Content) { self.content = content }
}
typealias NumberHolder = Holder<Int>
final class Model: NumberHolder { init() { super.init(content: 19) } }
#Preview { Text("\(Model().content)") }
