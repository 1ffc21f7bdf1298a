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
  internal let kind: NSFileCoordinator.AccessKind

  private init(_ url: URL, _ kind: NSFileCoordinator.AccessKind) {
    self.url = url
    self.kind = kind
    super.init()
  }

  /// Creates an intent to read an item.
  public static func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .reading(options)) }

  /// Creates an intent to change an item.
  public static func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .writing(options)) }
}
