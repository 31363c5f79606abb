import LayViews
import LaySyntax

/// What texts of one run share that differ in nothing but their characters.
struct PlainStyleKey: Hashable {
  var font: FontDescriptor
  var category: DynamicTypeSize
  /// Added after every character, in points.
  var kerning: Double
  var baselineOffset: Double
  var limits: TextLimits
}

/// What follows from such a key for texts of one line; apart from it, as copies of this count no references.
struct PlainStyle {
  /// Index into the measurer's faces.
  let face: Int
  let kerning: Double
  let alignment: TextSpec.TextAlignment
  let metrics: FontMetrics
  let spacing: TextSpacing
  /// What the viewer adds to each character, in points.
  let letterSpacing: Double
  /// The height of one line with what is kept free below it.
  let height: Double
  /// The line's baseline as it is answered and as it is drawn.
  let firstBaseline: Double
  let lastBaseline: Double
  let drawnBaseline: Double

  init(_ key: PlainStyleKey, face: Int, _ font: FontFace, platform: Platform, pixels: PixelRounding) {
    self.face = face
    kerning = key.kerning
    alignment = key.limits.alignment
    metrics = font.resolution.metrics.raised(by: key.baselineOffset)
    spacing = TextSpacing(metrics: metrics, platform: platform, pixels: pixels)
    letterSpacing = font.tracking + key.kerning
    var line = LineStack(
      platform: platform, pixels: pixels, lineSpacing: key.limits.lineSpacing, isZeroWidth: false)
    var reserved = line
    line.add(metrics.line)
    reserved.add(metrics.line, times: key.limits.reservedLines)
    height = max(line.height, reserved.height)
    firstBaseline = line.firstBaseline
    lastBaseline = line.lastBaseline
    drawnBaseline = line.baselineOfLastLine
  }

