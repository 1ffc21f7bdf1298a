import Foundation
import PackagePlugin

/// Ports the Swift files of a target's folder that the manifest excludes, and compiles the copies in their place.
/// The other files are the resources of the app's bundle.
///
///     .target(
///       name: "Feed", dependencies: [.product(name: "UIKit", package: "Galley")],
///       path: "Feed", sources: ["Galley.swift"],
///       plugins: [.plugin(name: "UIKitSources", package: "Galley")])
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let (originals, lists, resources) = portedFiles(of: target, in: context.package)
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
    // For resources of the manifest, the package manager makes `Bundle.module`.
    let hasBundle = target.sourceFiles.contains { $0.type == .resource }
    if !hasBundle { arguments += ["--bundle", target.moduleName] }
    let others = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter { other in context.package.targets.contains { $0.id == other.id } }
      .map { (module: $0.moduleName, files: portedFiles(of: $0, in: context.package).sources) }
    for other in others {
      for file in other.files { arguments += ["--beside", other.module, file.path] }
    }
    // The modules that the target depends on are available, even if they have the names of Apple's
    // modules.
    for dependency in target.recursiveTargetDependencies.compactMap({
      $0 as? any SourceModuleTarget
    }) {
      arguments += ["--dependency", dependency.moduleName]
    }
    let table = target.directoryURL.appending(path: "UIKitSources.txt")
    let hasTable = FileManager.default.fileExists(atPath: table.path)
    if hasTable { arguments += ["--modules", table.path] }
    var copies: [URL] = []
    // The property lists of the app. Those of a test target are not used.
    let propertyLists = target.kind == .test ? [] : lists
    if !propertyLists.isEmpty {
      let copy = folder.appending(path: "Info.ported.swift")
      copies.append(copy)
      arguments += propertyLists.flatMap { ["--info", $0.path] } + ["--info-copy", copy.path]
    }
    var names: [String: Int] = propertyLists.isEmpty ? [:] : ["Info": 1]
    if !resources.isEmpty {
      let (pointer, copy) = (
        folder.appending(path: "PortedResources.txt"), folder.appending(path: "Bundle.ported.swift")
      )
      copies += [pointer, copy]
      names["Bundle"] = 1
      arguments += [
        "--resources", target.moduleName, target.kind == .test ? "test" : "app",
        folder.appending(path: "\(target.moduleName).bundle").path, pointer.path, copy.path,
      ]
      arguments += resources.flatMap { ["--resource", $0.path] }
    }
    for original in originals {
      let name = original.deletingPathExtension().lastPathComponent
      // Only a file with the name `main.swift` may have code outside of functions.
      if name == "main", target.kind == .executable {
        copies.append(folder.appending(path: "main.swift"))
        arguments += [original.path, folder.appending(path: "main.swift").path]
        continue
      }
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
        inputFiles: originals + others.flatMap { $0.files } + (hasTable ? [table] : [])
          + propertyLists,
        outputFiles: copies)
    ]
  }

  /// Returns the files in a target's folder that the manifest excludes: Swift files, property lists
  /// of apps, and resources. Links to folders are followed.
  private func portedFiles(
    of target: any SourceModuleTarget, in package: Package
  ) -> (sources: [URL], propertyLists: [URL], resources: [URL]) {
    let folder = target.directoryURL.resolvingSymlinksInPath()
    let own = Set(
      target.sourceFiles.filter { $0.type == .source || $0.type == .resource }
        .map { $0.url.resolvingSymlinksInPath().path }
    )
    // The folders that have been searched, and those of other targets.
    var done = Set(
      package.targets.map { $0.directoryURL.resolvingSymlinksInPath().path }.filter {
        $0 != folder.path
      })
    var result: [URL] = []
    var lists: [URL] = []
    var resources: [URL] = []
    func walk(_ folder: URL) {
      guard done.insert(folder.path).inserted else { return }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let file = folder.appending(path: name).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
          continue
        }
        let ending = file.pathExtension
        if own.contains(file.path) || Self.ofXcode.contains(ending) {
          continue
        } else if isFolder.boolValue {
          if Self.wholeFolders.contains(ending) { resources.append(file) } else { walk(file) }
        } else if ending == "swift" {
          if name != "main.swift" || target.kind == .executable { result.append(file) }
        } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
          lists.append(file)
        } else if !ending.isEmpty, name != "UIKitSources.txt" {
          resources.append(file)
        }
      }
    }
    walk(folder)
    return (result, lists, resources)
  }

  private static let skipped: Set<String> = [
    "Package.swift", "DerivedData", "Pods", "Carthage", "build", "__Proofs__", "__Snapshots__",
  ]

  /// The names of files and folders that only Xcode and compilers read.
  private static let ofXcode: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework", "h", "hpp", "m",
    "mm", "c", "cc", "cpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "a", "md",
  ]

  /// The extensions of folders that are a single resource.
  private static let wholeFolders: Set<String> = [
    "xcassets", "bundle", "scnassets", "xcdatamodeld", "mlpackage", "xcstickers",
  ]
}
