import SwiftUI

@discardableResult
func registerFonts() -> Bool { true }

let formatter: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.numberStyle = .decimal
  return formatter
}()

extension Int {
  var grouped: String { formatter.string(from: self as NSNumber) ?? "" }
}

class Settings {
  var name = "Ada"
}

let shared: Settings = { .init() }()

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    registerFonts()

    return Text(shared.name + " " + 12_345.grouped)
  }
}
