import SwiftUI
import UIKit
final class SettingsController: UIViewController {
  let name: String
  init(name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
#Preview { SettingsController(name: "a") }
