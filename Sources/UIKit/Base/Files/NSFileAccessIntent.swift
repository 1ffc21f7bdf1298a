import Foundation

/// An item that code is going to read or to change.
///
///     let intent = NSFileAccessIntent.writingIntent(with: url, options: .forReplacing)
///     coordinator.coordinate(with: [intent], queue: queue) { error in … }
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The item.
  public let url: URL
  internal let readingOptions: NSFileCoordinator.ReadingOptions?
  internal let writingOptions: NSFileCoordinator.WritingOptions?

  private init(
    _ url: URL, _ readingOptions: NSFileCoordinator.ReadingOptions?,
    _ writingOptions: NSFileCoordinator.WritingOptions?
  ) {
    self.url = url
    self.readingOptions = readingOptions
    self.writingOptions = writingOptions
    super.init()
  }

  /// Creates the intent of reading an item.
  public static func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, options, nil) }

  /// Creates the intent of changing an item.
  public static func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, nil, options) }
}
