/// A gradient of a page, as SVG has them: along a line or around a point.
struct PDFGradient {
  private let isRadial: Bool
  private let places: [Double]
  private var stops: [(offset: Double, color: PDFColor)] = []

  /// nil for a shading of another kind.
  init?(_ shading: [String: PDFValue], in document: PDFDocument) {
    let coordinates = document.numbers(shading["Coords"])
    switch document.resolved(shading["ShadingType"]).number {
    case 2 where coordinates.count == 4: isRadial = false
    case 3 where coordinates.count == 6: isRadial = true
    default: return nil
    }
    places = coordinates
    guard let function = PDFFunction(shading["Function"], in: document),
      let space = PDFColorSpace(shading["ColorSpace"], in: document)
    else { return nil }
    for step in 0...Self.steps {
      let offset = Double(step) / Double(Self.steps)
      guard let color = space.color(function.values(at: offset)) else { return nil }
      stops.append((offset, color))
    }
  }

  private static let steps = 16

  /// The element that defines it.
  func element(_ identifier: String, _ matrix: PDFMatrix, _ use: PDFColorUse) -> String {
    var text = isRadial ? "<radialGradient" : "<linearGradient"
    text += " id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(matrix.transform)\""
    if isRadial {
      text +=
        " fx=\"\(svg(places[0]))\" fy=\"\(svg(places[1]))\" cx=\"\(svg(places[3]))\" cy=\"\(svg(places[4]))\""
      text += " r=\"\(svg(places[5]))\">"
    } else {
      text +=
        " x1=\"\(svg(places[0]))\" y1=\"\(svg(places[1]))\" x2=\"\(svg(places[2]))\" y2=\"\(svg(places[3]))\">"
    }
    for stop in stops {
      text += "<stop offset=\"\(svg(stop.offset))\" stop-color=\"\(stop.color.used(use).svg)\"/>"
    }
    return text + (isRadial ? "</radialGradient>" : "</linearGradient>")
  }
}

/// A function of one number, from 0 to 1.
struct PDFFunction {
  private enum Kind {
    case exponential(from: [Double], to: [Double], exponent: Double)
    case sampled([[Double]])
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    /// One function for each part of a color.
    case several([PDFFunction])
  }
  private let kind: Kind

  /// What making one costs, as bytes that are read.
  private static let work = 1024
  /// A sampled one has no more values.
  private static let mostSamples = 4096

  init?(_ value: PDFValue?, in document: PDFDocument, depth: Int = 0) {
    // A few may name each other so often that they would unfold to millions.
    guard depth < 4, document.hasRoom else { return nil }
    document.spend(Self.work)
    if case .array(let parts) = document.resolved(value) {
      let functions = parts.prefix(8).compactMap { PDFFunction($0, in: document, depth: depth + 1) }
      guard functions.count == parts.count, !functions.isEmpty else { return nil }
      kind = .several(functions)
      return
    }
    let entries = document.dictionary(value)
    switch document.resolved(entries["FunctionType"]).number {
    case 0:
      let range = document.numbers(entries["Range"])
      guard document.resolved(entries["BitsPerSample"]).number == 8, range.count >= 2,
        let size = document.numbers(entries["Size"]).first.flatMap({ Int(exactly: $0) }),
        (2...Self.mostSamples).contains(size),
        let content = document.content(of: value), content.count / (range.count / 2) >= size
      else { return nil }
      let width = range.count / 2
      kind = .sampled(
        (0..<size).map { place in
          (0..<width).map { part in
            let share = Double(content[place * width + part]) / 255
            return range[part * 2] + share * (range[part * 2 + 1] - range[part * 2])
          }
        })
    case 2:
      let from = document.numbers(entries["C0"])
      let to = document.numbers(entries["C1"])
      let (first, last) = (from.isEmpty ? [0] : from, to.isEmpty ? [1] : to)
      guard first.count == last.count else { return nil }
      kind = .exponential(from: first, to: last, exponent: document.resolved(entries["N"]).number ?? 1)
    case 3:
      guard case .array(let parts) = document.resolved(entries["Functions"]), !parts.isEmpty else {
        return nil
      }
      let functions = parts.prefix(64).compactMap { PDFFunction($0, in: document, depth: depth + 1) }
      let bounds = document.numbers(entries["Bounds"])
      let encode = document.numbers(entries["Encode"])
      guard functions.count == parts.count, bounds.count + 1 == functions.count,
        encode.count >= functions.count * 2
      else { return nil }
      kind = .stitched(functions, bounds: bounds, encode: encode)
    default: return nil
    }
  }

  func values(at input: Double) -> [Double] {
    let input = min(1, max(0, input))
    switch kind {
    case .several(let functions): return functions.flatMap { $0.values(at: input) }
    case .exponential(let from, let to, let exponent):
      // Any other exponent is drawn as its straight line.
      let share = exponent == 2 ? input * input : input
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .sampled(let samples):
      let place = input * Double(samples.count - 1)
      let low = min(samples.count - 2, Int(place))
      return zip(samples[low], samples[low + 1]).map { $0 + (place - Double(low)) * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode):
      let index = bounds.firstIndex { input < $0 } ?? bounds.count
      let low = index == 0 ? 0 : bounds[index - 1]
      let high = index == bounds.count ? 1 : bounds[index]
      let share = high > low ? (input - low) / (high - low) : 0
      return functions[index].values(
        at: encode[index * 2] + share * (encode[index * 2 + 1] - encode[index * 2]))
    }
  }
}
