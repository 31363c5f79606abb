import SwiftUI

protocol Runner { var name: String { get } }

class Store: Runner {
  var name: String { "store" }
}

final class Shop: Store {
  override var name: String { "shop" }
}

final class Stall: Store {
  override var name: String { "stall" }
}

struct Lists {
  var pairs = [(name: String, runner: any Runner)]()
  var table = [String: (first: Runner?, second: Runner?)]()

  func names() -> String {
    var runners: [Runner] = [Shop()]
    runners.append(contentsOf: [Stall(), Store()])
    return runners.map(\.name).joined(separator: " ") + " \(pairs.count) \(table.count)"
  }
}

extension EdgeInsets {
  static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
  }
}

#Preview { Text(Lists().names()).padding(-EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4)) }
