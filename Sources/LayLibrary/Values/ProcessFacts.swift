import LayCatalog
import LaySyntax
import LayViews

// What an app asks about where it runs: its process, its bundle, the device, the files.
//
// The answers are given and not read, so that they are the same everywhere: a preview of an app that was installed just
// now, on the device of the layout. What is not listed here is not known: see `BuiltinType.isFacility`.

extension Declaration {
  static let processInitializers: [Declaration] = [
    .value("Bundle", "(for: Any)") { _, _ in .builtin(.facility(.bundle)) },
    .value("Bundle", "(identifier: String)") { _, _ in .builtin(.facility(.bundle)) },
    .value("Bundle", "(path: String)") { stage, call in stage.bundle(at: call.string("path")) },
    .value("Bundle", "(url: Any)") { stage, call in
      guard case .url(let url)? = call.builtin("url") else { return .none }
      return stage.bundle(at: url.path)
    },
    .value("EnvironmentValues", "()") { _, _ in .builtin(.facility(.environmentValues)) },
    .value("FileManager", "()") { _, _ in .builtin(.facility(.fileManager)) },
    .value("ProcessInfo", "()") { _, _ in .builtin(.facility(.processInfo)) },
  ]

  static let processStatics: [Declaration] = [
    .value("Bundle.main", "") { _, _ in .builtin(.facility(.bundle)) },
    .value("Bundle.module", "") { _, _ in .builtin(.facility(.bundle)) },
    .value("FileManager.default", "") { _, _ in .builtin(.facility(.fileManager)) },
    .value("ProcessInfo.processInfo", "") { _, _ in .builtin(.facility(.processInfo)) },
    .value("UIDevice.current", "") { _, _ in .builtin(.facility(.device)) },
  ]

  static let processMembers: [Declaration] = [
    .member("Bundle.bundleIdentifier", "") { stage, _, _ in stage.information("CFBundleIdentifier") },
    .member("Bundle.bundlePath", "") { _, _, _ in .string(Stage.bundlePath) },
    .member("Bundle.bundleURL", "") { _, _, _ in .folder(Stage.bundlePath) },
    .member("Bundle.developmentLocalization", "") { _, _, _ in .string("en") },
    .member("Bundle.infoDictionary", "") { stage, _, _ in .dictionary(stage.information) },
    .member("Bundle.localizations", "") { _, _, _ in .array([.string("en")]) },
    .member("Bundle.localizedInfoDictionary", "") { stage, _, _ in .dictionary(stage.information) },
    .member("Bundle.localizedString", "(forKey: String, value: String?, table: String?)") { stage, _, call in
      let key = call.string("forKey")
      let entry = stage.assets.string(key, table: call.optionalString("table"))
      if let entry { return .string(entry.text) }
      guard let value = call.optionalString("value"), !value.isEmpty else { return .string(key) }
      return .string(value)
    },
    .member("Bundle.object", "(forInfoDictionaryKey: String)") { stage, _, call in
      stage.information(call.string("forInfoDictionaryKey"))
    },
    .member("Bundle.path", "(forResource: String?, ofType: String? = nil)") { stage, _, call in
      stage.path(ofResource: call, "forResource", "ofType").map { .string($0) } ?? .builtin(.opaque)
    },
    .member("Bundle.preferredLocalizations", "") { _, _, _ in .array([.string("en")]) },
    .member("Bundle.url", "(forResource: String?, withExtension: String? = nil, subdirectory: String? = nil)")
    {
      stage, _, call in
      stage.path(ofResource: call, "forResource", "withExtension").map { .builtin(.url(URLValue(path: $0))) }
        ?? .builtin(.opaque)
    },
    .member("ProcessInfo.activeProcessorCount", "") { _, _, _ in .int(2) },
    .member("ProcessInfo.arguments", "") { _, _, _ in .array([.string("/App.app/App")]) },
    .member("ProcessInfo.environment", "") { _, _, _ in
      .dictionary(DictionaryValue([(key: .string("XCODE_RUNNING_FOR_PREVIEWS"), value: .string("1"))]))
    },
    .member("ProcessInfo.hostName", "") { _, _, _ in .string("localhost") },
    .member("ProcessInfo.isLowPowerModeEnabled", "") { _, _, _ in .bool(false) },
    .member("ProcessInfo.isMacCatalystApp", "") { _, _, _ in .bool(false) },
    .member("ProcessInfo.isOperatingSystemAtLeast", "(_ version: Any)") { _, _, _ in .bool(true) },
    .member("ProcessInfo.isiOSAppOnMac", "") { _, _, _ in .bool(false) },
    .member("ProcessInfo.operatingSystemVersionString", "") { stage, _, _ in
      .string("Version \(stage.systemVersion)")
    },
    .member("ProcessInfo.processIdentifier", "") { _, _, _ in .int(1) },
    .member("ProcessInfo.processName", "") { _, _, _ in .string("App") },
    .member("ProcessInfo.processorCount", "") { _, _, _ in .int(2) },
    .member("ProcessInfo.systemUptime", "") { _, _, _ in .double(0) },
    .member("UIDevice.batteryLevel", "") { _, _, _ in .double(-1) },
    .member("UIDevice.identifierForVendor", "") { _, _, _ in
      .builtin(.uuid("00000000-0000-4000-8000-000000000000"))
    },
    .member("UIDevice.isBatteryMonitoringEnabled", "") { _, _, _ in .bool(false) },
    .member("UIDevice.isMultitaskingSupported", "") { _, _, _ in .bool(true) },
    .member("UIDevice.localizedModel", "") { stage, _, _ in .string(stage.deviceModel) },
    .member("UIDevice.model", "") { stage, _, _ in .string(stage.deviceModel) },
    .member("UIDevice.name", "") { stage, _, _ in .string(stage.deviceModel) },
    .member("UIDevice.systemName", "") { stage, _, _ in .string(stage.isTablet ? "iPadOS" : "iOS") },
    .member("UIDevice.systemVersion", "") { stage, _, _ in .string(stage.systemVersion) },
    .member("UIDevice.userInterfaceIdiom", "") { stage, _, _ in
      .builtin(.option(.interfaceIdiom, stage.interfaceIdiom.position))
    },
  ]
}

