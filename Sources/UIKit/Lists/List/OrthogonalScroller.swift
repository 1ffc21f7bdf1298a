import Foundation
import GalleyGeometry
import GalleyLayout

/// A scroll view that contains the cells of a section with orthogonal scrolling: the section's row.
@MainActor
internal final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  private weak var owner: _ListView?
  /// The index of the section.
  var section: Int
  /// The layout's description of the row.
  var row: OrthogonalRow
  /// The offset at the beginning of the current drag.
  private var start: CGFloat = 0
  /// The axis along which the row scrolls.
  let axis: Axis

  init(section: Int, row: OrthogonalRow, axis: Axis, in owner: _ListView) {
    (self.section, self.row, self.axis, self.owner) = (section, row, axis, owner)
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delegate = self
  }

  required init?(coder: NSCoder) {
    preconditionFailure("OrthogonalScroller.init(coder:): Galley reads no archives")
  }

  /// The offset along the axis.
  var offset: CGFloat { axis == .horizontal ? contentOffset.x : contentOffset.y }

  func scroll(to offset: CGFloat, animated: Bool) {
    setContentOffset(point(offset), animated: animated)
  }

  func point(_ offset: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// The range of offsets. If groups are centered, the range extends beyond the content, so that
  /// the first and the last group can be centered, too.
  private var offsetRange: ClosedRange<CGFloat> {
    let ends = [
      row.restingOffset(for: -row.contentLength), row.restingOffset(for: 2 * row.contentLength), 0,
      row.maximumOffset,
    ].map { CGFloat($0) }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }

  /// Returns the offset within the range of offsets that is nearest to another offset.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  /// Applies the layout's description of the row.
  func update(_ row: OrthogonalRow, frame: CGRect, _ section: NSCollectionLayoutSection?) {
    let isNew = contentSize == .zero
    // The offset keeps its distance from the start of the row. In a mirrored row the start is on
    // the right, and moves if the content grows. If groups are centered, the start depends on the
    // width of the row.
    let delta = CGFloat(row.initialOffset - self.row.initialOffset)
    let offset = self.offset + delta
    self.row = row
    if self.frame != frame { self.frame = frame }
    setContentSize(for: row, in: frame.size)
    if isNew {
      scroll(to: CGFloat(row.initialOffset), animated: false)
    } else if offset != self.offset {
      if motion.flight == nil, !isDragging {
        scroll(to: clamped(offset), animated: false)
      } else if delta != 0 {
        moveContentAndMotion(by: point(offset - self.offset))
      }
    }
    apply(section?.orthogonalScrollingProperties, to: row)
  }

  /// Sets the size of the content, and the insets for groups that are centered at the ends.
  private func setContentSize(for row: OrthogonalRow, in space: CGSize) {
    let length = CGFloat(max(row.contentLength, row.visibleLength))
    let size =
      axis == .horizontal
      ? CGSize(width: length, height: space.height) : CGSize(width: space.width, height: length)
    if contentSize != size { contentSize = size }
    let overscroll = (
      before: -offsetRange.lowerBound, after: offsetRange.upperBound - CGFloat(row.maximumOffset)
    )
    let inset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: overscroll.before, bottom: 0, right: overscroll.after)
      : UIEdgeInsets(top: overscroll.before, left: 0, bottom: overscroll.after, right: 0)
    if contentInset != inset { contentInset = inset }
  }

  /// Applies the properties of the section to the scrolling of its row.
  private func apply(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?, to row: OrthogonalRow
  ) {
    switch properties?.decelerationRate ?? .automatic {
    case .automatic: decelerationRate = row.behavior == .continuous ? .normal : .fast
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    bounces = properties?.bounce != .never
    let always = properties?.bounce == .always
    alwaysBounceHorizontal = always && axis == .horizontal
    alwaysBounceVertical = always && axis == .vertical
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { owner?.rowScrolled(self) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = offset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard row.behavior != .continuous else { return }
    let proposed =
      axis == .horizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let velocityOnAxis = axis == .horizontal ? velocity.x : velocity.y
    targetContentOffset.pointee = point(
      CGFloat(row.targetOffset(for: proposed, from: start, velocity: velocityOnAxis)))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
}

/// The rows of a list with orthogonal scrolling. This type is a class and not a structure: placing
/// a row calls the list, which then accesses this object again. With a structure, the two accesses
/// would overlap, and Swift would trap.
@MainActor
internal final class OrthogonalScrollers {
  private var rows: [Int: OrthogonalScroller] = [:]
  /// The offsets of sections that have no row now, because they are not visible, each with the
  /// offset of the section's start.
  private var savedOffsets: [Int: (offset: CGFloat, start: CGFloat)] = [:]

  var isEmpty: Bool { rows.isEmpty && savedOffsets.isEmpty }

  var all: [(section: Int, view: UIView)] {
    rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  subscript(section: Int) -> OrthogonalScroller? { rows[section] }

  /// The offsets of all sections.
  var offsets: [Int: CGFloat] {
    guard !isEmpty else { return [:] }
    return savedOffsets.mapValues(\.offset).merging(rows.mapValues(\.offset)) { $1 }
  }

  /// Returns the view that contains an element's view: a row, or the list.
  func container(of element: Element, in view: _ListView) -> UIView {
    element.scrollsSideways ? rows[element.id.path.section] ?? view : view
  }

  /// Returns the origin of the row that contains an element's view, in the content of the list;
  /// zero if the list itself contains the view.
  func corner(of element: Element) -> CGPoint {
    guard element.scrollsSideways, let row = rows[element.id.path.section] else { return .zero }
    return row.frame.origin
  }

  /// Sets the sections that have a row, with the frames. Existing rows are kept.
  ///
  /// - Returns: The rows that are no longer needed. The caller removes them.
  func setRows(
    _ wanted: [(section: Int, row: OrthogonalRow, frame: CGRect)], axis: Axis,
    in view: _ListView
  ) -> [OrthogonalScroller] {
    var kept: [Int: OrthogonalScroller] = [:]
    var new: [OrthogonalScroller] = []
    for (section, row, frame) in wanted {
      let scroller = rows.removeValue(forKey: section).flatMap { $0.axis == axis ? $0 : nil }
      let made =
        scroller ?? OrthogonalScroller(section: section, row: row, axis: axis, in: view)
      let layout = view.shownLayout as? UICollectionViewCompositionalLayout
      made.update(row, frame: frame, layout?.section(at: section))
      if scroller == nil, let saved = savedOffsets.removeValue(forKey: section) {
        let offset = saved.offset + CGFloat(row.initialOffset) - saved.start
        made.scroll(to: made.clamped(offset), animated: false)
      }
      kept[section] = made
      if scroller == nil { new.append(made) }
    }
    let removed = Array(rows.values)
    // An offset is kept only if the section was scrolled, because all kept offsets are read
    // whenever the content moves.
    for scroller in removed {
      let start = CGFloat(scroller.row.initialOffset)
      if scroller.offset != start { savedOffsets[scroller.section] = (scroller.offset, start) }
    }
    rows = kept
    for scroller in new { view.insertSubview(scroller, at: 0) }
    if !new.isEmpty { view.pass.needsOrdering = true }
    return removed
  }

  /// Scrolls a section, whether it is visible or not.
  func go(toSection section: Int, _ row: OrthogonalRow, _ offset: CGFloat, animated: Bool) {
    if let scroller = rows[section] {
      scroller.scroll(to: offset, animated: animated)
    } else {
      savedOffsets[section] = (offset, CGFloat(row.initialOffset))
    }
  }

  /// Changes the indices of sections. `after` returns `nil` for sections that were deleted.
  func rename(_ after: (Int) -> Int?) {
    func renamed<Value>(_ values: [Int: Value]) -> [Int: Value] {
      Dictionary(
        values.compactMap { section, value in after(section).map { ($0, value) } },
        uniquingKeysWith: { first, _ in first })
    }
    savedOffsets = renamed(savedOffsets)
    for scroller in rows.values where after(scroller.section) == nil {
      scroller.removeFromSuperview()
    }
    rows = renamed(rows)
    for (section, scroller) in rows { scroller.section = section }
  }

  /// Removes all rows, and forgets their offsets.
  func removeAll() {
    for scroller in rows.values { scroller.removeFromSuperview() }
    (rows, savedOffsets) = ([:], [:])
  }
}
