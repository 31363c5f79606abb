import Brand
import SwiftUI

extension UIColor {
  convenience init(brand resource: BrandColor) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }

  static var ink: UIColor {
    .init { traits in
      if traits.userInterfaceStyle == .dark { return .white }
      return .red
    }
  }
}

#Preview("A closure is no color of the brand") { Rectangle().fill(Color(.ink)).frame(height: 20) }
#Preview("What is not known is told") { Rectangle().fill(Color(uiColor: UIColor(brand: .sea))).frame(height: 20) }
