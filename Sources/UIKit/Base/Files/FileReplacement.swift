import Foundation

/// Replaces files and folders by new ones.
internal enum FileReplacement {
  /// Writes a new item beside an item with a closure, and then replaces the item by the new one. An
  /// error leaves the item as it was.
  static func replaceItem(at url: URL, writing write: (URL) throws -> Void) throws {
    let files = FileManager.default
    let newURL = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    do {
      try write(newURL)
      var isFolder: ObjCBool = false
      // `rename` replaces a file at once, but no folder that has contents.
      if files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
        try files.removeItem(at: url)
      }
      guard rename(newURL.path, url.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
      }
    } catch {
      try? files.removeItem(at: newURL)
      throw error
    }
  }
}
