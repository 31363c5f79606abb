import SwiftUI

struct Digest: View {
  let data = "hey".data(using: .utf8)!

  var hex: String { data.map { String(format: "%02x", $0) }.joined() }
  var large: Int {
    var count = 0
    for byte in data where byte > 102 { count += 1 }
    return count
  }
  var longer: Data {
    var all = data + [1, 2]
    all.append(3)
    all.append(contentsOf: [4, 5])
    return all
  }

  var body: some View {
    Text(hex)
    Text("\(large) \(data[0]) \(Array(data).count) \([UInt8](data)[1]) \(longer.count) \(longer.last ?? 0)")
    Text(String(decoding: data.prefix(2), as: UTF8.self))
    Text("\(data.reversed().first ?? 0) \(data.reduce(0) { $0 + Int($1) }) \(longer[1...2].count)")
  }
}

#Preview { Digest() }
#Preview("Optional") {
  Text("ab".data(using: .utf8).map { "\($0.count)" } ?? "none")
  Text("\("ab".data(using: .utf8)!.map { Int($0) + 1 }.count)")
}
