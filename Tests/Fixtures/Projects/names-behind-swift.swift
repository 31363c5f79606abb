//--- App/Names.swift
enum Error { case mine }
struct Result { var text = "mine" }
struct Failure: Swift.Error, Swift.Equatable {}
enum Names {
  static func max(_ number: Int) -> Int { Swift.max(number, 3) }
  static func parse(_ text: String) -> Swift.Result<Int, Swift.Error> {
    guard let number = Swift.Int(text) else { return .failure(Failure()) }
    return .success(number)
  }
  static var list: Swift.Array<Swift.String> { Swift.Array(repeating: "a", count: 2) }
}
//--- App/App.swift
import SwiftUI

#Preview("functions and lists") { Text("\(Names.max(1)) \(Names.max(8)) \(Names.list.count) \(Result().text)") }
#Preview("a type of the same name") {
  switch Names.parse("12") {
  case .success(let number): Text("\(number)")
  case .failure: Text("failed")
  }
}
