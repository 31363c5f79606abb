import LayViews

/// What a preview is laid out for beside what was asked: the trials that some rules need as proof.
struct Trial {
  var configuration: Configuration
  /// What the canvas is multiplied by.
  var canvasScale = 1.0

  /// Canvases of half and of twice the size, the largest common size of text, the other direction.
  static func matrix(around usual: Configuration) -> [Trial] {
    var large = usual
    large.dynamicTypeSize = .accessibility3
    return [
      Trial(configuration: usual, canvasScale: 0.5), Trial(configuration: usual, canvasScale: 2),
      Trial(configuration: large), Trial(configuration: usual.mirrored),
    ]
  }
}

extension Configuration {
  /// The other direction.
  var mirrored: Configuration {
    var configuration = self
    configuration.layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    return configuration
  }

  func sized(_ size: DynamicTypeSize) -> Configuration {
    var configuration = self
    configuration.dynamicTypeSize = size
    return configuration
  }

  /// How messages tell a configuration from the usual one.
  func difference(from usual: Configuration) -> String {
    var parts: [String] = []
    if dynamicTypeSize != usual.dynamicTypeSize { parts.append("at type size \(dynamicTypeSize.name)") }
    if let device, device != usual.device { parts.append("on \(device.name)") }
    if layoutDirection != usual.layoutDirection {
      parts.append(layoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
  }
}

extension Rule {
  /// Overflow that may come with larger text or in the other direction.
  static let breaks: [Rule] = [
    .stackOverflow, .childLargerThanFrame, .crossAxisOverflow, .textTruncated, .wordBroken, .outsideCanvas,
  ]

  /// Rules that say "never": a finding must hold in every trial, too.
  static let provenEverywhere: [Rule] = [
    .frameNeverActs, .idealNeverUsed, .alignmentWithoutRoom, .stackAlignmentUnused, .singleChildContainer,
    .sameStackNested, .priorityAllEqual, .neverScrolls, .laterCandidateUnreachable, .lineLimitUnused,
    .guideUnused,
  ]
}
