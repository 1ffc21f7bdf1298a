import Foundation

/// A size of the pictures in the value of `URLResourceKey.thumbnailDictionaryKey`.
///
/// - Differs: The file system keeps no pictures of files, so the value has no effect.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size of 1024 by 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey")
}
