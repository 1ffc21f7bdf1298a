import Foundation

extension FileManager {
  /// Returns the folder that an app shares with its extensions and with the other apps of a group;
  /// `nil` if the identifier is empty, or is not the name of a folder.
  ///
  /// The folder exists when this method returns.
  ///
  /// - Differs: every program is in every group, and has a folder of its own, which is empty when
  ///   the program starts. The folder is in the temporary folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !["", ".", ".."].contains(groupIdentifier) else { return nil }
    let name = groupIdentifier.replacing("/", with: "_")
    let folder = AppGroups.folder.appendingPathComponent(name, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// The folders of the app groups of this process.
private enum AppGroups {
  /// The folder with the folders of all groups. The folder is emptied when it is first used.
  static let folder: URL = {
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Galley-\(process)", isDirectory: true)
      .appendingPathComponent("AppGroups", isDirectory: true)
    // An earlier process with the same process identifier may have left files here.
    try? FileManager.default.removeItem(at: folder)
    return folder
  }()
}
