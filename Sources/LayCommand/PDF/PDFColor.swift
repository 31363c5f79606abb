/// A color of a page in sRGB.
struct PDFColor {
  var red: Double
  var green: Double
  var blue: Double

  static let black = PDFColor(red: 0, green: 0, blue: 0)

  /// `#rrggbb`
  var svg: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int((min(1, max(0, part)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

/// What a color is for: to be seen, or to let through what a mask is for by its opacity or its brightness.
enum PDFColorUse { case picture, opacity, brightness }

extension PDFColor {
  /// The color that stands for it: viewers take the brightness of a mask's colors, which that of white is 1 of.
  func used(_ use: PDFColorUse) -> PDFColor {
    switch use {
    case .picture: return self
    case .opacity: return PDFColor(red: 1, green: 1, blue: 1)
    case .brightness:
      // ISO 32000-1, 11.3.5.3
      let gray = 0.3 * red + 0.59 * green + 0.11 * blue
      return PDFColor(red: gray, green: gray, blue: gray)
    }
  }
}

/// A color space by how many parts its colors have: grey, RGB or CMYK, with a profile or without.
struct PDFColorSpace {
  let parts: Int

  static let gray = PDFColorSpace(parts: 1)

  private init(parts: Int) { self.parts = parts }

  /// nil for spaces of spot colors, tables and patterns.
  init?(_ value: PDFValue?, in document: PDFDocument) {
    var value = document.resolved(value)
    var profile: PDFValue?
    if case .array(let words) = value, let first = words.first {
      value = document.resolved(first)
      profile = words.count > 1 ? words[1] : nil
    }
    switch value.name {
    case "DeviceGray", "CalGray", "G": parts = 1
    case "DeviceRGB", "CalRGB", "RGB": parts = 3
    case "DeviceCMYK", "CMYK": parts = 4
    case "ICCBased":
      guard
        let count = document.resolved(document.dictionary(profile)["N"]).number.flatMap({ Int(exactly: $0) }),
        [1, 3, 4].contains(count)
      else { return nil }
      parts = count
    default: return nil
    }
  }

  /// nil for a color of another number of parts.
  func color(_ values: [Double]) -> PDFColor? {
    guard values.count == parts else { return nil }
    switch parts {
    case 1: return PDFColor(red: values[0], green: values[0], blue: values[0])
    case 3: return PDFColor(red: values[0], green: values[1], blue: values[2])
    default:
      let rest = 1 - values[3]
      return PDFColor(
        red: (1 - values[0]) * rest, green: (1 - values[1]) * rest, blue: (1 - values[2]) * rest)
    }
  }
}

struct PDFMatrix: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  init() {}

  /// nil for any other number of numbers than six.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    (a, b, c, d, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// This one first, then the other.
  func then(_ other: PDFMatrix) -> PDFMatrix {
    var made = PDFMatrix()
    made.a = a * other.a + b * other.c
    made.b = a * other.b + b * other.d
    made.c = c * other.a + d * other.c
    made.d = c * other.b + d * other.d
    made.x = x * other.a + y * other.c + other.x
    made.y = x * other.b + y * other.d + other.y
    return made
  }

  /// nil for one that leaves no area.
  var inverse: PDFMatrix? {
    let area = a * d - b * c
    guard area != 0 else { return nil }
    return PDFMatrix([
      d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area,
    ])
  }

  var transform: String {
    "matrix(" + [a, b, c, d, x, y].map { svg($0) }.joined(separator: " ") + ")"
  }
}

/// A number with four decimals at most.
func svg(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e9 else { return "0" }
  let rounded = (number * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
}
