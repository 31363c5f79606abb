import LaySyntax
import Testing

@Suite("names that were meant") struct NearestNameTests {
  @Test(arguments: [
    ("colr", ["bold", "blur"], nil),
    ("colr", ["bold", "color"], "color"),
    ("tset", ["text", "test"], "test"),
    ("hstack", ["VStack", "HStack"], "HStack"),
    ("round", ["ground", "rounded"], "ground"),
    ("round", ["rounded"], "rounded"),
    ("fmrae", ["frame"], nil),
    ("paddign", ["padding"], "padding"),
    ("pdadign", ["padding"], "padding"),
    ("ab", ["abc"], nil),
    ("same", ["same"], nil),
    ("", ["a"], nil),
  ])
  func nearest(word: String, candidates: [String], meant: String?) {
    #expect(nearestName(to: word, among: candidates) == meant)
  }
}
