import LayOutput
import LayViews

extension Layout.SVGOptions {
  /// What lies behind the views of a picture.
  public struct Background: Equatable, Sendable {
    let content: SVGWriter.Background

    /// The window's or the screen's colour.
    public static let standard = Background(content: .standard)
    /// Nothing: what is behind the picture is seen.
    public static let none = Background(content: .none)

    /// `none`, a colour of SwiftUI's such as `white` or `indigo`, or one in hexadecimal digits: `#fff`, `#FFCC00`,
    /// `#FFCC0080` with an opacity. nil for any other word.
    public init?(_ word: String) {
      if word == "none" {
        content = .none
      } else if let color = SystemColor.named(word) {
        content = .system(color)
      } else if let color = RGBA(
        digits: word.utf8.first == UInt8(ascii: "#") ? word.utf8.dropFirst() : word.utf8[...])
      {
        content = .color(color)
      } else {
        return nil
      }
    }

    private init(content: SVGWriter.Background) { self.content = content }
  }
}

extension RGBA {
  /// Three, four, six or eight hexadecimal digits: of three or four each counts twice.
  fileprivate init?(digits: Substring.UTF8View) {
    var value: UInt32 = 0
    let isShort = digits.count <= 4
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    for digit in digits {
      let number: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): number = digit - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt32(number)
      if isShort { value = value << 4 | UInt32(number) }
    }
    if digits.count % 4 != 0 { value = value << 8 | 0xFF }
    self.init(hex: value)
  }
}
