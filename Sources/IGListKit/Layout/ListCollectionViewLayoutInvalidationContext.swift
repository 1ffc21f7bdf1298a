import GalleyUIKit

/// The parts of a `ListCollectionViewLayout` that are out of date.
///
///     let context = ListCollectionViewLayoutInvalidationContext()
///     context.invalidateAllListAttributes = true
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class ListCollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether headers and footers have moved, but items have not.
  open var invalidateSupplementaryListAttributes = false
  /// Whether the delegate has to be asked again for all sizes, insets and spacing.
  open var invalidateAllListAttributes = false

  /// The first section that a finger has moved an item out of or into.
  internal final var firstMovedSection: Int?
}
