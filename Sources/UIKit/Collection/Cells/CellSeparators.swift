import Foundation
import GalleyGeometry
import GalleyLayout

/// The lines above and below a row.
@MainActor
internal final class CellSeparators {
  private var top: UIView?
  private var bottom: UIView?
  private var guide: UILayoutGuide?
  private var edges: (start: NSLayoutConstraint, end: NSLayoutConstraint)?

  /// The guide that says from where to where the lines are, made when it is asked for.
  func guide(in cell: UICollectionViewListCell) -> UILayoutGuide {
    if let guide { return guide }
    let guide = UILayoutGuide()
    cell.addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: CellSeparators.textStart(in: cell))
    let end = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    // Weaker than what an app says.
    for edge in [start, end] { edge.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: cell.topAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    self.guide = guide
    edges = (start, end)
    return guide
  }

  /// Puts the lines where they belong.
  func place(in cell: UICollectionViewListCell) {
    let textStart = CellSeparators.textStart(in: cell)
    if let edges, edges.start.constant != textStart { edges.start.constant = textStart }
    guard let place = cell.listPlace,
      let separators = place.separators(
        textStart: Double(start(in: cell) ?? textStart), metrics: ListFigures.current)
    else {
      top = show(nil, .clear, in: cell, by: top)
      bottom = show(nil, .clear, in: cell, by: bottom)
      return
    }
    let frames = separators.frames(
      in: cell.bounds.size.galley,
      grid: PixelGrid(scale: Double(cell.traitCollection.displayScale)),
      direction: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
    let isOneOfSeveral = cell.isInEditing && cell.isSelected
    let color =
      isOneOfSeveral ? place.separators.multipleSelectionColor : place.separators.color
    top = show(frames.top, color, in: cell, by: top)
    bottom = show(frames.bottom, color, in: cell, by: bottom)
  }

  /// Where the guide begins, if there is one.
  private func start(in cell: UICollectionViewListCell) -> CGFloat? {
    guard let frame = guide?.layoutFrame else { return nil }
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? cell.bounds.maxX - frame.maxX : frame.minX - cell.bounds.minX
  }

  /// Shows a line, or none, and returns its view.
  private func show(
    _ frame: Rect?, _ color: UIColor, in cell: UIView, by old: UIView?
  ) -> UIView? {
    guard let frame else {
      old?.removeFromSuperview()
      return nil
    }
    let view = old ?? UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = CGRect(frame).offsetBy(dx: cell.bounds.minX, dy: cell.bounds.minY)
    if old == nil { cell.addSubview(view) }
    return view
  }

  /// How far from where reading begins the text does.
  private static func textStart(in cell: UICollectionViewListCell) -> CGFloat {
    let start = cell.contentInsets.start
    if let view = cell.content as? UIListContentView {
      return start + view.parts(in: view.bounds.size).textStart
    }
    let kept = CGFloat(cell.keptMargins.leading) - start
    return start + max(cell.contentView.directionalLayoutMargins.leading, kept)
  }
}
