import SwiftUI

final class Library {
  private(set) var books = ["Emma"]
  private let path: URL

  init() {
    do {
      path = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appendingPathComponent("books.json")
    } catch {
      fatalError("there is no folder")
    }
    if let data = try? Data(contentsOf: path) {
      books = (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }
  }
}

func notes() -> String {
  do {
    return try String(contentsOf: URL.documentsDirectory.appending(path: "notes.txt"))
  } catch {
    return "no notes"
  }
}

#Preview("Files") { Text(Library().books.joined()) }
#Preview("Texts") { Text(notes()) }
#Preview("Own file") {
  if let data = try? Data(contentsOf: Bundle.main.bundleURL.appending(path: "seed.json")) {
    Text("\(data.count)")
  }
}
