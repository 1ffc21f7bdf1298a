import Foundation

/// An item that code is going to read or to change.
///
///     let intent = NSFileAccessIntent.writingIntent(with: url, options: .forReplacing)
///     coordinator.coordinate(with: [intent], queue: queue) { error in … }
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The URL of the item.
  ///
  /// With `resolvesSymbolicLink`, the URL is resolved when the access begins.
  public internal(set) var url: URL
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

  /// Creates an intent to read an item.
  public static func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, options, nil) }

  /// Creates an intent to change an item.
  public static func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, nil, options) }
}
