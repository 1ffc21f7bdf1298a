import Foundation
import GalleyGeometry

// Scrolls to objects, and finds the first visible item.

extension ListAdapter {
  /// Scrolls to an object.
  ///
  ///     adapter.scroll(
  ///       to: message, supplementaryKinds: nil, scrollDirection: .vertical, scrollPosition: .top,
  ///       animated: true)
  ///
  /// - Parameters:
  ///   - object: An object of the list. Any other object is ignored.
  ///   - supplementaryKinds: Kinds of headers and footers that are to be visible with the object's
  ///     items.
  ///   - scrollDirection: The axis on which to scroll.
  ///   - scrollPosition: The position of the object in the view. A position along the other axis is
  ///     ignored; without a position, the object is at the start.
  ///   - additionalOffset: A distance that is added to the target offset.
  ///   - animated: Whether to animate the scrolling.
  public func scroll(
    to object: Any, supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition, additionalOffset: CGFloat = 0, animated: Bool
  ) {
    guard let section = sectionIndex(of: object), let collectionView else { return }
    let axis = Axis(scrollDirection)
    let range = extent(of: section, supplementaryKinds ?? [], axis)
    let insets = collectionView.adjustedContentInset.galley
    let (leading, trailing) = (insets.start(along: axis), insets.end(along: axis))
    let viewport = collectionView.bounds.size.galley[axis]
    let content = collectionView.collectionViewLayout.collectionViewContentSize.galley[axis]
    let target =
      switch ScrollPlace(scrollPosition, along: axis) {
      case .start: range.lowerBound - leading
      case .middle:
        (range.lowerBound + range.upperBound) / 2 - viewport / 2 - (leading - trailing) / 2
      case .end: range.upperBound - viewport + trailing
      }
    let last = max(-leading, content - viewport + trailing)
    var offset = collectionView.contentOffset.point
    offset[axis] = min(max(target + Double(additionalOffset), -leading), last)
    collectionView.setContentOffset(CGPoint(offset), animated: animated)
  }

  /// Returns the range along `axis` that contains the first and the last item of a section, and the
  /// supplementary views of some kinds.
  private func extent(of section: Int, _ kinds: [String], _ axis: Axis) -> ClosedRange<Double> {
    guard let collectionView, let entry = map[section] else { return 0...0 }
    // Ask the view and not its layout, because the view first updates the layout. Asking for
    // attributes creates no cells.
    let first = IndexPath(item: 0, section: section)
    var frames = kinds.compactMap {
      collectionView.layoutAttributesForSupplementaryElement(ofKind: $0, at: first)?.frame.galley
    }
    let count = entry.controller.itemCount
    if count > 0 {
      for item in Set([0, count - 1]) {
        let path = IndexPath(item: item, section: section)
        if let frame = collectionView.layoutAttributesForItem(at: path)?.frame {
          frames.append(frame.galley)
        }
      }
    }
    guard let start = frames.map({ $0.min(along: axis) }).min(),
      let end = frames.map({ $0.max(along: axis) }).max()
    else { return 0...0 }
    return start...end
  }

  /// Returns the path of the item at the top left corner of the visible content.
  public func indexPathForFirstVisibleItem() -> IndexPath? {
    guard let collectionView else { return nil }
    let inset = collectionView.contentInset
    return collectionView.indexPathForItem(
      at: CGPoint(
        x: collectionView.contentOffset.x + inset.left,
        y: collectionView.contentOffset.y + inset.top))
  }

  /// Returns the distance by which the first visible item is scrolled past the edge.
  public func offsetForFirstVisibleItem(
    with scrollDirection: UICollectionView.ScrollDirection
  ) -> CGFloat {
    guard let collectionView, let path = indexPathForFirstVisibleItem(),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return 0 }
    let axis = Axis(scrollDirection)
    let leading = collectionView.contentInset.galley.start(along: axis)
    return collectionView.contentOffset.point[axis] + leading - frame.galley.min(along: axis)
  }
}

/// The position in the view to which an element is scrolled.
private enum ScrollPlace {
  case start, middle, end

  init(_ position: UICollectionView.ScrollPosition, along axis: Axis) {
    let (middle, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      axis == .horizontal ? (.centeredHorizontally, .right) : (.centeredVertically, .bottom)
    self = position.contains(end) ? .end : position.contains(middle) ? .middle : .start
  }
}
