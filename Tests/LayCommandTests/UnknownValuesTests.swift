import LayTestSupport
import Testing

/// What is not known may be stored, passed and compared. Where it is shown, or decides what is, no layout is exact.
@Suite("values of which nothing is known")
struct UnknownValuesTests {
  /// Uses of a value, each of which shows it or what it decides.
  static let uses = [
    #"Text("\(Outside.count)")"#,
    #"Text(Outside.flag ? "a" : "b")"#,
    #"Text(Outside.maybe ?? "none")"#,
    #"Text(Outside.name.isEmpty ? "a" : "b")"#,
    #"Text(Outside.name + "x")"#,
    #"Text(["a", "b"].filter { $0 == Outside.name }.joined())"#,
    #"Text(["a": "b"][Outside.name] ?? "none")"#,
    #"Text(String(format: "%.1f", Outside.number))"#,
    #"Text(Outside.number, format: .number)"#,
    #"Text(Outside.number.formatted())"#,
    #"Text(Outside.date, style: .date)"#,
    #"Text("\(max(Outside.count, 3))")"#,
    #"Text("\((1...3).contains(Outside.count) ? 1 : 2)")"#,
    #"Text((Outside.any as? String) ?? "none")"#,
    #"Text("x").font(.system(size: Outside.number))"#,
    #"Text("x").foregroundColor(Outside.flag ? .red : .blue)"#,
    #"Text("x").environment(\.layoutDirection, Outside.flag ? .leftToRight : .rightToLeft)"#,
    #"Color.red.frame(height: min(Outside.number, 20))"#,
    #"Color.red.frame(width: Outside.flag ? nil : 30)"#,
    #"Color.red.padding(Outside.number)"#,
    #"VStack(spacing: Outside.number) { Color.red; Color.blue }"#,
    #"HStack(alignment: Outside.flag ? .top : .bottom) { Text("a"); Color.red }"#,
    #"VStack { ForEach(0..<Outside.count, id: \.self) { _ in Color.red }; Text("x") }"#,
    #"List(Outside.items, id: \.self) { Text($0) }"#,
    #"Toggle("a", isOn: .constant(Outside.flag))"#,
    #"TextField("x", text: .constant(Outside.name))"#,
    #"RoundedRectangle(cornerRadius: Outside.number)"#,
    #"if Outside.flag { Text("x") } else { Text("y") }"#,
    #"if let text = Outside.maybe { Text(text) } else { Text("none") }"#,
    #"if case .some(let text) = Outside.maybe { Text(text) } else { Text("none") }"#,
    #"switch Outside.count { case 0: Text("zero"); default: Text("many") }"#,
    #"switch (Outside.count, true) { case (0, true): Text("zero"); default: Text("many") }"#,
    #"let text = switch Outside.count { case 0: "zero"; default: "many" }; Text(text)"#,
    #"let text = if Outside.flag { "a" } else { "b" }; Text(text)"#,
  ]

  @Test(
    "a layout that depends on a value that is not known is never exact",
    arguments: [
      "import Unknown",
      """
      import UIKit
      enum Outside {
        static var flag: Bool { UIApplication.shared.isIdleTimerDisabled }
        static var name: String { UIPasteboard.general.name.rawValue }
        static var number: Double { Double(UIScreen.main.brightness) }
        static var count: Int { UIPasteboard.general.changeCount }
        static var items: [String] { UIPasteboard.general.types }
        static var maybe: String? { UIPasteboard.general.string }
        static var any: Any { UIPasteboard.general.items as Any }
        static var date: Date { UIPasteboard.general.value(forPasteboardType: "x") as! Date }
      }
      """,
    ])
  func unknownValues(source: String) throws {
    let scratch = try Scratch()
    let previews = Self.uses.enumerated().map { "#Preview(\"\($0)\") { \($1) }\n" }
    try scratch.add("app/App.swift", "import SwiftUI\n\(source)\n" + previews.joined())
    let run = try LayProcess(["project", "app"], in: scratch)
    let statuses = run.output.split(separator: "\n").filter { $0.contains("App.swift:") }
    #expect(run.status == 0 && statuses.count == Self.uses.count, "\(run.output)\(run.errors)")
    for (status, use) in zip(statuses, Self.uses) {
      #expect(status.hasPrefix("placeholders") || status.hasPrefix("blank"), "\(use): \(status)")
    }
  }
}
