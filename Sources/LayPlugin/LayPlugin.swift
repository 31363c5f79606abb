import Foundation
import PackagePlugin

/// `swift package lay …`: the words after it are those of `lay` itself, and paths are seen from the package's folder.
@main
struct LayPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let lay = Process()
    lay.executableURL = try context.tool(named: "LayCommand").url
    lay.arguments = arguments
    lay.currentDirectoryURL = context.package.directoryURL
    try lay.run()
    lay.waitUntilExit()
    // What went wrong was said by lay; the status is what scripts look at.
    if lay.terminationReason != .exit || lay.terminationStatus != 0 { exit(max(1, lay.terminationStatus)) }
  }
}
