import LayCatalog

// The files that an app asks for: there are none besides those of its bundle.

#if hasFeature(Embedded)
// The playground has no files.
extension Declaration {
  static let fileMembers: [Declaration] = []
}
#else
extension Declaration {
  static let fileMembers: [Declaration] = [
    .member("FileManager.containerURL", "(forSecurityApplicationGroupIdentifier: Any)") { _, _, _ in
      .folder("/Shared")
    },
    .member("FileManager.contents", "(atPath: Any)") { _, _, _ in .none },
    .member("FileManager.contentsEqual", "(atPath: Any, andPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.contentsOfDirectory", "(atPath: Any)") { _, _, _ in .array([]) },
    .member(
      "FileManager.contentsOfDirectory",
      "(at: Any, includingPropertiesForKeys: Any, options: Any = 0)"
    ) { _, _, _ in .array([]) },
    .member(
      "FileManager.createDirectory",
      "(at: Any, withIntermediateDirectories: Any, attributes: Any = 0)"
    ) { _, _, _ in .void },
    .member(
      "FileManager.createDirectory",
      "(atPath: Any, withIntermediateDirectories: Any, attributes: Any = 0)"
    ) { _, _, _ in .void },
    .member("FileManager.createFile", "(atPath: Any, contents: Any, attributes: Any = 0)") { _, _, _ in
      .bool(true)
    },
    .member("FileManager.currentDirectoryPath", "") { _, _, _ in .string("/") },
    .member("FileManager.enumerator", "(at: Any, includingPropertiesForKeys: Any, options: Any = 0)") {
      _, _, _ in .array([])
    },
    .member("FileManager.enumerator", "(atPath: Any)") { _, _, _ in .array([]) },
    .member("FileManager.fileExists", "(atPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.fileExists", "(atPath: Any, isDirectory: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.homeDirectoryForCurrentUser", "") { _, _, _ in .folder("/") },
    .member("FileManager.isDeletableFile", "(atPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.isExecutableFile", "(atPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.isReadableFile", "(atPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.isWritableFile", "(atPath: Any)") { _, _, _ in .bool(false) },
    .member("FileManager.temporaryDirectory", "") { _, _, _ in .folder("/tmp") },
    .member("FileManager.ubiquityIdentityToken", "") { _, _, _ in .none },
    .member("FileManager.url", "(for: Any, in: Any, appropriateFor: Any, create: Any)") { stage, _, call in
      stage.folder(named: "for", call)
    },
    .member("FileManager.url", "(forUbiquityContainerIdentifier: Any)") { _, _, _ in .none },
    .member("FileManager.urls", "(for: Any, in: Any)") { stage, _, call in
      .array([stage.folder(named: "for", call)])
    },
  ]
}

extension Stage {
  /// The folder of an app's own that an argument names, as they lie in its container: `.documentDirectory`.
  fileprivate func folder(named parameter: String, _ call: BoundCall) -> Value {
    switch lastWord(of: call.range(parameter)) {
    case "documentDirectory": .folder("/Documents")
    case "libraryDirectory": .folder("/Library")
    case "cachesDirectory": .folder("/Library/Caches")
    case "applicationSupportDirectory": .folder("/Library/Application Support")
    default: .folder("/")
    }
  }
}
#endif
