import Testing

@testable import LayCatalog
@testable import LayLibrary
@testable import LayViews

/// Every declaration of the library can be read and found.
@Suite struct LibraryTableTests {
  static let tables: [(name: String, lines: [Declaration])] = [
    ("views", Library.declarations(in: .views)), ("modifiers", Library.declarations(in: .modifiers)),
    ("initialisers", Library.declarations(in: .initializers)),
    ("statics", Library.declarations(in: .statics)), ("members", Library.declarations(in: .members)),
  ]

  @Test func everySignatureParses() {
    for table in Self.tables {
      for line in table.lines {
        if case .unsupported = line.build { continue }
        var parser = SignatureParser(line.signature)
        let signature = parser.parse()
        #expect(signature != nil, "\(table.name): \(line.name)\(line.signature)")
        let written = line.signature.text.filter { $0 == "=" }.count
        let read = signature?.parameters.filter { $0.defaultValue != nil }.count
        #expect(read == written, "\(table.name): defaults of \(line.name)\(line.signature)")
      }
    }
  }

  @Test func namesAreSorted() {
    for table in Library.Section.allCases.flatMap(\.tables) {
      let names = table.map { $0.name.text }
      for (a, b) in zip(names, names.dropFirst()) {
        #expect(!b.utf8.lexicographicallyPrecedes(a.utf8), "\(a) before \(b)")
      }
    }
    let keys = EnvironmentKeyDeclaration.all.map { $0.name.text }
    for (a, b) in zip(keys, keys.dropFirst()) {
      #expect(a.utf8.lexicographicallyPrecedes(b.utf8), "\(a) before \(b)")
    }
    for list in [Library.ignoredModifiers, Type.opaqueTypes] {
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
    for name in Library.modifierNames { #expect(!Library.isIgnored(name.text), "\(name)") }
  }

  /// A name is looked for in one table after the other until one has it.
  @Test func everyNameStandsInOneTable() throws {
    for section in [Library.Section.views, .modifiers, .initializers, .statics, .members] {
      var tables: [String: Int] = [:]
      for table in section.range {
        for name in Set(try #require(Library.table(table)).map { $0.name.text }) {
          #expect(tables[name] == nil, "\(name) stands in the tables \(tables[name] ?? 0) and \(table)")
          tables[name] = table
        }
      }
    }
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
    let library = Library()
    for name in Set(Library.declarations(in: .views).map(\.name.text)) {
      #expect(library.view(named: name)?.name == name, "\(name)")
    }
    for name in Library.modifierNames.map(\.text) + Library.ignoredModifiers.map(\.text) {
      #expect(library.modifier(named: name)?.name == name, "\(name)")
    }
    #expect(library.view(named: "VStak") == nil)
    #expect(library.modifier(named: "paddin") == nil)
    #expect(library.modifier(named: "paddingg") == nil)
  }

  /// A type whose members are listed must be one, or nobody can find them.
  @Test func everyMemberBelongsToAType() {
    let names = Set(BuiltinType.allCases.map(\.name))
    for line in Library.declarations(in: .statics) + Library.declarations(in: .members) {
      let parts = line.name.text.split(separator: ".")
      #expect(names.contains(parts.dropLast().joined(separator: ".")), "\(line.name)")
    }
    for line in Library.declarations(in: .initializers) {
      #expect(names.contains(line.name.text), "\(line.name)")
    }
  }

  @Test func everyTypeHasItsOwnName() {
    let names = BuiltinType.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for type in BuiltinType.allCases where type != .opaque && type != .localizedStringKey {
      #expect(Type.standard(named: type.name) == .builtin(type), "\(type.name)")
    }
  }

  @Test func everyOptionIsAConstantOfItsType() {
    let library = Library()
    for type in BuiltinType.allCases {
      for (index, name) in type.optionNames.enumerated() {
        let entry = library.staticMember(name, of: type)
        let constant = entry?.overloads.first { $0.isProperty }?.constant
        #expect(constant == .option(type, UInt8(index)), "\(type.name).\(name)")
      }
    }
  }

  @Test func everyEnvironmentKeyIsFoundByItsName() {
    for key in EnvironmentKeyDeclaration.all {
      #expect(EnvironmentKeyDeclaration.named(key.name.text)?.name.text == key.name.text)
    }
    #expect(EnvironmentKeyDeclaration.named("sizeCategori") == nil)
  }
}

/// What signatures say.
@Suite struct SignatureTests {
  private func overload(_ name: String, _ index: Int = 0) -> Signature? {
    let library = Library()
    let overloads = library.view(named: name)?.overloads ?? library.modifier(named: name)?.overloads ?? []
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
    #expect(overload("Button")?.parameters[2].type == .action([]))
    let guide = try #require(overload("alignmentGuide"))
    #expect(guide.parameters[1].type == .function([.builtin(.viewDimensions)], .double))
    #expect(overload("Stepper", 1)?.parameters[1].type == .optional(.action([])))
  }

  @Test func numbersAndIntervals() throws {
    let slider = try #require(overload("Slider"))
    guard case .interval(let lower, let upper)? = slider.parameters[1].defaultValue else {
      Issue.record("the range's default is 0...1")
      return
    }
    #expect(lower == 0 && upper == 1)
    let adaptive = try #require(Library().staticMember("adaptive", of: .gridItemSize)?.overloads.first)
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
    var parser = SignatureParser(line)
    #expect(parser.parse() == nil)
  }
}
