/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked again for sizes, insets and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are to be placed again.
  open var invalidateFlowLayoutAttributes = true
}
