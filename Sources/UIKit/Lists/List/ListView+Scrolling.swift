import Foundation
import GalleyGeometry
import GalleyLayout

// Scrolling to an item.

extension _ListView {
  internal func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    for axis in [UICollectionView.ScrollPosition.vertical, .horizontal]
    where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      Misuse.trap(
        "Invalid scroll position: only one position for each axis may be given",
        "\(position.rawValue) was given for \(CollectionMisuse.name(path))")
    }
    checkInBounds(path, attempt: "scroll the \(subclass.words.view) to")
    guard !position.isEmpty else { return }
    scrollTarget = nil
    layoutIfNeeded()
    // The frame of the item may be an estimate until it is visible, so the list scrolls again when
    // the frame is known.
    for _ in 0..<(animated ? 1 : ScrollTarget.maximumTries) {
      guard let offset = offset(showing: path, position) else { return }
      scrollRow(to: path, position, animated: animated)
      // An animation or a deceleration has to end even if the content is at the offset now.
      guard offset != contentOffset || motion.flight != nil else { return }
      setContentOffset(offset, animated: animated)
      if animated { setScrollTarget(path, position) } else { layoutIfNeeded() }
    }
  }

  /// Returns the offset at which an item is at a scroll position, within the limits of the content.
  internal func offset(showing path: IndexPath, _ position: UICollectionView.ScrollPosition)
    -> CGPoint?
  {
    let id = Element.ID(.item, at: ElementPath(path))
    guard let place = answers.element(id, in: currentViewport) else { return nil }
    let frame = place.isPlain ? CGRect(place.element.frame) : place.attributes.frame
    let inset = adjustedContentInset
    let visibleSize = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top - subclass.lengthCovered(above: path)
    }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visibleSize.height / 2 - inset.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - visibleSize.height - inset.top }
    let isInRow = scrollsAcross(path)
    if !(isInRow && arrangement?.scrollAxis == .vertical) {
      if position.contains(.left) { offset.x = frame.minX - inset.left }
      if position.contains(.centeredHorizontally) {
        offset.x = frame.midX - visibleSize.width / 2 - inset.left
      }
      if position.contains(.right) { offset.x = frame.maxX - visibleSize.width - inset.left }
    }
    return inside(offset)
  }

  private func scrollsAcross(_ path: IndexPath) -> Bool {
    arrangement?.orthogonalSection(path.section) != nil
  }

  /// Scrolls the row of a section with orthogonal scrolling to an item.
  private func scrollRow(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let arrangement, let row = arrangement.orthogonalSection(path.section),
      let frame = arrangement.element(Element.ID(.item, at: ElementPath(path)))?.frame
    else { return }
    let axis = arrangement.scrollAxis.perpendicular
    let (start, length) = (frame.min(along: axis), frame.length(along: axis))
    typealias Position = UICollectionView.ScrollPosition
    let (low, middle, high): (Position, Position, Position) =
      axis == .horizontal
      ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    var target: Double?
    if position.contains(low) { target = start }
    if position.contains(middle) { target = start + length / 2 - row.visibleLength / 2 }
    if position.contains(high) { target = start + length - row.visibleLength }
    guard let target else { return }
    scrollers.go(
      toSection: path.section, row, CGFloat(min(max(target, 0), row.maximumOffset)),
      animated: animated)
    setNeedsLayout()
  }

  /// Scrolls the row of a section with orthogonal scrolling just as far as necessary to make an
  /// item visible in it.
  internal func revealInRow(_ path: IndexPath) {
    guard let arrangement, let row = arrangement.orthogonalSection(path.section),
      let frame = arrangement.element(Element.ID(.item, at: ElementPath(path)))?.frame
    else { return }
    let axis = arrangement.scrollAxis.perpendicular
    let offset = scrollers.offsets[path.section].map { Double($0) } ?? row.initialOffset
    let wanted = min(
      max(offset, frame.max(along: axis) - row.visibleLength), frame.min(along: axis))
    guard wanted != offset else { return }
    scrollers.go(
      toSection: path.section, row, CGFloat(min(max(wanted, 0), row.maximumOffset)),
      animated: false)
    setNeedsLayout()
  }
}
