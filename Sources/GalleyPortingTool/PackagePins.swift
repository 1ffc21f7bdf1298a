import Foundation
import GalleyPorting

/// The contents of an app's `Package.resolved`.
struct PackagePins {
  /// A package and its commit.
  struct Pin {
    var location: PackageLocation
    var revision: String
    /// The name of the commit in messages: its version, its branch, or the beginning of its id.
    var title: String
    /// The branch, if the app follows a branch of the package.
    var branch: String?
  }

  let pins: [Pin]

  /// Reads the file of a package.
  init(package folder: String) throws {
    let path = folder + "/Package.resolved"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("there is no \(path). Run: swift package resolve")
    }
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw Failure("\(path) is not in a format that is known here (versions 1 to 3)")
    }
    pins = (file.pins ?? file.object?.pins ?? []).compactMap { pin in
      guard let location = pin.location ?? pin.repositoryURL, let revision = pin.state.revision
      else { return nil }
      return Pin(
        location: PackageLocation(location), revision: revision,
        title: pin.state.version ?? pin.state.branch ?? String(revision.prefix(12)),
        branch: pin.state.branch)
    }
  }

  /// Returns the pin of a package, by any spelling of its location or by its name.
  func pin(of package: PackageLocation) throws -> Pin {
    let found = pins.filter { $0.location.isSame(as: package) }
    if found.count > 1 {
      throw Failure("several packages are named \(package.text). Write the whole URL of one")
    }
    guard let pin = found.first else {
      let names = pins.map(\.location.text).sorted()
      throw Failure(
        "Package.resolved names no package \(package.text), only: \(names.joined(separator: ", ")). A package "
          + "that the manifest names by the path of its folder is ported with: "
          + "swift package port-uikit FOLDER OUT")
    }
    return pin
  }

  /// The contents of the file in any of its three formats.
  ///
  /// The first format has its pins in a nested object.
  private struct File: Decodable {
    struct Object: Decodable { var pins: [Entry] }
    struct Entry: Decodable {
      struct State: Decodable { var revision, version, branch: String? }
      var location, repositoryURL: String?
      var state: State
    }
    var pins: [Entry]?
    var object: Object?
  }
}
