import PackagePlugin

/// Checks the layouts of a target whenever it is built: findings are the build's warnings, and errors fail it.
@main
struct LayLintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let layouts = target.sourceFiles.map(\.url).filter { ["lay", "swift"].contains($0.pathExtension) }
    guard !layouts.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Checking the layouts of \(target.name)",
        executable: try context.tool(named: "LayCommand").url,
        arguments: ["lint", "--lenient"] + layouts.map(\.path),
        // Without an output it runs with every build, so that what it found stays among the warnings.
        inputFiles: layouts, outputFiles: [])
    ]
  }
}
