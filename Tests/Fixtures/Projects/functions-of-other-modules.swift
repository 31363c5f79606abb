//--- Phone/App.swift
import SwiftUI
import struct Store.Price
import Shop

struct Agent { var name = "phone" }

final class Agents {
  var agent = Agent()
}

extension String {
  func label() -> Text { Text("phone " + self) }
}

#Preview("functions") { "text".label() }
#Preview("types") { Text(Agents().agent.name) }
#Preview("one name of a module") { Text(Order().title + Price().text) }

//--- Desk/App.swift
import SwiftUI

enum Agent { case desk }

extension String {
  func label() -> Text { Text("desk " + self) }
}

#Preview("functions") { "text".label() }

//--- Shop/Order.swift
public struct Order {
  public init() {}
  public var title: String { "shop" }
}

//--- Store/Order.swift
public class Order {
  public var title: String? { nil }
}

public struct Price {
  public var text: String { " price" }
}
