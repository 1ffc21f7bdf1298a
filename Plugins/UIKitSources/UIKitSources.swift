import Foundation
import PackagePlugin

/// Ports the Swift files of a target's folder that the manifest excludes, and compiles the copies in their place.
///
///     .target(
///       name: "Feed", dependencies: [.product(name: "UIKit", package: "Galley")],
///       path: "Feed", sources: ["Galley.swift"],
///       plugins: [.plugin(name: "UIKitSources", package: "Galley")])
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let originals = portedFiles(of: target, in: context.package)
    guard !originals.isEmpty else {
      Diagnostics.warning(
        "UIKitSources: no file of \(target.name) is left to port. Name in `sources:` one file that is compiled "
          + "as it is; all others of \(target.directoryURL.path) are ported")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    let cache = folder.appending(path: "facts.json")
    var arguments = ["build", cache.path]
    if target.kind == .executable { arguments.append("--program") }
    let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter { other in context.package.targets.contains { $0.id == other.id } }
      .flatMap { portedFiles(of: $0, in: context.package) }
    for other in others { arguments += ["--beside", other.path] }
    var copies: [URL] = []
    var names: [String: Int] = [:]
    for original in originals {
      let name = original.deletingPathExtension().lastPathComponent
      names[name, default: 0] += 1
      let number = names[name, default: 1]
      let copy = folder.appending(path: "\(name)\(number == 1 ? "" : "~\(number)").ported.swift")
      copies.append(copy)
      arguments += [original.path, copy.path]
    }
    return [
      .buildCommand(
        displayName: "Porting the sources of \(target.name)",
        executable: try context.tool(named: "GalleyPortingTool").url, arguments: arguments,
        inputFiles: originals + others, outputFiles: copies)
    ]
  }

  /// The Swift files in a target's folder that are not its own.
  private func portedFiles(of target: any SourceModuleTarget, in package: Package) -> [URL] {
    let folder = target.directoryURL.standardizedFileURL
    let own = Set(
      target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let others = package.targets.map { $0.directoryURL.standardizedFileURL.path }
      .filter { $0.hasPrefix(folder.path + "/") }
    let skipped: Set<String> = ["Package.swift", "DerivedData", "Pods", "Carthage"]
    var result: [URL] = []
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      if skipped.contains(file.lastPathComponent) || others.contains(path)
        || file.pathExtension == "playground"
      {
        files?.skipDescendants()
      } else if file.pathExtension == "swift", !own.contains(path) {
        result.append(file.standardizedFileURL)
      }
    }
    return result.sorted { $0.path < $1.path }
  }
}
