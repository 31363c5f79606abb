/// The first page of a PDF as a picture that viewers of SVG show: paths, their colors and gradients, clips and groups.
///
/// Text, pictures and patterns that repeat are not drawn: a page that has one is no picture.
struct PDFPage {
  private let document: PDFDocument
  private var body = ""
  private var definitions = ""
  private var identifiers = 0
  private var operations = 0
  private var isDrawable = true
  /// The page's corner and size, which no mask needs to be larger than.
  private var box = ""
  /// What becomes of colors: in a mask only what it lets through counts.
  private var use = PDFColorUse.picture

  /// How many operators a page may have, and how long its picture may be.
  private static let limits = (operations: 200_000, length: 4 << 20)

  /// The picture of a file's first page; nil for a page that can't be drawn, and for what is no PDF.
  static func picture(of bytes: [UInt8]) -> [UInt8]? {
    guard let document = PDFDocument(bytes), let page = document.firstPage else { return nil }
    var drawing = PDFPage(document: document)
    return drawing.picture(of: page)
  }

  private init(document: PDFDocument) { self.document = document }

  private mutating func picture(of page: [String: PDFValue]) -> [UInt8]? {
    let own = document.numbers(page["CropBox"])
    let box = own.count == 4 ? own : document.numbers(page["MediaBox"])
    guard box.count == 4, document.resolved(page["Rotate"]).number ?? 0 == 0 else { return nil }
    let (left, bottom) = (min(box[0], box[2]), min(box[1], box[3]))
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    guard width > 0, height > 0, width < 1e5, height < 1e5 else { return nil }
    self.box =
      "x=\"\(svg(left))\" y=\"\(svg(bottom))\" width=\"\(svg(width))\" height=\"\(svg(height))\""
    var content: [UInt8] = []
    switch document.resolved(page["Contents"]) {
    case .array(let parts):
      for part in parts.prefix(1024) {
        guard let bytes = document.content(of: part), content.count + bytes.count < PDFDocument.limit else {
          return nil
        }
        content += bytes + [10]
      }
    default:
      guard let bytes = document.content(of: page["Contents"]) else { return nil }
      content = bytes
    }
    draw(content, document.dictionary(page["Resources"]), State(), depth: 0)
    guard isDrawable else { return nil }
    let size =
      "width=\"\(svg(width))\" height=\"\(svg(height))\" viewBox=\"0 0 \(svg(width)) \(svg(height))\""
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>"
    if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
    text += "<g transform=\"matrix(1 0 0 -1 \(svg(-left)) \(svg(bottom + height)))\">\(body)</g></svg>"
    return Array(text.utf8)
  }

  // MARK: State

  /// What `q` keeps and `Q` brings back.
  private struct State {
    var matrix = PDFMatrix()
    var fill = Ink()
    var stroke = Ink()
    var width = 1.0
    var cap = 0
    var join = 0
    var miterLimit = 10.0
    var dashes: [Double] = []
    var dashPhase = 0.0
    /// The clips that are in force, one inside the other.
    var clips: [String] = []
    /// The mask that is in force, and how colors mix with what is below; none where they cover it.
    var mask: String?
    var blending: String?

    /// The attributes of a group that does both.
    var compositing: String {
      (mask.map { " mask=\"url(#\($0))\"" } ?? "")
        + (blending.map { " style=\"mix-blend-mode:\($0)\"" } ?? "")
    }
  }

  private struct Ink {
    var space = PDFColorSpace.gray
    var color = PDFColor.black
    /// A gradient in place of the color.
    var gradient: PDFGradient?
    /// From the gradient's space to that of the page.
    var gradientMatrix = PDFMatrix()
    var alpha = 1.0
    /// Whether its space is one of patterns, or of others that are not drawn.
    var isPattern = false
    var isKnown = true
  }

  private mutating func identifier() -> String {
    identifiers += 1
    return "p\(identifiers)"
  }

  // MARK: Content

