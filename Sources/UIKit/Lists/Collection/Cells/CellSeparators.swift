import Foundation
import GalleyGeometry
import GalleyLayout

/// The separators above and below a row.
@MainActor
internal final class CellSeparators {
  private var top: UIView?
  private var bottom: UIView?
  private var guide: UILayoutGuide?
  private var edges: (start: NSLayoutConstraint, end: NSLayoutConstraint)?
  /// Whether the row or the row above or below it was selected or highlighted when the separators
  /// were placed.
  ///
  /// If so, the separators have to be placed again when the cell shows another row.
  private(set) var areBesideMark = false

  /// Returns the guide that defines the ends of the separators. The guide is created when it is
  /// first used.
  func guide(in cell: any ListRow) -> UILayoutGuide {
    if let guide { return guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: CellSeparators.textStart(in: cell))
    let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // Low priority, so that an app's constraints on the guide win.
    for edge in [start, end] { edge.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    self.guide = guide
    edges = (start, end)
    return guide
  }

  /// Places the separators.
  func place(in cell: any ListRow) {
    let textStart = CellSeparators.textStart(in: cell)
    if let edges, edges.start.constant != textStart { edges.start.constant = textStart }
    var listPlace = cell.listPlace
    if let insets = cell.ownLineInsets {
      // In the grouped style, the separators above and below a section are as wide as the section,
      // so the insets do not apply.
      let row = listPlace?.appearance == .grouped ? listPlace?.row : nil
      if row?.isFirst != true { listPlace?.separators.topSeparatorInsets = insets }
      if row?.isLast != true { listPlace?.separators.bottomSeparatorInsets = insets }
    }
    guard let place = listPlace,
      let separators = place.separators(
        textStart: Double(start(in: cell) ?? textStart), metrics: cell.listMetrics)
    else {
      top = show(nil, at: .zero, .clear, in: cell, by: top)
      bottom = show(nil, at: .zero, .clear, in: cell, by: bottom)
      return
    }
    // The separators end before the section index.
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var size = cell.bounds.size.galley
    size.width -= place.indexWidth
    let frames = separators.frames(
      in: size, grid: PixelGrid(scale: Double(cell.traitCollection.displayScale)),
      direction: isMirrored ? .rightToLeft : .leftToRight)
    let corner = CGPoint(
      x: cell.bounds.minX + (isMirrored ? CGFloat(place.indexWidth) : 0), y: cell.bounds.minY)
    let lines = place.separators
    let (previous, next) = (cell.row(after: -1), cell.row(after: 1))
    let above = color(lines, lines.topSeparatorVisibility, between: cell, and: previous)
    let below = color(lines, lines.bottomSeparatorVisibility, between: cell, and: next)
    areBesideMark = cell.isMarked || previous?.isMarked == true || next?.isMarked == true
    top = show(above == nil ? nil : frames.top, at: corner, above ?? .clear, in: cell, by: top)
    bottom = show(
      below == nil ? nil : frames.bottom, at: corner, below ?? .clear, in: cell, by: bottom)
  }

  /// Returns the color of the separator between a row and its neighbor; `nil` if there is none.
  /// There is no separator beside a selected or highlighted row, unless the neighbor is selected
  /// too or the configuration makes the separator visible.
  private func color(
    _ lines: UIListSeparatorConfiguration, _ visibility: UIListSeparatorConfiguration.Visibility,
    between cell: any ListRow, and other: (any ListRow)?
  ) -> UIColor? {
    if cell.looksSelected, other?.looksSelected == true { return lines.multipleSelectionColor }
    guard visibility == .automatic, cell.isMarked || other?.isMarked == true else {
      return lines.color
    }
    return nil
  }

  /// Returns the leading edge of the guide, if there is one.
  private func start(in cell: any ListRow) -> CGFloat? {
    guard let frame = guide?.layoutFrame else { return nil }
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? cell.bounds.maxX - frame.maxX : frame.minX - cell.bounds.minX
  }

  /// Shows a separator with a frame relative to a corner, or removes it if the frame is `nil`.
  /// Returns the view of the separator.
  private func show(
    _ frame: Rect?, at corner: CGPoint, _ color: UIColor, in cell: UIView, by old: UIView?
  ) -> UIView? {
    guard let frame else {
      old?.removeFromSuperview()
      return nil
    }
    let view = old ?? UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = CGRect(frame).offsetBy(dx: corner.x, dy: corner.y)
    if old == nil { cell.addSubview(view) }
    return view
  }

  /// Returns the distance of the text from the leading edge of the cell.
  internal static func textStart(in cell: any ListRow) -> CGFloat {
    if let start = cell.ownTextStart { return start }
    let start = cell.contentInsets.start
    if let view = cell.content as? UIListContentView {
      return start + view.parts(in: view.bounds.size).textStart
    }
    let kept = CGFloat(cell.keptMargins.leading) - (start - cell.shift)
    // The separator is indented even if the content view is not.
    return start + max(cell.contentView.directionalLayoutMargins.leading, kept)
      + cell.indentation - cell.shift
  }
}

extension ListRow {
  fileprivate var looksSelected: Bool { showsSelection && isSelected }

  /// Returns the visible row that is `count` rows further down in the section.
  fileprivate func row(after count: Int) -> (any ListRow)? {
    guard let list, let path = list.path(of: self) else { return nil }
    let other = IndexPath(item: path.item + count, section: path.section)
    return list.shownView(.item, at: other) as? any ListRow
  }

  /// Makes the neighbors update their separators.
  internal func updateNeighborSeparators() {
    for count in [-1, 1] { row(after: count)?.setNeedsLayout() }
  }
}
