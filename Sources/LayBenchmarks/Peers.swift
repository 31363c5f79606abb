/// What other programs take for the same inputs, as measured by us.
///
/// Layout: Yoga `f6206ec3` (g++ 12 -O3), Taffy 0.13.0 `8d13fdc8` (rustc 1.95, release, fat LTO), Clay `448e800b`
/// (clang 21 -O3), all with the shapes of `TreeShape` and the same frames as result; Clay's leaves only. Pictures: the
/// boxes of `SourceShape.boxes` in each program's own language, from the start of the process to its end, the page
/// cache warm.
enum Peers {
  static let machine = "2 processors of an AMD EPYC (Zen 5) guest, 21 November 2026"

  static let engines = "Yoga `f6206ec3`, Taffy 0.13.0 and Clay `448e800b`"

  struct Layout {
    var shape: TreeShape
    var size: Int
    /// Nanoseconds per view, medians. nil: has no such layout, or fails.
    var yoga: Double?
    var taffy: Double?
    var clay: Double?

    init(_ shape: TreeShape, _ size: Int, _ yoga: Double?, _ taffy: Double?, _ clay: Double?) {
      (self.shape, self.size, self.yoga, self.taffy, self.clay) = (shape, size, yoga, taffy, clay)
    }
  }

  /// Layout alone. Clay counts children in 16 bits. In a chain of centred stacks Taffy takes twice as long for each
  /// level: 340 ms for 20, and no end was seen for 100.
  static let layouts = [
    Layout(.wide, 1_000, 209, 141, 30),
    Layout(.wide, 100_000, 345, 346, nil),
    Layout(.nested, 1_000, 508, 1006, 29),
    Layout(.nested, 10_000, 733, 1783, 36),
    Layout(.nested, 100_000, 1150, 3630, 104),
    Layout(.spaced, 1_000, 285, 647, 32),
    Layout(.spaced, 100_000, 366, 2015, 135),
    Layout(.rows, 100_000, 452, 429, 100),
    Layout(.chain, 1_000, 2367, nil, 39),
    Layout(.chain, 5_000, 2437, nil, 42),
    Layout(.grid, 1_000, nil, 429, nil),
    Layout(.grid, 100_000, nil, 946, nil),
  ]

  /// Building and layout together, in a process that has done nothing before.
  static let freshLayouts = [
    Layout(.wide, 1_000, 253 + 602, 291 + 427, 86 + 178),
    Layout(.nested, 1_000, 523 + 484, 1020 + 478, 72 + 193),
    Layout(.nested, 10_000, 758 + 531, 1954 + 531, 82 + 172),
    Layout(.nested, 100_000, 1196 + 553, 3756 + 416, 145 + 198),
    Layout(.spaced, 10_000, 370 + 504, 1583 + 405, 77 + 183),
    Layout(.rows, 100_000, 486 + 519, 467 + 417, 150 + 194),
    Layout(.grid, 100_000, nil, 1294 + 398, nil),
  ]

  struct Program {
    var name: String
    /// Milliseconds, by the number of boxes.
    var times: [Int: Double]
  }

  /// Pikchr refuses ten thousand boxes. Typst runs in Python, which takes 7 ms of each. Chromium prints a PDF.
  static let programs = [
    Program(name: "Pikchr `07df7f02`", times: [20: 0.63, 1_000: 3.15]),
    Program(name: "Typst 0.15", times: [20: 18.4, 1_000: 65, 10_000: 453]),
    Program(name: "Graphviz 2.43", times: [20: 7.84, 1_000: 73, 10_000: 7289]),
    Program(name: "D2 0.6.8", times: [20: 53.8, 1_000: 107, 10_000: 1904]),
    Program(name: "Satori 0.7.3", times: [20: 133, 1_000: 844, 10_000: 5024]),
    Program(name: "Chromium 156", times: [20: 461, 1_000: 632, 10_000: 2515]),
  ]
}
