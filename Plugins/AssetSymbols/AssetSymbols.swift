import Foundation
import PackagePlugin

/// Writes a Swift name for each image and color of a target's asset catalogs, as Xcode does.
///
///     .target(
///       name: "Feed", dependencies: [.product(name: "UIKit", package: "Galley")],
///       resources: [.copy("Assets.xcassets")],
///       plugins: [.plugin(name: "AssetSymbols", package: "Galley")])
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let (catalogs, files) = contents(of: target.directoryURL)
    guard !catalogs.isEmpty else {
      Diagnostics.warning("AssetSymbols: there is no asset catalog (.xcassets) in \(target.name)")
      return []
    }
    let source = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    // SwiftPM makes `Bundle.module` for a target that has resources.
    let hasBundle = target.sourceFiles.contains { $0.type == .resource }
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "GalleyAssetsTool").url,
        arguments: [source.path, hasBundle ? ".module" : ".main"] + catalogs.map(\.path),
        inputFiles: files, outputFiles: [source])
    ]
  }

  /// Returns the catalogs in a folder, and the files in them that describe their contents.
  private func contents(of folder: URL) -> (catalogs: [URL], files: [URL]) {
    var catalogs: [URL] = []
    var files: [URL] = []
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = all?.nextObject() as? URL {
      if url.pathExtension == "xcassets" { catalogs.append(url) }
      if url.lastPathComponent == "Contents.json" { files.append(url) }
    }
    return (catalogs.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
