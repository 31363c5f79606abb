import LaySyntax

/// Decides for each gap between tokens what stands in it, from the first to the last, and keeps what changes.
///
/// Where something may be on one line or on several, that is decided where it begins: it fits, or it is broken.
struct LinePrinter {
  let gaps: TokenGaps
  let survey: TokenSurvey
  let brackets: Brackets
  let spacing: TokenSpacing
  private let style: LineStyle
  /// The columns at which each token would start and end were all on one line.
  private let columns: FlatColumns
  private(set) var edits: [Diagnostic.Fix.Edit] = []

  private var frames = [Frame(open: -1, outer: 0, inner: 0, form: .lines)]
  private var line = Line()
  private var chainStates: [ChainState]
  /// Until which token white space stays as it is.
  private var verbatimEnd = 0
  private var isOff = false
  private var conditionDepth = 0

  /// The line that is being written.
  private struct Line {
    var number = 0
    var column = 0
    /// Where the line of the statement, element or modifier starts.
    var indentation = 0
    /// Whether it has nothing but closing brackets.
    var isClosing = false

    /// Goes on behind a text whose last line is that wide.
    mutating func goOn(behind last: (width: Int, hasLineEnd: Bool)) {
      column = last.hasLineEnd ? last.width : column + last.width
      if last.hasLineEnd { number += 1 }
    }
  }

  /// An open bracket.
  private struct Frame {
    enum Form { case flat, hugging, lines }
    var open: Int
    /// Where the closing bracket stands when it starts a line.
    var outer: Int
    /// Where what it holds stands.
    var inner: Int
    var form: Form
    var isEmpty = true
  }

  private struct ChainState {
    var startColumn = 0
    var startLine = 0
    var indentation = 0
    /// Where its modifiers stand; nil until the first starts a line.
    var modifierColumn: Int?
    var isBroken: Bool?
  }

  /// What stands in a gap.
  private enum Gap {
    case none, space, verbatim
    /// - Parameter continues: Whether the line goes on with what the line before began.
    case line(Int, continues: Bool)
  }

  init(_ gaps: TokenGaps, _ survey: TokenSurvey, _ brackets: Brackets, _ style: FormatStyle) {
    self.gaps = gaps
    self.survey = survey
    self.brackets = brackets
    spacing = TokenSpacing(gaps: gaps, survey: survey)
    self.style = LineStyle(style, FormatHabits(gaps, brackets))
    columns = FlatColumns(spacing)
    chainStates = Array(repeating: ChainState(), count: survey.chains.count)
  }

  mutating func print() {
    for token in gaps.tokens.indices {
      write(gap(before: token), before: token)
      write(token)
    }
  }

  // MARK: What stands before a token

  private mutating func gap(before token: Int) -> Gap {
    if noteVerbatim(token) { return .verbatim }
    let kind = gaps.tokens[token].kind
    if kind == .endOfFile { return .line(0, continues: false) }
    if token == 0 { return gaps.comments(before: 0).isEmpty ? .none : .line(0, continues: false) }
    let frame = frames[frames.count - 1]
    let roles = survey.roles[token]
    if frame.form == .flat, !gaps.isHeld[token] { return onLine(token) }
    let isClosing = frame.open >= 0 && Int(brackets.partners[frame.open]) == token
    if isClosing { return frame.form == .lines ? .line(frame.outer, continues: false) : onLine(token) }
    let last = gaps.tokens[token - 1].kind
    let isBrace = frame.open < 0 || gaps.tokens[frame.open].kind == .leftBrace
    if isBrace {
      if roles.contains(.startsCase) { return .line(frame.outer, continues: false) }
      if roles.contains(.startsStatement) {
        if last == .semicolon, !gaps.hasLineEnd[token] { return .space }
        if staysInCase(token) { return .space }
        return .line(frame.inner, continues: false)
      }
      let isPlain = frame.open >= 0 && !brackets.hasStatements[frame.open] && gaps.hasLineEnd[token]
      if isPlain, !continuesLine(token) { return .line(frame.inner, continues: false) }
    } else if frame.form == .lines, token == frame.open + 1 || last == .comma {
      let isArray = gaps.tokens[frame.open].kind == .leftBracket
      if last == .comma, isArray, brackets.isWrittenAsLines[frame.open], !gaps.hasLineEnd[token] {
        return .space
      }
      return .line(frame.inner, continues: false)
    }
    if roles.contains(.startsModifier), let gap = gapBeforeModifier(token) { return gap }
    if kind == .leftBrace || last == .rightBrace && (roles.contains(.isTrailingLabel) || continuesLine(token))
    {
      return gaps.isHeld[token] ? .line(line.indentation, continues: true) : onLine(token)
    }
    guard gaps.hasLineEnd[token] else { return onLine(token) }
    if roles.contains(.followsAttribute) || isElse(token) { return .line(line.indentation, continues: true) }
    if !gaps.isHeld[token], isGlued(token) { return onLine(token) }
    return .line(line.indentation + style.unit, continues: true)
  }

