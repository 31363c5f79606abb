//--- App/Types.swift
enum Kit {
  static let mark = "kit's"
  struct Info {
    struct About { var name: String }
    enum Mode {
      case plain
      // It stands inside of Kit.
      var mark: String { Kit.mark + " and " + title }
      var title: String { label }
    }
    static let label = "info's"
  }
}
//--- App/Others.swift
// An extension by a path stands in no other type: names mean what they mean outside.
let mark = "the file's"
enum About { static let name = "outer" }
extension Kit.Info.About {
  static let current = Kit.Info.About(name: About.name)
  var marked: String { mark }
}
extension Kit.Info.Mode {
  var label: String { Kit.Info.label }
}
//--- App/App.swift
import SwiftUI

#Preview("a type") { Text(Kit.Info.About.current.name) }
#Preview("a constant") { Text(Kit.Info.About.current.marked) }
#Preview("from inside") { Text(Kit.Info.Mode.plain.mark) }
