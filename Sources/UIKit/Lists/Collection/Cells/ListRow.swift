import Foundation
import GalleyGeometry
import GalleyLayout

/// A row of a list, in a collection view or a table. A row has accessories, separators and an
/// indentation level.
@MainActor
internal protocol ListRow: ConfiguredCell {
  var bar: CellAccessoryBar { get }
  var separators: CellSeparators { get }
  var accessoryTapped: ((UICellAccessory.AccessoryType) -> Void)? { get }
  var indentationLevel: Int { get }
  var indentationWidth: CGFloat { get }
  var indentsAccessories: Bool { get }
  /// Whether the indentation moves the content view. Otherwise the indentation moves the row's own
  /// labels inside the content view.
  var indentsContentView: Bool { get }
  /// Whether the content consists of the app's own views. These views determine the minimum height
  /// of the row.
  var holdsOwnViews: Bool { get }
  /// The distance of the text from the leading edge; `nil` if the content view determines it.
  var ownTextStart: CGFloat? { get }
  /// The space at the sides of the row that the content view leaves free.
  var sideSpace: DirectionalInsets { get }
  /// The insets of the row's separators, if the row sets them itself.
  var ownLineInsets: NSDirectionalEdgeInsets? { get }
}

extension UICollectionViewListCell: ListRow {
  internal var holdsOwnViews: Bool {
    contentConfiguration == nil
      ? !contentView.subviews.isEmpty : !(content is UIListContentView)
  }

  internal var indentsContentView: Bool { true }
  internal var ownTextStart: CGFloat? { nil }
  internal var ownLineInsets: NSDirectionalEdgeInsets? { nil }
  internal var sideSpace: DirectionalInsets { .zero }
}

extension ListRow {
  /// The insets of the content at the leading and the trailing edge.
  internal var contentInsets: (start: CGFloat, end: CGFloat) {
    // The width is so large that nothing has to be compressed.
    let wide = 1e5
    let frame = bar.layout(in: CGSize(width: wide, height: 0)).contentFrame
    let (left, right) = (frame.minX, wide - frame.maxX)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
  }

  /// Returns the size of the row: the size of its content, widened by the accessories and insets.
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

  /// The minimum height of the row.
  internal var leastHeight: CGFloat {
    var least = bar.leastHeight
    // A row with the app's own views may be as low as those views.
    if let listPlace, listPlace.part == .cell, !holdsOwnViews {
      least = max(least, listMetrics[listPlace.appearance.galley].rowHeight)
    }
    return least
  }

  /// Passes the margins of the cell on to the content view.
  internal func updateCellMargins() {
    guard let view = content as? UIListContentView else { return }
    let insets = contentInsets
    var margins = keptMargins
    // The indentation is added to the margins, so only the other insets are subtracted.
    margins.leading = max(margins.leading - (insets.start - shift), 0)
    margins.trailing = max(margins.trailing - insets.end, 0)
    view.cellMargins = margins
  }

  /// Requests a new measurement if the accessories give the configured content another width.
  internal func contentWidthMayHaveChanged() {
    guard configurations.content != nil, content.frame.width != contentFrame.width else { return }
    invalidateIntrinsicContentSize()
  }

  /// The width of the indentation.
  internal var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

  /// The part of the indentation by which the content view is moved.
  internal var shift: CGFloat { indentsContentView ? indentation : 0 }

  /// The safe area insets of the cell at its leading and trailing edge.
  internal var sideSafeArea: DirectionalInsets {
    var area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
    (area.top, area.bottom) = (0, 0)
    return area
  }

  /// The margins of the cell: at least the margins of the list, except in a sidebar.
  internal var keptMargins: DirectionalInsets {
    var margins = directionalLayoutMargins.galley
    guard let listPlace, listPlace.appearance != .sidebar, listPlace.appearance != .sidebarPlain
    else { return margins }
    let (edge, space) = (listPlace.edge, sideSpace)
    let area = insetsLayoutMarginsFromSafeArea ? sideSafeArea : .zero
    margins.leading = max(margins.leading, edge + max(area.leading, space.leading))
    margins.trailing = max(margins.trailing, edge + max(area.trailing, space.trailing))
    return margins
  }
}
