import Foundation

/// Where a custom group puts one of its items, from the group's corner.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// From the group's corner; it may stick out.
  nonisolated public let frame: CGRect
  /// What is in front of what: higher numbers.
  nonisolated public let zIndex: Int

  /// A place of one's own.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A place of one's own, in front of those with lower numbers.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex)
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return other.frame == frame && other.zIndex == zIndex
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
    hasher.combine(zIndex)
    return hasher.finalize()
  }
}
