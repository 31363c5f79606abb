import Testing

@testable import LayViews

/// Which file a name means, and what else it depends on.
@Suite struct AssetFinderTests {
  /// A folder with loose images, and a catalogue of sets.
  private static let files: [String: [UInt8]] = [
    "star.png": SampleImage.png(width: 20, height: 10),
    "star@2x.png": SampleImage.png(width: 44, height: 22),
    "star@3x.png": SampleImage.png(width: 66, height: 33),
    "photo.jpg": SampleImage.jpeg(width: 400, height: 300, orientation: 6),
    "logo.svg": Array("<svg viewBox='0 0 48 16'/>".utf8),
    "only@2x.png": SampleImage.png(width: 30, height: 30),
    "icons/bell.png": SampleImage.png(width: 12, height: 12),
    "torn.png": Array(SampleImage.png(width: 12, height: 12).prefix(20)),
    "Media.xcassets/Contents.json": Array("{}".utf8),
    "Media.xcassets/moon.imageset/Contents.json": Array(
      """
      {"images": [
        {"filename": "moon.png", "idiom": "universal", "scale": "1x"},
        {"filename": "moon2.png", "idiom": "universal", "scale": "2x"},
        {"filename": "night2.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """.utf8),
    "Media.xcassets/moon.imageset/moon.png": SampleImage.png(width: 10, height: 10),
    "Media.xcassets/moon.imageset/moon2.png": SampleImage.png(width: 24, height: 20),
    "Media.xcassets/moon.imageset/night2.png": SampleImage.png(width: 28, height: 20),
    "Media.xcassets/Tabs/home.imageset/Contents.json": Array(
      "{\"images\": [{\"filename\": \"home.svg\", \"idiom\": \"universal\"}]}".utf8),
    "Media.xcassets/Tabs/home.imageset/home.svg": Array("<svg width='25' height='24'/>".utf8),
    "Media.xcassets/broken.imageset/Contents.json": Array("{\"images\": [".utf8),
    "Media.xcassets/sea.colorset/Contents.json": Array(
      """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "0.250", "green": "0x80", "blue": "255", "alpha": 0.5}}},
        {"color": {"components": {"white": "1.000", "alpha": "1"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """.utf8),
    "Media.xcassets/system.colorset/Contents.json": Array(
      "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}]}".utf8),
  ]

  private func finder(scale: Double = 3) -> AssetFinder {
    var configuration = Configuration()
    configuration.displayScale = scale
    let files = Self.files
    configuration.assets = AssetSource(
      names: { folder in
        let prefix = folder.isEmpty ? "" : folder + "/"
        let below = files.keys.filter { $0.hasPrefix(prefix) }
        return Array(Set(below.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }))
      },
      bytes: { files[$0] })
    return AssetFinder(configuration)
  }

  /// The size of an image, and its file.
  private func image(_ name: String, scale: Double = 3, _ scheme: ColorScheme = .light) -> String {
    var finder = finder(scale: scale)
    switch finder.image(name, scheme) {
    case .success(let image): return "\(image.size.width) × \(image.size.height) \(image.path)"
    case .failure(.missing): return "missing"
    case .failure(.unusable(let path, let reason)): return "\(path): \(reason)"
    }
  }

  @Test func scales() {
    #expect(image("star", scale: 1) == "20.0 × 10.0 star.png")
    #expect(image("star", scale: 2) == "22.0 × 11.0 star@2x.png")
    #expect(image("star", scale: 3) == "22.0 × 11.0 star@3x.png")
    // A display between two scales, or above all, takes what has its pixels, or the most of them.
    #expect(image("star", scale: 1.5) == "22.0 × 11.0 star@2x.png")
    #expect(image("star", scale: 4) == "22.0 × 11.0 star@3x.png")
    #expect(image("only", scale: 1) == "15.0 × 15.0 only@2x.png")
  }

  @Test func formats() {
    #expect(image("photo") == "300.0 × 400.0 photo.jpg")
    #expect(image("photo.jpg") == "300.0 × 400.0 photo.jpg")
    #expect(image("logo") == "48.0 × 16.0 logo.svg")
    #expect(image("icons/bell") == "12.0 × 12.0 icons/bell.png")
    #expect(image("torn") == "torn.png: its header is cut off")
  }

  @Test func sets() {
    #expect(image("moon", scale: 2) == "12.0 × 10.0 Media.xcassets/moon.imageset/moon2.png")
    #expect(image("moon", scale: 1) == "10.0 × 10.0 Media.xcassets/moon.imageset/moon.png")
    #expect(image("moon", scale: 2, .dark) == "14.0 × 10.0 Media.xcassets/moon.imageset/night2.png")
    #expect(image("home") == "25.0 × 24.0 Media.xcassets/Tabs/home.imageset/home.svg")
    #expect(image("Tabs/home") == "25.0 × 24.0 Media.xcassets/Tabs/home.imageset/home.svg")
    #expect(image("broken") == "Media.xcassets/broken.imageset/Contents.json: it does not describe images")
    var finder = finder()
    #expect((try? finder.image("moon", .light).get().isTemplate) == true)
    #expect((try? finder.image("home", .light).get().isTemplate) == false)
  }

  /// No name leads out of the folder.
  @Test(arguments: [
    "nothing", "", "/star", "../star", "icons/../star", "./star", "icons//bell", "icons/", "icons",
  ])
  func missing(name: String) { #expect(image(name) == "missing") }

  @Test func colors() throws {
    var finder = finder()
    let sea = try finder.color("sea").get()
    #expect(finder.color(sea, .light) == RGBA(red: 0.25, green: 128.0 / 255, blue: 1, alpha: 0.5))
    #expect(finder.color(sea, .dark) == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(finder.color("air") == .failure(.missing))
    // It is UIKit's color of that name.
    let system = try finder.color("system").get()
    #expect(finder.reference(system) == "systemBlue")
  }

  /// What was read, and which folders' names mattered.
  @Test func reads() {
    var finder = finder()
    #expect(finder.reads == AssetReads())
    _ = finder.image("icons/bell", .light)
    #expect(finder.reads.files == ["icons/bell.png"])
    #expect(finder.reads.folders == ["", "icons", "Media.xcassets", "Media.xcassets/Tabs"])
    _ = finder.image("moon", .dark)
    #expect(finder.reads.files.contains("Media.xcassets/moon.imageset/Contents.json"))
  }

  @Test func withoutASourceNothingIsThere() {
    var finder = AssetFinder(Configuration())
    #expect(finder.image("star", .light) == .failure(.missing))
    #expect(finder.color("sea") == .failure(.missing))
    #expect(finder.reads == AssetReads())
  }
}
