import SwiftUI

final class Log {
  var lines: [String] = []
}

final class Model: ObservableObject {
  lazy var log = Log()
  lazy var name = "declared"

  init(name: String? = nil) {
    if let name { self.name = name }
    log.lines.append("made")
  }
}

#Preview {
  let model = Model(name: "given")
  let _ = model.log.lines.append("shown")
  Text("\(model.name) \(Model().name) \(model.log.lines.joined(separator: " "))")
}
