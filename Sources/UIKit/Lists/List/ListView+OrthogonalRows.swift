import Foundation
import GalleyGeometry
import GalleyLayout

// Sections with orthogonal scrolling.

extension _ListView {
  /// Updates the rows that hold the cells of visible sections with orthogonal scrolling.
  internal func arrangeRows() {
    guard let layout = shownLayout as? UICollectionViewCompositionalLayout,
      layout.hasOrthogonalSections, let arrangement = layout.arrangement
    else {
      if !scrollers.isEmpty { scrollers.removeAll() }
      return
    }
    let axis = arrangement.scrollAxis
    // The offsets of the rows may be out of date, so the sections are found without the offsets.
    let sections = arrangement.orthogonalSections(in: bounds.galley)
    let wanted = sections.compactMap { section -> (Int, OrthogonalRow, CGRect)? in
      guard let row = arrangement.orthogonalSection(section),
        let frame = arrangement.frame(ofSection: section)
      else { return nil }
      return (section, row, rowFrame(frame, axis))
    }
    let removed = scrollers.setRows(wanted, axis: axis.perpendicular, in: self)
    for scroller in removed {
      moveFirstResponder(outOf: scroller)
      scroller.removeFromSuperview()
    }
  }

  /// Returns the frame of a row.
  ///
  /// If the layout scrolls vertically, the row is as wide as the list and as high as the section.
  /// Otherwise it is as high as the list and as wide as the section.
  private func rowFrame(_ section: Rect, _ axis: Axis) -> CGRect {
    axis == .vertical
      ? CGRect(x: 0, y: section.minY, width: bounds.width, height: section.height)
      : CGRect(x: section.minX, y: 0, width: section.width, height: bounds.height)
  }

  /// Called when a row has scrolled.
  internal func rowScrolled(_ row: OrthogonalScroller) {
    guard scrollers[row.section] === row else { return }
    setNeedsLayout()
  }
}
