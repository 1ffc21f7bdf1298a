import Foundation

/// A type of data, for example an image, a text or a folder.
///
///     UTType.png.identifier                       // "public.png"
///     UTType(filenameExtension: "jpg")            // .jpeg
///     UTType.png.conforms(to: .image)             // true
///
/// - Differs: only the types that the system declares for everyday files are known. Galley reads no
///   declarations of other types, so a type of the app has only the supertype that is passed to
///   `init(exportedAs:conformingTo:)`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier of the type, for example `public.png`.
  public let identifier: String

  /// Creates the type with an identifier; `nil` if the type is not declared.
  public init?(_ identifier: String) {
    guard Self.declared[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with a filename extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    if let parentType { Self.own.withLock { $0[identifier] = parentType.identifier } }
  }

  /// Creates a type that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  internal init(known identifier: String) { self.identifier = identifier }

  /// The filename extension of the type.
  public var preferredFilenameExtension: String? { Self.declared[identifier]?.endings.first }

  /// The MIME type.
  public var preferredMIMEType: String? { Self.declared[identifier]?.mimeTypes.first }

  /// The identifier.
  public var description: String { identifier }

  /// Whether the identifier of the type begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether the type is declared.
  public var isDeclared: Bool { Self.declared[identifier] != nil }

  /// All direct and indirect supertypes.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var next = parents
    while let parent = next.popLast() {
      let type = UTType(known: parent)
      if result.insert(type).inserted { next += type.parents }
    }
    return result
  }

  private var parents: [String] {
    Self.declared[identifier]?.parents ?? Self.own.withLock { $0[identifier].map { [$0] } ?? [] }
  }

  /// Whether the type is equal to another type, or a subtype of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether the type is a subtype of another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether the type is a supertype of another type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
