import Foundation

/// A kind of tags that identify types, for example filename extensions.
public struct UTTagClass: Hashable, Codable, RawRepresentable, Sendable, CustomStringConvertible {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind with an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier of the kind.
  public var description: String { rawValue }

  /// Filename extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// Creates the type with a tag; `nil` if no type has the tag.
  ///
  ///     UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil)   // .png
  ///
  /// - Differs: no type is created for an unknown tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = first
  }

  /// Returns all types that have a tag. The most common type is first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return list.filter { $0.tags(of: tagClass).contains(tag) }.map { UTType(known: $0.identifier) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// The tags of the type by kind. In each array, the preferred tag is first.
  public var tags: [UTTagClass: [String]] {
    let kinds: [UTTagClass] = [.filenameExtension, .mimeType]
    let all = kinds.map { ($0, Self.declared[identifier]?.tags(of: $0) ?? []) }
    return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }
}

extension UTType.Declaration {
  /// Returns the filename extensions or the MIME types of the type.
  internal func tags(of kind: UTTagClass) -> [String] {
    switch kind {
    case .filenameExtension: endings
    case .mimeType: mimeTypes
    default: []
    }
  }
}
