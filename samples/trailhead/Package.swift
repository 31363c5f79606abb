// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Trailhead",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  dependencies: [.package(url: "https://example.com/forecast", from: "1.0.0")],
  targets: [
    .target(name: "TrailKit", resources: [.process("Resources")]),
    .target(
      name: "TrailUI",
      dependencies: ["TrailKit", .product(name: "Forecast", package: "forecast")]),
  ])
