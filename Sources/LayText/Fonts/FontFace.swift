import LayViews

/// A resolved font that measures characters, in points.
///
/// A class, so that handing one on copies none of its tables.
final class FontFace: Sendable {
  let resolution: FontResolver.Resolution
  let glyphs: GlyphSource
  /// What a viewer adds to each character, in points: see `ResolvedFont.standInTracking`.
  let tracking: Double

  /// Points per font unit along the line.
  private let unit: Double
  /// Added to every fitted character, in points.
  private let extra: Double

  init(_ resolution: FontResolver.Resolution, glyphs: GlyphSource) {
    self.resolution = resolution
    self.glyphs = glyphs
    let font = resolution.font
    let isLoaded = resolution.face != nil
    let em = isLoaded ? font.size : font.size * SystemFontFitting.widthFactor(font.width)
    unit = em / glyphs.unitsPerEm
    extra = isLoaded ? 0 : em * SystemFontFitting.extraAdvance(of: font)
    tracking = font.standInTracking
  }

  @inline(__always)
  func advance(of glyph: GlyphSource.Glyph) -> Double { glyph.advance * unit + extra * glyph.fitting }

  /// The advance of a character that stands alone.
  func advance(of scalar: UInt32) -> Double { advance(of: glyphs.glyph(scalar)) }

  /// What a pair of glyphs moves together (negative) or apart.
  @inline(__always)
  func kerning(_ first: GlyphSource.Glyph, _ second: GlyphSource.Glyph) -> Double {
    glyphs.kerning(first, second) * unit
  }
}

extension FontFace {
  /// Adds up the characters of a stretch of printable ASCII.
  ///
  /// - Parameters:
  ///   - previous: the character before the stretch, for kerning; then the stretch's last one.
  ///   - end: where the character before ends; then where the last one does.
  ///   - kerning: added to every character, in points.
  ///   - visit: is told where each character begins, its kerning with the one before it applied.
  @inline(__always)
  func measure(
    ascii bytes: UnsafeBufferPointer<UInt8>, after previous: inout GlyphSource.Glyph?, end: inout Double,
    kerning: Double, _ visit: (_ index: Int, _ start: Double) -> Void
  ) {
    // Two loops: a call that any character might need keeps the other's numbers out of registers.
    if glyphs.isLoaded {
      addUp(bytes, &previous, &end, kerning, visit) { glyphs.loadedKerning($0.pointee, $1.pointee) }
    } else {
      addUp(bytes, &previous, &end, kerning, visit) { first, second in
        glyphs.standInKerning(
          first.pointee.kerningClass, row: first.pointee.kerningRow, right: second.pointee.right)
      }
    }
  }

  @inline(__always)
  private func addUp(
    _ bytes: UnsafeBufferPointer<UInt8>, _ previous: inout GlyphSource.Glyph?, _ end: inout Double,
    _ kerning: Double, _ visit: (_ index: Int, _ start: Double) -> Void,
    _ pairKerning: (UnsafePointer<GlyphSource.Glyph>, UnsafePointer<GlyphSource.Glyph>) -> Double
  ) {
    guard let characters = bytes.baseAddress, bytes.count > 0 else { return }
    glyphs.ascii.withUnsafeBufferPointer { ascii in
      // Printable ASCII is less than 128, and as many glyphs there are.
      guard let ascii = ascii.baseAddress else { return }
      var before = ascii + Int(characters[0])
      if let previous { end += self.kerning(previous, before.pointee) }
      visit(0, end)
      end += advance(of: before.pointee) + kerning
      for index in 1..<bytes.count {
        let glyph = ascii + Int(characters[index])
        let move = pairKerning(before, glyph)
        // Most pairs have none, and one addition waits for the other.
        if move != 0 { end += move * unit }
        visit(index, end)
        end += advance(of: glyph.pointee) + kerning
        before = glyph
      }
      previous = before.pointee
    }
  }
}

extension FontFace {
  /// Adds up a character that is no tab and ends no line; for the parameters see above.
  ///
  /// - Returns: where the character begins, the kerning with the one before applied.
  func measure(
    _ cluster: ClusterCursor.Cluster, after previous: inout GlyphSource.Glyph?, end: inout Double,
    kerning: Double
  ) -> Double {
    var glyph = cluster.isEmoji ? glyphs.emoji : glyphs.glyph(cluster.base)
    if cluster.isSoftHyphen { (glyph.advance, glyph.fitting) = (0, 0) }
    if let previous { end += self.kerning(previous, glyph) }
    previous = glyph
    let start = end
    // Marks that take room, in scripts the tables don't know: a third of a letter each; derived.
    let marks = Double(cluster.spacingMarks) * 0.3 * resolution.font.size
    let isInvisible = glyph.advance == 0 && marks == 0
    if !isInvisible { end += advance(of: glyph) + marks + kerning }
    return start
  }
}

extension FontResolver.Resolution {
  /// The glyphs that the font is drawn with.
  var glyphs: GlyphSource.Key {
    guard face == nil else {
      return GlyphSource.Key(face: face, weight: .regular, isMonospaced: false, hasMonospacedDigits: false)
    }
    return GlyphSource.Key(
      face: nil, weight: font.weight, isMonospaced: font.design == .monospaced,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }
}
