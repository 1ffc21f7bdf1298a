import Foundation


/// What kind of data something is: a picture, a text, a folder.
///
///     UTType.png.identifier                       // "public.png"
///     UTType(filenameExtension: "jpg")            // .jpeg
///     UTType.png.conforms(to: .image)             // true
///
/// - Differs: known are the kinds that the system declares for everyday files. Nobody declares others: a kind of the
///   app's own is what `init(exportedAs:conformingTo:)` says of it.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name by which programs know it: `public.png`.
  public let identifier: String

  /// The kind of an identifier; `nil` if nobody has declared it.
  public init?(_ identifier: String) {
    guard Self.declared[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The kind of files with an ending.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    self.init(conformingTo: supertype) { $0.endings.contains(ending) }
  }

  /// The kind of data of a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    self.init(conformingTo: supertype) { $0.mimeTypes.contains(name) }
  }

  private init?(conformingTo supertype: UTType, _ fits: (Declaration) -> Bool) {
    let found = Self.list.first { fits($0) && UTType(known: $0.identifier).conforms(to: supertype) }
    guard let found else { return nil }
    identifier = found.identifier
  }

  /// A kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    if let parentType { Self.own.withLock { $0[identifier] = parentType.identifier } }
  }

  /// A kind of somebody else's that the app knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  internal init(known identifier: String) { self.identifier = identifier }

  /// The ending of its files.
  public var preferredFilenameExtension: String? { Self.declared[identifier]?.endings.first }

  /// Its MIME type.
  public var preferredMIMEType: String? { Self.declared[identifier]?.mimeTypes.first }

  /// The identifier.
  public var description: String { identifier }

  /// Whether the system has declared it.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether somebody has declared it.
  public var isDeclared: Bool { Self.declared[identifier] != nil }

  /// All kinds that it is one of.
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

  /// Whether it is another kind, or one of that kind.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is one of another kind.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another kind is one of this.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
