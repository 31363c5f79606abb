import SwiftUI

protocol Listed: CaseIterable { var name: String { get } }
extension Listed {
  static var names: [String] { allCases.map { $0.name } }
}
enum Fruit: String, Listed {
  case apple, pear
  var name: String { rawValue }
}
enum Color: Listed {
  case red
  var name: String { "red" }
}
struct Row: View {
  let type: any Listed.Type
  var body: some View { Text(type.names.joined(separator: " ")) }
}

#Preview("Own") { Text(Fruit.names.joined(separator: " ")) }
#Preview("Types") {
  Row(type: Color.self)
  Row(type: Fruit.self)
}
