import SwiftUI

extension UIFont {
  static func pointSize(for style: UIFont.TextStyle, at size: UIContentSizeCategory) -> CGFloat {
    let traits = UITraitCollection(preferredContentSizeCategory: size)
    return UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize
  }
  var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
let body = UIFont.systemFont(ofSize: 14)

#Preview("Sizes") {
  Text("\(Int(UIFont.pointSize(for: .body, at: .large))) \(Int(UIFont.pointSize(for: .caption1, at: .large)))")
  Text("\(Int(UIFont.pointSize(for: .body, at: .accessibilityExtraExtraExtraLarge)))")
}
#Preview("Bold") {
  Text("wide").font(Font(body))
  Text("wide").font(Font(body.bold))
  Text("wide").font(.system(size: 14, weight: .bold))
}
#Preview("Bold by type") {
  let font: UIFont = body
  let bold: UIFont = font.bold
  Text("wide").font(Font(bold))
}
#Preview("Design") {
  Text("wide").font(Font(UIFont(descriptor: body.fontDescriptor.withDesign(.monospaced)!, size: 0)))
  Text("wide").font(.system(size: 14, design: .monospaced))
}
#Preview("Not known") {
  Text("wide").font(Font(UIFont(descriptor: body.fontDescriptor.withSymbolicTraits(traits)!, size: 0)))
}
let traits = Device.traits
