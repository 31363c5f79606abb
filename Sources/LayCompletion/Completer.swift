import LayCatalog
import LayLibrary
import LayLint
import LaySyntax
import LayViews

/// Finds the names that may be written at a place of a file, the likely ones first.
///
/// What stands around the place tells which names are possible; how often the file uses a name, and how often apps do, tells
/// which of them is meant.
package struct Completer {
  let names: FileNames
  private let assets: AssetNames
  private let library = Library()
  private let context: CompletionContext

  /// So many are offered at most.
  package static var limit: Int { 200 }

  /// - Complexity: O(n) in the bytes of the file, unless it was read before.
  package init(
    _ reading: DocumentReading, at offset: Int,
    in surroundings: CompletionSurroundings = CompletionSurroundings()
  ) {
    context = CompletionContext(reading.tokens, at: offset)
    names = reading.names.joined(with: surroundings.others)
    assets = surroundings.assets
  }

  package init(_ source: SourceFile, at offset: Int) { self.init(DocumentReading(source), at: offset) }

  package var prefix: String { context.prefix }

  /// The names for the place that begin as what is written does, the likely ones first.
  package func items() -> [CompletionItem] {
    let prefix = context.prefix
    var seen: Set<String> = []
    let offered = candidates().filter { seen.insert($0.name + ($0.text == nil ? "" : ":")).inserted }
    let ranked: [(item: CompletionItem, match: Int)] = offered.compactMap { item in
      NameMatch.rank(of: prefix, in: item.name).map { (item, $0) }
    }
    return ranked.sorted {
      ($0.match, -$0.item.weight, $0.item.name.utf8.count, $0.item.name)
        < ($1.match, -$1.item.weight, $1.item.name.utf8.count, $1.item.name)
    }.prefix(Self.limit).map { $0.item }
  }

  private func candidates() -> [CompletionItem] {
    switch context.place {
    case .none: []
    case .statement(.members): keywords(Words.members, 90) + attributes()
    case .statement(.cases): keywords(["case", "default"], 90)
    case .statement(.file): statements() + keywords(Words.file, 10) + directives()
    case .statement(.code): statements() + keywords(Words.statements, 0)
    case .trailingClosure(let call): closureLabels(of: call) + statements()
    case .argument(let call): labels(of: call) + values(.argument(call, label: "", index: unlabelled(call)))
    case .value(let expected): values(expected)
    case .implicitMember(let expected): implicitMembers(expected)
    case .member(let receiver): members(of: receiver)
    case .type: types()
    case .attribute: attributes()
    case .directive: directives()
    case .string(let expected): strings(expected)
    case .rule: Rule.all.map { CompletionItem(name: $0.id, kind: .value, detail: $0.summary) }
    case .test(axis: ""):
      TestWords.axes.map { CompletionItem(name: $0, kind: .keyword, text: $0 + ": ") }
    case .test(let axis): TestWords.values(of: axis).map { CompletionItem(name: $0, kind: .value) }
    }
  }

  private func unlabelled(_ call: CompletionContext.Call) -> Int { call.labels.filter { $0.isEmpty }.count }

  // MARK: Weights

  /// How likely a name is by itself: what the file uses is used again.
  private func weight(_ name: String, _ table: Words.Table, used: Int?) -> Int {
    Words.weight(of: name, in: table) + 24 * min(used ?? 0, 8).bitWidthUsed
  }

  private func item(
    _ name: String, _ kind: CompletionItem.Kind, _ extra: Int = 0, detail: String = ""
  ) -> CompletionItem {
    CompletionItem(
      name: name, kind: kind, detail: detail,
      weight: extra + weight(name, .plain, used: names.uses[name]))
  }

  private func member(
    _ name: String, _ kind: CompletionItem.Kind, _ extra: Int = 0, detail: String = ""
  ) -> CompletionItem {
    CompletionItem(
      name: name, kind: kind, detail: detail,
      weight: extra + weight(name, .members, used: names.memberUses[name]))
  }

  private func keywords(_ words: [String], _ extra: Int) -> [CompletionItem] {
    words.map { item($0, .keyword, extra) }
  }

  // MARK: Places

  private func statements() -> [CompletionItem] {
    let own = names.all.filter { $0.kind == .view }.map { item($0.name, .type, 60) }
    let others = names.plain.filter { [.property, .local, .parameter, .function].contains($0.kind) }
      .map { item($0.name, $0.kind == .function ? .function : .variable, 10, detail: $0.type) }
    return own + others + Self.views.map { item($0, .type, 50) }
  }

  private static let views: [String] =
    Library.declarations(in: .views).map { $0.name.text }
    + BuiltinType.allCases.filter { $0.isView }.map { $0.name }.filter {
      $0 != "PaintedShape" && $0 != "Shape"
    }

  private func values(_ expected: CompletionContext.Expected) -> [CompletionItem] {
    var items: [CompletionItem] = []
    for type in types(of: expected) {
      switch type.unwrapped {
      case .bool: items += keywords(["true", "false"], 60)
      case .builtin(let type): items.append(item(type.name, .type, 40))
      default: break
      }
    }
    items += names.plain.filter { $0.kind != .enumCase && $0.kind != .initializer }.map { declared in
      let isValue = [.property, .local, .parameter].contains(declared.kind)
      return item(
        declared.name, isValue ? .variable : declared.kind == .function ? .function : .type,
        isValue ? 50 : 25,
        detail: declared.type)
    }
    items += keywords(
      ["true", "false", "nil", "self", "Self", "let", "case", "var", "if", "switch", "some"], 5)
    items += names.plain.filter { $0.kind == .property && $0.name != "body" }.map {
      item("$" + $0.name, .variable)
    }
    return items + Self.views.map { item($0, .type) } + Self.valueTypes.map { item($0, .type) }
  }

  private static let valueTypes: [String] =
    BuiltinType.allCases.map { $0.name }.filter { !$0.contains(".") && $0 != "Any" } + Words.types

  private func types() -> [CompletionItem] {
    let own = names.all.filter { [.type, .view, .protocolType].contains($0.kind) }.map {
      item($0.name, .type, 40)
    }
    let words = keywords(["some", "any"], 40)
    return words + own + (Self.valueTypes + Words.protocols).map { item($0, .type) }
      + Self.views.map { item($0, .type, -20) }
  }

  private func attributes() -> [CompletionItem] { Words.attributes.map { item($0, .keyword, 20) } }

  private func directives() -> [CompletionItem] { Words.directives.map { item($0, .keyword, 20) } }

  private func strings(_ expected: CompletionContext.Expected) -> [CompletionItem] {
    guard case .argument(let call, let label, let index) = expected else { return [] }
    switch (call.name, label) {
    case (_, "systemName"), (_, "systemImage"):
      return SymbolMetrics.rows.map { CompletionItem(name: $0.name.text, kind: .symbol) }
    case ("Image", ""), ("Image", "decorative"), ("UIImage", "named"), ("Label", "image"),
      ("NSImage", "named"):
      return index > 0 ? [] : assets.images.map { CompletionItem(name: $0, kind: .symbol) }
    case ("Color", ""), ("UIColor", "named"), ("NSColor", "named"):
      return index > 0 ? [] : assets.colors.map { CompletionItem(name: $0, kind: .color) }
    case ("previewDevice", ""), ("PreviewDevice", "rawValue"):
      return TestWords.devices.map { CompletionItem(name: $0, kind: .value) }
    default: return []
    }
  }

  // MARK: Arguments

  private func labels(of call: CompletionContext.Call) -> [CompletionItem] {
    var found: [CompletionItem] = []
    for parameters in overloads(of: call) {
      let left = Self.remaining(parameters, after: call.labels)
      for (place, parameter) in left.enumerated() where !parameter.label.isEmpty && !parameter.isTrailingOnly
      {
        found.append(
          CompletionItem(
            name: parameter.label, kind: .label, detail: parameter.type, text: parameter.label + ": ",
            weight: 120 - 4 * place + (parameter.isRequired ? 30 : 0)
              + weight(parameter.label, .labels, used: names.labelUses[parameter.label])))
      }
    }
    return found
  }

  /// The labels of closures that may follow another behind the parentheses.
  private func closureLabels(of call: CompletionContext.Call) -> [CompletionItem] {
    overloads(of: call).flatMap { $0 }.filter {
      $0.isClosure && !$0.label.isEmpty && !call.labels.contains($0.label)
    }
    .map {
      CompletionItem(
        name: $0.label, kind: .label, text: $0.label + ": ",
        weight: 150 + weight($0.label, .labels, used: names.labelUses[$0.label]))
    }
  }

  /// The parameters behind those whose labels are written.
  private static func remaining(
    _ parameters: [CallParameter], after labels: [String]
  ) -> ArraySlice<CallParameter> {
    var next = 0
    for label in labels {
      guard let place = parameters[next...].firstIndex(where: { $0.label == label }) else { continue }
      next = place + 1
    }
    return parameters[next...]
  }

  /// The parameters of everything that a call may mean.
  func overloads(of call: CompletionContext.Call) -> [[CallParameter]] {
    if let parameters = Words.macros[call.name] { return [parameters.map { CallParameter($0) }] }
    if !call.isMember || names.all.contains(where: { $0.kind == .function && $0.name == call.name }) {
      let own =
        names.initializers(of: call.name)
        + names.declared(call.name).filter { $0.kind == .function }.map { $0.parameters }
      if !own.isEmpty { return own.map { $0.map { CallParameter($0) } } }
    }
    return signatures(of: call).map { $0.parameters.map { CallParameter($0) } }
  }

  /// The library's overloads of a call.
  func signatures(of call: CompletionContext.Call) -> [Signature] {
    if !call.isMember {
      let view = library.view(named: call.name)?.overloads ?? []
      return view
        + (BuiltinType.allCases.first { $0.name == call.name }.flatMap { library.initializers(of: $0) }?
          .overloads ?? [])
    }
    var found = library.modifier(named: call.name)?.overloads ?? []
    for type in BuiltinType.allCases {
      found += library.method(call.name, of: type)?.overloads ?? []
      if found.isEmpty { found += library.staticMember(call.name, of: type)?.overloads ?? [] }
    }
    return found
  }

  // MARK: Types

  /// What a value is expected to be; several where the call has several forms.
  private func types(of expected: CompletionContext.Expected) -> [Type] {
    switch expected {
    case .unknown: []
    case .type(let name): Type.standard(named: name).map { [$0] } ?? []
    case .same(let name): names.type(of: name).flatMap { Type.standard(named: $0) }.map { [$0] } ?? []
    case .argument(let call, let label, let index):
      overloads(of: call).compactMap { Self.parameter(label, index, in: $0)?.catalogType }
    }
  }

  /// What is written of the file's own type that a value is expected to have.
  private func ownTypes(of expected: CompletionContext.Expected) -> [String] {
    switch expected {
    case .unknown: []
    case .type(let name): [name]
    case .same(let name): names.type(of: name).map { [$0] } ?? []
    case .argument(let call, let label, let index):
      overloads(of: call).compactMap { Self.parameter(label, index, in: $0)?.type }
    }
  }

  private static func parameter(
    _ label: String, _ index: Int, in parameters: [CallParameter]
  ) -> CallParameter? {
    if !label.isEmpty { return parameters.first { $0.label == label } }
    let unlabelled = parameters.filter { $0.label.isEmpty }
    return index < unlabelled.count ? unlabelled[index] : unlabelled.last { $0.isVariadic }
  }

  /// The names that follow a type's dot, those of constants among them.
  private static func staticNames(of type: BuiltinType) -> [String] {
    let isAnyName = type == .colorResource || type == .imageResource
    let constants = isAnyName ? [] : Words.constants.filter { type.constant(named: $0) != nil }
    return Library.staticNames(of: type) + constants + type.lenders.flatMap { staticNames(of: $0) }
  }

  // MARK: Members

  private func implicitMembers(_ expected: CompletionContext.Expected) -> [CompletionItem] {
    var found: [CompletionItem] = []
    let own = Set(ownTypes(of: expected).map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } })
    for declared in names.all
    where declared.kind == .enumCase || declared.kind == .property && !declared.owner.isEmpty {
      guard declared.kind == .enumCase || own.contains(declared.owner) else { continue }
      found.append(
        member(declared.name, .enumMember, own.contains(declared.owner) ? 120 : 20, detail: declared.owner))
    }
    for type in types(of: expected) {
      switch type.element {
      case .builtin(let type):
        found += Self.staticNames(of: type).map { member($0, .enumMember, 80, detail: type.name) }
      case .double, .int: found += ["infinity", "zero", "pi"].map { member($0, .property, 80) }
      default: break
      }
    }
    if case .argument(let call, "traits", _) = expected, call.name == "Preview" {
      return Words.previewTraits.map { member($0, .enumMember, 80) }
    }
    if types(of: expected).contains(where: { $0.isBinding }) {
      found.append(member("constant", .method, 100))
    }
    if found.isEmpty || expected == .unknown {
      for type in BuiltinType.allCases {
        found += Self.staticNames(of: type).map { member($0, .enumMember, detail: type.name) }
      }
    }
    return found
  }

  private func members(of receiver: CompletionContext.Receiver) -> [CompletionItem] {
    switch receiver {
    case .number: return Words.numberMembers.map { member($0, .method, 20) }
    case .string: return Words.stringMembers.map { member($0, .method, 20) }
    case .array: return Words.collectionMembers.map { member($0, .method, 20) }
    case .name(let name): return members(ofName: name)
    case .chain(let head):
      var found = modifiers(60)
      if let type = BuiltinType.allCases.first(where: { $0.name == head }) {
        found += Library.memberNames(of: type).map { member($0, .method, 100, detail: type.name) }
      } else if !Self.views.contains(head),
        !names.all.contains(where: { $0.name == head && $0.kind == .view })
      {
        found += Words.collectionMembers.map { member($0, .method) }
        found += names.all.filter { !$0.owner.isEmpty && $0.kind != .initializer }.map {
          member($0.name, .property, 10)
        }
      }
      return found + ownModifiers()
    }
  }

  private func modifiers(_ extra: Int) -> [CompletionItem] {
    Library.modifierNames.map { member($0.text, .method, extra) }
      + BuiltinType.allCases.filter { $0.isView }.flatMap { type in
        Library.memberNames(of: type).map { member($0, .method, extra - 30, detail: type.name) }
      }
  }

  /// Functions that the file adds to views.
  private func ownModifiers() -> [CompletionItem] {
    names.all.filter { $0.kind == .function && ["View", "Text", "Image", "Shape"].contains($0.owner) }
      .map { member($0.name, .method, 70) }
  }

  private func members(ofName name: String) -> [CompletionItem] {
    if name == "self" {
      return names.all.filter { !$0.owner.isEmpty && $0.kind != .initializer }.map {
        member($0.name, .property, 40)
      }
    }
    // A type's own members.
    let own = names.members(of: name)
    if !own.isEmpty {
      return own.filter { $0.kind != .initializer }.map { member($0.name, .enumMember, 60, detail: $0.type) }
        + [member("allCases", .property)]
    }
    if let type = BuiltinType.allCases.first(where: { $0.name == name }) {
      return Self.staticNames(of: type).map { member($0, .enumMember, 60, detail: type.name) } + modifiers(0)
    }
    // A variable's.
    let written = names.type(of: name) ?? ""
    let plain = written.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let members = names.members(of: plain).filter { $0.kind != .initializer }
    if !members.isEmpty { return members.map { member($0.name, .property, 60, detail: $0.type) } }
    if case .builtin(let type)? = Type.standard(named: plain) {
      return Library.memberNames(of: type).map { member($0, .property, 60, detail: type.name) } + modifiers(0)
    }
    switch plain {
    case "Int", "Double", "CGFloat": return Words.numberMembers.map { member($0, .method, 40) }
    case "String" where !written.hasPrefix("["): return Words.stringMembers.map { member($0, .method, 40) }
    default: break
    }
    let all = names.all.filter { !$0.owner.isEmpty && $0.kind == .property }.map {
      member($0.name, .property, 30, detail: $0.type)
    }
    let geometry =
      Library.memberNames(of: .geometryProxy) + Library.memberNames(of: .size)
      + Library.memberNames(of: .rect)
    return all + Words.collectionMembers.map { member($0, .method, 20) }
      + Words.stringMembers.map { member($0, .method, 10) }
      + geometry.map { member($0, .property, 10) } + modifiers(0)
  }
}

extension Int {
  /// The number of its digits in base two.
  fileprivate var bitWidthUsed: Int { Int.bitWidth - leadingZeroBitCount }
}
