import SwiftUI
import Vault

struct Config {
  init(text: String) throws {
    guard text == "known" else { throw CocoaError(.fileReadUnknown) }
  }

  var name: String { "config" }
}

#Preview("after what is not known") {
  let config = try! Config(text: Vault.text)
  Text(config.name)
}
#Preview("where all is known") {
  let config = try! Config(text: "wrong")
  Text(config.name)
}
