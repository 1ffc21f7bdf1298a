import Foundation

// File names with the filename extension of a type.
//
// The preferred filename extension of the type is appended, unless the name already has a filename
// extension of the type.

extension UTType {
  /// Returns the filename extension that a name lacks; `nil` if the name has the extension of this
  /// type or of a subtype, or if the type has no extension.
  fileprivate func missingExtension(of name: String) -> String? {
    let ending = NSString(string: name).pathExtension
    let types = UTType.types(tag: ending, tagClass: .filenameExtension, conformingTo: self)
    return types.isEmpty ? preferredFilenameExtension : nil
  }

  /// Returns a name with a filename extension of the type.
  fileprivate func fileName(for name: String) -> String {
    missingExtension(of: name).map { name + "." + $0 } ?? name
  }
}

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
    guard let ending = contentType.missingExtension(of: lastPathComponent) else { return self }
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
    guard let ending = contentType.missingExtension(of: lastPathComponent) else { return path }
    return appendingPathExtension(ending) ?? path
  }
}
