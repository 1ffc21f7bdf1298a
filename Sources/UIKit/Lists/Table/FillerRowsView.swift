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
  /// The inset of the separators of empty rows, which is the same as that of rows with a text.
  private var fillerInset: UIEdgeInsets {
    let automatic = defaultSeparatorInset
    guard let given = givenSeparatorInset else { return automatic }
    let isRelative = separatorInsetReference == .fromAutomaticInsets
    func resolved(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      guard given[keyPath: edge] != UITableView.automaticDimension else {
        return automatic[keyPath: edge]
      }
      return given[keyPath: edge] + (isRelative ? automatic[keyPath: edge] : 0)
    }
    return UIEdgeInsets(top: 0, left: resolved(\.left), bottom: 0, right: resolved(\.right))
  }

  /// Fills the space below the last row with empty rows, or removes them if the table has none.
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
    // A table that is pulled up shows more empty rows.
    let count = (max(bounds.maxY - top, 0) / look.rowHeight).rounded(.up)
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: count * look.rowHeight)
    if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
  }
}
