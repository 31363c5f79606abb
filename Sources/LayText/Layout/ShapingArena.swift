/// The measured characters of any number of texts, end to end in a few arrays.
struct ShapingArena {
  /// Up to where a line may go: its visible end lies before its trailing spaces.
  struct Word {
    var start: UInt32
    var visibleEnd: UInt32
  }

  /// What lies between two mandatory breaks.
  struct Paragraph {
    var start: UInt32
    /// Without the line feed.
    var end: UInt32
    var firstWord: UInt32
    var endWord: UInt32
  }

  /// A stretch of characters of one run.
  struct Span {
    var start: UInt32
    /// Index into the spec's runs.
    var run: UInt32
    var face: UInt32
    /// Added after every character, in points.
    var kerning: Double
    /// The font's line metrics, raised or dropped.
    var metrics: LineMetrics
  }

  /// Where each character ends, in points from the text's start; every text starts with an entry of 0.
  var ends: [Double] = []
  /// Where each character starts in `bytes`; every text ends with an entry for its end.
  var offsets: [UInt32] = []
  var words: [Word] = []
  var paragraphs: [Paragraph] = []
  var spans: [Span] = []
  /// The characters in UTF-8; those of texts that nobody has asked for lines of are in no other array.
  var bytes: [UInt8] = []

  /// The part of the arrays that belongs to one text.
  ///
  /// Positions in it count characters of the whole arena.
  struct Slice {
    var characters: Range<Int>
    var paragraphs: Range<Int>
    var spans: Range<Int>
    /// The metrics of the whole text: the largest of its runs.
    var metrics = FontMetrics(exact: LineMetrics(), line: LineMetrics())
    /// Every run has the same line metrics.
    var isUniform = true
    /// The width of the hyphen that a line shows which breaks at a soft hyphen; nil where the text has none.
    var softHyphenWidth: Double?

    var isEmpty: Bool { characters.isEmpty }
  }

  /// The drawn width of a stretch of characters.
  @inline(__always)
  func width(from start: Int, to end: Int) -> Double { ends[end] - ends[start] }

  /// The span that a character lies in.
  /// - Complexity: O(log n) in the text's spans.
  func span(at character: Int, of slice: Slice) -> Int {
    var low = slice.spans.lowerBound
    var high = slice.spans.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(spans[middle].start) <= character { low = middle } else { high = middle }
    }
    return low
  }

  /// The line metrics of a stretch of characters: the largest of the runs it touches.
  func metrics(from start: Int, to end: Int, of slice: Slice) -> LineMetrics {
    if slice.isUniform { return slice.metrics.line }
    var index = span(at: start, of: slice)
    var metrics = spans[index].metrics
    index += 1
    while index < slice.spans.upperBound, Int(spans[index].start) < end {
      metrics = metrics.union(spans[index].metrics)
      index += 1
    }
    return metrics
  }
}
