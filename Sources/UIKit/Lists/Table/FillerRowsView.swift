import Foundation

/// The separators of the empty rows below a short plain table.
@MainActor
internal final class FillerRowsView: UIView {
  /// The properties that determine the separators.
  struct Look: Equatable {
    var rowHeight: CGFloat
    var insets: UIEdgeInsets
    var color: UIColor
  }

  var look: Look { didSet { if look != oldValue { setNeedsDisplay() } } }

  init(_ look: Look) {
    self.look = look
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    look.color.setFill()
    let thickness = traitCollection.pixelLength
    let width = bounds.width - look.insets.left - look.insets.right
    // An app may hide separators with a very large inset.
    guard width > 0 else { return }
    var y = look.rowHeight
    while y <= bounds.height {
      UIRectFill(CGRect(x: look.insets.left, y: y - thickness, width: width, height: thickness))
      y += look.rowHeight
    }
  }
}

extension UITableView {
  /// The insets of the separators of empty rows, which are the same as those of rows with a text.
  private var fillerInset: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let start = defaultSeparatorInset.directional(in: direction).leading
    let automatic = UIListSeparatorConfiguration.automaticInsets
    var lines = givenLineInsets(in: direction) { start } ?? automatic
    if lines.leading == automatic.leading { lines.leading = start }
    if lines.trailing == automatic.trailing { lines.trailing = trailingLineInset }
    // The separators end before the section index.
    lines.trailing += CGFloat(widthCoveredByIndex)
    (lines.top, lines.bottom) = (0, 0)
    return lines.physical(in: direction)
  }

  /// Fills the space below the last row with empty rows. If the table has no empty rows, their view
  /// is removed.
  internal func placeFillerRows() {
    guard fillerRowHeight != 0, style == .plain, tableFooterView == nil,
      separatorStyle != .none, let separatorColor
    else {
      fillerRows?.removeFromSuperview()
      fillerRows = nil
      return
    }
    let usual = rowHeight > 0 ? rowHeight : CGFloat(listMetrics[style.appearance.galley].rowHeight)
    let look = FillerRowsView.Look(
      rowHeight: fillerRowHeight > 0 ? fillerRowHeight : usual, insets: fillerInset,
      color: separatorColor)
    let view = fillerRows ?? FillerRowsView(look)
    view.look = look
    if fillerRows == nil {
      fillerRows = view
      insertSubview(view, at: 0)
    }
    let top = contentSize.height
    // If the user drags the content up beyond its end, more empty rows are visible.
    let count = (max(bounds.maxY - top, 0) / look.rowHeight).rounded(.up)
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: count * look.rowHeight)
    if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
  }
}
