/// Draws a Type 2 charstring. Hints and arithmetic, which no outline depends on, are passed over.
struct CharstringInterpreter {
  private let global: CompactFontIndex
  private let local: CompactFontIndex
  private var outline = GlyphOutline()
  private var stack: [Double] = []
  private var x = 0.0
  private var y = 0.0
  private var hints = 0
  private var isOpen = false
  private var hasEnded = false
  private var depth = 0
  /// Operators and operands that one glyph may have.
  private var budget = 200_000

  /// As the specification limits them.
  private static let deepestCall = 10
  private static let deepestStack = 513

  init(global: CompactFontIndex, local: CompactFontIndex) {
    self.global = global
    self.local = local
  }

  mutating func finish() -> GlyphOutline {
    closeContour()
    return outline
  }

  mutating func run(_ code: FontTable) {
    guard depth <= Self.deepestCall else { return }
    depth += 1
    defer { depth -= 1 }
    var offset = 0
    while offset < code.count, !hasEnded {
      budget -= 1
      guard budget > 0 else { return }
      let byte = code.byte(offset)
      offset += 1
      if byte >= 32 || byte == 28 {
        offset += pushNumber(byte, code, offset)
      } else if byte == 11 {
        return
      } else {
        offset += perform(byte, code, offset)
      }
    }
  }

  /// Pushes an operand and returns how many more bytes it has.
  private mutating func pushNumber(_ byte: Int, _ code: FontTable, _ offset: Int) -> Int {
    guard stack.count < Self.deepestStack else { return 0 }
    switch byte {
    case 28:
      stack.append(Double(code.signedWord(offset)))
      return 2
    case 32...246:
      stack.append(Double(byte - 139))
      return 0
    case 247...250:
      stack.append(Double((byte - 247) * 256 + code.byte(offset) + 108))
      return 1
    case 251...254:
      stack.append(Double(-(byte - 251) * 256 - code.byte(offset) - 108))
      return 1
    default:
      stack.append(Double(code.signedWord(offset)) + Double(code.word(offset + 2)) / 65536)
      return 4
    }
  }

  /// Performs an operator and returns how many bytes behind it belong to it.
  private mutating func perform(_ operation: Int, _ code: FontTable, _ offset: Int) -> Int {
    switch operation {
    case 1, 3, 18, 23:
      hints += stack.count / 2
      stack.removeAll(keepingCapacity: true)
    case 19, 20:
      hints += stack.count / 2
      stack.removeAll(keepingCapacity: true)
      return (hints + 7) / 8
    case 10: call(local)
    case 29: call(global)
    case 12:
      flex(code.byte(offset))
      stack.removeAll(keepingCapacity: true)
      return 1
    case 14: hasEnded = true
    default:
      draw(operation)
      stack.removeAll(keepingCapacity: true)
    }
    return 0
  }

  /// Numbers of subroutines are biased, so that the commonest are short.
  private mutating func call(_ subroutines: CompactFontIndex) {
    guard let number = stack.popLast() else { return }
    let bias = subroutines.count < 1240 ? 107 : subroutines.count < 33900 ? 1131 : 32768
    if let code = subroutines[Int(number) + bias] { run(code) }
  }

  private mutating func draw(_ operation: Int) {
    switch operation {
    case 21: if stack.count >= 2 { move(stack[stack.count - 2], stack[stack.count - 1]) }
    case 22: if let dx = stack.last { move(dx, 0) }
    case 4: if let dy = stack.last { move(0, dy) }
    case 5: lines(stack[...])
    case 6, 7: alternatingLines(startsHorizontal: operation == 6)
    case 8: curves(stack[...])
    case 24:
      guard stack.count >= 2 else { return }
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      guard stack.count >= 6 else { return }
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26, 27: flatCurves(isHorizontal: operation == 27)
    case 30, 31: alternatingCurves(startsHorizontal: operation == 31)
    default: break
    }
  }

  // MARK: Steps

  private mutating func closeContour() {
    if isOpen { outline.steps.append(.close) }
    isOpen = false
  }

  private mutating func move(_ dx: Double, _ dy: Double) {
    closeContour()
    x += dx
    y += dy
    outline.steps.append(.move(x: x, y: y))
    isOpen = true
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    guard isOpen else { return }
    x += dx
    y += dy
    outline.steps.append(.line(x: x, y: y))
  }

  private mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    guard isOpen else { return }
    let (x1, y1) = (x + dx1, y + dy1)
    let (x2, y2) = (x1 + dx2, y1 + dy2)
    (x, y) = (x2 + dx3, y2 + dy3)
    outline.steps.append(.cubic(controlX1: x1, controlY1: y1, controlX2: x2, controlY2: y2, x: x, y: y))
  }

  private mutating func lines(_ operands: ArraySlice<Double>) {
    var i = operands.startIndex
    while i + 1 < operands.endIndex {
      line(operands[i], operands[i + 1])
      i += 2
    }
  }

  private mutating func curves(_ operands: ArraySlice<Double>) {
    var i = operands.startIndex
    while i + 5 < operands.endIndex {
      curve(
        operands[i], operands[i + 1], operands[i + 2], operands[i + 3], operands[i + 4], operands[i + 5])
      i += 6
    }
  }

  private mutating func alternatingLines(startsHorizontal: Bool) {
    var isHorizontal = startsHorizontal
    for length in stack {
      if isHorizontal { line(length, 0) } else { line(0, length) }
      isHorizontal.toggle()
    }
  }

  /// Curves that start and end along one axis; a lone first operand shifts the first one across.
  private mutating func flatCurves(isHorizontal: Bool) {
    var i = stack.count % 4
    var across = i > 0 ? stack[0] : 0
    while i + 3 < stack.count {
      let (a, b, c, d) = (stack[i], stack[i + 1], stack[i + 2], stack[i + 3])
      if isHorizontal { curve(a, across, b, c, d, 0) } else { curve(across, a, b, c, 0, d) }
      across = 0
      i += 4
    }
  }

  /// Curves that start along one axis and end along the other, in turns; the last may end askew.
  private mutating func alternatingCurves(startsHorizontal: Bool) {
    var isHorizontal = startsHorizontal
    var i = 0
    while i + 3 < stack.count {
      let (a, b, c, d) = (stack[i], stack[i + 1], stack[i + 2], stack[i + 3])
      let extra = stack.count - i == 5 ? stack[i + 4] : 0
      if isHorizontal { curve(a, 0, b, c, extra, d) } else { curve(0, a, b, c, d, extra) }
      isHorizontal.toggle()
      i += 4
    }
  }

  /// Two curves that hinting may flatten to a line.
  private mutating func flex(_ operation: Int) {
    let s = stack
    switch operation {
    case 35 where s.count >= 12: curves(s[0..<12])
    case 34 where s.count >= 7:
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 36 where s.count >= 9:
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
    case 37 where s.count >= 11:
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      let endsHorizontal = dx.magnitude > dy.magnitude
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      curve(s[6], s[7], s[8], s[9], endsHorizontal ? s[10] : -dx, endsHorizontal ? -dy : s[10])
    default: break
    }
  }
}
