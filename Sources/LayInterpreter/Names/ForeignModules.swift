import LayCatalog
import LayLibrary
import LaySyntax

/// The modules that a project imports and does not hold, which are not Apple's: what they declare is not known.
extension Evaluator {
  /// Whether some file of the module that a place is in imports such a module: as Swift has it, what that adds to types
  /// can be seen in the whole module.
  func importsForeign(at place: UInt32) -> Bool {
    guard let part = syntax.source.partIndex(at: place) else { return false }
    let module = syntax.source.parts[part].module
    let foreign = foreignImports
    return foreign.indices.contains(module) && !foreign[module].isEmpty
  }

  /// Whether a name is that of such a module.
  func isForeignModule(_ symbol: Symbol) -> Bool { foreignImports.contains { $0.contains(symbol) } }

  #if !hasFeature(Embedded)
  /// `Swift.Result<Int, Failure>`: what SwiftUI and Swift have of a type's name, whatever the source declares; nil where the
  /// word before the point is no module of theirs.
  func type(
    inFrameworkNamedBy module: SyntaxID, _ node: SyntaxID, in owner: TypeID?,
    generics: [(name: Symbol, type: Type)]
  ) -> Type? {
    guard syntax.kind(module) == .namedType, isOfApple(syntax.name(module)) else { return nil }
    let arguments = syntax.children(node).dropFirst().map { type($0, in: owner, generics: generics) }
    let name = syntax.name(node)
    if name == "Result" { return resultEnumeration(arguments) }
    return arguments.isEmpty ? library.type(named: name) : Type.standard(named: name, arguments: arguments)
  }
  #endif

  /// By module, the modules that it imports and that are neither the project's nor Apple's.
  private var foreignImports: [Set<Symbol>] {
    if let known = collected.facts.modules.foreign { return known }
    var found = [Set<Symbol>](repeating: [], count: syntax.source.modules.count)
    for item in syntax.items(of: syntax.root) where syntax.kind(item) == .importDecl {
      let symbol = syntax.symbol(item)
      guard let part = syntax.source.partIndex(at: syntax.range(item).start),
        collected.facts.modules.numbers[symbol] == nil, !isOfApple(symbols[symbol])
      else { continue }
      let module = syntax.source.parts[part].module
      if found.indices.contains(module) { found[module].insert(symbol) }
    }
    collected.facts.modules.foreign = found
    return found
  }

  /// Whether a name is that of one of Apple's frameworks, or of a module of Swift itself.
  func isOfApple(_ name: String) -> Bool { Self.frameworks.containsSorted(name) }

  /// Apple's frameworks, and the modules of Swift itself, sorted.
  private static let frameworks: [StaticString] = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "BrowserEngineKit", "CFNetwork", "CallKit", "CarKit",
    "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa", "Collaboration", "Combine", "CommonCrypto",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity",
    "Dispatch", "DockKit", "EventKit", "EventKitUI", "ExtensionFoundation", "ExternalAccessory",
    "FamilyControls", "FileProvider", "Foundation", "FoundationModels", "GameController", "GameKit",
    "GameplayKit", "Glibc", "GroupActivities", "HealthKit", "HomeKit", "IOKit", "IdentityLookupUI", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingKit", "LinkPresentation",
    "LocalAuthentication", "LocationPushKit", "MLCompute", "ManagedSettings", "MapKit", "MatterKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit",
    "PencilKit", "PhotoKit", "Photos", "PhotosUI", "PlaygroundSupport", "ProximityReaderKit", "PushKit",
    "QuartzCore", "QuickLook", "QuickLookKit", "QuickLookThumbnailing", "RealityFoundation", "RealityKit",
    "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "ShazamKit", "SiriKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore",
    "Symbols", "Synchronization", "SystemConfiguration", "TVMLKit", "TVUIKit", "Testing", "TipKit",
    "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit", "XCTest", "_Concurrency", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI",
    "_StringProcessing", "os", "simd", "zlib",
  ]
}
