import Foundation

// The steps of reading, writing and comparing contents.

extension FileWrapper {
  // MARK: Reading

  /// Reads a file, a folder with its contents, or a symbolic link.
  internal static func readContents(of url: URL) throws -> Contents {
    let files = FileManager.default
    if let destination = try? files.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    var children: [String: FileWrapper] = [:]
    for name in try files.contentsOfDirectory(atPath: url.path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    return .folder(children)
  }

  /// Sets the names and the attributes of the item that was read.
  internal func setNames(_ url: URL) {
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = [:]
    for (key, value) in attributes ?? [:] { fileAttributes[key.rawValue] = value }
  }

  // MARK: Writing

  /// Writes the contents to a location.
  internal func writeContents(to url: URL) throws {
    let files = FileManager.default
    switch contents {
    case .file(let data): try data.write(to: url)
    case .folder(let children):
      try files.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.writeContents(to: url.appendingPathComponent(name))
      }
    case .link(let destination):
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
      return
    }
    if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
      try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }

  /// Sets the names to those that were written.
  internal func updateNames(_ name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.updateNames(key) }
  }

  // MARK: Comparing

  /// Whether another wrapper has the same contents, under the same names.
  internal func hasContents(of other: FileWrapper) -> Bool {
    switch (contents, other.contents) {
    case (.file(let own), .file(let data)): return own == data
    case (.link(let own), .link(let url)): return own.relativePath == url.relativePath
    case (.folder(let own), .folder(let children)):
      return own.count == children.count
        && own.allSatisfy { key, child in children[key].map(child.hasContents) ?? false }
    default: return false
    }
  }

  // MARK: Serializing

  /// Returns the wrapper as a property list.
  internal func serialize() -> Data? {
    try? PropertyListSerialization.data(fromPropertyList: plan, format: .binary, options: 0)
  }

  /// The wrapper as a dictionary of a property list.
  private var plan: [String: Any] {
    var plan: [String: Any] = [:]
    plan["name"] = preferredFilename
    switch contents {
    case .file(let data): plan["file"] = data
    case .folder(let children): plan["folder"] = children.mapValues(\.plan)
    case .link(let url): plan["link"] = url.relativePath
    }
    return plan
  }

  /// Returns the preferred name and the contents in a property list; `nil` for other data.
  internal static func deserialize(_ data: Data) -> (name: String?, contents: Contents)? {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let plan = list as? [String: Any], let contents = Self.contents(in: plan) else {
      return nil
    }
    return (plan["name"] as? String, contents)
  }

  private static func contents(in plan: [String: Any]) -> Contents? {
    if let data = plan["file"] as? Data { return .file(data) }
    if let path = plan["link"] as? String { return .link(URL(fileURLWithPath: path)) }
    guard let folder = plan["folder"] as? [String: Any] else { return nil }
    var children: [String: FileWrapper] = [:]
    for (key, value) in folder {
      guard let plan = value as? [String: Any], let contents = Self.contents(in: plan) else {
        return nil
      }
      let child = FileWrapper(directoryWithFileWrappers: [:])
      child.contents = contents
      child.noteParentOfChildren()
      child.preferredFilename = plan["name"] as? String
      children[key] = child
    }
    return .folder(children)
  }
}