  /// What a text of one line answers that is so wide, rounded to pixels.
  @inline(__always)
  func measure(width: Double) -> TextMeasure {
    TextMeasure(
      size: Size(width: width, height: height), firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

/// The styles of a measurer's texts, each once.
struct PlainStyleTable {
  private struct Row {
    let key: PlainStyleKey
    let style: PlainStyle
    /// What the first text of the style says.
    let wording: Wording
  }

  private var rows: [Row] = []
  /// Those behind the first.
  private var numbers = HashMap<PlainStyleKey, UInt32>()

  /// A screen has few styles: so many are looked at one by one.
  private static let patience = 8

  subscript(number: UInt32) -> PlainStyle { rows[Int(number)].style }

  func key(_ number: UInt32) -> PlainStyleKey { rows[Int(number)].key }

  /// The number of the style of a text of one run.
  mutating func number(
    of text: borrowing TextSpec, category: DynamicTypeSize, faces: inout FaceTable, platform: Platform,
    pixels: PixelRounding
  ) -> UInt32 {
    var index = rows.count
    let oldest = max(index - Self.patience, 0)
    while index > oldest {
      index -= 1
      if rows[index].wording.isOf(text, category),
        !rows[index].wording.namesFamily || rows[index].key.font == text.runs[0].font
      {
        return UInt32(truncatingIfNeeded: index)
      }
    }
    return add(copy text, category, &faces, platform, pixels)
  }

  /// The number of a style that is not among the newest, or not in these words.
  @inline(never)
  private mutating func add(
    _ text: TextSpec, _ category: DynamicTypeSize, _ faces: inout FaceTable,
    _ platform: Platform, _ pixels: PixelRounding
  ) -> UInt32 {
    let run = text.runs[0]
    let key = PlainStyleKey(
      font: run.font, category: category, kerning: run.kerning.boundedLength,
      baselineOffset: run.baselineOffset.boundedLength, limits: TextLimits(text))
    for index in 0..<min(rows.count, Self.patience) where rows[index].key == key {
      return UInt32(truncatingIfNeeded: index)
    }
    if let known = numbers[key] { return known }
    let number = UInt32(truncatingIfNeeded: rows.count)
    let face = faces.face(run.font, category: category, scale: 1)
    let style = PlainStyle(key, face: face, faces.faces[face], platform: platform, pixels: pixels)
    rows.append(Row(key: key, style: style, wording: Wording(text, category)))
    // As in the table of faces.
    if number >= Self.patience, key == key { numbers.set(key, to: number) }
    return number
  }
}

/// What a text of one run says about everything but its characters, its paint and the family of its font, in its own
/// words: before anything is worked out.
///
/// Numbers only, so that asking whether a text is in the words of another copies no font and counts no references.
private struct Wording {
  private let lineLimit: Int?
  private let reservedLines: Int
  private let truncation: TextSpec.Truncation
  private let alignment: TextSpec.TextAlignment
  private let allowsTightening: Bool
  private let lineSpacing: Double
  private let evensLines: Bool
  private let minimumScaleFactor: Double
  private let kerning: Double
  private let baselineOffset: Double
  private let category: DynamicTypeSize
  private let font: FontWording

  init(_ text: TextSpec, _ category: DynamicTypeSize) {
    lineLimit = text.lineLimit
    reservedLines = text.reservedLines
    truncation = text.truncation
    alignment = text.alignment
    allowsTightening = text.allowsTightening
    lineSpacing = text.lineSpacing
    evensLines = text.evensLines
    minimumScaleFactor = text.minimumScaleFactor
    kerning = text.runs[0].kerning
    baselineOffset = text.runs[0].baselineOffset
    self.category = category
    font = FontWording(text.runs[0].font)
  }

  /// Whether the font names a family, which is not told here.
  var namesFamily: Bool { font.namesFamily }

  @inline(__always)
  func isOf(_ text: borrowing TextSpec, _ category: DynamicTypeSize) -> Bool {
    lineLimit == text.lineLimit && reservedLines == text.reservedLines && truncation == text.truncation
      && alignment == text.alignment && allowsTightening == text.allowsTightening
      && lineSpacing == text.lineSpacing && minimumScaleFactor == text.minimumScaleFactor
      && self.category == category && evensLines == text.evensLines
      && text.runs.withUnsafeBufferPointer { runs in
        guard let run = runs.baseAddress else { return false }
        return kerning == run.pointee.kerning && baselineOffset == run.pointee.baselineOffset
          && font.isFont(of: run)
      }
  }
}

/// A font's description without the name of a family.
private struct FontWording {
  private enum Base {
    case platformDefault
    case style(TextStyle)
    case size(Double)
    case family
  }

  private let base: Base
  private let weight: FontWeight?
  private let design: FontDesign
  private let width: FontWidth
  private let isBold: Bool
  private let isItalic: Bool
  private let hasMonospacedDigits: Bool
  private let leading: FontLeading

  init(_ font: FontDescriptor) {
    switch font.base {
    case .platformDefault: base = .platformDefault
    case .style(let style): base = .style(style)
    case .size(let size): base = .size(size)
    case .custom: base = .family
    }
    weight = font.weight
    design = font.design
    width = font.width
    isBold = font.isBold
    isItalic = font.isItalic
    hasMonospacedDigits = font.hasMonospacedDigits
    leading = font.leading
  }

  var namesFamily: Bool {
    if case .family = base { return true }
    return false
  }

  /// Asked of the run where it stands, as its font would be copied to be handed on.
  @inline(__always)
  func isFont(of run: UnsafePointer<TextRun>) -> Bool {
    guard weight == run.pointee.font.weight, design == run.pointee.font.design,
      width == run.pointee.font.width, isBold == run.pointee.font.isBold,
      isItalic == run.pointee.font.isItalic, hasMonospacedDigits == run.pointee.font.hasMonospacedDigits,
      leading == run.pointee.font.leading
    else { return false }
    switch (base, run.pointee.font.base) {
    case (.platformDefault, .platformDefault), (.family, .custom): return true
    case (.style(let own), .style(let other)): return own == other
    case (.size(let own), .size(let other)): return own == other
    default: return false
    }
  }
}

extension FontMetrics {
  /// The metrics of glyphs that are raised, or dropped where that is negative.
  ///
  /// Measured on macOS 26.2: a raise adds below the baseline guide's text, a drop below the glyphs.
  func raised(by distance: Double) -> FontMetrics {
    var raised = self
    raised.line.ascent += max(distance, 0)
    raised.line.descent += max(-distance, 0)
    return raised
  }
}
