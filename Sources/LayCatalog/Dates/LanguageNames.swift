#if !hasFeature(Embedded)
/// What languages are called.
extension FormatLanguage {
  /// The name of a language, `de`, in this one; nil for one whose name is not known here.
  package func name(of code: String) -> String? {
    guard let place = Self.codes.firstIndex(of: code) else { return nil }
    return switch self {
    case .english, .british: ["English", "German", "French", "Japanese"][place]
    case .german: ["Englisch", "Deutsch", "Französisch", "Japanisch"][place]
    case .french: ["anglais", "allemand", "français", "japonais"][place]
    case .japanese: ["英語", "ドイツ語", "フランス語", "日本語"][place]
    }
  }

  private static let codes = ["en", "de", "fr", "ja"]
}
#endif
