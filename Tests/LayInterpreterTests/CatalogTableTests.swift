import Testing

@testable import LayCatalog
@testable import LayViews

/// Every line of the catalog's tables can be read and found.
@Suite struct CatalogTableTests {
  static let tables: [(name: String, lines: [Line])] = [
    ("views", Catalog.viewLines), ("modifiers", Catalog.modifierLines),
    ("initialisers", Catalog.initializerLines),
    ("statics", Catalog.staticLines), ("members", Catalog.memberLines),
  ]

  @Test func everySignatureParses() {
    let catalog = Catalog()
    for table in Self.tables {
      for line in table.lines {
        guard let action = line.action else { continue }
        var parser = SignatureParser(line.signature, action: action)
        let signature = parser.parse(in: catalog)
        #expect(signature != nil, "\(table.name): \(line.name)\(line.signature)")
        let written = line.signature.text.filter { $0 == "=" }.count
        let read = signature?.parameters.filter { $0.defaultValue != nil }.count
        #expect(read == written, "\(table.name): defaults of \(line.name)\(line.signature)")
      }
    }
  }

  @Test func namesAreSorted() {
    for table in Self.tables {
      let names = table.lines.map { $0.name.text }
      for (a, b) in zip(names, names.dropFirst()) {
        #expect(!b.utf8.lexicographicallyPrecedes(a.utf8), "\(table.name): \(a) before \(b)")
      }
    }
    for list in [Catalog.ignoredModifiers, Catalog.opaqueTypes] {
      let names = list.map(\.text)
      for (a, b) in zip(names, names.dropFirst()) {
        #expect(a.utf8.lexicographicallyPrecedes(b.utf8), "\(a) before \(b)")
      }
    }
    let symbols = SymbolMetrics.rows.map { $0.name.text }
    for (a, b) in zip(symbols, symbols.dropFirst()) {
      #expect(a.utf8.lexicographicallyPrecedes(b.utf8), "\(a) before \(b)")
    }
  }

  @Test func noModifierIsBothMeaningfulAndIgnored() {
    for name in Catalog.modifierNames { #expect(!Catalog.isIgnored(name.text), "\(name)") }
  }

  @Test func noOverloadIsListedTwice() {
    for table in Self.tables {
      var seen: Set<String> = []
      for line in table.lines {
        #expect(
          seen.insert("\(line.name)\(line.signature)").inserted,
          "\(table.name): \(line.name)\(line.signature)")
      }
    }
  }

  @Test func everyNameIsFound() {
    let catalog = Catalog()
    for name in Set(Catalog.viewLines.map(\.name.text)) {
      #expect(catalog.view(named: name)?.name == name, "\(name)")
    }
    for name in Catalog.modifierNames.map(\.text) + Catalog.ignoredModifiers.map(\.text) {
      #expect(catalog.modifier(named: name)?.name == name, "\(name)")
    }
    #expect(catalog.view(named: "VStak") == nil)
    #expect(catalog.modifier(named: "paddin") == nil)
    #expect(catalog.modifier(named: "paddingg") == nil)
  }

