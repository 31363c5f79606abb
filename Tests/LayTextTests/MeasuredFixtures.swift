import Foundation
import LayViews

@testable import LayText

/// The recorded sizes and fonts of Tests/Fixtures/Text.
enum MeasuredFixtures {
  struct FontKey: Decodable, Hashable {
    var style: String?
    var family: String?
    var size: Double?
    var weight: UInt16?
    var design: String?
    var italic: Bool?

    var descriptor: FontDescriptor {
      var font: FontDescriptor
      if let style {
        font = FontDescriptor(.style(TextStyle.allCases.first { "\($0)" == style } ?? .body))
      } else if let family {
        font = FontDescriptor(.custom(family: family, size: size ?? 0, relativeTo: nil, isFixed: true))
      } else {
        font = FontDescriptor(.size(size ?? 0))
      }
      font.weight = weight.flatMap(FontWeight.init(rawValue:))
      font.design = FontDesign.allCases.first { "\($0)" == design } ?? .standard
      font.isItalic = italic ?? false
      return font
    }
  }

  struct Run: Decodable {
    var font: FontKey
    var text: String

    init(from decoder: any Decoder) throws {
      font = try FontKey(from: decoder)
      text = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .text)
    }

    enum Key: String, CodingKey { case text }
  }

  struct SizeRow: Decodable, CustomStringConvertible {
    var platform: String
    var runs: [Run]
    var proposal: Double?
    var lineLimit: Int?
    var reservedLines: Int?
    var truncationMode: String?
    var lineSpacing: Double?
    var kerning: Double?
    var minimumScaleFactor: Double?
    var allowsTightening: Bool?
    var width: Double?
    var height: Double?
    var firstBaseline: Double?
    var lastBaseline: Double?
    var system: String?

    var string: String { runs.map(\.text).joined() }
    var isShrunkOrTightened: Bool { minimumScaleFactor != nil || allowsTightening == true }

    var spec: TextSpec {
      var spec = TextSpec(
        runs: runs.map {
          var run = TextRun(text: $0.text, font: $0.font.descriptor, paint: .none)
          run.kerning = kerning ?? 0
          return run
        })
      spec.lineLimit = lineLimit
      spec.reservedLines = reservedLines ?? 0
      spec.lineSpacing = lineSpacing ?? 0
      spec.minimumScaleFactor = minimumScaleFactor ?? 1
      spec.allowsTightening = allowsTightening ?? false
      switch truncationMode {
      case "head": spec.truncation = .head
      case "middle": spec.truncation = .middle
      default: spec.truncation = .tail
      }
      return spec
    }

    var description: String {
      "\(platform) \(runs.map { "\($0.font.descriptor.base)" }) \"\(string)\" in \(proposal.map { "\($0)" } ?? "nil")"
        + (lineLimit.map { " limit \($0)" } ?? "") + (minimumScaleFactor.map { " scale \($0)" } ?? "")
        + (allowsTightening == true ? " tightening" : "")
    }
  }

  struct FontRow: Decodable {
    var font: FontKey
    var measured: Measured

    struct Measured: Decodable {
      var platform: String
      var lineHeight: Double
      var linePitch: Double
      var edgeAboveText: Double
      var edgeBelowText: Double
      var textToText: Double
    }

    init(from decoder: any Decoder) throws {
      font = try FontKey(from: decoder)
      measured = try Measured(from: decoder)
    }
  }

  struct WidthRow: Decodable {
    var font: FontKey
    var text: String
    var platform: String
    var scale: Double
    var width: Double?
    /// A width that the text does not fit.
    var over: Double?

    init(from decoder: any Decoder) throws {
      font = try FontKey(from: decoder)
      let values = try decoder.container(keyedBy: Key.self)
      text = try values.decode(String.self, forKey: .text)
      platform = try values.decode(String.self, forKey: .platform)
      scale = try values.decode(Double.self, forKey: .scale)
      width = try values.decodeIfPresent(Double.self, forKey: .width)
      over = try values.decodeIfPresent(Double.self, forKey: .over)
    }

    enum Key: String, CodingKey { case text, platform, scale, width, over }

    /// How wide the text is here.
    var answer: Double {
      var configuration = Configuration()
      configuration.platform = platform == "macOS" ? .macOS : .iOS
      configuration.displayScale = scale
      var measurer = TextMeasurer(configuration: configuration)
      let spec = TextSpec(runs: [TextRun(text: text, font: font.descriptor, paint: .none)])
      return measurer.measure(measurer.shape(spec, dynamicTypeSize: .large), width: nil, height: nil).size
        .width
    }
  }

  private struct File<Row: Decodable>: Decodable { var rows: [Row] }

  static func rows<Row: Decodable>(_ name: String, as: Row.Type = Row.self) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/Text/\(name).json")
    return try JSONDecoder().decode(File<Row>.self, from: Data(contentsOf: file)).rows
  }

  /// The measurer of the recording machines.
  static func measurer(_ platform: String) -> TextMeasurer {
    var configuration = Configuration()
    configuration.platform = platform == "macOS" ? .macOS : .iOS
    configuration.displayScale = 2
    configuration.usesAdaptiveLineHeight = true
    return TextMeasurer(configuration: configuration)
  }
}
