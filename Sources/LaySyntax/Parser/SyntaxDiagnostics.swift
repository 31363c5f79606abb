/// What the parser says, and the rule each message belongs to.
extension Diagnostic {
  private static func insertion(_ offset: UInt32, _ text: String) -> Fix {
    Fix([Fix.Edit(SourceRange(start: offset, end: offset), text)], isSafe: true)
  }

  private static func replacement(_ range: SourceRange, _ text: String) -> Fix {
    Fix([Fix.Edit(range, text)], isSafe: true)
  }

  // MARK: Brackets and nesting

  static func nestingTooDeep(_ range: SourceRange) -> Diagnostic {
    .error(
      "nesting-too-deep", at: range, "nesting deeper than \(Parser.nestingLimit) levels",
      help: "move the inner part into a view or constant of its own")
  }

  static func unclosedBracket(
    _ range: SourceRange, _ bracket: String, _ missing: String, _ notes: [Note]
  ) -> Diagnostic {
    .error(
      "unclosed-bracket", at: range, "'\(bracket)' is never closed", help: "add '\(missing)'", notes: notes)
  }

  static func mismatchedBracket(
    _ range: SourceRange, _ found: String, _ opening: SourceRange, _ bracket: String, _ missing: String
  ) -> Diagnostic {
    .error(
      "mismatched-bracket", at: range, "'\(found)' can't close '\(bracket)'", help: "write '\(missing)'",
      notes: [Note("'\(bracket)' stands here", at: opening)], fix: replacement(range, missing))
  }

  static func strayBracket(_ range: SourceRange, _ bracket: String, _ notes: [Note]) -> Diagnostic {
    .error(
      "stray-bracket", at: range, "'\(bracket)' closes nothing", help: "remove it", notes: notes,
      fix: notes.isEmpty ? Fix([Fix.Edit(range, "")], isSafe: true) : nil)
  }

  static func strayDirective(_ range: SourceRange, _ directive: String) -> Diagnostic {
    .error("stray-directive", at: range, "'\(directive)' belongs to no '#if'", help: "remove it")
  }

  static func unclosedDirective(_ range: SourceRange) -> Diagnostic {
    .error("unclosed-directive", at: range, "'#if' is never closed", help: "add '#endif'")
  }

  // MARK: Characters and literals

  static func unterminatedComment(_ start: UInt32) -> Diagnostic {
    .error(
      "unterminated-comment", at: SourceRange(start: start, end: start + 2), "the comment is never closed",
      help: "add '*/'")
  }

  static func unterminatedString(
    _ opening: SourceRange, _ delimiter: StringDelimiter, _ end: UInt32
  ) -> Diagnostic {
    var quote = delimiter.isMultiline ? "\"\"\"" : "\""
    for _ in 0..<delimiter.numberSigns { quote += "#" }
    return .error(
      "unterminated-string", at: opening, "the string is never closed",
      help: "add '\(quote)' at the end \(delimiter.isMultiline ? "on a line of its own" : "of the text")")
  }

  static func unclosedInterpolation(_ opening: SourceRange) -> Diagnostic {
    .error(
      "unterminated-string", at: opening, "the interpolation is never closed",
      help: "add ')' behind its expression")
  }

  static func textAfterMultilineQuote(_ offset: Int) -> Diagnostic {
    let place = SourceRange(start: UInt32(offset), end: UInt32(offset + 1))
    return .error(
      "multiline-string", at: place, "the text of a multi-line string starts on the line after '\"\"\"'",
      help: "move it to a line of its own")
  }

  static func mistakenQuotes(_ opening: SourceRange, _ closing: SourceRange) -> Diagnostic {
    .error(
      "invalid-character", at: opening, "these quotes don't make a string", help: "write '\"'",
      fix: Fix([Fix.Edit(opening, "\""), Fix.Edit(closing, "\"")], isSafe: true))
  }

  static func stringFault(_ fault: StringDecoder.Fault) -> Diagnostic {
    switch fault {
    case .unknownEscape(let range):
      .error(
        "invalid-escape", at: range, "unknown escape in the string",
        help: "the escapes are \\n \\t \\r \\0 \\\" \\' \\\\ \\u{…} and \\(…)")
    case .invalidScalar(let range):
      .error(
        "invalid-escape", at: range, "'\\u' needs the number of a Unicode scalar",
        help: "write one to eight hexadecimal digits in braces: \\u{1F600}")
    case .missingMargin(let range):
      .error(
        "multiline-string", at: range, "the line is indented less than the closing '\"\"\"'",
        help: "indent each line at least as the closing delimiter")
    }
  }

  static func numberTooLarge(_ range: SourceRange) -> Diagnostic {
    .error(
      "number-too-large", at: range, "the number does not fit",
      help: "integers end at \(Int64.max), other numbers at 1.8e308")
  }

  static func malformedNumber(_ range: SourceRange, _ number: String, _ why: StaticString) -> Diagnostic {
    .error("invalid-number", at: range, "'\(number)' is no number: \(why)")
  }

