import Foundation

/// Replaces files and folders by new ones.
internal enum FileReplacement {
  /// Calls a closure that writes a new item beside an existing item, and then replaces the existing
  /// item by the new item. If there is an error, the existing item does not change.
  static func replaceItem(at url: URL, writing write: (URL) throws -> Void) throws {
    let files = FileManager.default
    let newURL = hiddenURL(beside: url)
    do {
      try write(newURL)
      var isFolder: ObjCBool = false
      if files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
        try replaceFolder(at: url, by: newURL)
      } else {
        try move(newURL, to: url)
      }
    } catch {
      try? files.removeItem(at: newURL)
      throw error
    }
  }

  /// Replaces a folder by another item.
  ///
  /// `rename` does not replace a folder that has contents. So the folder is moved away first, and
  /// removed at the end.
  private static func replaceFolder(at url: URL, by newURL: URL) throws {
    let oldURL = hiddenURL(beside: url)
    try move(url, to: oldURL)
    do {
      try move(newURL, to: url)
    } catch {
      try move(oldURL, to: url)
      throw error
    }
    try? FileManager.default.removeItem(at: oldURL)
  }

  /// Moves an item within its folder. An existing file at the new location is replaced.
  private static func move(_ url: URL, to newURL: URL) throws {
    guard rename(url.path, newURL.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: newURL.path])
    }
  }

  /// Returns an unused location in the folder of an item.
  private static func hiddenURL(beside url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
  }
}
