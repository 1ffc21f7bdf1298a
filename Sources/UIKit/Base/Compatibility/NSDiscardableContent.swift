import Foundation

/// An object whose contents can be discarded while nobody uses them, such as an image in a cache.
///
/// - Differs: `NSCache` of Foundation on Linux does not call these methods: it never discards the
///   contents of its objects, and keeps objects whose contents were discarded.
public protocol NSDiscardableContent: AnyObject {
  /// Called before the contents are used. Returns whether they are still there.
  func beginContentAccess() -> Bool
  /// Called when the contents are no longer used.
  func endContentAccess()
  /// Discards the contents if nobody uses them.
  func discardContentIfPossible()
  /// Whether the contents were discarded.
  func isContentDiscarded() -> Bool
}
