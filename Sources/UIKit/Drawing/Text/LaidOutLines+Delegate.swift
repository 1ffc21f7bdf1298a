import Foundation
import GalleyDrawing
import GalleyGeometry

// The delegate of a layout manager may change the positions of lines.

extension LaidOutLines {
  /// Returns the lines with the spaces and rectangles that a delegate returns.
  internal func placed(
    by delegate: any NSLayoutManagerDelegate, of manager: NSLayoutManager
  ) -> LaidOutLines {
    var shift = 0.0
    return placing { index, line in
      if index > 0 { shift += change(ofSpaceAbove: index, by: delegate, of: manager) }
      var placed = line
      placed.move(by: shift)
      shift += place(index, &placed, shift, by: delegate, of: manager)
      return placed
    }
  }

  /// Returns the distance by which a delegate increases the space above a line.
  private func change(
    ofSpaceAbove line: Int, by delegate: any NSLayoutManagerDelegate, of manager: NSLayoutManager
  ) -> CGFloat {
    let rectBefore = rect(ofLine: line - 1)
    let (styleBefore, style) = (layout.paragraph(ofLine: line - 1), layout.paragraph(ofLine: line))
    // The last character of the line before, which may be a line end.
    let last = range(ofLine: line).location - 1
    var change: CGFloat = 0
    if let space = delegate.layoutManager?(
      manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rectBefore)
    {
      change += space - (styleBefore?.lineSpacing ?? 0)
    }
    guard layout.lines[line].line.range.lowerBound == 0 else { return change }
    if let space = delegate.layoutManager?(
      manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rectBefore)
    {
      change += space - (styleBefore?.spacing ?? 0)
    }
    if let space = delegate.layoutManager?(
      manager, paragraphSpacingBeforeGlyphAt: range(ofLine: line).location,
      withProposedLineFragmentRect: rect(ofLine: line))
    {
      change += space - (style?.spacingBefore ?? 0)
    }
    return change
  }

  /// Lets a delegate change the rectangles of a line.
  ///
  /// Returns the distance by which the end of the line moves down.
  ///
  /// - Parameter shift: The distance by which the line has already been moved down.
  private func place(
    _ index: Int, _ line: inout TextLayout.Line, _ shift: CGFloat,
    by delegate: any NSLayoutManagerDelegate, of manager: NSLayoutManager
  ) -> CGFloat {
    guard let container = manager.textContainers.first else { return 0 }
    let before = rect(ofLine: index).offsetBy(dx: 0, dy: shift)
    var rect = before
    var used = usedRect(ofLine: index).offsetBy(dx: 0, dy: shift)
    var baseline = CGFloat(line.origin.y) - before.minY
    guard
      delegate.layoutManager(
        manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used,
        baselineOffset: &baseline, in: container, forGlyphRange: range(ofLine: index))
    else { return 0 }
    line.origin.y = Double(rect.minY + baseline)
    line.frame.origin.y = Double(used.minY)
    line.frame.size.height = Double(used.height)
    return rect.maxY - before.maxY
  }
}

extension TextLayout.Line {
  fileprivate mutating func move(by distance: Double) {
    origin.y += distance
    frame.origin.y += distance
  }
}
