import LayOutput
import LaySyntax

/// The results of a run as people and machines read them.
package struct TestReport {
  /// The results of one file.
  package struct File: Sendable {
    package var name: String
    package var results: [PreviewResult]

    package init(name: String, results: [PreviewResult]) {
      self.name = name
      self.results = results
    }
  }

  package enum Format: String, Sendable, CaseIterable {
    case text, json, junit, github, tap, html, markdown
  }

  let files: [File]

  package init(_ files: [File]) { self.files = files }

  package func write(_ format: Format) -> [UInt8] {
    switch format {
    case .text: return text()
    case .json: return json()
    case .junit: return junit()
    case .github: return github()
    case .tap: return tap()
    case .html: return html()
    case .markdown: return markdown()
    }
  }

  private var failureCount: Int { files.reduce(0) { $0 + $1.results.reduce(0) { $0 + $1.failures.count } } }
  var previewCount: Int { files.reduce(0) { $0 + $1.results.count } }
  var variantCount: Int { files.reduce(0) { $0 + $1.results.reduce(0) { $0 + $1.variantCount } } }

  // MARK: Text

  private func text() -> [UInt8] {
    var text = ""
    for file in files {
      for result in file.results {
        for failure in result.failures {
          text +=
            "\(failure.file ?? file.name):\(failure.place.line):\(failure.place.column): \(result.name.visible): "
          text += "expected \(failure.expectation.visible)\n"
          for line in lines(failure, of: result) { text += "  \(line)\n" }
        }
      }
    }
    return Array((text + scope + ": " + verdict + "\n").utf8)
  }

  /// How much was tested.
  var scope: String {
    let variants = "\(variantCount) variant\(variantCount == 1 ? "" : "s")"
    return "\(previewCount) preview\(previewCount == 1 ? "" : "s") in \(variants)"
  }

  /// What came of it.
  var verdict: String {
    let failed = files.reduce(0) { $0 + $1.results.count { !$0.failures.isEmpty } }
    if failed > 0 { return "\(failed) not as expected" }
    return previewCount > 0 ? "all as expected" : "nothing was tested"
  }

  private func lines(_ failure: PreviewResult.Failure, of result: PreviewResult) -> [String] {
    var lines = [failure.detail.visible]
    if !failure.reason.isEmpty { lines.append(failure.reason.visible) }
    if result.variantCount > 1 { lines.append("in \(Self.variants(of: failure, in: result))") }
    if !failure.remedy.isEmpty { lines.append("to make it true, \(failure.remedy.visible)") }
    return lines
  }

  // MARK: JSON

  private func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", JSONWriter.version)
      json.member("passed", isTrue: failureCount == 0)
      json.array("previews") { json in
        for file in files {
          for result in file.results {
            json.element()
            json.object { write(result, file.name, &$0) }
          }
        }
      }
    }
    return json.finish()
  }

  private func write(_ result: PreviewResult, _ file: String, _ json: inout JSONText) {
    json.member("file", file)
    json.member("name", result.name)
    json.member("line", result.place.line)
    json.member("variants", result.variantCount)
    json.member("expectations", result.expectationCount)
    json.array("failures") { json in
      for failure in result.failures {
        json.element()
        json.object { json in
          json.member("expectation", failure.expectation)
          if let file = failure.file { json.member("file", file) }
          json.member("line", failure.place.line)
          json.member("column", failure.place.column)
          json.member("detail", failure.detail)
          json.member("reason", failure.reason)
          json.member("remedy", failure.remedy)
          json.array("variants") { json in
            for variant in failure.variants { json.element(variant) }
          }
        }
      }
    }
  }

  // MARK: For continuous integration

  private func junit() -> [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites tests=\"\(previewCount)\" failures=\"\(files.reduce(0) { $0 + $1.results.count { !$0.failures.isEmpty } })\">\n"
    for file in files {
      let failed = file.results.count { !$0.failures.isEmpty }
      text +=
        "  <testsuite name=\"\(Self.markup(file.name))\" tests=\"\(file.results.count)\" failures=\"\(failed)\">\n"
      for result in file.results {
        text += "    <testcase classname=\"\(Self.markup(file.name))\" name=\"\(Self.markup(result.name))\""
        if result.failures.isEmpty {
          text += "/>\n"
          continue
        }
        text += ">\n"
        // A test case has one failure in the readers that there are.
        let message = Self.markup("expected \(result.failures[0].expectation)")
        let content = result.failures.map { failure in
          "\(failure.file ?? file.name):\(failure.place.line): expected \(failure.expectation)\n"
            + lines(failure, of: result).joined(separator: "\n")
        }.joined(separator: "\n")
        text += "      <failure message=\"\(message)\">\(Self.markup(content))</failure>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
  }

  private func github() -> [UInt8] {
    var text = ""
    for file in files {
      for result in file.results {
        for failure in result.failures {
          let message = (["expected \(failure.expectation)"] + lines(failure, of: result)).joined(
            separator: "\n")
          text +=
            "::error file=\(Self.escaped(failure.file ?? file.name, isProperty: true)),line=\(failure.place.line),"
          text += "col=\(failure.place.column),title=\(Self.escaped(result.name, isProperty: true))"
          text += "::\(Self.escaped(message, isProperty: false))\n"
        }
      }
    }
    return Array(text.utf8)
  }

  /// As GitHub's runner reads commands.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private func tap() -> [UInt8] {
    var text = "TAP version 13\n1..\(previewCount)\n"
    var number = 0
    for file in files {
      for result in file.results {
        number += 1
        let name = "\(file.name): \(result.name)".visible.split(separator: "#").joined(separator: "\\#")
        text += "\(result.failures.isEmpty ? "ok" : "not ok") \(number) - \(name)\n"
        for failure in result.failures {
          text += "# expected \(failure.expectation.visible)\n"
          for line in lines(failure, of: result) { text += "#   \(line)\n" }
        }
      }
    }
    return Array(text.utf8)
  }
}
