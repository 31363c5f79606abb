/// Says between which characters a line may or must break: the rules of UAX #14 in one pass.
///
/// Combining marks never get here: they are inside of their cluster (rule LB9). Quotation marks follow the older
/// rule LB19 without the initial and final kinds. South-East Asian words, which need a dictionary, are not broken.
struct LineBreakRules {
  enum Decision { case prohibited, allowed, mandatory }

  /// The last character that was no space; nil at the start.
  private var before: LineBreakClass?
  /// The one before that, where it matters: a Hebrew letter, or what makes a hyphen start a word.
  private var beforeHyphen: LineBreakClass?
  private var spaces = false
  /// The last character ends a number, with its closing parenthesis.
  private var endsNumber = false
  private var endedWithJoiner = false
  private var isWide = false

  init() {}

  /// The decision for the boundary before a character, which then becomes the one before the next.
  @inline(__always)
  mutating func next(_ next: LineBreakClass, isWide: Bool = false, endsWithJoiner: Bool = false) -> Decision {
    // What nearly all boundaries of a Latin text are, without asking all the rules.
    if before == .alphabetic {
      if next == .alphabetic, spaces || !endedWithJoiner {
        let decision: Decision = spaces ? .allowed : .prohibited  // LB18, LB28
        if spaces {
          (beforeHyphen, endsNumber) = (.space, false)
          spaces = false
        }
        endedWithJoiner = endsWithJoiner
        self.isWide = false
        return decision
      }
      if next == .space {
        spaces = true
        endedWithJoiner = endsWithJoiner
        self.isWide = isWide
        return .prohibited  // LB7
      }
    }
    return step(next, isWide: isWide, endsWithJoiner: endsWithJoiner)
  }

  #if !hasFeature(Embedded)
  /// Takes a space and letters behind letters.
  mutating func passWord() {
    (beforeHyphen, spaces, endsNumber) = (.space, false, false)
    (endedWithJoiner, isWide) = (false, false)
  }
  #endif

  private mutating func step(_ given: LineBreakClass, isWide: Bool, endsWithJoiner: Bool) -> Decision {
    var next = given
    if given == .combiningMark || given == .zeroWidthJoiner {
      // Rule LB9 for marks behind a control character, which is a cluster of its own; rule LB10 for the others.
      if let before, !before.endsLine, before != .zeroWidthSpace, !spaces { return .prohibited }
      next = .alphabetic
    }
    let decision = decide(next, isWide: isWide)
    if next == .space {
      if before == nil || before?.endsLine == true { beforeHyphen = nil }
      if before?.endsLine == true { before = nil }
      spaces = true
    } else {
      let isAtStart = before == nil || spaces || before?.endsLine == true
      beforeHyphen = isAtStart ? .space : before
      endsNumber = next == .numeric || endsNumber && !spaces && next.continuesNumber
      before = next
      spaces = false
    }
    endedWithJoiner = endsWithJoiner
    self.isWide = isWide
    return decision
  }

  private func decide(_ next: LineBreakClass, isWide nextIsWide: Bool) -> Decision {
    guard before != nil || spaces else { return .prohibited }  // LB2
    let before = before ?? .space
    if before.endsLine { return .mandatory }  // LB4, LB5
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }  // LB6, LB7
    if before == .zeroWidthSpace { return .allowed }  // LB8
    if endedWithJoiner && !spaces { return .prohibited }  // LB8a
    if next == .wordJoiner || before == .wordJoiner && !spaces { return .prohibited }  // LB11
    if before == .glue && !spaces { return .prohibited }  // LB12
    if next == .glue && !spaces && before != .breakAfter && before != .hyphen { return .prohibited }  // LB12a
    switch next {
    case .closingPunctuation, .closingParenthesis, .exclamation, .infixSeparator, .symbol:
      return .prohibited  // LB13
    default: break
    }
    if before == .openPunctuation { return .prohibited }  // LB14
    if next == .nonstarter, before == .closingPunctuation || before == .closingParenthesis {
      return .prohibited  // LB16
    }
    if before == .breakOnBothSides && next == .breakOnBothSides { return .prohibited }  // LB17
    if spaces { return .allowed }  // LB18
    return pair(before, next, nextIsWide: nextIsWide) ? .prohibited : .allowed
  }

  /// Whether two characters without a space between them stay together: rules LB19 to LB30b.
  private func pair(_ before: LineBreakClass, _ next: LineBreakClass, nextIsWide: Bool) -> Bool {
    if before == .quotation || next == .quotation { return true }  // LB19
    if before == .contingent || next == .contingent { return false }  // LB20
    // LB20a: a hyphen that starts a word belongs to it.
    if before == .hyphen, beforeHyphen == .space, next.isLetter { return true }
    if next == .breakAfter || next == .hyphen || next == .nonstarter { return true }  // LB21
    if before == .breakBefore { return true }
    if before == .hyphen || before == .breakAfter, beforeHyphen == .hebrewLetter, next != .hebrewLetter {
      return true  // LB21a
    }
    if before == .symbol && next == .hebrewLetter { return true }  // LB21b
    switch (before, next) {
    case (_, .inseparable): return true  // LB22
    case (.numeric, .alphabetic), (.numeric, .hebrewLetter): return true  // LB23
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric): return true
    case (.prefix, .ideographic), (.prefix, .emojiBase), (.prefix, .emojiModifier): return true  // LB23a
    case (.ideographic, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix): return true
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic), (.postfix, .hebrewLetter):
      return true  // LB24
    case (.alphabetic, .prefix), (.hebrewLetter, .prefix), (.alphabetic, .postfix), (.hebrewLetter, .postfix):
      return true
    case (.closingPunctuation, .postfix), (.closingParenthesis, .postfix): return endsNumber  // LB25
    case (.closingPunctuation, .prefix), (.closingParenthesis, .prefix): return endsNumber
    case (.numeric, .postfix), (.numeric, .prefix): return true
    case (.postfix, .openPunctuation), (.prefix, .openPunctuation): return true
    case (.postfix, .numeric), (.prefix, .numeric), (.hyphen, .numeric): return true
    case (.infixSeparator, .numeric), (.numeric, .numeric), (.symbol, .numeric): return true
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT):
      return true  // LB26
    case (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT): return true
    case (.hangulT, .hangulT), (.hangulLVT, .hangulT): return true
    case (.infixSeparator, .alphabetic), (.infixSeparator, .hebrewLetter): return true  // LB29
    case (.closingParenthesis, .numeric): return !isWide  // LB30
    case (.numeric, .openPunctuation): return !nextIsWide
    case (.emojiBase, .emojiModifier): return true  // LB30b
    default: break
    }
    if before.isHangul { return next == .postfix }  // LB27
    if next.isHangul { return before == .prefix }
    if before.isLetter && next.isLetter { return true }  // LB28
    if before.isLetter && next == .openPunctuation { return !nextIsWide }  // LB30
    if before == .closingParenthesis && next.isLetter { return !isWide }
    return false  // LB31
  }
}

extension LineBreakClass {
  /// Whether a line must end behind it.
  var endsLine: Bool {
    self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine
  }

  /// Whether a number goes on with it, or closes.
  var continuesNumber: Bool {
    switch self {
    case .symbol, .infixSeparator, .closingPunctuation, .closingParenthesis: return true
    default: return false
    }
  }

  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  var isHangul: Bool {
    switch self {
    case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: return true
    default: return false
    }
  }
}
