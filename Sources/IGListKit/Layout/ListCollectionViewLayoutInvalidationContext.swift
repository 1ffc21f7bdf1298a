import UIKit

/// What of a `ListCollectionViewLayout` is out of date.
///
///     let context = ListCollectionViewLayoutInvalidationContext()
///     context.invalidateAllListAttributes = true
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class ListCollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether headers and footers are elsewhere now. Items are not.
  open var invalidateSupplementaryListAttributes = false
  /// Whether the delegate is to be asked for everything again.
  open var invalidateAllListAttributes = false

  /// The first section that a finger has moved an item from or to.
  internal final var firstMovedSection: Int?
}
