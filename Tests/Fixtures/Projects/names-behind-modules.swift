//--- Kit/Kit.swift
import SwiftUI

public let title = "kit"
public struct Card: View {
  public init() {}
  public var body: some View { Text("card") }
}
public enum Level { case low, high }
public typealias Word = Level

//--- App/App.swift
import Kit
import SwiftUI

struct Palette {
  enum Color { case ink }
  let title = "own"
  var swatch: some View { SwiftUI.Color.red.frame(width: 10, height: 10) }
  var text: String { Kit.title + title }
}

extension Word { var name: String { "word" } }

#Preview("Framework") { Palette().swatch }
#Preview("Module") {
  Kit.Card()
  SwiftUI.Text(Palette().text)
}
#Preview("Alias") { Text(Kit.Level.low.name) }
#Preview("Missing") { Text(Kit.subtitle) }
