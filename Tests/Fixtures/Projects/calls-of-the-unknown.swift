import Analytics
import SwiftUI

final class Tracked {
  var count = 0
  var seen: [String] = []

  init(name: String) {
    Analytics.register(name)
    seen.append(name)
  }

  func open() {
    count += 1
    Analytics.shared.track(.opened, count: next())
  }

  func next() -> Int {
    count += 1
    return count
  }

  func load() {
    Loader.load { self.count = 100 }
  }
}

#Preview("Not used") {
  let tracked = Tracked(name: "Ada")
  let _ = tracked.open()
  Text("\(tracked.count), \(tracked.seen.joined())")
}

/// What its closure does is not known.
#Preview("With code") {
  let tracked = Tracked(name: "Ada")
  let _ = tracked.load()
  Text("\(tracked.count)")
}

#Preview("Used") { Text(Analytics.shared.name) }

enum Bundles {
  static let app: Bundle = {
    var url = Bundle.main.bundleURL
    while url.pathExtension != "app" && url.lastPathComponent != "/" { url.deleteLastPathComponent() }
    guard let bundle = Bundle(url: url) else { fatalError("there is no app around \(url)") }
    return bundle
  }()
}

#Preview("Bundle") { Text(NSLocalizedString("greeting", bundle: Bundles.app, comment: "")) }

#Preview("Text of a key") {
  Text(NSLocalizedString("greeting", bundle: Bundles.app, value: "Hello", comment: "a word"))
  Text(NSLocalizedString("greeting", value: "", comment: ""))
}
