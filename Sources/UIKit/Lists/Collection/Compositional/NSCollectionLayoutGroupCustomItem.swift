import Foundation

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// The frame in the coordinates of the group. It may extend beyond the group.
  nonisolated public let frame: CGRect
  /// The order from back to front: higher numbers are in front.
  nonisolated public let zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return other.frame == frame && other.zIndex == zIndex
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(zIndex)
    return hasher.finalize()
  }
}