  private func onLine(_ token: Int) -> Gap { spacing.hasSpace(before: token) ? .space : .none }

  /// Whether nothing breaks between a token and the one before it.
  private func isGlued(_ token: Int) -> Bool {
    switch gaps.tokens[token].kind {
    case .comma, .semicolon, .rightParen, .rightBracket, .colon, .postfixOperator, .questionPostfix: true
    default:
      switch gaps.tokens[token - 1].kind {
      case .leftParen, .leftBracket, .at, .prefixOperator, .period: true
      default: false
      }
    }
  }

  private func isWord(_ token: Int, _ word: StaticString) -> Bool {
    let range = gaps.tokens[token].range
    guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { gaps.source.bytes[Int(range.start) + $0] == word[$0] }
    }
  }

  private func isElse(_ token: Int) -> Bool { gaps.tokens[token].kind == .keyword && isWord(token, "else") }

  /// `else` and `catch`, which stand on the line of the brace before them.
  private func continuesLine(_ token: Int) -> Bool {
    gaps.tokens[token].kind == .keyword && (isWord(token, "else") || isWord(token, "catch"))
      && gaps.tokens[token - 1].kind == .rightBrace
  }

  /// Whether the only statement of a case stays on the case's line: it is written there, and fits.
  private func staysInCase(_ token: Int) -> Bool {
    guard survey.roles[token].contains(.isWholeCase), gaps.tokens[token - 1].kind == .colon,
      !gaps.hasLineEnd[token]
    else { return false }
    let next = Int(brackets.nextBreaks[token + 1])
    guard survey.roles[next].contains(.startsCase) || gaps.tokens[next].kind == .rightBrace else {
      return false
    }
    if brackets.breaksBefore[next] > brackets.breaksBefore[token + 1] { return false }
    return line.column + 1 + columns.width(token, next) <= style.lineLength
  }

  private mutating func gapBeforeModifier(_ token: Int) -> Gap? {
    let number = Int(survey.chainOfToken[token])
    let chain = survey.chains[number]
    var state = chainStates[number]
    let breaks: Bool
    if chain.isView {
      let isAlone = chain.modifierCount == 1
      breaks =
        !isAlone || gaps.hasLineEnd[token] || state.startLine != line.number
        || line.column + columns.width(token, min(chain.end, Int(brackets.nextBreaks[token + 1])))
          > style.lineLength
    } else {
      if state.isBroken == nil {
        let hasBreaks = brackets.breaksBefore[chain.end] > brackets.breaksBefore[token]
        let fits = line.column + columns.width(token, chain.end) <= style.lineLength
        state.isBroken = !hasBreaks && !fits && chain.modifierCount > 1
        if hasBreaks || state.startLine != line.number { state.isBroken = nil }
      }
      breaks = state.isBroken ?? gaps.hasLineEnd[token]
    }
    defer { chainStates[number] = state }
    guard breaks || gaps.isHeld[token] else { return onLine(token) }
    let place =
      state.modifierColumn ?? (line.isClosing ? state.indentation : state.indentation + style.unit)
    state.modifierColumn = place
    return .line(place, continues: false)
  }

  // MARK: What stays as it is

  /// Whether the white space before a token is not the printer's.
  private mutating func noteVerbatim(_ token: Int) -> Bool {
    for comment in gaps.comments(before: token) {
      if gaps.commentContains(comment, "lay:format off") {
        isOff = true
      } else if gaps.commentContains(comment, "lay:format on") {
        isOff = false
      } else if gaps.commentContains(comment, "swift-format-ignore"), survey.statementEnds[token] > 0 {
        verbatimEnd = max(verbatimEnd, Int(survey.statementEnds[token]))
        return isOff
      }
    }
    // Of `#if` the syntax knows one branch only.
    if gaps.tokens[token].kind == .directive {
      if isWord(token, "#if") {
        conditionDepth += 1
      } else if isWord(token, "#endif") {
        conditionDepth = max(0, conditionDepth - 1)
        return true
      }
    }
    return isOff || conditionDepth > 0 || token < verbatimEnd
  }

  // MARK: Writing

  private mutating func write(_ token: Int) {
    let range = gaps.tokens[token].range
    let roles = survey.roles[token]
    if roles.contains(.startsChain) {
      let number = Int(survey.chainOfToken[token])
      chainStates[number] = ChainState(
        startColumn: line.column, startLine: line.number, indentation: line.indentation)
    }
    let kind = gaps.tokens[token].kind
    if kind == .stringStart {
      line.goOn(behind: gaps.lastLine(range))
    } else {
      line.column += columns.width(of: token)
    }
    switch kind {
    case .leftParen, .leftBracket, .leftBrace: open(token)
    case .rightParen, .rightBracket, .rightBrace:
      if frames.count > 1 { line.indentation = frames.removeLast().outer }
    default: line.isClosing = false
    }
    if !frames.isEmpty, kind != .leftBrace { frames[frames.count - 1].isEmpty = false }
  }

  private mutating func open(_ token: Int) {
    let close = Int(brackets.partners[token])
    let form: Frame.Form
    if frames[frames.count - 1].form == .flat {
      form = .flat
    } else if gaps.tokens[token].kind == .leftBrace {
      form = brackets.isOpened[token] || !fits(token, close) ? .lines : .flat
    } else {
      form = formOfList(token, close)
    }
    line.isClosing = false
    frames.append(
      Frame(open: token, outer: line.indentation, inner: line.indentation + style.unit, form: form))
  }

  private func fits(_ open: Int, _ close: Int) -> Bool {
    line.column + columns.width(open + 1, close + 1) + tail(after: close) <= style.lineLength
  }

  private func formOfList(_ open: Int, _ close: Int) -> Frame.Form {
    if close == open + 1 { return gaps.isHeld[close] ? .lines : .flat }
    let hasBreaks = brackets.breaksBefore[close + 1] > brackets.breaksBefore[open + 1]
    let isArray = gaps.tokens[open].kind == .leftBracket
    if isArray, gaps.hasLineEnd[open + 1] { return .lines }
    if !hasBreaks, fits(open, close) { return .flat }
    if close == open + 2, gaps.tokens[open + 1].kind == .stringStart { return hasBreaks ? .hugging : .flat }
    if !hasBreaks { return isArray && survey.roles[open].isEmpty && isSubscript(open) ? .hugging : .lines }
    if brackets.isWrittenAsLines[open] { return .lines }
    let next = Int(brackets.nextBreaks[open + 1])
    return line.column + columns.width(open + 1, min(next, close)) <= style.lineLength ? .hugging : .lines
  }

  private func isSubscript(_ open: Int) -> Bool { !spacing.hasSpace(before: open) }

  /// The columns of what stands close behind a bracket.
  private func tail(after close: Int) -> Int {
    var width = 0
    for token in close + 1..<min(close + 5, gaps.tokens.count) {
      switch gaps.tokens[token].kind {
      case .comma, .rightParen, .rightBracket, .semicolon, .questionPostfix, .exclaimPostfix: width += 1
      case .leftBrace: return width + 2
      default: return width
      }
    }
    return width
  }

  private mutating func write(_ gap: Gap, before token: Int) {
    let start = gaps.start(of: token)
    let end = gaps.tokens[token].range.start
    if case .verbatim = gap {
      line.goOn(behind: gaps.lastLine(SourceRange(start: start, end: end)))
      return
    }
    let comments = gaps.comments(before: token)
    guard !comments.isEmpty else {
      write(gap, before: token, from: start, to: end)
      return
    }
    writeComments(comments, gap, before: token)
  }

  private mutating func writeComments(_ comments: Range<Int>, _ gap: Gap, before token: Int) {
    var position = gaps.start(of: token)
    let end = gaps.tokens[token].range.start
    let frame = frames[frames.count - 1]
    let isClosing = frame.open >= 0 && Int(brackets.partners[frame.open]) == token
    var place = line.indentation + style.unit
    if case .line(let indentation, _) = gap { place = isClosing ? frame.inner : indentation }
    var breaks = false
    for comment in comments {
      let range = gaps.comments[comment]
      let isFirst = token == 0 && comment == comments.lowerBound
      if isFirst {
        replace(position, range.start, by: "")
      } else if TokenGaps.lineEnds(gaps.source, from: position, to: range.start) > 0 {
        breaks = true
        writeLine(
          place, from: position, to: range.start, allowsBlank: !frame.isEmpty || comment > comments.lowerBound
        )
      } else if gaps.isLineComment(comment) {
        replace(position, range.start, by: style.commentSpace)
      } else {
        replace(position, range.start, by: position < range.start ? " " : "")
      }
      line.goOn(behind: gaps.lastLine(range))
      position = range.end
    }
    let isLineComment = gaps.isLineComment(comments.upperBound - 1)
    let hasLineEnd = TokenGaps.lineEnds(gaps.source, from: position, to: end) > 0
    if gaps.tokens[token].kind == .endOfFile {
      write(gap, before: token, from: position, to: end)
    } else if case .line(let indentation, let continues) = gap {
      if breaks, !isLineComment, !hasLineEnd {
        replace(position, end, by: position < end ? " " : "")
        if !continues { line.indentation = indentation }
      } else {
        write(gap, before: token, from: position, to: end)
      }
    } else if hasLineEnd {
      writeLine(place, from: position, to: end, allowsBlank: false)
    } else {
      replace(position, end, by: position < end ? " " : "")
    }
  }

  private mutating func write(_ gap: Gap, before token: Int, from start: UInt32, to end: UInt32) {
    switch gap {
    case .none: replace(start, end, by: "")
    case .space: replace(start, end, by: " ")
    case .verbatim: break
    case .line(let indentation, let continues):
      if gaps.tokens[token].kind == .endOfFile {
        let isBlank = token == 0 && gaps.comments(before: token).isEmpty
        replace(start, end, by: isBlank ? "" : "\n")
        return
      }
      let frame = frames[frames.count - 1]
      let isClosing = frame.open >= 0 && Int(brackets.partners[frame.open]) == token
      let isElement = survey.statementEnds[token] >= 0 || survey.roles[token].contains(.startsCase)
      let isPlain = frame.open >= 0 && !brackets.hasStatements[frame.open]
      let hasComments = !gaps.comments(before: token).isEmpty
      writeLine(
        indentation, from: start, to: end,
        allowsBlank: !isClosing && !continues && (!frame.isEmpty || hasComments)
          && (isElement || isPlain && gaps.tokens[max(frame.open, 0)].kind == .leftBrace))
      if !continues { line.indentation = indentation }
      if isClosing { line.isClosing = true }
    }
  }

  private mutating func writeLine(_ indentation: Int, from start: UInt32, to end: UInt32, allowsBlank: Bool) {
    let hasBlank = allowsBlank && TokenGaps.lineEnds(gaps.source, from: start, to: end) > 1
    var text = hasBlank ? "\n\n" : "\n"
    if style.usesTabs {
      text += String(repeating: "\t", count: indentation / style.unit)
      text += String(repeating: " ", count: indentation % style.unit)
    } else {
      text += String(repeating: " ", count: indentation)
    }
    replace(start, end, by: text)
    line.column = indentation
    line.number += 1
  }

  private mutating func replace(_ start: UInt32, _ end: UInt32, by text: String) {
    if !text.hasPrefix("\n") { line.column += text.utf8.count }
    let old = gaps.source.bytes[Int(start)..<Int(end)]
    if old.elementsEqual(text.utf8) { return }
    edits.append(Diagnostic.Fix.Edit(SourceRange(start: start, end: end), text))
  }
}
