/// The targets of an Xcode project, read from its `project.pbxproj`.
struct XcodeProject {
  private(set) var targets: [Target] = []
  private(set) var limitations: [String] = []

  struct Target {
    var name: String
    /// The last word of the product's type: `application`, `framework`, `app-extension`.
    var product: String
    var system: String
    /// Source files and resources, relative to the root.
    var files: [String] = []
    /// Folders whose files belong to it, but for exceptions.
    var folders: [(path: String, except: Set<String>)] = []
  }

  /// What `objectVersion` may be: Xcode 8 to 26.
  private static let versions = 46...100

  private let objects: [String: PropertyList]
  private let root: String
  private var paths: [String: String] = [:]

  /// - Parameters:
  ///   - path: Of the file; its folder's folder is what its paths are relative to.
  /// - Complexity: O(n) in the bytes.
  init?(_ bytes: [UInt8], at path: String, limitations: inout [String]) {
    let (list, line) = PropertyList.read(bytes)
    guard let list, case .dictionary(let objects)? = list["objects"],
      let rootID = list["rootObject"]?.string, let project = objects[rootID]
    else {
      limitations.append("\(path):\(line): the project file cannot be read")
      return nil
    }
    if let version = list["objectVersion"]?.string.flatMap({ Int($0) }), !Self.versions.contains(version) {
      limitations.append("\(path): objectVersion \(version) is not known: its targets may be incomplete")
    }
    self.objects = objects
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    root = ProjectPath.normalized(ProjectPath.join(folder, project["projectDirPath"]?.string ?? "")) ?? folder
    findPaths(from: project["mainGroup"]?.string)
    let settings = self.settings(of: project)
    for id in project["targets"]?.strings ?? [] {
      guard let target = objects[id], target["isa"]?.string == "PBXNativeTarget" else { continue }
      targets.append(read(target, id, settings))
    }
    for index in targets.indices { addExceptions(to: index, project["targets"]?.strings ?? []) }
  }

  /// Finds where each file and group lies, from the outermost group on.
  private mutating func findPaths(from group: String?) {
    guard let group else { return }
    var pending: [(id: String, folder: String)] = [(group, root)]
    while let (id, folder) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = object["path"]?.string ?? ""
      let place: String?
      switch object["sourceTree"]?.string ?? "<group>" {
      case "<group>": place = ProjectPath.normalized(ProjectPath.join(folder, path))
      case "SOURCE_ROOT": place = ProjectPath.normalized(ProjectPath.join(root, path))
      default: place = nil
      }
      guard let place else { continue }
      paths[id] = place
      for child in object["children"]?.strings ?? [] { pending.append((child, place)) }
    }
  }

  private func read(_ target: PropertyList, _ id: String, _ inherited: [String: String]) -> Target {
    let own = settings(of: target)
    let name = target["name"]?.string ?? "Target"
    let product = target["productType"]?.string ?? ""
    let words = product.split { $0 == "." }
    var result = Target(
      name: Self.moduleName(own["PRODUCT_MODULE_NAME"] ?? own["PRODUCT_NAME"], target: name),
      product: words.last.map { String($0) } ?? "", system: Self.system(own, inherited))
    for phase in target["buildPhases"]?.strings ?? [] {
      guard let phase = objects[phase],
        let kind = phase["isa"]?.string,
        kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase"
      else { continue }
      for file in phase["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string else { continue }
        let variants = objects[reference]?["isa"]?.string == "PBXVariantGroup"
        if variants {
          result.files += (objects[reference]?["children"]?.strings ?? []).compactMap { paths[$0] }
        } else if let path = paths[reference] {
          result.files.append(path)
        }
      }
    }
    for group in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let path = paths[group] else { continue }
      var except: Set<String> = []
      for exception in objects[group]?["exceptions"]?.strings ?? []
      where objects[exception]?["target"]?.string == id {
        for file in objects[exception]?["membershipExceptions"]?.strings ?? [] {
          except.insert(ProjectPath.join(path, file))
        }
      }
      result.folders.append((path, except))
    }
    return result
  }

  /// An exception for a target that does not own the synchronized folder adds the file to it.
  private mutating func addExceptions(to index: Int, _ ids: [String]) {
    let natives = ids.filter { objects[$0]?["isa"]?.string == "PBXNativeTarget" }
    guard index < natives.count else { return }
    let own = Set(objects[natives[index]]?["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (id, object) in objects where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard !own.contains(id), let path = paths[id] else { continue }
      for exception in object["exceptions"]?.strings ?? []
      where objects[exception]?["target"]?.string == natives[index] {
        for file in objects[exception]?["membershipExceptions"]?.strings ?? [] {
          targets[index].files.append(ProjectPath.join(path, file))
        }
      }
    }
  }

  /// The build settings of a target or project: of its configuration for debugging, else of the first.
  private func settings(of object: PropertyList) -> [String: String] {
    guard let list = object["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { return [:] }
    let configurations = (list["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    guard let chosen = configurations.first(where: { $0["name"]?.string == "Debug" }) ?? configurations.first,
      case .dictionary(let settings)? = chosen["buildSettings"]
    else { return [:] }
    return settings.compactMapValues { $0.string }
  }

  /// What `import` calls a product; letters and digits alone, as Xcode makes names of modules.
  private static func moduleName(_ setting: String?, target: String) -> String {
    var name = setting ?? target
    if name.utf8.contains(UInt8(ascii: "$")) { name = target }
    let letters = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    return String(letters)
  }

  private static func system(_ own: [String: String], _ inherited: [String: String]) -> String {
    let root = own["SDKROOT"] ?? inherited["SDKROOT"] ?? "iphoneos"
    let platforms = own["SUPPORTED_PLATFORMS"] ?? inherited["SUPPORTED_PLATFORMS"] ?? ""
    switch root {
    case "macosx": return "macOS"
    case "appletvos": return "tvOS"
    case "watchos": return "watchOS"
    case "xros": return "visionOS"
    case "auto" where !platforms.isEmpty:
      let words = platforms.split { $0 == " " }
      if words.contains("iphoneos") { return "iOS" }
      return words.contains("macosx") ? "macOS" : "iOS"
    default: return "iOS"
    }
  }
}
