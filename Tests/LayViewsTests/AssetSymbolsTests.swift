import Testing

@testable import LayViews

/// The symbols that Xcode generates for the names of sets.
@Suite struct AssetSymbolsTests {
  @Test(
    arguments: [
      ("AccentColor", "accent"), ("brand", "brand"), ("Brand Color", "brand"),
      ("my-blue_grey 2", "myBlueGrey2"),
      ("URLTint", "urlTint"), ("RGB", "rgb"), ("2nd", "_2nd"), ("Color", "color"), ("iOSBlue", "iOSBlue"),
    ])
  func color(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, in: [], kind: "Color") == symbol)
  }

  @Test func namespaces() {
    #expect(
      AssetSymbols.symbol(of: "star-image", in: ["icons", "small ones"], kind: "Image")
        == "Icons/SmallOnes/star")
  }

  @Test func aCatalogueHasThem() {
    let namespace = Array(#"{"properties":{"provides-namespace":true}}"#.utf8)
    let color = Array(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000"}}}]}"#
        .utf8)
    let reference = Array(
      #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemPinkColor"}}]}"#.utf8)
    let files: [String: [UInt8]] = [
      "A.xcassets/Brand/Contents.json": namespace,
      "A.xcassets/Brand/Main Color.colorset/Contents.json": color,
      "A.xcassets/plain/AccentColor.colorset/Contents.json": reference,
    ]
    let folders = [
      "": ["A.xcassets"], "A.xcassets": ["Brand", "plain"],
      "A.xcassets/Brand": ["Main Color.colorset", "Contents.json"],
      "A.xcassets/plain": ["AccentColor.colorset"],
    ]
    var configuration = Configuration()
    configuration.assets = AssetSource(names: { folders[$0] ?? [] }, bytes: { files[$0] })
    var finder = AssetFinder(configuration)
    #expect(finder.colorName(ofSymbol: "Brand/main") == "Brand/Main Color")
    #expect(finder.colorName(ofSymbol: "accent") == "plain/AccentColor")
    #expect(finder.hasNamespace("Brand") && !finder.hasNamespace("Plain"))
    #expect(finder.reads.files.contains("A.xcassets/Brand/Contents.json"))
    // Display P3's (1, 0.5, 0) lies outside of sRGB: the red is cut off at 1, the blue at 0.
    guard case .success(let index) = finder.color("Brand/Main Color") else { return #expect(Bool(false)) }
    let main = finder.color(index, .light)
    #expect(main.red == 1 && main.blue == 0 && abs(main.green - 0.4629) < 0.001, "\(main)")
    guard case .success(let accent) = finder.color("AccentColor") else { return #expect(Bool(false)) }
    #expect(finder.reference(accent) == "systemPink")
  }
}
