import SwiftUI
import Dice

func rowsAfterAThrow() -> Int {
  var rows = [1, 2, 3]
  rows.throwDice(6)
  return rows.count
}


struct Board {
  var rows = [3, 1, 2]
  var names = ["a"]
  mutating func shake() { rows.throwDice(6) }
}

func shaken(_ keyPath: KeyPath<Board, Int>) -> Int {
  var board = Board()
  board.shake()
  return board[keyPath: keyPath]
}

func sorted() -> Int {
  var rows = [3, 1, 2]
  rows.sort()
  return rows[0]
}

#Preview("a list after an unknown method") { Text("\(rowsAfterAThrow()) rows") }
#Preview("a property after one") { Text("\(shaken(\.rows.count))") }
#Preview("another property") { Text("\(shaken(\.names.count))") }
#Preview("a known method") { Text("\(sorted())") }
