import SwiftUI

enum Toast {
  case basic(title: String)

  // Two types that are both texts here: in the code of one the other is meant.
  static func success(_ message: LocalizedStringResource? = nil) -> Self {
    if let message { return success(String(localized: message)) }
    return success(nil as String?)
  }

  @_disfavoredOverload
  static func success(_ message: String? = nil) -> Self { .basic(title: message ?? "Success") }

  var title: String {
    switch self {
    case .basic(let title): title
    }
  }
}

#Preview { Text(Toast.success().title) }