  /// A character that is no part of the notation; `meant` is the operator it stands for.
  static func unknownCharacter(_ range: SourceRange, _ scalar: UInt32, meant: String?) -> Diagnostic {
    .error(
      "invalid-character", at: range, "unexpected character \(describe(scalar))",
      help: meant.map { $0 == " " ? "write a plain space" : "write '\($0)'" },
      fix: meant.map { replacement(range, $0) })
  }

  /// The character itself if it can be seen, and its number.
  private static func describe(_ scalar: UInt32) -> String {
    var number = String(scalar, radix: 16, uppercase: true)
    while number.utf8.count < 4 { number = "0" + number }
    guard scalar > 0x20, scalar != 0x7F, !(0x80...0xA0).contains(scalar),
      let character = Unicode.Scalar(scalar)
    else { return "U+\(number)" }
    return "'\(Character(character))' (U+\(number))"
  }

  // MARK: Separators and spelling

  static func missingComma(_ offset: UInt32) -> Diagnostic {
    .error(
      "missing-comma", at: SourceRange(start: offset, end: offset), "expected ',' between the elements",
      help: "add ','", fix: insertion(offset, ","))
  }

  static func missingColon(_ label: SourceRange, _ name: String) -> Diagnostic {
    .error(
      "missing-colon", at: label, "expected ':' after the label '\(name)'", help: "write '\(name):'",
      fix: insertion(label.end, ":"))
  }

  static func missingSeparator(_ offset: UInt32) -> Diagnostic {
    .error(
      "missing-separator", at: SourceRange(start: offset, end: offset),
      "statements on one line must be separated by ';'", help: "add ';' or start a new line",
      fix: insertion(offset, ";"))
  }

  static func missingSeparator(_ range: SourceRange, _ found: String) -> Diagnostic {
    .error(
      "missing-separator", at: range, "unexpected '\(found)' after the end of the statement",
      help: "start a new line or add ';' if it is a statement of its own")
  }

  static func commaBetweenStatements(_ range: SourceRange, isLineEnd: Bool) -> Diagnostic {
    .error(
      "syntax-error", at: range, "unexpected ',' between statements",
      help: isLineEnd
        ? "remove the comma: views stand on lines of their own"
        : "remove the comma, and start a new line or write ';'",
      fix: replacement(range, isLineEnd ? "" : ";"))
  }

  static func missingZero(_ range: SourceRange, _ found: String) -> Diagnostic {
    .error(
      "syntax-error", at: range, "a number needs a digit before its point", help: "write '0\(found)'",
      fix: insertion(range.start, "0"))
  }

  static func expectedMember(_ range: SourceRange, _ found: String) -> Diagnostic {
    .error(
      "syntax-error", at: range, "expected a declaration, found '\(found)'",
      help: "a type holds properties and functions; views belong into 'var body: some View { … }'")
  }

  static func misplacedKeyword(_ range: SourceRange, _ keyword: Keyword) -> Diagnostic {
    let help: String? =
      switch keyword {
      case .case, .default:
        "put it between the braces of 'switch'; cases of an 'enum' stand in the type itself"
      case .else: "it must follow the '}' of an 'if', or the condition of 'guard'"
      case .catch: "it must follow the '}' of a 'do'"
      default: nil
      }
    return .error("syntax-error", at: range, "unexpected '\(keyword.spelling)'", help: help)
  }

  static func misspelledKeyword(_ range: SourceRange, _ word: String, _ meant: String) -> Diagnostic {
    .error(
      "misspelled-keyword", at: range, "unknown keyword '\(word)'", help: "did you mean '\(meant)'?",
      fix: replacement(range, meant))
  }

  static func countedFor(_ range: SourceRange) -> Diagnostic {
    .error(
      "syntax-error", at: range, "a loop runs over a sequence, not up to a condition",
      help: "write 'for i in 0..<n'")
  }

  // MARK: Operators

  static func assignmentInCondition(_ range: SourceRange) -> Diagnostic {
    .error(
      "assignment-in-condition", at: range, "'=' assigns and can't be a condition",
      help: "write '==' to compare",
      fix: replacement(range, "=="))
  }

  static func equalityForAssignment(_ range: SourceRange) -> Diagnostic {
    .error(
      "syntax-error", at: range, "'==' compares and can't give a value", help: "write '='",
      fix: replacement(range, "="))
  }

  static func missingLeftOperand(_ range: SourceRange, _ spelling: String, canBePrefix: Bool) -> Diagnostic {
    .error(
      "operator-spacing", at: range, "'\(spelling)' has nothing on its left",
      help: canBePrefix ? "write it directly before its operand" : nil)
  }

  static func unevenSpace(_ range: SourceRange, _ spelling: String) -> Diagnostic {
    .error(
      "operator-spacing", at: range, "'\(spelling)' needs white space on both sides or on neither",
      help: "write 'a \(spelling) b' or 'a\(spelling)b'")
  }

  static func unknownOperator(_ range: SourceRange, _ spelling: String) -> Diagnostic {
    .error("unknown-operator", at: range, "there is no operator '\(spelling)'")
  }

  static func nonAssociative(_ range: SourceRange, _ spelling: String) -> Diagnostic {
    .error(
      "non-associative-operator", at: range, "'\(spelling)' can't follow another operator of its kind",
      help: "add parentheses, or join two comparisons with '&&'")
  }
}
