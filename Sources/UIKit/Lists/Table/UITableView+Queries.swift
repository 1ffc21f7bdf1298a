import Foundation
import GalleyLayout

// Queries about rows and sections.

extension UITableView {
  /// The paths of the visible rows.
  ///
  /// While cells are being created, rows that have no cell yet are included, so that a delegate
  /// sees which row is the last one.
  ///
  /// - Unverified: that reading this property lays out a table, although it does not lay out a
  ///   collection view.
  internal var visibleRows: [IndexPath] {
    if !isBusy { layoutIfNeeded() }
    guard case .layingOut = machine.phase, !machine.isDataAhead, !isArranging,
      let arrangement
    else { return visiblePaths { $0 == .item } }
    return arrangement.elements(in: currentViewport)
      .filter { $0.id.kind == .item }.map { IndexPath($0.id.path) }
  }

  /// Creates the cells of the visible rows if the table has none, as after a reload.
  ///
  /// Unit tests reload a table that is in no window and read its cells in the next line. They also
  /// do so with a table that has no size. Then the row at the offset has a cell.
  internal func createCellsAfterReload(for path: IndexPath) {
    guard elements.all.isEmpty, !isBusy, !isArranging, !pass.isDataChanging, holds(path)
    else { return }
    if bounds.isEmpty {
      let (frame, offset) = (self.rect(ofRow: path), bounds.minY)
      guard frame.minY <= offset, offset < frame.maxY else { return }
      pass.requestedRow = Element.ID(.item, at: ElementPath(path))
    }
    layOutElements()
  }

  internal func rect(ofRow path: IndexPath) -> CGRect {
    layoutAttributes(of: .item, at: path)?.frame ?? .zero
  }

  /// Returns the frame that the header or footer of a section has while it is not pinned. If the
  /// section has no header or footer, returns the rectangle of the space in its place.
  internal func rect(of kind: Element.Kind, ofSection section: Int) -> CGRect {
    let whole = rect(ofSection: section)
    guard whole != .zero else { return .zero }
    if let element = headerOrFooter(kind, ofSection: section) { return CGRect(element.frame) }
    let height = (shownLayout as? TableViewLayout)?.space(of: kind, ofSection: section) ?? 0
    let y = kind == .sectionHeader ? whole.minY : whole.maxY - height
    return CGRect(x: whole.minX, y: y, width: whole.width, height: height)
  }

  private func headerOrFooter(_ kind: Element.Kind, ofSection section: Int) -> Element? {
    arrangement?.element(Element.ID(kind, at: ElementPath(section: section, item: 0)))
  }

  internal func rect(ofSection section: Int) -> CGRect {
    prepareLayoutForQuestion()
    return arrangement?.frame(ofSection: section).map { CGRect($0) } ?? .zero
  }

  internal func paths(in rect: CGRect) -> [IndexPath] {
    prepareLayoutForQuestion()
    return (arrangement?.elements(in: viewport(rect)) ?? [])
      .filter { $0.id.kind == .item }.map { IndexPath($0.id.path) }
  }

  internal var nearestSelectedRow: IndexPath? {
    let middle = bounds.midY
    return selection.paths.min { left, right in
      let (one, other) = (rect(ofRow: left).midY - middle, rect(ofRow: right).midY - middle)
      return (one.magnitude, left) < (other.magnitude, right)
    }
  }

  /// Returns the height that a pinned header covers above a row. Only plain tables have pinned
  /// headers.
  internal func lengthCovered(above path: IndexPath) -> CGFloat {
    guard style == .plain else { return 0 }
    prepareLayoutForQuestion()
    return CGFloat(headerOrFooter(.sectionHeader, ofSection: path.section)?.frame.height ?? 0)
  }

  /// Scrolls to the start of a section.
  internal func scroll(toStartOfSection section: Int) {
    guard counts.indices.contains(section) else { return }
    layoutIfNeeded()
    // The position of the section may be an estimate until it is visible, so the table scrolls
    // again when the position is known.
    for _ in 0..<ScrollTarget.maximumTries {
      let top = rect(ofSection: section).minY - adjustedContentInset.top
      let offset = inside(CGPoint(x: contentOffset.x, y: top))
      // An animation or a deceleration has to end even if the content is at the offset now.
      guard offset != contentOffset || motion.flight != nil else { return }
      setContentOffset(offset, animated: false)
      layoutIfNeeded()
    }
  }

  /// Scrolls the header of a section to a position.
  private func scroll(
    toHeaderOfSection section: Int, _ position: ScrollPosition, animated: Bool
  ) {
    if position == .none {
      return scrollRectToVisible(rect(ofSection: section), animated: animated)
    }
    if position == .top, !animated { return scroll(toStartOfSection: section) }
    layoutIfNeeded()
    let header = rect(of: .sectionHeader, ofSection: section)
    let inset = adjustedContentInset
    let free = bounds.height - inset.top - inset.bottom - header.height
    let y =
      switch position {
      case .middle: header.minY - free / 2
      case .bottom: header.minY - free
      default: rect(ofSection: section).minY
      }
    setContentOffset(inside(CGPoint(x: contentOffset.x, y: y - inset.top)), animated: animated)
  }

  internal func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    // A path whose row is `NSNotFound` identifies the header of its section.
    if path.count == 2, path.row == NSNotFound {
      return scroll(toHeaderOfSection: path.section, position, animated: animated)
    }
    switch position {
    case .none:
      checkInBounds(path, attempt: "scroll the table view to")
      let (frame, visible) = (rect(ofRow: path), bounds.inset(by: adjustedContentInset))
      if frame.minY < visible.minY + lengthCovered(above: path) {
        scroll(to: path, .top, animated: animated)
      } else if frame.maxY > visible.maxY {
        scroll(to: path, .bottom, animated: animated)
      }
    case .top: scroll(to: path, .top, animated: animated)
    case .middle: scroll(to: path, .centeredVertically, animated: animated)
    case .bottom: scroll(to: path, .bottom, animated: animated)
    }
  }
}
