//--- App/App.swift
import SwiftUI
import Synchronization
import os

enum Cache {
  private static let texts = Mutex<[String: String]>([:])
  static var latest: String?

  static func text(_ key: String) -> String {
    if let known = texts.withLock({ $0[key] }) { return known }
    texts.withLock { $0[key] = "made" }
    return texts.withLock { $0[key] } ?? "lost"
  }
}

final class Counter: Sendable {
  private let state = OSAllocatedUnfairLock(initialState: 5)
  func next() -> Int {
    state.withLock { value in
      value += 1
      return value
    }
  }
}

#Preview("a mutex") { Text(Cache.text("a") + " " + Cache.text("a")) }
#Preview("an unfair lock") {
  let counter = Counter()
  Text("\(counter.next()) \(counter.next())")
}
#Preview("nobody has set it") { Text(Cache.latest ?? "none") }
#Preview("a lock without a state") {
  let lock = OSAllocatedUnfairLock()
  Text(lock.withLock { "inside" })
}

//--- Other/Other.swift
import SwiftUI

struct Mutex { var text = "its own" }

#Preview("a type of its own") { Text(Mutex().text) }
