import Foundation

// File names with the filename extension of a type.
//
// The preferred filename extension of the type is appended, unless the name already has a filename
// extension of the type.

extension URL {
  /// Returns the URL of a file of a type in this folder.
  ///
  ///     folder.appendingPathComponent("Sketch", conformingTo: .png)      // …/Sketch.png
  ///     folder.appendingPathComponent("Sketch.jpg", conformingTo: .jpeg) // …/Sketch.jpg
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(
      contentType.fileName(for: partialName), isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a file name, with the filename extension of a type.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) { self = appendingPathComponent(partialName, conformingTo: contentType) }

  /// Returns the URL with the filename extension of a type.
  ///
  /// - Unverified: whether a URL changes that has an extension of the type already. Here it does
  ///   not.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    guard contentType.fileName(for: name) != name,
      let ending = contentType.preferredFilenameExtension
    else { return self }
    return appendingPathExtension(ending)
  }

  /// Appends the filename extension of a type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSURL {
  /// Returns the URL of a file of a type in this folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    (self as URL).appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Returns the URL with the filename extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    (self as URL).appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// Returns the path of a file of a type in this folder.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String { appendingPathComponent(contentType.fileName(for: partialName)) }

  /// Returns the path with the filename extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    let path = self as String
    let name = lastPathComponent
    guard contentType.fileName(for: name) != name,
      let ending = contentType.preferredFilenameExtension
    else { return path }
    return appendingPathExtension(ending) ?? path
  }
}
