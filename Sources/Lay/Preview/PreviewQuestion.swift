import LaySyntax

/// What a live page asks about one layout of one file.
struct PreviewQuestion {
  /// The file, as the page was told of it.
  var path = ""
  /// The layout's place in the file, where it still has this name.
  var index = 0
  var name: String?
  /// The screens to show it on.
  var screens: [(name: String, choice: PreviewChoice)] = []
  /// The view to explain, by its number in the record.
  var view = 0

  /// So many screens are shown at once.
  private static let maximumScreenCount = 128

  init(json bytes: [UInt8]) throws(JSONFault) {
    var question = Self()
    var reader = JSONReader(bytes)
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "file": question.path = try reader.string()
      case "layout": question.index = try reader.integer()
      case "name": question.name = try reader.string()
      case "view": question.view = try reader.integer()
      case "screens":
        try reader.array { reader throws(JSONFault) in
          guard question.screens.count < Self.maximumScreenCount else {
            throw reader.fault("more than \(Self.maximumScreenCount) screens")
          }
          question.screens.append(try Self.screen(&reader))
        }
      default: throw reader.fault("no question has '\(key)'")
      }
    }
    try reader.finish()
    if question.screens.isEmpty { question.screens = [("", PreviewChoice())] }
    self = question
  }

  private init() {}

  private static func screen(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> (name: String, choice: PreviewChoice) {
    var name = ""
    var choice = PreviewChoice()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "name": name = try reader.string()
      case "choice": choice = try PreviewChoice(&reader)
      default: throw reader.fault("no screen has '\(key)'")
      }
    }
    return (name, choice)
  }
}
