import LayLint

/// Pages about rules, as files that an editor can open: each is written when it is first pointed to, and goes with the
/// server.
final class RulePages {
  private var folder: PrivateFolder?
  private var paths: [String: String] = [:]
  private var isBroken = false

  /// - Returns: nil where there is no such rule, or no room for its page.
  func path(of id: String) -> String? {
    if let known = paths[id] { return known }
    guard !isBroken, let rule = Rule.all.first(where: { $0.id == id }) else { return nil }
    do throws(SystemError) {
      if folder == nil { folder = try PrivateFolder() }
      guard let folder else { return nil }
      let path = try folder.write(Array(RulePage(rule).markdown.utf8), as: id + ".md")
      paths[id] = path
      return path
    } catch {
      isBroken = true
      return nil
    }
  }
}
