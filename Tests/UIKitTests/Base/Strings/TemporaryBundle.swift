import Foundation
import Testing

/// A folder with files that a test writes, as a bundle.
struct TemporaryBundle {
  let bundle: Bundle

  /// Writes the files, by their paths within the folder.
  init(_ files: [String: String]) throws {
    try self.init(data: files.mapValues { Data($0.utf8) })
  }

  init(data files: [String: Data]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-\(UUID().uuidString)")
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    bundle = try #require(Bundle(url: folder))
  }
}
