import LaySyntax

/// A rule's page: what it finds, why that matters, what it fires on, what to write instead, how to silence it.
package struct RulePage {
  private let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  package var markdown: String {
    """
    ### \(rule.id)

    \(severity): \(rule.summary).

    \(rule.reason)

    \(rule.device.map { "On \($0):\n\n" } ?? "")```swift
    \(rule.bad)
    ```

    Better:

    ```swift
    \(rule.good)
    ```

    \(silencing)

    """
  }

  private var severity: String {
    switch rule.severity {
    case .error: return "Error"
    case .warning: return "Warning"
    case .info: return "Remark (preset teaching)"
    case nil: return "Off by default"
    }
  }

  private var silencing: String {
    rule.severity == .error
      ? "An error is not silenced in the source; `\(rule.id) = warning` in `.lay-lint` makes it a warning."
      : "Silence: `// lay:allow \(rule.id) — reason`, or `\(rule.id) = off` in `.lay-lint`."
  }

  /// The article of all rules, as the documentation holds it.
  package static var article: String {
    var text = """
      # Lint Rules

      What `lay lint` finds, and why.

      ## Overview

      A rule speaks on evidence alone: the values that were written, or the frames that were computed for a preview.
      One cause gives one report, at the deepest view that explains the others. That something has no effect is proven
      by laying out without it; rules that say "never" repeat the proof on canvases of half and of twice the size, at
      the type size accessibility3, and in the other direction.

      Errors and warnings are on; remarks come with the preset `teaching`, rules of taste with `strict`, and what lay
      leaves out of the picture with `--limits`. A file
      `.lay-lint` in a folder speaks for all that lies below it, the nearest one upwards wins:

      ```
      preset = teaching            # correctness, recommended, teaching or strict
      text-truncated = error       # off, info, warning or error
      exclude = generated/**
      ```

      What is certain `--fix` repairs. Where only the author can know, `lay suggest` looks for a change: the help of
      rules about texts and rows says by which expression.

      In the source, `// lay:allow rule — reason` speaks for its line, or on a line of its own for the next statement,
      and `// lay:allow-file rule — reason` for the file.

      """
    for family in Rule.Family.allCases {
      text += "\n## \(family.title)\n"
      for rule in Rule.all where rule.family == family { text += "\n" + RulePage(rule).markdown }
    }
    return text
  }
}
