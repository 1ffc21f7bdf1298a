import GalleyGeometry
import UIKit

extension Axis {
  /// The axis on which a list scrolls.
  internal init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .horizontal ? .horizontal : .vertical
  }
}
