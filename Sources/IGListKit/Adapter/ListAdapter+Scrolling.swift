import Foundation

// Where objects are, and how to get there.

extension ListAdapter {
  /// Goes to an object.
  ///
  ///     adapter.scroll(
  ///       to: message, supplementaryKinds: nil, scrollDirection: .vertical, scrollPosition: .top,
  ///       animated: true)
  ///
  /// - Parameters:
  ///   - object: An object of the list; for any other, nothing happens.
  ///   - supplementaryKinds: Headers and footers that are to be in sight with the object's items.
  ///   - scrollDirection: The axis on which to scroll.
  ///   - scrollPosition: Where in the view the object is to be. A position of the other axis counts as
  ///     none, and none as the start.
  ///   - additionalOffset: How much farther to go.
  ///   - animated: Whether it is seen how.
  public func scroll(
    to object: Any, supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition, additionalOffset: CGFloat = 0, animated: Bool
  ) {
    guard let section = place(of: object), let collectionView else { return }
    let axis = ListAxis(scrollDirection)
    let range = extent(of: section, supplementaryKinds ?? [], axis)
    let insets = axis.insets(collectionView.adjustedContentInset)
    let viewport = axis.length(collectionView.bounds.size)
    let content = axis.length(collectionView.collectionViewLayout.collectionViewContentSize)
    let target =
      switch axis.place(of: scrollPosition) {
      case .start: range.lowerBound - insets.leading
      case .middle:
        (range.lowerBound + range.upperBound) / 2 - viewport / 2
          - (insets.leading - insets.trailing) / 2
      case .end: range.upperBound - viewport + insets.trailing
      }
    let last = max(-insets.leading, content - viewport + insets.trailing)
    let offset = min(max(target + additionalOffset, -insets.leading), last)
    collectionView.setContentOffset(
      axis.point(offset, from: collectionView.contentOffset), animated: animated)
  }

  /// From where to where a section's first and last item and its other views are.
  private func extent(of section: Int, _ kinds: [String], _ axis: ListAxis) -> ClosedRange<CGFloat>
  {
    guard let layout = collectionView?.collectionViewLayout, let entry = map[section] else {
      return 0...0
    }
    let first = IndexPath(item: 0, section: section)
    var frames = kinds.compactMap {
      layout.layoutAttributesForSupplementaryView(ofKind: $0, at: first)?.frame
    }
    let count = entry.controller.itemCount
    if count > 0 {
      for item in Set([0, count - 1]) {
        let path = IndexPath(item: item, section: section)
        if let frame = layout.layoutAttributesForItem(at: path)?.frame { frames.append(frame) }
      }
    }
    guard let start = frames.map(axis.start).min(), let end = frames.map(axis.end).max() else {
      return 0...0
    }
    return start...end
  }

  /// The item at the corner of what is in sight.
  public func indexPathForFirstVisibleItem() -> IndexPath? {
    guard let collectionView else { return nil }
    let inset = collectionView.contentInset
    return collectionView.indexPathForItem(
      at: CGPoint(
        x: collectionView.contentOffset.x + inset.left,
        y: collectionView.contentOffset.y + inset.top))
  }

  /// How far the item at the corner of what is in sight is scrolled out of it.
  public func offsetForFirstVisibleItem(
    with scrollDirection: UICollectionView.ScrollDirection
  ) -> CGFloat {
    guard let collectionView, let path = indexPathForFirstVisibleItem(),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return 0 }
    let axis = ListAxis(scrollDirection)
    let insets = axis.insets(collectionView.contentInset)
    return axis.coordinate(collectionView.contentOffset) + insets.leading - axis.start(frame)
  }
}

/// The axis on which a list scrolls.
internal enum ListAxis {
  case horizontal, vertical

  enum Place { case start, middle, end }

  init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .horizontal ? .horizontal : .vertical
  }

  func start(_ frame: CGRect) -> CGFloat { self == .horizontal ? frame.minX : frame.minY }

  func end(_ frame: CGRect) -> CGFloat { self == .horizontal ? frame.maxX : frame.maxY }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func coordinate(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func point(_ coordinate: CGFloat, from point: CGPoint) -> CGPoint {
    self == .horizontal
      ? CGPoint(x: coordinate, y: point.y) : CGPoint(x: point.x, y: coordinate)
  }

  func insets(_ insets: UIEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func place(of position: UICollectionView.ScrollPosition) -> Place {
    let (middle, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      self == .horizontal ? (.centeredHorizontally, .right) : (.centeredVertically, .bottom)
    return position.contains(end) ? .end : position.contains(middle) ? .middle : .start
  }
}
