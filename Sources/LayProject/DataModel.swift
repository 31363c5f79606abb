/// A model of Core Data's (`.xcdatamodeld`), and the classes that Xcode makes of its entities.
package struct DataModel {
  private struct Entity {
    var name: String
    var parent: String?
    var properties: [String] = []
  }

  private var entities: [Entity] = []

  /// The source of the classes that Xcode makes of a model's current version; nil where it makes none.
  /// - Parameter path: Of the folder of the model.
  package static func source(of path: String, in source: FileSource) -> String? {
    guard let version = currentVersion(of: path, in: source),
      let bytes = source.bytes(ProjectPath.join(version, "contents"))
    else { return nil }
    let model = DataModel(bytes)
    return model.entities.isEmpty ? nil : model.text
  }

  private static func currentVersion(of path: String, in source: FileSource) -> String? {
    let versions = source.entries(path).filter { $0.isFolder && $0.name.hasSuffix(".xcdatamodel") }
      .map { $0.name }.sorted()
    if versions.count > 1, let bytes = source.bytes(ProjectPath.join(path, ".xccurrentversion")) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "<")
      if let current = versions.first(where: { parts.contains("string>" + $0) }) {
        return ProjectPath.join(path, current)
      }
    }
    return versions.last.map { ProjectPath.join(path, $0) }
  }

  /// - Complexity: O(n) in the bytes.
  private init(_ bytes: [UInt8]) {
    var entity: Entity?
    for tag in XMLTags(bytes) {
      switch tag.name {
      case "entity":
        entity = nil
        // Other classes are in the sources.
        guard tag["codeGenerationType"] == "class", let written = tag["representedClassName"]
        else { continue }
        // `.Note`, of the module
        let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
        guard Self.isName(name) else { continue }
        let made = Entity(name: name, parent: tag["parentEntity"].flatMap { Self.isName($0) ? $0 : nil })
        if tag.isClosed { entities.append(made) } else { entity = made }
      case "attribute":
        if let declaration = Self.attribute(tag) { entity?.properties.append(declaration) }
      case "relationship":
        if let declaration = Self.relationship(tag) { entity?.properties.append(declaration) }
      case "/entity":
        if let entity { entities.append(entity) }
        entity = nil
      default: break
      }
    }
  }

  private var text: String {
    entities.map { entity in
      "public class \(entity.name): \(entity.parent ?? "NSManagedObject") {\n"
        + entity.properties.map { "  \($0)\n" }.joined() + "}\n"
    }
    .reduce("import CoreData\nimport Foundation\n") { $0 + "\n" + $1 }
  }

  // MARK: Properties

  /// What is no object has a value from the beginning, everything else may be nil, as in the classes that Xcode makes.
  private static func attribute(_ tag: XMLTags.Tag) -> String? {
    guard let name = tag["name"], isName(name) else { return nil }
    let isScalar = tag["usesScalarValueType"] == "YES"
    let given = tag["defaultValueString"] ?? ""
    switch tag["attributeType"] ?? "" {
    case "Integer 16", "Integer 32", "Integer 64":
      let size = (tag["attributeType"] ?? "").suffix(2)
      let value = Int(given).map { String($0) } ?? "0"
      return isScalar
        ? "@NSManaged public var \(name): Int\(size) = \(value)"
        : optional(name, "NSNumber", Int(given).map { String($0) })
    case "Double", "Float":
      let type = tag["attributeType"] ?? ""
      let value = Double(given).flatMap { $0.isFinite ? String($0) : nil }
      return isScalar
        ? "@NSManaged public var \(name): \(type) = \(value ?? "0")" : optional(name, "NSNumber", value)
    case "Boolean":
      let value = given == "YES" || given == "1"
      return isScalar
        ? "@NSManaged public var \(name): Bool = \(value)"
        : optional(name, "NSNumber", given.isEmpty ? nil : String(value))
    case "Date" where isScalar: return "@NSManaged public var \(name): TimeInterval = 0"
    case "Date":
      let seconds = tag["defaultDateTimeInterval"].flatMap { Double($0) }
      return optional(name, "Date", seconds.map { "Date(timeIntervalSinceReferenceDate: \($0))" })
    case "String": return optional(name, "String", tag["defaultValueString"].map { quoted($0) })
    case "Decimal": return optional(name, "NSDecimalNumber", nil)
    case "Binary": return optional(name, "Data", nil)
    case "UUID": return optional(name, "UUID", nil)
    case "URI": return optional(name, "URL", nil)
    default:
      return optional(name, tag["customClassName"].flatMap { isType($0) ? $0 : nil } ?? "NSObject", nil)
    }
  }

  private static func relationship(_ tag: XMLTags.Tag) -> String? {
    guard let name = tag["name"], isName(name), let target = tag["destinationEntity"], isName(target) else {
      return nil
    }
    var settings =
      tag["inverseName"].flatMap { isName($0) ? "inverse: \\\(target).\($0)" : nil }.map { [$0] } ?? []
    if tag["deletionRule"] == "Cascade" { settings.insert("deleteRule: .cascade", at: 0) }
    let attribute = "@Relationship(\(settings.joined(separator: ", ")))"
    guard tag["toMany"] == "YES" else { return "\(attribute) public var \(name): \(target)?" }
    let type = tag["ordered"] == "YES" ? "[\(target)]" : "Set<\(target)>"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let add = tag["ordered"] == "YES" ? "append" : "insert"
    return """
      \(attribute) public var \(name): \(type)?
        public func addTo\(title)(_ value: \(target)) { var all = \(name) ?? []; all.\(add)(value); \(name) = all }
        public func removeFrom\(title)(_ value: \(target)) { \(name) = \(name)?.filter { $0 !== value } }
      """
  }

  private static func optional(_ name: String, _ type: String, _ value: String?) -> String {
    "@NSManaged public var \(name): \(type)?" + (value.map { " = \($0)" } ?? "")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// `[String]`, `UIColor`
  private static func isType(_ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]")
      ? isName(String(text.dropFirst().dropLast())) : isName(text)
  }
}
