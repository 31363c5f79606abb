// swift-tools-version: 6.0
import PackageDescription

// The targets are the pipeline: each may import only those listed before it.
// Everything below `LayCommand` uses the standard library alone.

/// SwiftPM takes no unsafe flags from a package that another one depends on, which it keeps in a folder of such a name.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }

/// What a small file takes is mostly what the program takes to start.
///
/// Types that are made when the program runs, such as an array's storage for each kind of element, are asked for by
/// function instead of by name, which the runtime would have to read: a quarter of all instructions. Memory for those
/// types is not set aside one by one, which spread it over a hundred pages. And values are copied and destroyed field by
/// field, not by functions that ask for the type. Whether accesses to a property of a class overlap is checked in debug
/// builds alone: in several modules that is done at run time, a tenth of all instructions.
let quickStart: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-disable-concrete-type-metadata-mangled-name-accessors", "-disable-preallocated-instantiation-caches",
      "-disable-type-layout",
    ].flatMap { ["-Xfrontend", $0] } + ["-enforce-exclusivity=unchecked"],
    .when(platforms: [.linux], configuration: .release))
]

/// A file imports the modules whose members it uses, which Embedded Swift asks of what is compiled for the playground.
let settings: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (isDependency ? [] : quickStart)

/// The release executable carries its runtime, so that one file can be copied to another machine.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-Xlinker", "--strip-debug"], .when(platforms: [.linux], configuration: .release))
]

/// Large blocks lie on huge pages, and want of memory is told: `Heap` stands in the way of the allocator, for everybody
/// where all is linked statically.
let hugePages: [LinkerSetting] = [
  .unsafeFlags(
    ["malloc", "posix_memalign"].flatMap { ["-Xlinker", "--wrap=\($0)"] }, .when(platforms: [.linux]))
]
let wrapsAllocator: [SwiftSetting] =
  isDependency ? [] : [.define("WRAPS_ALLOCATOR", .when(platforms: [.linux]))]

/// The benchmarks count what is asked of the allocator. It stands in the standard library's way only where that is linked
/// statically, which is also how the executable is timed that is handed out.
let counted: [LinkerSetting] = [
  .unsafeFlags(
    ["malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "free"].flatMap {
      ["-Xlinker", "--wrap=\($0)"]
    }, .when(platforms: [.linux]))
]

