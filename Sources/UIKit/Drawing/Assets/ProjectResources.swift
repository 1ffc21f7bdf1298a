import Foundation
import Synchronization

/// The catalogs and pictures of a project, in whatever folders they are.
///
/// An app has its resources in one bundle, and its project in many folders. A tool that looks at a file of the
/// project without building it names them here.
package struct ProjectResources: Sendable {
  /// The paths of asset catalogs, the nearest first.
  package var catalogs: [String]
  /// The folders with files of pictures, the nearest first.
  package var folders: [String]

  /// Names catalogs and folders.
  package init(catalogs: [String], folders: [String]) {
    self.catalogs = catalogs
    self.folders = folders
  }

  private static let known = Mutex<[String: ProjectResources]>([:])

  /// Makes the resources those of a bundle, behind its own.
  package func belong(to bundle: Bundle) {
    guard let folder = bundle.resourcePath else { return }
    Self.known.withLock { $0[folder] = self }
    BundleCatalogs.forget(folder)
  }

  /// The resources that belong to the bundle of a folder, behind its own.
  internal static func of(_ folder: String) -> ProjectResources? { known.withLock { $0[folder] } }
}
