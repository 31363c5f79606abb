import LayOutput

extension Completer {
  /// The answer to a page: `{"prefix": "pad", "items": [{"name", "text", "detail"}]}`, the likely names first.
  ///
  /// `prefix` is what is written of the name, and `text` what takes its place, where that is more than the name; the cursor
  /// goes to its `$0`, or behind it.
  /// - Parameter limit: At most so many items.
  package func json(limit: Int) -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("{\"prefix\":")
      output.append(json: prefix)
      output.append(",\"items\":[")
      for (place, item) in items().prefix(limit).enumerated() {
        output.append(place > 0 ? ",{\"name\":" : "{\"name\":")
        output.append(json: item.name)
        if let text = snippet(of: item) ?? item.text {
          output.append(",\"text\":")
          output.append(json: text)
        }
        if !item.detail.isEmpty {
          output.append(",\"detail\":")
          output.append(json: item.detail)
        }
        output.append("}")
      }
      output.append("]}\n")
    }
  }
}
