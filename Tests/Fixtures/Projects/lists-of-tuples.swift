import SwiftUI
func rows() -> [String] { var all = [(name: String, count: Int)](); all.append((name: "a", count: 2)); return all.map { "\($0.name)\($0.count)" } }
#Preview { Text(rows().joined()); Text(String("user:host".dropFirst().prefix { $0 != ":" })) }
