import Foundation
import Synchronization

/// The asset catalogs and folders of pictures in the source folders of an app's project.
///
/// A built app has its resources in one bundle. If a tool shows a file of a project that was not
/// built, the tool finds the resources in the project's folders, and adds the resources to a bundle
/// with ``addResources(to:)``.
package struct ProjectResources: Sendable {
  /// The paths of asset catalogs. Catalogs near the folder where the tool's search begins come
  /// first.
  package var catalogs: [String]
  /// The folders with files of pictures, in the same order.
  package var folders: [String]
  /// The paths of nibs and storyboards, by the names of the files: `Main.storyboard`.
  package var nibs: [String: String]

  /// Creates a value with catalogs, folders and nibs.
  package init(catalogs: [String], folders: [String], nibs: [String: String] = [:]) {
    self.catalogs = catalogs
    self.folders = folders
    self.nibs = nibs
  }

  /// The resources by the path of the bundle's resource folder.
  private static let resources = Mutex<[String: ProjectResources]>([:])

  /// Adds the resources to a bundle. These resources are searched after the bundle's own resources.
  package func addResources(to bundle: Bundle) {
    guard let folder = bundle.resourcePath else { return }
    Self.resources.withLock { $0[folder] = self }
    BundleCatalogs.forget(folder)
  }

  /// Returns the resources that were added to the bundle with a resource folder.
  internal static func of(_ folder: String) -> ProjectResources? {
    resources.withLock { $0[folder] }
  }
}
