import SwiftUI

func whose(_ text: String = "", code: String = #function, file: String = #fileID, line: Int = #line) -> String {
  "\(code) in \(file), \(line)"
}
struct Source {
  let code: String
  init(code: String = #function) { self.code = code }
  init(at place: Int) { self.init() }
}
struct Names: View {
  var title: String { whose() }
  func made(_ count: Int, at place: Int) -> String { [count].map { _ in whose() }[0] }

  var body: some View {
    Text(title)
    Text(made(1, at: 2))
    Text(whose())
    Text(Source(at: 1).code)
  }
}

#Preview { Names() }
#Preview("Of code outside of all this it is not known") { Text(Source().code) }
