import Foundation
import GalleyAssets
import Synchronization

/// The asset catalogs of bundles.
internal enum BundleCatalogs {
  /// The catalogs that have been opened, by the path of the resource folder of their bundle.
  private static let opened = Mutex<[String: [OpenCatalog]]>([:])

  /// Returns the catalogs of a bundle. If `bundle` is `nil`, these are the catalogs of the main
  /// bundle and of the resource bundles beside it.
  static func catalogs(in bundle: Bundle?) -> [OpenCatalog] {
    ResourceBundles.searched(for: bundle).flatMap { catalogs(of: $0) }
  }

  private static func catalogs(of bundle: Bundle) -> [OpenCatalog] {
    guard let folder = bundle.resourcePath else { return [] }
    if let known = opened.withLock({ $0[folder] }) { return known }
    // A program that is not in a bundle has its resources in its folder, among many other files, so
    // only the top level of this folder is searched. A bundle contains only resources.
    let isFolder = bundle.bundleURL.pathExtension.isEmpty
    let own = paths(in: folder, depth: isFolder ? 1 : 6)
    let others = (ProjectResources.of(folder)?.catalogs ?? []).filter { !own.contains($0) }
    let catalogs = (own + others).map { OpenCatalog(path: $0) }
    opened.withLock {
      if $0.count >= 64 { $0.removeAll() }
      $0[folder] = catalogs
    }
    return catalogs
  }

  /// Removes the stored catalogs of a bundle, so that they are searched for again when they are
  /// next needed.
  static func forget(_ folder: String) { opened.withLock { $0[folder] = nil } }

  /// Returns the paths of the catalogs in a folder, down to a depth, sorted by name.
  private static func paths(in root: String, depth: Int) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    func walk(_ folder: String, _ left: Int) {
      guard left > 0, seen.insert((folder as NSString).resolvingSymlinksInPath).inserted else {
        return
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".xcassets") {
          result.append(path)
        } else if left > 1, isFolder(path) {
          walk(path, left - 1)
        }
      }
    }
    walk(root, depth)
    return result
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the end of a message about a missing asset: a list of assets with similar names.
  static func near(_ name: String, _ kind: AssetCatalog.Kind, in catalogs: [OpenCatalog]) -> String
  {
    let near = catalogs.flatMap { $0.catalog.names(of: kind) }.near(name)
    return near.isEmpty ? "" : ". There is " + near.map { "'\($0)'" }.joined(separator: ", ")
  }
}
