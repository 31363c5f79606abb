import LayOutput
import LaySyntax

/// A place in one of the sources of a live page, lines and columns from 1.
struct SourcePlace {
  var path = ""
  var line = 1
  var column = 1

  /// nil for what is no place.
  init?(json bytes: [UInt8]) {
    var place = Self()
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      try reader.object { key, reader throws(JSONFault) in
        switch key {
        case "file": place.path = try reader.string()
        case "line": place.line = try reader.integer()
        case "column": place.column = try reader.integer()
        default: throw reader.fault("no place has '\(key)'")
        }
      }
      try reader.finish()
    } catch {
      return nil
    }
    guard place.line > 0, place.column > 0 else { return nil }
    self = place
  }

  private init() {}

  init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  func json() -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("{\"file\":")
      output.append(json: path)
      output.append(",\"line\":")
      output.append(line)
      output.append(",\"column\":")
      output.append(column)
      output.append("}")
    }
  }
}
