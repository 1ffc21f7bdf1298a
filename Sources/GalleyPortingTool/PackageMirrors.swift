import Foundation
import GalleyPorting

/// The mirrors of an app's packages, in SwiftPM's file.
///
/// The file is written directly. While the command plugin runs, SwiftPM has locked the package, so
/// `swift package config set-mirror` would never return.
struct PackageMirrors {
  /// A package's original location and the location that SwiftPM uses instead.
  struct Mirror: Codable, Hashable {
    var mirror: String
    var original: String
  }

  private(set) var mirrors: [Mirror]
  private let path: String

  /// Reads the file of a package.
  init(package folder: String) throws {
    path = folder + "/.swiftpm/configuration/mirrors.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      mirrors = []
      return
    }
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.version == 1 else {
      throw Failure("\(path) is not in a format that is known here (version 1)")
    }
    mirrors = file.object
  }

  func mirror(of location: PackageLocation) -> Mirror? {
    mirrors.first { PackageLocation($0.original).isSame(as: location) }
  }

  mutating func set(_ mirror: String, for original: String) {
    remove(original)
    mirrors.append(Mirror(mirror: mirror, original: original))
  }

  mutating func remove(_ original: String) { mirrors.removeAll { $0.original == original } }

  /// Writes the file.
  ///
  /// If there are no mirrors, removes the file and the folders that are then empty.
  func save() throws {
    guard !mirrors.isEmpty else {
      try? FileManager.default.removeItem(atPath: path)
      return removeEmptyFolders(from: (path as NSString).deletingLastPathComponent, count: 2)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(object: mirrors.sorted { $0.original < $1.original }, version: 1)
    try write(
      String(decoding: try encoder.encode(file), as: UTF8.self) + "\n", to: path)
  }

  private struct File: Codable {
    var object: [Mirror]
    var version: Int
  }
}

/// Removes a folder and a number of its parents, if these folders are empty.
func removeEmptyFolders(from folder: String, count: Int) {
  var folder = folder
  for _ in 0..<count where rmdir(folder) == 0 {
    folder = (folder as NSString).deletingLastPathComponent
  }
}
