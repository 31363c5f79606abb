import SwiftUI
enum Network: Error { case status(Int), offline }
enum Disk: Error { case status(Int) }
func load(_ step: Int) throws -> String {
  switch step { case 0: throw Network.status(404); case 1: throw Disk.status(7); case 2: throw Network.offline; default: return "ok" }
}
func told(_ step: Int) -> String {
  do { return try load(step) } catch Network.status(let code) { return "network \(code)" } catch let fault as Disk { return "disk \(fault)" } catch { return "\(error)" }
}
#Preview { ForEach(0..<4) { Text(told($0)) } }
