import LayTestSupport
import Testing

@testable import LayViews

/// The sizes of image files, read from their headers.
@Suite struct ImageHeaderTests {
  private func header(_ bytes: [UInt8]) -> Result<ImageHeader, ImageHeader.Fault> {
    Result { () throws(ImageHeader.Fault) in try ImageHeader(bytes) }
  }

  private func svgSize(_ text: String) -> Size? { try? header(Array(text.utf8)).get().size }

  @Test func pngs() throws {
    let found = try header(SampleImage.png(width: 120, height: 80)).get()
    #expect(found.size == Size(width: 120, height: 80))
    #expect(found.mimeType == "image/png")
    #expect(header(SampleImage.png(width: 0, height: 80)) == .failure(.noSize))
  }

  /// Orientations 1 to 4 keep width and height, 5 to 8 exchange them.
  @Test(arguments: 1...8, [false, true])
  func photographs(orientation: Int, isLittleEndian: Bool) throws {
    let bytes = SampleImage.jpeg(
      width: 400, height: 300, orientation: UInt8(orientation), isLittleEndian: isLittleEndian)
    let expected = orientation < 5 ? Size(width: 400, height: 300) : Size(width: 300, height: 400)
    let found = try header(bytes).get()
    #expect(found.size == expected)
    #expect(found.mimeType == "image/jpeg")
  }

  @Test(arguments: [
    ("<svg width='24' height='16'/>", 24, 16),
    ("<svg viewBox=\"0 0 48 32\">", 48, 32),
    ("<svg viewBox=\"0,0 , 48 32\" width=\"24\">", 24, 16),
    ("<svg viewBox=\"0 0 48 32\" height=\"64px\">", 96, 64),
    ("<svg viewBox=\"0 0 48 32\" width=\"100%\" height=\"100%\">", 48, 32),
    ("<svg width=\"72pt\" height=\"1in\">", 96, 96),
    ("<svg width=\"25.4mm\" height=\"2.54cm\">", 96, 96),
    ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b --><svg\n width = '7'\n height='8'>", 7, 8),
    (
      "<!DOCTYPE svg PUBLIC \"x\" \"y\" [ <!ENTITY a \"<b>\"> ]><s:svg xmlns:s='s' width='3' height='4'/>", 3,
      4
    ),
  ])
  func drawings(text: Snippet, width: Double, height: Double) throws {
    let size = try #require(svgSize(text.text))
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test(arguments: [
    ("", ImageHeader.Fault.cutOff), ("hello", .unknownFormat),
    ("<html width='1' height='1'>", .unknownFormat),
    ("<svg", .cutOff), ("<svg width='1", .cutOff), ("<svg width='1' height=", .cutOff), ("<svg>", .noSize),
    ("<svg width='-1' height='2'>", .noSize), ("<svg width='5' height='1e9'>", .noSize),
    ("<svg viewBox='0 0 0 5'>", .noSize), ("<!--", .unknownFormat), ("<!DOCTYPE [", .unknownFormat),
    ("GIF89a", .unknownFormat),
  ])
  func brokenDrawings(text: String, fault: ImageHeader.Fault) {
    #expect(header(Array(text.utf8)) == .failure(fault))
  }

  /// Every prefix of a file ends in a fault or in the size of the whole.
  @Test func truncations() throws {
    let files = [
      SampleImage.png(width: 120, height: 80), SampleImage.jpeg(width: 120, height: 80, orientation: 1),
      Array("<?xml version='1.0'?><svg viewBox='0 0 120 80'></svg>".utf8),
    ]
    for file in files {
      for length in 0...file.count {
        if case .success(let found) = header(Array(file[..<length])) {
          #expect(found.size == Size(width: 120, height: 80))
        }
      }
      #expect(try header(file).get().size == Size(width: 120, height: 80))
    }
  }

  @Test func mutations() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let files = [
      SampleImage.png(width: 120, height: 80), SampleImage.jpeg(width: 120, height: 80, orientation: 6),
      Array("<?xml version='1.0'?><svg viewBox='0 0 120 80' width='2'></svg>".utf8),
    ]
    for _ in 0..<20_000 {
      var file = files[random(files.count)]
      for _ in 0...random(4) { file[random(file.count)] = UInt8(random(256)) }
      if case .success(let found) = header(file) {
        #expect(found.size.width > 0 && found.size.height > 0 && found.size.width < 1_000_000)
      }
    }
  }
}

/// Image files as far as a header goes.
enum SampleImage {
  static func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
      + bytes(height) + [8, 6, 0, 0, 0]
  }

  /// A JPEG with an application segment, Exif and a frame header behind fill bytes.
  static func jpeg(width: UInt16, height: UInt16, orientation: UInt8, isLittleEndian: Bool = false) -> [UInt8]
  {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0] + [0, 1, 4, 0, 1, 0, 0, 0, 9, 0, 0, 0]
        + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2] + [1, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9]
        + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let frame: [UInt8] = [
      8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3, 1, 0x22, 0,
    ]
    return [0xFF, 0xD8] + segment(0xE0, Array("JFIF".utf8) + [0, 1, 2]) + segment(0xE1, exif) + [0xFF, 0xFF]
      + segment(0xC2, frame) + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = UInt16(content.count + 2)
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