  private mutating func draw(
    _ content: [UInt8], _ resources: [String: PDFValue], _ initial: State, depth: Int
  ) {
    var reader = PDFReader(content)
    var (state, saved) = (initial, [State]())
    var operands: [PDFValue] = []
    var path = ""
    // Where the path has come to.
    var point = "0 0"
    var clipRule: String?
    while isDrawable, let value = reader.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        if operands.count > 64 { isDrawable = false }
        continue
      }
      operations += 1
      let length = body.utf8.count + definitions.utf8.count + path.utf8.count
      guard operations < Self.limits.operations, length < Self.limits.length else {
        isDrawable = false
        return
      }
      let numbers = operands.compactMap { $0.number }
      if ["m", "l", "c", "y"].contains(word), numbers.count >= 2 {
        point = numbers.suffix(2).map { svg($0) }.joined(separator: " ")
      }
      func points(_ count: Int) -> String? {
        numbers.count == count ? numbers.map { svg($0) }.joined(separator: " ") : nil
      }
      switch word {
      case "q": if saved.count < 64 { saved.append(state) } else { isDrawable = false }
      case "Q": if let last = saved.popLast() { state = last }
      case "cm": if let matrix = PDFMatrix(numbers) { state.matrix = matrix.then(state.matrix) }
      case "w": state.width = numbers.first ?? 1
      case "J": state.cap = Int(exactly: numbers.first ?? 0) ?? 0
      case "j": state.join = Int(exactly: numbers.first ?? 0) ?? 0
      case "M": state.miterLimit = numbers.first ?? 10
      case "d":
        if case .array(let dashes)? = operands.first { state.dashes = dashes.compactMap { $0.number } }
        state.dashPhase = numbers.last ?? 0
      case "gs":
        set(
          document.dictionary(document.dictionary(resources["ExtGState"])[operands.first?.name ?? ""]),
          &state,
          resources, depth)
      case "m": if let all = points(2) { path += "M" + all }
      case "l": if let all = points(2) { path += "L" + all }
      case "c": if let all = points(6) { path += "C" + all }
      case "v":
        if let all = points(4) {
          path += "C\(point) " + all
          point = "\(svg(numbers[2])) \(svg(numbers[3]))"
        }
      case "y":
        if numbers.count == 4, let point = points(4) {
          path += "C\(point) \(svg(numbers[2])) \(svg(numbers[3]))"
        }
      case "h": path += "Z"
      case "re":
        if numbers.count == 4 {
          path +=
            "M\(svg(numbers[0])) \(svg(numbers[1]))h\(svg(numbers[2]))v\(svg(numbers[3]))h\(svg(-numbers[2]))Z"
        }
      case "W": clipRule = "nonzero"
      case "W*": clipRule = "evenodd"
      case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n":
        if word == "s" || word == "b" || word == "b*" { path += "Z" }
        if word != "n" {
          paint(
            path, state, fills: word.lowercased() != "s", strokes: !word.hasPrefix("f") && word != "F",
            isEvenOdd: word.hasSuffix("*"))
        }
        if let rule = clipRule { clip(to: path, rule, &state) }
        (path, clipRule) = ("", nil)
      case "g", "rg", "k": setColor(numbers, &state.fill)
      case "G", "RG", "K": setColor(numbers, &state.stroke)
      case "cs": setSpace(operands.first, resources, &state.fill)
      case "CS": setSpace(operands.first, resources, &state.stroke)
      case "sc", "scn": set(operands, resources, initial.matrix, &state.fill)
      case "SC", "SCN": set(operands, resources, initial.matrix, &state.stroke)
      case "sh": shade(operands.first?.name ?? "", resources, state)
      case "Do": drawForm(operands.first?.name ?? "", resources, state, depth)
      case "i", "ri", "BX", "EX", "BMC", "BDC", "EMC", "MP", "DP", "BT", "ET", "Tf", "Tc", "Tw", "Tz", "TL",
        "Tr", "Ts", "Td", "Tm":
        break
      case "Tj", "TJ", "'", "\"", "BI": isDrawable = false
      default: break
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  private mutating func set(
    _ entries: [String: PDFValue], _ state: inout State, _ resources: [String: PDFValue], _ depth: Int
  ) {
    if let alpha = document.resolved(entries["ca"]).number { state.fill.alpha = alpha }
    if let alpha = document.resolved(entries["CA"]).number { state.stroke.alpha = alpha }
    if let width = document.resolved(entries["LW"]).number { state.width = width }
    if case .dictionary(let mask) = document.resolved(entries["SMask"]) {
      state.mask = self.mask(mask, state, resources, depth)
    } else if document.resolved(entries["SMask"]).name == "None" {
      state.mask = nil
    }
    if let mode = document.resolved(entries["BM"]).name { setBlending(mode, &state) }
  }

  private mutating func setBlending(_ mode: String, _ state: inout State) {
    if mode == "Normal" || mode == "Compatible" {
      state.blending = nil
    } else if let name = PDFBlending.names[mode] {
      state.blending = name
    } else {
      isDrawable = false
    }
  }

  /// Defines a soft mask: a group whose opacity, or brightness, tells how much of what is painted is seen.
  private mutating func mask(
    _ mask: [String: PDFValue], _ state: State, _ resources: [String: PDFValue], _ depth: Int
  ) -> String? {
    let outer = (body, use)
    switch document.resolved(mask["S"]).name {
    case "Alpha": use = .opacity
    case "Luminosity": use = .brightness
    default: isDrawable = false
    }
    // What changes the values of a mask by a function is not drawn.
    if let function = mask["TR"], document.resolved(function).name != "Identity" { isDrawable = false }
    guard isDrawable else { return nil }
    body = ""
    var inner = State()
    inner.matrix = state.matrix
    draw(form: mask["G"], resources, inner, depth)
    let name = identifier()
    definitions += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(box)>\(body)</mask>"
    (body, use) = outer
    return name
  }

  // MARK: Colors

  private func setColor(_ numbers: [Double], _ ink: inout Ink) {
    let names = [1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK"]
    guard let name = names[numbers.count], let space = PDFColorSpace(.name(name), in: document),
      let color = space.color(numbers)
    else { return }
    ink = Ink(space: space, color: color, alpha: ink.alpha)
  }

  private func setSpace(_ operand: PDFValue?, _ resources: [String: PDFValue], _ ink: inout Ink) {
    let name = operand?.name ?? ""
    let value = document.dictionary(resources["ColorSpace"])[name] ?? operand
    ink = Ink(alpha: ink.alpha)
    if let space = PDFColorSpace(value, in: document) {
      ink.space = space
    } else {
      ink.isPattern = name == "Pattern"
      ink.isKnown = ink.isPattern
    }
  }

  private func set(
    _ operands: [PDFValue], _ resources: [String: PDFValue], _ base: PDFMatrix, _ ink: inout Ink
  ) {
    guard ink.isPattern else {
      if let color = ink.space.color(operands.compactMap { $0.number }) {
        ink.color = color
      } else {
        ink.isKnown = false
      }
      return
    }
    let pattern = document.dictionary(document.dictionary(resources["Pattern"])[operands.last?.name ?? ""])
    guard document.resolved(pattern["PatternType"]).number == 2,
      let gradient = PDFGradient(document.dictionary(pattern["Shading"]), in: document)
    else {
      ink.isKnown = false
      return
    }
    ink.gradientMatrix = (PDFMatrix(document.numbers(pattern["Matrix"])) ?? PDFMatrix()).then(base)
    ink.gradient = gradient
  }

  // MARK: Painting

  private mutating func paint(_ path: String, _ state: State, fills: Bool, strokes: Bool, isEvenOdd: Bool) {
    guard !path.isEmpty else { return }
    guard (!fills || state.fill.isKnown) && (!strokes || state.stroke.isKnown) else {
      isDrawable = false
      return
    }
    var attributes = "d=\"\(path)\""
    guard let fill = fills ? paint(state.fill, state.matrix) : "none",
      let stroke = strokes ? paint(state.stroke, state.matrix) : "none"
    else { return }
    attributes += " fill=\"\(fill)\""
    if fills, state.fill.alpha < 1 { attributes += " fill-opacity=\"\(svg(state.fill.alpha))\"" }
    if isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if strokes {
      attributes += " stroke=\"\(stroke)\" stroke-width=\"\(svg(state.width))\""
      if state.stroke.alpha < 1 { attributes += " stroke-opacity=\"\(svg(state.stroke.alpha))\"" }
      if state.cap > 0 { attributes += " stroke-linecap=\"\(state.cap == 1 ? "round" : "square")\"" }
      attributes += " stroke-linejoin=\"\(state.join == 1 ? "round" : state.join == 2 ? "bevel" : "miter")\""
      attributes += " stroke-miterlimit=\"\(svg(max(1, state.miterLimit)))\""
      if !state.dashes.isEmpty {
        attributes += " stroke-dasharray=\"\(state.dashes.map { svg($0) }.joined(separator: " "))\""
        attributes += " stroke-dashoffset=\"\(svg(state.dashPhase))\""
      }
    }
    let transform = state.matrix == PDFMatrix() ? "" : " transform=\"\(state.matrix.transform)\""
    add("<path \(attributes)\(transform)/>", in: state)
  }

  /// What an ink is called in the space of a path; nil where that has no area.
  private mutating func paint(_ ink: Ink, _ matrix: PDFMatrix) -> String? {
    guard let gradient = ink.gradient else { return ink.color.used(use).svg }
    guard let inverse = matrix.inverse else { return nil }
    let name = identifier()
    definitions += gradient.element(name, ink.gradientMatrix.then(inverse), use)
    return "url(#\(name))"
  }

  private mutating func add(_ element: String, in state: State) {
    // Not every viewer clips a clip.
    for clip in state.clips { body += "<g clip-path=\"url(#\(clip))\">" }
    let compositing = state.compositing
    body += compositing.isEmpty ? element : "<g\(compositing)>\(element)</g>"
    for _ in state.clips { body += "</g>" }
  }

  private mutating func clip(to path: String, _ rule: String, _ state: inout State) {
    let name = identifier()
    let transform = state.matrix == PDFMatrix() ? "" : " transform=\"\(state.matrix.transform)\""
    definitions +=
      "<clipPath id=\"\(name)\"><path d=\"\(path)\" clip-rule=\"\(rule)\"\(transform)/></clipPath>"
    state.clips.append(name)
    if state.clips.count > 64 { isDrawable = false }
  }

  /// `sh`: a gradient over all that the clip leaves.
  private mutating func shade(_ name: String, _ resources: [String: PDFValue], _ state: State) {
    let shading = document.dictionary(document.dictionary(resources["Shading"])[name])
    guard let gradient = PDFGradient(shading, in: document) else {
      isDrawable = false
      return
    }
    let made = identifier()
    definitions += gradient.element(made, state.matrix, use)
    let alpha = state.fill.alpha < 1 ? " fill-opacity=\"\(svg(state.fill.alpha))\"" : ""
    add("<path d=\"M-100000 -100000H100000V100000H-100000Z\" fill=\"url(#\(made))\"\(alpha)/>", in: state)
  }

  private mutating func drawForm(
    _ name: String, _ resources: [String: PDFValue], _ state: State, _ depth: Int
  ) {
    draw(form: document.dictionary(resources["XObject"])[name], resources, state, depth)
  }

  private mutating func draw(
    form value: PDFValue?, _ resources: [String: PDFValue], _ state: State, _ depth: Int
  ) {
    let form = document.dictionary(value)
    guard depth < 8, document.resolved(form["Subtype"]).name == "Form",
      let content = document.content(of: value)
    else {
      isDrawable = false
      return
    }
    var inner = state
    if let matrix = PDFMatrix(document.numbers(form["Matrix"])) { inner.matrix = matrix.then(state.matrix) }
    let box = document.numbers(form["BBox"])
    // One without bounds says so by the largest numbers that there are.
    if box.count == 4, box.allSatisfy({ $0.magnitude < 1e6 }) {
      let corners = "M\(svg(box[0])) \(svg(box[1]))H\(svg(box[2]))V\(svg(box[3]))H\(svg(box[0]))Z"
      clip(to: corners, "nonzero", &inner)
    }
    let compositing = state.compositing
    let isGroup =
      !document.dictionary(form["Group"]).isEmpty && (state.fill.alpha < 1 || !compositing.isEmpty)
    if isGroup {
      body += "<g"
      if state.fill.alpha < 1 { body += " opacity=\"\(svg(state.fill.alpha))\"" }
      body += compositing + ">"
      (inner.fill.alpha, inner.stroke.alpha) = (1, 1)
      (inner.mask, inner.blending) = (nil, nil)
    }
    let own = document.dictionary(form["Resources"])
    draw(content, own.isEmpty ? resources : own, inner, depth: depth + 1)
    if isGroup { body += "</g>" }
  }
}
