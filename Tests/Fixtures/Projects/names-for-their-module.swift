//--- App/App.swift
import SwiftUI
import Kit

struct Order { var title = "app" }

#Preview("an operator of the other module") { Text("a" == "a" ? "Swift's" : "the other's") }
#Preview("a type of the other module") { Text(Price().text) }
#Preview("a type of its own") { Text(Order().title) }
#Preview("a function of the other module") { Text(label("shown")) }
#Preview("one that it keeps to itself") { Text(hidden("shown")) }

//--- Kit/Kit.swift
protocol Named {}
extension String: Named {}

func == (left: any Named, right: any Named) -> Bool { false }

struct Order { var title = "kit" }

public struct Price {
  public init() {}
  public var text: String { "price" }
}

public func label(_ text: String) -> String { "label " + hidden(text) }
func hidden(_ text: String) -> String { "hidden " + text }