let package = Package(
  name: "lay",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "lay", targets: ["LayCommand"]),
    .library(name: "Lay", targets: ["Lay"]),
    .plugin(name: "LayPlugin", targets: ["LayPlugin"]),
    .plugin(name: "LayLintPlugin", targets: ["LayLintPlugin"]),
  ],
  targets: [
    .target(name: "LaySyntax", swiftSettings: settings),
    .target(name: "LayViews", dependencies: ["LaySyntax"], swiftSettings: settings),
    .target(name: "LayText", dependencies: ["LaySyntax", "LayViews"], swiftSettings: settings),
    .target(name: "LayEngine", dependencies: ["LaySyntax", "LayViews", "LayText"], swiftSettings: settings),
    .target(
      name: "LayOutput", dependencies: ["LaySyntax", "LayViews", "LayText", "LayEngine"],
      // The pages' scripts and styles: the target compiles the Swift strings made of them.
      exclude: ["Pages/Web"], swiftSettings: settings),
    .target(
      name: "LayQuery", dependencies: ["LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput"],
      swiftSettings: settings),
    .target(name: "LayCatalog", dependencies: ["LaySyntax", "LayViews"], swiftSettings: settings),
    .target(
      name: "LayLibrary", dependencies: ["LaySyntax", "LayViews", "LayCatalog"], swiftSettings: settings),
    .target(
      name: "LayInterpreter", dependencies: ["LaySyntax", "LayViews", "LayCatalog", "LayLibrary"],
      swiftSettings: settings),
    .target(
      name: "LayLint",
      dependencies: ["LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput", "LayInterpreter"],
      swiftSettings: settings),
    .target(name: "LayFormat", dependencies: ["LaySyntax"], swiftSettings: settings),
    .target(name: "LayProject", dependencies: ["LaySyntax"], swiftSettings: settings),
    .target(
      name: "LaySuggest",
      dependencies: [
        "LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput", "LayQuery", "LayInterpreter", "LayLint",
      ],
      swiftSettings: settings),
    .target(
      name: "LayTest",
      dependencies: [
        "LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput", "LayQuery", "LayInterpreter", "LayLint",
        "LaySuggest",
      ],
      swiftSettings: settings),
    .target(
      name: "Lay",
      dependencies: [
        "LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput", "LayQuery", "LayInterpreter", "LayLint",
        "LayFormat", "LaySuggest", "LayTest",
      ],
      swiftSettings: settings,
      // Square roots, which a program finds only if it happens to import the C library itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(
      name: "LayCompletion",
      dependencies: ["LaySyntax", "LayViews", "LayOutput", "LayCatalog", "LayLibrary", "LayLint"],
      swiftSettings: settings),
    .target(
      name: "LayEditing",
      dependencies: [
        "Lay", "LayCatalog", "LayCompletion", "LayFormat", "LayLibrary", "LayLint", "LayOutput", "LaySyntax",
        "LayViews",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LayCommand",
      dependencies: ["Lay", "LaySyntax", "LayLint", "LayOutput", "LayFormat", "LayProject", "LayEditing"],
      swiftSettings: settings + wrapsAllocator, linkerSettings: isDependency ? [] : standalone + hugePages),
    .plugin(
      name: "LayPlugin",
      capability: .command(
        intent: .custom(verb: "lay", description: "Draw, check and explain SwiftUI layouts."),
        permissions: [
          .writeToPackageDirectory(reason: "lay writes pictures, reports and repairs where you say.")
        ]),
      dependencies: ["LayCommand"], path: "Sources/LayPlugin"),
    .plugin(
      name: "LayLintPlugin", capability: .buildTool(), dependencies: ["LayCommand"],
      path: "Sources/LayLintPlugin"),
    .executableTarget(
      name: "LayBenchmarks",
      dependencies: [
        "LaySyntax", "LayViews", "LayText", "LayEngine", "LayOutput", "LayInterpreter", "LayLint", "LayQuery",
        "LaySuggest", "LayTest",
      ],
      swiftSettings: settings, linkerSettings: standalone + counted),
    .executableTarget(
      name: "LayFuzzing",
      dependencies: [
        "Lay", "LayCatalog", "LayEditing", "LayFormat", "LayLibrary", "LayProject", "LaySyntax",
      ],
      swiftSettings: settings),
    .target(name: "LayTestSupport", dependencies: ["LaySyntax"], path: "Tests/LayTestSupport"),
    .testTarget(name: "LaySyntaxTests", dependencies: ["LaySyntax", "LayTestSupport"]),
    .testTarget(name: "LayViewsTests", dependencies: ["LayViews", "LayTestSupport"]),
    .testTarget(
      name: "LayInterpreterTests",
      dependencies: ["LayCatalog", "LayLibrary", "LayInterpreter", "LayTestSupport"]),
    .testTarget(name: "LayTextTests", dependencies: ["LayFuzzing", "LayText", "LayTestSupport"]),
    .testTarget(name: "LayEngineTests", dependencies: ["LayEngine", "LayTestSupport"]),
    .testTarget(name: "LayProjectTests", dependencies: ["LayProject"]),
    .testTarget(name: "LayLintTests", dependencies: ["LayLint", "LayTestSupport"]),
    .testTarget(name: "LayOutputTests", dependencies: ["LayOutput", "LayTestSupport"]),
    .testTarget(
      name: "LayFormatTests", dependencies: ["LayFormat", "LayFuzzing", "LaySyntax", "LayTestSupport"]),
    .testTarget(
      name: "LayEditingTests", dependencies: ["LayCompletion", "LayEditing", "LaySyntax", "LayTestSupport"]),
    .testTarget(
      name: "LayQueryTests",
      dependencies: ["LayQuery", "LayInterpreter", "LayText", "LayEngine"]),
    .testTarget(
      name: "LaySuggestTests", dependencies: ["LaySuggest", "LayQuery", "LayLint"]),
    .testTarget(name: "LayTestTests", dependencies: ["LayTest", "LayTestSupport"]),
    .testTarget(name: "LayTests", dependencies: ["Lay", "LayTestSupport"]),
    .testTarget(name: "LayStressTests", dependencies: ["Lay", "LayFuzzing", "LaySyntax", "LayTestSupport"]),
    .testTarget(
      name: "LayCommandTests",
      dependencies: ["LayCommand", "Lay", "LaySyntax", "LayTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Most tests see inside the modules, which only a debug build allows. Those that try very many inputs, or very large ones,
// do without, so that they are also built optimised, beside the release executable and of the same modules.
if Context.environment["LAY_STRESS"] != nil {
  package.targets.removeAll { $0.type == .test && $0.name != "LayStressTests" }
}
