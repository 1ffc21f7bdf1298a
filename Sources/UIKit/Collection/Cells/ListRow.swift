import Foundation
import GalleyGeometry
import GalleyLayout

/// A row of a list, in a collection view or a table: it has accessories beside its content, lines to its
/// neighbors, and a level in an outline.
@MainActor
internal protocol ListRow: ConfiguredCell {
  var bar: CellAccessoryBar { get }
  var separators: CellSeparators { get }
  var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)? { get }
  var indentationLevel: Int { get }
  var indentationWidth: CGFloat { get }
  var indentsAccessories: Bool { get }
  /// Whether the app's own views are in the row, which say how low it may be.
  var holdsOwnViews: Bool { get }
  /// How far from where reading begins the text does, if the row knows better than its content view.
  var ownTextStart: CGFloat? { get }
  /// Room at the sides of the row that its content stays clear of: the content view is that much narrower.
  var sideRoom: DirectionalInsets { get }
  /// How far the row's lines stay away from its edges, if it says so itself.
  var ownLineInsets: NSDirectionalEdgeInsets? { get }
}

extension UICollectionViewListCell: ListRow {
  internal var holdsOwnViews: Bool {
    contentConfiguration == nil
      ? !contentView.subviews.isEmpty : !(content is UIListContentView)
  }

  internal var ownTextStart: CGFloat? { nil }
  internal var ownLineInsets: NSDirectionalEdgeInsets? { nil }
  internal var sideRoom: DirectionalInsets { .zero }
}

extension ListRow {
  /// How far the content stays away from where reading begins, and from where it ends.
  internal var contentInsets: (start: CGFloat, end: CGFloat) {
    // Wide enough that nothing has to give way.
    let wide = 1e5
    let frame = bar.layout(in: CGSize(width: wide, height: 0)).contentFrame
    let (left, right) = (frame.minX, wide - frame.maxX)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  /// How large the row would be: as wide as its content and what is beside it, as high as its content.
  internal func fittingSizeOfRow(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority, _ content: (_ target: CGSize) -> CGSize
  ) -> CGSize {
    updateConfigurationIfNeeded()
    updateCellMargins()
    let insets = contentInsets
    let beside = insets.start + insets.end
    var target = targetSize
    target.width = max(target.width - beside, 0)
    var size = content(target)
    size.width += beside
    if verticalFittingPriority < .required { size.height = max(size.height, leastHeight) }
    return size
  }

  /// How high the row is at least.
  internal var leastHeight: CGFloat {
    var least = bar.leastHeight
    // Rows of the app's own views are as low as those are.
    if let listPlace, listPlace.part == .cell, !holdsOwnViews {
      least = max(least, listFigures[listPlace.appearance.galley].rowHeight)
    }
    return least
  }

  /// Tells the content which margins the cell keeps.
  internal func updateCellMargins() {
    guard let view = content as? UIListContentView else { return }
    let insets = contentInsets
    var margins = keptMargins
    // Indentation is added to the margins.
    margins.leading = max(margins.leading - (insets.start - indentation), 0)
    margins.trailing = max(margins.trailing - insets.end, 0)
    view.cellMargins = margins
  }

  /// How far the row is indented.
  internal var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// How far the safe area reaches into the cell from its sides.
  internal var sideSafeArea: DirectionalInsets {
    var area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
    (area.top, area.bottom) = (0, 0)
    return area
  }

  /// The margins of the cell: in most lists no less than those of the list.
  internal var keptMargins: DirectionalInsets {
    var margins = directionalLayoutMargins.galley
    guard let listPlace, listPlace.appearance != .sidebar, listPlace.appearance != .sidebarPlain
    else { return margins }
    let (edge, room) = (listPlace.edge, sideRoom)
    let area = insetsLayoutMarginsFromSafeArea ? sideSafeArea : .zero
    margins.leading = max(margins.leading, edge + max(area.leading, room.leading))
    margins.trailing = max(margins.trailing, edge + max(area.trailing, room.trailing))
    return margins
  }
}
