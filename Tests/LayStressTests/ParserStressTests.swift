import Foundation
import LaySyntax
import LayTestSupport
import Testing

/// Any bytes give a tree and diagnostics: cut off, changed at random, nested without end.
@Suite struct ParserStressTests {
  @Test(arguments: SyntaxFixture.all)
  func everyPrefixParses(_ fixture: SyntaxFixture) {
    let bytes = fixture.source.bytes
    for end in 0...bytes.count {
      checkInvariants(Array(bytes[..<end]), "in the first \(end) bytes of \(fixture.name)")
    }
  }

  @Test(arguments: 0..<8)
  func mutationsParse(_ part: Int) {
    let sources = SyntaxFixture.all.map(\.source.bytes).filter { $0.count < 1_000 }
    var random = SeededGenerator(seed: UInt64(part) + 1)
    for index in 0..<1_250 {
      var bytes = sources[random.below(sources.count)]
      for _ in 0...random.below(5) { mutate(&bytes, &random) }
      checkInvariants(bytes, "in mutation \(index) of part \(part)")
    }
  }

  private static let snippets: [[UInt8]] =
    [
      "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "\\(", "#if os(iOS)\n", "#endif\n", "#else\n", "\n", " ",
      ",",
      ":", ";", ".", "...", "..<", "<", ">", "?", "!", "&", "=", "->", "@", "#", "`", "$", "$0", " in ",
      "case ",
      "default", "switch ", "if ", "else ", "func ", "struct ", "let ", "get ", "some ", " is ", " as ",
      "try ",
      "await ", "/*", "*/", "//", "é", "“", "\0", "0x", "1e", "99999999999999999999", "_", "\\", "#\"", "/",
      "init", "self", "where ", "{ a in ", "guard ", "enum ", "async ", "\r", "\u{FEFF}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let snippet = Self.snippets[random.below(Self.snippets.count)]
    switch random.below(5) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(12)))
    case 2: bytes.insert(contentsOf: snippet, at: place)
    case 3:
      let start = random.below(bytes.count)
      let piece = Array(bytes[start..<min(bytes.count, start + random.below(60))])
      bytes.insert(contentsOf: piece, at: place)
    default: bytes.replaceSubrange(place..<min(bytes.count, place + 1 + random.below(4)), with: snippet)
    }
  }

  // MARK: Depth

  /// What opens a level, what stands innermost, what closes a level.
  static let nestings: [(Snippet, Snippet, Snippet)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("VStack {\n", "a", "}\n"), ("{", "", "}"), ("\"\\(", "1", ")\""),
    ("if a {\n", "b", "}\n"), ("struct A {\n", "let b = 1\n", "}\n"), ("func f() {\n", "a", "}\n"),
    ("switch a { case 1:\n", "b", "}\n"), ("#if os(iOS)\n", "a\n", "#endif\n"), ("f(a: ", "1", ")"),
    ("-(", "1", ")"), ("x[", "1", "]"), ("{ (a) in ", "a", "}"), ("\"\"\"\n\\(", "1", ")\n\"\"\""),
  ]

  @Test(arguments: nestings)
  func deepNestingIsOneError(_ open: Snippet, _ core: Snippet, _ close: Snippet) {
    let text = repeating(open, 100_000) + core.text + repeating(close, 100_000)
    let parsed = Parsed(text + "\nlet after = 1\n")
    #expect(parsed.diagnostics.map(\.rule) == ["nesting-too-deep"])
    #expect(parsed.fault == nil)
    #expect(parsed.tree.symbols.find("after") != nil)
  }

  @Test(arguments: nestings)
  func nestingUpToTheLimitIsRead(_ open: Snippet, _ core: Snippet, _ close: Snippet) {
    let text = repeating(open, 120) + core.text + repeating(close, 120)
    #expect(Parsed(text).diagnostics.isEmpty)
  }

  /// A prefix, what is repeated, a suffix: chains that a naive parser would recurse along.
  static let chains: [(Snippet, Snippet, Snippet)] = [
    ("let x = 1", " + 1", ""), ("let x = a", " ?? a", ""), ("let x = ", "a ? b : ", "c"),
    ("x", ".padding()", ""),
    ("x", "\n  .frame(width: 1)", ""), ("x", "[0]", ""), ("x", "()", ""), ("x", "?.a!", ""),
    ("let x = ", "try ", "a"),
    ("if a { }", " else if a { }", ""), ("", "a = ", "1"), ("a", " as A", ""), ("let x: A", ".A", ""),
    ("let x: Int", "?", ""), ("", ";", ""), ("let a = 1", ", b = 2", ""), ("", "let a = 1\n", ""),
    ("switch x { case ", "let ", "a: b }"), ("/*", "/* */", "*/"), ("let k = \\A", ".a", ""),
    ("", "public ", "let a = 1"),
    ("f()", " { }", ""), ("f { }", " a: { }", ""), ("enum E { case a", ", a", " }"), ("", "@A ", "let a = 1"),
  ]

  @Test(arguments: chains)
  func longChainsAreRead(_ start: Snippet, _ link: Snippet, _ end: Snippet) {
    let parsed = Parsed(start.text + repeating(link, 100_000) + end.text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.fault == nil)
  }

  /// Pieces that are wrong twenty thousand times over.
  @Test(arguments: [
    "(", "[", "{", "\"", "\"\\(", "/*", "a<", "VStack {", "if a {", ")", "}", "]", "(]", "{)", "[}", "#",
    "\\", "`", "$",
    "@", "@A(", "...", "<", "+ ", "!", "&", "else ", "case ", "let a, ", "func ", "é ", "“", "\u{0}", "'",
    "#if ", "#else\n",
    "if let ", "{ (", "{ [", "x = a<a", "\"\\(a\n", "? : ", "strcut A {", "in ", "}\na\n", "f(\na",
    "if a { b } ", "f(a b, ",
  ])
  func repeatedMistakesEnd(_ piece: Snippet) {
    checkInvariants(Array(repeating(piece, 20_000).utf8), "in repeated '\(piece)'")
  }

  private func repeating(_ piece: Snippet, _ count: Int) -> String {
    String(repeating: piece.text, count: count)
  }

  // MARK: Time

  /// Ten times the source takes about ten times as long, whatever it holds.
  @Test(arguments: [
    "struct A: View { var body: some View { VStack(spacing: 8) { Text(\"a \\(b)\").padding(.top, 4) } } }\n",
    "if a { if b { if c.d { e } else { f } } }\n", "let a = [1, 2, 3].map { $0 + 1 }.first ?? 0\n",
    "f(a < b, c < d)\n",
    "}\nf(a b\n",
  ])
  func timeIsLinear(_ piece: Snippet) {
    let small = SourceFile(name: "small", text: repeating(piece, 400))
    let large = SourceFile(name: "large", text: repeating(piece, 4_000))
    var (ofSmall, ofLarge) = (Double.infinity, Double.infinity)
    // By turns, so that what slows the machine down for a while slows both.
    for _ in 0..<5 {
      ofSmall = min(ofSmall, time { _ = Parsed(small) })
      ofLarge = min(ofLarge, time { _ = Parsed(large) })
    }
    // Were it quadratic, this would be a hundred; the rest is left to caches and a busy machine.
    #expect(ofLarge / ofSmall < 25, "\(ofSmall) ns and \(ofLarge) ns")
  }

  /// The time of this thread that the work took, in nanoseconds; what else runs does not count.
  private func time(_ work: () -> Void) -> Double {
    func threadTime() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = threadTime()
    work()
    return threadTime() - start
  }
}
