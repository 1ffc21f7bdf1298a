import Foundation
import GalleyLayout

/// A width and a height, each as a dimension.
///
///     // As wide as its container, and as high as its cell prefers.
///     let size = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size with two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  nonisolated internal var rule: LayoutSize {
    LayoutSize(width: widthDimension.rule, height: heightDimension.rule)
  }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSize(rule) }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.rule == rule
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { rule.hashValue }

  /// A description for debugging, for example `(0.5 of the width) × (44)`.
  open nonisolated override var description: String { "\(rule)" }
}

extension NSCollectionLayoutSize {
  internal convenience init(_ rule: LayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(rule.width),
      heightDimension: NSCollectionLayoutDimension(rule.height))
  }
}
