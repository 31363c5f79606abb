// swift-tools-version: 6.0
import PackageDescription

// The targets are the pipeline: each may import only those listed before it.
// Everything below `LayCommand` uses the standard library alone.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny")
]

/// The release executable carries its runtime, so that one file can be copied to another machine.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-Xlinker", "--strip-debug"], .when(platforms: [.linux], configuration: .release))
]

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
  ],
  targets: [
    .target(name: "LaySyntax", swiftSettings: strict),
    .target(name: "LaySemantics", dependencies: ["LaySyntax"], swiftSettings: strict),
    .target(name: "LayText", dependencies: ["LaySyntax", "LaySemantics"], swiftSettings: strict),
    .target(
      name: "LayEngine", dependencies: ["LaySyntax", "LaySemantics", "LayText"], swiftSettings: strict),
    .target(
      name: "LayLint", dependencies: ["LaySyntax", "LaySemantics", "LayText", "LayEngine"],
      swiftSettings: strict),
    .target(
      name: "LayOutput", dependencies: ["LayLint", "LayEngine", "LaySemantics", "LaySyntax", "LayText"],
      swiftSettings: strict),
    .target(
      name: "Lay",
      dependencies: ["LaySyntax", "LaySemantics", "LayText", "LayEngine", "LayLint", "LayOutput"],
      swiftSettings: strict),
    .executableTarget(
      name: "LayCommand", dependencies: ["Lay", "LaySyntax", "LayLint", "LayOutput"], swiftSettings: strict,
      linkerSettings: standalone),
    .executableTarget(
      name: "LayBenchmarks",
      dependencies: ["LaySyntax", "LaySemantics", "LayText", "LayEngine", "LayLint", "LayOutput"],
      swiftSettings: strict, linkerSettings: standalone + counted),
    .executableTarget(
      name: "LayFuzzing", dependencies: ["Lay", "LaySemantics", "LaySyntax"], swiftSettings: strict),
    .testTarget(name: "LaySyntaxTests", dependencies: ["LaySyntax"]),
    .testTarget(name: "LaySemanticsTests", dependencies: ["LaySemantics"]),
    .testTarget(name: "LayTextTests", dependencies: ["LayFuzzing", "LayText"]),
    .testTarget(name: "LayEngineTests", dependencies: ["LayEngine"]),
    .testTarget(name: "LayLintTests", dependencies: ["LayLint"]),
    .testTarget(name: "LayOutputTests", dependencies: ["LayOutput"]),
    .testTarget(name: "LayTests", dependencies: ["Lay", "LayFuzzing"]),
    .testTarget(name: "LayCommandTests", dependencies: ["LayCommand", "Lay", "LaySyntax", "LayOutput"]),
  ],
  swiftLanguageModes: [.v6]
)
