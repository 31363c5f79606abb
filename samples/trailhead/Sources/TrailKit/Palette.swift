import SwiftUI

extension Color {
  /// The colour of all that can be touched.
  public static let moss = Color("Moss", bundle: .module)
}

/// The air around what belongs together.
public enum Gap {
  public static let small: CGFloat = 6
  public static let large: CGFloat = 18
}
