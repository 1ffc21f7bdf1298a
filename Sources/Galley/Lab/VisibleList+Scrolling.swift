import Foundation
import GalleyGeometry
import GalleyUIKit

// Reads and changes the offset of a list.

extension VisibleList {
  private var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, size) = (list.adjustedContentInset, list.bounds.size)
    let right = list.contentSize.width + inset.right - size.width
    let bottom = list.contentSize.height + inset.bottom - size.height
    return (-inset.left...max(-inset.left, right), -inset.top...max(-inset.top, bottom))
  }

  /// A description of the offset if it is outside of the content; `nil` if it is inside.
  ///
  /// A list that has settled should not be overscrolled.
  var problemOfOffset: String? {
    let (offset, offsetRange) = (list.contentOffset, offsetRange)
    let isInside =
      offset.x >= offsetRange.x.lowerBound - 0.5 && offset.x <= offsetRange.x.upperBound + 0.5
      && offset.y >= offsetRange.y.lowerBound - 0.5 && offset.y <= offsetRange.y.upperBound + 0.5
    guard !isInside, !list.isPagingEnabled else { return nil }
    return textBeyondContent
  }

  private var textBeyondContent: String {
    let offset = list.contentOffset
    return
      "it is scrolled beyond its content: contentOffset is (\(offset.x.galleyDescription), "
      + "\(offset.y.galleyDescription)), and the content is \(list.contentSize.width.galleyDescription) × "
      + "\(list.contentSize.height.galleyDescription)"
  }

  /// A description of the offset of a paged list that has stopped between two pages; `nil` if the
  /// list is not paged, or has stopped at a page.
  var problemOfPage: String? {
    guard list.isPagingEnabled, offset(nearestPageTo: list.contentOffset) != list.contentOffset
    else {
      return nil
    }
    let (offset, size, offsetRange) = (list.contentOffset, list.bounds.size, offsetRange)
    if offset.x > offsetRange.x.upperBound + 0.5 || offset.y > offsetRange.y.upperBound + 0.5 {
      return textBeyondContent
    }
    return
      "it is paged and has stopped between two pages: contentOffset is (\(offset.x.galleyDescription), "
      + "\(offset.y.galleyDescription)), and a page is \(size.width.galleyDescription) × "
      + "\(size.height.galleyDescription). Set the offset of the page again when the size changes"
  }

  /// Returns the offset of the page that is nearest to an offset of a paged list. The last page may
  /// be smaller than the list.
  func offset(nearestPageTo offset: CGPoint) -> CGPoint {
    func nearest(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ page: CGFloat) -> CGFloat {
      guard page > 0, range.upperBound > range.lowerBound else { return value }
      let pages = [0, range.lowerBound].map { $0 + ((value - $0) / page).rounded() * page }
      let possible = (pages + [range.upperBound]).filter { range.contains($0) }
      let best = possible.min { abs($0 - value) < abs($1 - value) } ?? value
      return abs(best - value) < 0.5 ? value : best
    }
    let (offsetRange, size) = (offsetRange, list.bounds.size)
    return CGPoint(
      x: nearest(offset.x, offsetRange.x, size.width),
      y: nearest(offset.y, offsetRange.y, size.height))
  }

  /// The position of the first visible item.
  var place: Place? {
    let items = frames.compactMap { id, frame -> Place? in
      id.kind == nil ? (id.path, frame.origin) : nil
    }
    return items.min {
      ($0.distance.y, $0.distance.x, $0.path) < ($1.distance.y, $1.distance.x, $1.path)
    }
  }

  /// Scrolls until an item is at a position.
  ///
  /// If the item is partly outside of the viewport at that position, all of it is shown first, so
  /// that it is measured.
  func restore(_ place: Place?) {
    guard let place else { return }
    if place.distance.x < 0 || place.distance.y < 0 { scroll(to: (place.path, .zero)) }
    scroll(to: place)
  }

  /// Scrolls repeatedly, because the measured sizes of new elements may move the item.
  private func scroll(to place: Place) {
    for _ in 0..<20 {
      guard let frame = list.frameOfItem(at: place.path) else { return }
      let delta = CGPoint(
        x: frame.minX - list.contentOffset.x - place.distance.x,
        y: frame.minY - list.contentOffset.y - place.distance.y)
      let axes = scrollsAlong
      let (x, y) = (axes.x ? delta.x : 0, axes.y ? delta.y : 0)
      if abs(x) < 0.001 && abs(y) < 0.001 { return }
      scroll(by: CGPoint(x: x, y: y))
    }
  }

  /// The axes along which the list is scrolled.
  private var scrollsAlong: (x: Bool, y: Bool) {
    (list.contentSize.width > list.bounds.width + 0.5, list.contentSize.height > 0)
  }

  private func scroll(by delta: CGPoint) {
    list.contentOffset = CGPoint(
      x: list.contentOffset.x + delta.x, y: list.contentOffset.y + delta.y)
    stage.settle()
  }

  /// Scrolls one page back and one page forward, so that the elements there are measured.
  func measureNeighbors() {
    let (start, size) = (list.contentOffset, list.bounds.size)
    for page in [-1.0, 1.0] {
      let along = scrollsAlong
      go(
        to: CGPoint(
          x: start.x + (along.x ? page * size.width : 0),
          y: start.y + (along.y ? page * size.height : 0)))
    }
  }

  /// Scrolls to an offset, clamped to the bounds of the content.
  func go(to offset: CGPoint) {
    let offsetRange = offsetRange
    list.contentOffset = CGPoint(
      x: min(max(offset.x, offsetRange.x.lowerBound), offsetRange.x.upperBound),
      y: min(max(offset.y, offsetRange.y.lowerBound), offsetRange.y.upperBound))
    stage.settle()
  }

  /// Scrolls until no part of the content is visible, so that even the cells of a short list are
  /// reused.
  ///
  /// The offset is outside of the content, as during a bounce.
  func goBeyond() {
    let size = list.bounds.size
    list.contentOffset = CGPoint(
      x: scrollsAlong.y ? list.contentOffset.x : list.contentSize.width + size.width,
      y: scrollsAlong.y ? list.contentSize.height + size.height : list.contentOffset.y)
    stage.window.layoutIfNeeded()
  }

  /// Scrolls to a fraction of the distance from the start of the content to its end.
  func scroll(toFraction fraction: Double) {
    let (horizontal, vertical) = offsetRange
    go(
      to: CGPoint(
        x: horizontal.lowerBound + (horizontal.upperBound - horizontal.lowerBound) * fraction,
        y: vertical.lowerBound + (vertical.upperBound - vertical.lowerBound) * fraction))
  }

  /// Scrolls to the end. Stops if more items are added there.
  ///
  /// The end may move away when elements are measured.
  func goToEnd() {
    let counts = list.counts
    for _ in 0..<8 {
      scroll(toFraction: 1)
      if isAtEnd || list.counts != counts { return }
    }
  }

  /// Scrolls to the start. The start may move while the list is scrolled, because a large title
  /// grows there.
  func goToStart() {
    for _ in 0..<8 {
      scroll(toFraction: 0)
      if isAtStart { return }
    }
  }

  /// Whether the list is scrolled to its start.
  var isAtStart: Bool {
    let (offset, offsetRange) = (list.contentOffset, offsetRange)
    return offset.x <= offsetRange.x.lowerBound + 0.5
      && offset.y <= offsetRange.y.lowerBound + 0.5
  }

  /// Whether the list is scrolled to its end.
  var isAtEnd: Bool {
    let (offset, offsetRange) = (list.contentOffset, offsetRange)
    return offset.x >= offsetRange.x.upperBound - 0.5
      && offset.y >= offsetRange.y.upperBound - 0.5
  }

  /// Scrolls to the ends and the middle, beyond the content, and back, so that all items are
  /// configured again.
  ///
  /// A list that loads more items at its end, and then reloads its data, loses its selection. So
  /// the selection is restored afterwards.
  func goAwayAndBack() {
    let start = list.contentOffset
    keepingSelection {
      for fraction in [0, 1, 0.5] { scroll(toFraction: fraction) }
      goBeyond()
      go(to: start)
    }
  }

  /// Calls a closure that scrolls, and then restores the selection from before.
  func keepingSelection(_ scroll: () -> Void) {
    let selected = list.selectedPaths
    scroll()
    guard list.selectedPaths != selected else { return }
    list.setSelection(selected)
    stage.settle()
  }

  /// Scrolls the lists in cells to their starts, because their offsets may be lost when the cells
  /// are reused.
  func resetInnerLists() {
    let inner = elements.values.flatMap { Stage.lists(in: $0) }.filter {
      $0.contentOffset.x != -$0.adjustedContentInset.left
        || $0.contentOffset.y != -$0.adjustedContentInset.top
    }
    guard !inner.isEmpty else { return }
    for list in inner {
      list.contentOffset = CGPoint(
        x: -list.adjustedContentInset.left, y: -list.adjustedContentInset.top)
    }
    stage.settle()
  }
}

extension _ListView {
  /// Selects the items that exist, and deselects all other items, without calling the delegate.
  fileprivate func setSelection(_ paths: [IndexPath]) {
    let existing = paths.filter { path in
      counts.indices.contains(path.section) && path.item < counts[path.section]
    }
    let others = selectedPaths.filter { !existing.contains($0) }
    switch self {
    case let list as UICollectionView:
      others.forEach { list.deselectItem(at: $0, animated: false) }
      existing.forEach { list.selectItem(at: $0, animated: false, scrollPosition: []) }
    case let table as UITableView:
      others.forEach { table.deselectRow(at: $0, animated: false) }
      existing.forEach { table.selectRow(at: $0, animated: false, scrollPosition: .none) }
    default: break
    }
  }
}

extension _ListView {
  /// The axis along which the user scrolls the list: the horizontal axis if only the width of the
  /// content exceeds the size of the list, and otherwise the vertical axis.
  internal var scrollingAxis: Axis {
    contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
      ? .horizontal : .vertical
  }
}
