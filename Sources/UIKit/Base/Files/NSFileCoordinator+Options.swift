import Foundation

extension NSFileCoordinator {
  /// Options for reading an item.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters are not asked to save their changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// If the URL is a symbolic link, the closure that reads gets the URL of the linked item.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Only metadata of the item that is available immediately is read. Presenters are not asked
    /// to save their changes.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// The item is read to be uploaded.
    ///
    /// - Differs: It has no effect: a folder is not put into an archive.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// Options for changing an item.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is removed. Presenters are asked to prepare for the removal.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// The item is moved. Presenters save their changes first.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// The contents of the item are merged with other contents. Presenters save their changes
    /// first.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// The item is replaced by another item.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Only metadata of the item is changed, so presenters are not notified of a change.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }
}
