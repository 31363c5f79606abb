import SwiftUI

struct Entry: Decodable {
  var title: String
  var count: Int

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    count = try values.decodeIfPresent(Int.self, forKey: .count) ?? 3
  }
}

func entry(_ json: String) -> Entry? { try? JSONDecoder().decode(Entry.self, from: Data(json.utf8)) }

#Preview("Keys") {
  let entry = entry("{\"title\": \"a\"}")
  Text("\(entry?.title ?? "none") \(entry?.count ?? 0)")
}
#Preview("Missing") { Text(entry("{\"count\": 1}")?.title ?? "none") }
#Preview("Wrong key") { Text(wrong() ?? "none") }

struct Note: Codable {
  var title: String
  init(from decoder: Decoder) throws {
    title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
  }
}
func wrong() -> String? { try? JSONDecoder().decode(Note.self, from: Data("{\"text\": \"a\"}".utf8)).title }

@propertyWrapper struct Trimmed { var wrappedValue: String }
struct Label: Decodable {
  @Trimmed var text: String
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    _text = Trimmed(wrappedValue: try values.decode(String.self, forKey: .text))
  }
}
#Preview("Wrapped") {
  Text((try? JSONDecoder().decode(Label.self, from: Data("{\"text\": \"b\"}".utf8)).text) ?? "none")
}