extension Value {
  static func folder(_ path: String) -> Value { .builtin(.url(URLValue(path: path))) }
}

extension Stage {
  /// Where an app lies: what it holds is not known, and all other files are absent.
  package static let bundlePath = AssetFinder.bundlePath

  /// The bundle in a folder: the app's own, where its texts and resources are, and that of its language.
  fileprivate func bundle(at path: String) -> Value {
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isOfLanguage = folder.hasPrefix(Self.bundlePath + "/") && folder.hasSuffix(".lproj")
    return folder == Self.bundlePath || isOfLanguage ? .builtin(.facility(.bundle)) : .none
  }

  /// Where the app's bundle has a file; nil for one that is not among the resources at hand.
  fileprivate func path(ofResource call: BoundCall, _ name: String, _ type: String) -> String? {
    guard var file = call.optionalString(name) else { return nil }
    if let type = call.optionalString(type), !type.isEmpty { file += type.hasPrefix(".") ? type : "." + type }
    return assets.bundledPath(of: file)
  }

  /// Whether the canvas is as large as a tablet's.
  fileprivate var isTablet: Bool {
    let classes = configuration.sizeClasses(of: window.canvas)
    return configuration.platform == .iOS && classes.across == .regular && classes.down == .regular
  }

  var interfaceIdiom: InterfaceIdiom {
    configuration.platform == .macOS ? .mac : isTablet ? .pad : .phone
  }

  fileprivate var deviceModel: String { isTablet ? "iPad" : "iPhone" }

  /// The first version of the release.
  fileprivate var systemVersion: String { "\(configuration.release.rawValue).0" }

  /// What an app's Info.plist says: at least what Xcode puts into that of a new app.
  fileprivate var information: DictionaryValue {
    var entries = configuration.information.sorted(by: { $0.key < $1.key }).map {
      (key: Value.string($0.key), value: Value.string($0.value))
    }
    for (key, value) in Self.usualInformation where configuration.information[key] == nil {
      entries.append((key: .string(key), value: .string(value)))
    }
    return DictionaryValue(entries)
  }

  private static let usualInformation = [
    ("CFBundleName", "App"), ("CFBundleDisplayName", "App"), ("CFBundleShortVersionString", "1.0"),
    ("CFBundleVersion", "1"), ("CFBundleIdentifier", "com.example.App"),
  ]

  fileprivate func information(_ key: String) -> Value {
    for entry in information.entries {
      if case .string(key) = entry.key { return entry.value }
    }
    // An app has more in it than what is known of it here.
    return configuration.isLenient ? .builtin(.opaque) : .none
  }
}
