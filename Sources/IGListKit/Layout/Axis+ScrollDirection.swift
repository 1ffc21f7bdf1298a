import GalleyGeometry
import GalleyUIKit

extension Axis {
  /// Creates the axis of a scroll direction.
  internal init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .horizontal ? .horizontal : .vertical
  }
}
