// Options by the words of the command line.

extension Options.Platform {
  package var commandWord: String { self == .iOS ? "ios" : "macos" }
}

extension Options.Release {
  package var commandWord: String { String(rawValue) }
}

extension Options.LayoutDirection {
  package var commandWord: String { self == .leftToRight ? "ltr" : "rtl" }
}
