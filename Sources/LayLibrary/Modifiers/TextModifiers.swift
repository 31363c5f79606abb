import LayCatalog
import LayViews

extension Declaration {
  /// How the lines of the texts inside are set.
  static let textModifiers: [Declaration] = [
    .environment("allowsTightening", "(_ flag: Bool)") { stage, call in
      stage.environment.allowsTightening = call.bool("flag")
    },
    .environment("baselineOffset", "(_ baselineOffset: CGFloat)") { stage, call in
      stage.environment.baselineOffset = call.double("baselineOffset")
    },
    .environment("kerning", "(_ kerning: CGFloat)") { stage, call in
      stage.environment.kerning = call.double("kerning")
    },
    .environment("lineLimit", "(_ limit: Int, reservesSpace: Bool)") { stage, call in
      let limit = call.int("limit")
      stage.limitLines(to: limit, reserving: call.bool("reservesSpace") ? limit : 0)
    },
    .environment("lineLimit", "(_ limit: Range<Int>)") { stage, call in
      stage.limitLines(to: call.value("limit"))
    },
    .environment("lineLimit", "(_ number: Int?)") { stage, call in
      stage.limitLines(to: call.optionalInt("number"), reserving: 0)
    },
    .environment("lineSpacing", "(_ lineSpacing: CGFloat)") { stage, call in
      stage.environment.lineSpacing = call.double("lineSpacing")
    },
    .environment("minimumScaleFactor", "(_ factor: CGFloat)") { stage, call in
      stage.environment.minimumScaleFactor = call.double("factor")
    },
    .environment("multilineTextAlignment", "(_ alignment: TextAlignment)") { stage, call in
      stage.environment.textAlignment =
        call.option("alignment", as: TextSpec.TextAlignment.self) ?? .leading
    },
    .environment("strikethrough", "(_ isActive: Bool = true, color: Color? = nil)") { stage, call in
      stage.environment.strikethrough = stage.line(call)
    },
    .environment(
      "strikethrough", "(_ isActive: Bool = true, pattern: Text.LineStyle, color: Color? = nil)"
    ) { stage, call in stage.environment.strikethrough = stage.line(call) },
    .environment("textCase", "(_ textCase: Text.Case?)") { stage, call in
      stage.environment.textCase = call.option("textCase", as: TextCase.self)
    },
    .environment("tracking", "(_ tracking: CGFloat)") { stage, call in
      stage.environment.kerning = call.double("tracking")
    },
    .environment("truncationMode", "(_ mode: Text.TruncationMode)") { stage, call in
      stage.environment.truncation = call.option("mode", as: TextSpec.Truncation.self) ?? .tail
    },
    .environment("underline", "(_ isActive: Bool = true, color: Color? = nil)") { stage, call in
      stage.environment.underline = stage.line(call)
    },
    .environment(
      "underline", "(_ isActive: Bool = true, pattern: Text.LineStyle, color: Color? = nil)"
    ) { stage, call in stage.environment.underline = stage.line(call) },
  ]
}

extension Stage {
  /// The colour of a line under or through text: that of the text where none is given, nil for no line.
  fileprivate func line(_ call: BoundCall) -> RGBA? {
    guard call.bool("isActive") else { return nil }
    if let color = call.color("color") { return resolve(color) }
    if case .color(let color) = environment.foreground { return color }
    return resolve(ColorValue(.system(.primary)))
  }

  fileprivate func limitLines(to limit: Int?, reserving reserved: Int) {
    environment.lineLimit = limit.map { max($0, 1) }
    environment.reservedLines = max(reserved, 0)
  }

  /// `1...3`, `2...` or `...4`: the lower bound keeps room, the upper one limits.
  fileprivate func limitLines(to range: Value?) {
    switch range {
    case .range(let range)?: limitLines(to: range.elements.upperBound - 1, reserving: range.lowerBound)
    case .span(let lower, let upper, let isClosed)?:
      var limit: Int?
      if case .int(let number) = upper { limit = isClosed ? number : number &- 1 }
      var reserved = 0
      if case .int(let number) = lower { reserved = number }
      limitLines(to: limit, reserving: reserved)
    default: break
    }
  }
}
