import SwiftUI

// What a file of the app or an address says is not read, and told; a file that the app would have written is not there yet.
struct OwnFile: View {
  var body: some View {
    if let file = Bundle.main.url(forResource: "start", withExtension: "txt") {
      Text((try? String(contentsOf: file, encoding: .utf8)) ?? "none")
    }
  }
}

struct WrittenFile: View {
  let file = URL.documentsDirectory.appending(path: "notes.txt")
  var body: some View {
    Text((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing written")
  }
}

#Preview("File of the app") { OwnFile() }

#Preview("File that code writes") { WrittenFile() }

#Preview("Address") {
  Text((try? String(contentsOf: URL(string: "https://example.com")!)) ?? "none")
}

#Preview("Path") {
  Text((try? String(contentsOfFile: "/etc/hosts", encoding: .utf8)) ?? "none")
}
