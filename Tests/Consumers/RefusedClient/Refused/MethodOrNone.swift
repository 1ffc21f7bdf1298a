// error: initializer for conditional binding must have Optional type
// spelling: an optional method of a delegate without its parentheses, to see whether it is there
import UIKit

@MainActor func size(of delegate: any UICollectionViewDelegateFlowLayout, in view: UICollectionView)
  -> CGSize
{
  if let size = delegate.collectionView(_:layout:sizeForItemAt:) {
    return size(view, view.collectionViewLayout, IndexPath(item: 0, section: 0))
  }
  return .zero
}
