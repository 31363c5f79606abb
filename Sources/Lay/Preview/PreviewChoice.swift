import LayOutput
import LaySyntax

/// What a reader of a live page has chosen to see a layout on; what is not chosen is as the command line says.
package struct PreviewChoice: Equatable, Sendable {
  /// A device's name; empty for none, whatever the command line says.
  package var device: String?
  package var platform: Options.Platform?
  package var release: Options.Release?
  /// Pixels per point.
  package var scale: Double?
  package var typeSize: Options.DynamicTypeSize?
  package var direction: Options.LayoutDirection?
  package var colorScheme: Options.ColorScheme?
  package var lineHeight: Options.LineHeight?

  package init() {}

  /// The options as chosen.
  package func options(from base: Options) -> Options {
    var options = base
    if let device { options.device = Device(named: device) }
    if let platform { options.platform = platform }
    if let release { options.release = release }
    if let scale { options.displayScale = scale }
    if let typeSize { options.dynamicTypeSize = typeSize }
    if let direction { options.layoutDirection = direction }
    if let colorScheme { options.colorScheme = colorScheme }
    if let lineHeight { options.lineHeight = lineHeight }
    return options
  }
}

// MARK: As JSON

extension PreviewChoice {
  /// The scales that the command line takes, too.
  private static let scales = 0.1...16.0

  /// Reads an object whose keys and words are those of the command line's options.
  package init(_ reader: inout JSONReader) throws(JSONFault) {
    var choice = PreviewChoice()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "device":
        let name = try reader.string()
        if !name.isEmpty, Device(named: name) == nil { throw reader.fault("no device is called '\(name)'") }
        choice.device = name
      case "platform": choice.platform = try reader.word(Options.Platform.allCases) { $0.commandWord }
      case "os": choice.release = try reader.word(Options.Release.allCases) { $0.commandWord }
      case "scale":
        let scale = try reader.number()
        guard Self.scales.contains(scale) else { throw reader.fault("there is no such scale") }
        choice.scale = scale
      case "typeSize": choice.typeSize = try reader.word(Options.DynamicTypeSize.allCases) { $0.rawValue }
      case "direction":
        choice.direction = try reader.word(Options.LayoutDirection.allCases) { $0.commandWord }
      case "colorScheme": choice.colorScheme = try reader.word(Options.ColorScheme.allCases) { $0.rawValue }
      case "lineHeight": choice.lineHeight = try reader.word(Options.LineHeight.allCases) { $0.rawValue }
      default: throw reader.fault("nothing is chosen by '\(key)'")
      }
    }
    self = choice
  }

  /// Writes what there is to choose from, and what the options say of each, as two members.
  static func write(_ options: Options, to output: inout ByteBuffer) {
    output.append(",\"devices\":[")
    let devices = Device.all
    for index in devices.indices {
      output.append(index > 0 ? ",{\"name\":" : "{\"name\":")
      output.append(json: devices[index].name)
      output.append(",\"platform\":")
      output.append(json: devices[index].platform.commandWord)
      output.append(",\"width\":")
      output.append(rounded: devices[index].size.width)
      output.append(",\"height\":")
      output.append(rounded: devices[index].size.height)
      output.append(",\"scale\":")
      output.append(rounded: devices[index].displayScale)
      output.append("}")
    }
    output.append("],\"releases\":{")
    let platforms = Options.Platform.allCases
    for index in platforms.indices {
      if index > 0 { output.append(",") }
      output.append(json: platforms[index].commandWord)
      output.append(":")
      output.append(json: platforms[index].releases.map { $0.commandWord })
    }
    output.append("},\"typeSizes\":")
    output.append(json: Options.DynamicTypeSize.allCases.map { $0.rawValue })
    let platform = options.device?.platform ?? options.platform
    let words: [(StaticString, String)] = [
      (",\"given\":{\"device\":", options.device?.name ?? ""), (",\"platform\":", platform.commandWord),
      (",\"os\":", options.release.commandWord), (",\"typeSize\":", options.dynamicTypeSize.rawValue),
      (",\"direction\":", options.layoutDirection.commandWord),
      (",\"colorScheme\":", options.colorScheme.rawValue), (",\"lineHeight\":", options.lineHeight.rawValue),
    ]
    for (key, word) in words {
      output.append(key)
      output.append(json: word)
    }
    output.append("}")
  }
}

extension JSONReader {
  /// Reads one of a few values by its word.
  fileprivate mutating func word<Value>(
    _ values: [Value], _ word: (Value) -> String
  ) throws(JSONFault) -> Value {
    let text = try string()
    for value in values where word(value) == text { return value }
    throw fault("there is no '\(text)' to choose")
  }
}