  /// A type whose members are listed must be one, or nobody can find them.
  @Test func everyMemberBelongsToAType() {
    let names = Set(BuiltinType.allCases.map(\.name))
    for line in Catalog.staticLines + Catalog.memberLines {
      let parts = line.name.text.split(separator: ".")
      #expect(names.contains(parts.dropLast().joined(separator: ".")), "\(line.name)")
    }
    for line in Catalog.initializerLines { #expect(names.contains(line.name.text), "\(line.name)") }
  }

  @Test func everyTypeHasItsOwnName() {
    let names = BuiltinType.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for type in BuiltinType.allCases where type != .opaque && type != .localizedStringKey {
      #expect(Catalog.standardType(named: type.name) == .builtin(type), "\(type.name)")
    }
  }

  @Test func everyOptionIsAConstantOfItsType() {
    let catalog = Catalog()
    for type in BuiltinType.allCases {
      for (index, name) in type.optionNames.enumerated() {
        let entry = catalog.staticMember(name.text, of: type)
        let constant = entry?.overloads.first { $0.isProperty }?.constant
        #expect(constant == .option(type, UInt8(index)), "\(type.name).\(name)")
      }
    }
  }

  @Test func everyEnvironmentKeyIsFoundByItsName() {
    let catalog = Catalog()
    for key in EnvironmentKey.allCases { #expect(catalog.environmentKey(named: key.name.text) == key) }
    #expect(catalog.environmentKey(named: "sizeCategori") == nil)
  }
}

/// What signatures say.
@Suite struct SignatureTests {
  private func overload(_ name: String, _ index: Int = 0) -> Signature? {
    let overloads = Catalog().view(named: name)?.overloads ?? Catalog().modifier(named: name)?.overloads ?? []
    return index < overloads.count ? overloads[index] : nil
  }

  @Test func stackHasItsDefaults() throws {
    let signature = try #require(overload("VStack"))
    #expect(signature.parameters.map(\.label) == ["alignment", "spacing", "content"])
    #expect(signature.parameters[0].type == .builtin(.horizontalAlignment))
    #expect(signature.parameters[0].defaultValue?.builtin == .horizontalAlignment(.horizontalCenter))
    #expect(signature.parameters[1].type == .optional(.double))
    guard case .some(.none) = signature.parameters[1].defaultValue else {
      Issue.record("the spacing's default is nil")
      return
    }
    #expect(signature.parameters[2].type == .content([]))
    #expect(signature.parameters[2].isViewBuilder)
    #expect(signature.parameters[2].defaultValue == nil)
  }

  @Test func unlabelledParametersAndSets() throws {
    let padding = try #require(overload("padding", 2))
    #expect(padding.parameters.map(\.label) == ["", ""])
    #expect(padding.parameters[0].defaultValue?.builtin == .edgeSet(.all))
    let fits = try #require(overload("ViewThatFits"))
    #expect(fits.parameters[0].defaultValue?.builtin == .axisSet(.both))
  }

  @Test func closuresByWhatTheyAreFor() throws {
    #expect(overload("GeometryReader")?.parameters[0].type == .content([.builtin(.geometryProxy)]))
    #expect(overload("Button")?.parameters[2].type == .action)
    let guide = try #require(overload("alignmentGuide"))
    #expect(guide.parameters[1].type == .function([.builtin(.viewDimensions)], .double))
    #expect(overload("Stepper", 1)?.parameters[1].type == .optional(.action))
  }

  @Test func numbersAndIntervals() throws {
    let slider = try #require(overload("Slider"))
    guard case .interval(let lower, let upper)? = slider.parameters[1].defaultValue else {
      Issue.record("the range's default is 0...1")
      return
    }
    #expect(lower == 0 && upper == 1)
    let adaptive = try #require(Catalog().staticMember("adaptive", of: .gridItemSize)?.overloads.first)
    #expect(adaptive.parameters[1].defaultValue?.number == .infinity)
  }

  @Test(arguments: [
    "(", "(a)", "(a: Nothing)", "(a: Int = )", "(a: Int,)", "(a: Int) x", "(a: Alignment = .middle)",
  ])
  func whatBreaksTheNotationIsRefused(_ text: String) {
    let lines: [String: StaticString] = [
      "(": "(", "(a)": "(a)", "(a: Nothing)": "(a: Nothing)", "(a: Int = )": "(a: Int = )",
      "(a: Int,)": "(a: Int,)",
      "(a: Int) x": "(a: Int) x", "(a: Alignment = .middle)": "(a: Alignment = .middle)",
    ]
    guard let line = lines[text] else { return }
    var parser = SignatureParser(line, action: .value(.opaque))
    #expect(parser.parse(in: Catalog()) == nil)
  }
}
