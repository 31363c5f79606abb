import SwiftUI

// A file that is missing among the app's and what an address says are not known, and told; a file that the app would have
// written is not there yet.
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
  Text((try? String(contentsOfFile: "/tmp/notes.txt", encoding: .utf8)) ?? "none")
}
