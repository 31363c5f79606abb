import SwiftUI
import Vault

/// What a store that is not known hands out is there at every turn.
func names(in vault: Vault) -> [String] {
  var names: [String] = []
  while let entry = vault.entries.next() {
    names.append(entry.name)
  }
  return names
}

#Preview("a loop") { Text("\(names(in: Vault()).count) names") }

enum Status {
  static func text(for code: Int32) -> String { text(for: Int(code)) }
  static func text(for code: Int) -> String { code == 200 ? "OK" : "\(code)" }
}

struct Answer {
  var code: Int32
}

#Preview("by width") { Text(Status.text(for: Answer(code: 200).code)) }

struct Dice: RandomNumberGenerator {
  init(seed: Int) { srand48(seed) }
  func next() -> UInt64 { UInt64(drand48() * Double(UInt64.max)) }
}

#Preview("by a seed") {
  var dice = Dice(seed: 7)
  Text([1, 2, 3, 4, 5, 6].shuffled(using: &dice).map(String.init).joined())
}
