import Foundation
import GalleyGeometry
import GalleyLayout

// The layout of a table view cell: its margins, and the frames of its content and backgrounds.

extension _ListElementView {
  /// Returns the space at the sides of a row, header or footer that its content view leaves free.
  /// The section index is in this space, and so is the safe area if the table insets its content
  /// views to the safe area.
  internal func sideSpace(in list: _ListView?) -> DirectionalInsets {
    guard let table = list as? UITableView else { return .zero }
    var space = DirectionalInsets.zero
    if table.insetsContentViewsToSafeArea {
      let area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
      (space.leading, space.trailing) = (area.leading, area.trailing)
    }
    space.trailing += listPlace?.indexWidth ?? 0
    return space
  }
}

extension UITableViewCell: ListRow {
  internal var indentsAccessories: Bool { true }

  internal var indentsContentView: Bool { configurations.content != nil }

  internal var sideSpace: DirectionalInsets { sideSpace(in: list) }

  internal var holdsOwnViews: Bool {
    if configurations.content != nil { return !(content is UIListContentView) }
    return contentView.storage.hasConstrainedSubviews
  }

  internal var ownTextStart: CGFloat? {
    guard let labels = shownLabels else { return nil }
    return contentInsets.start
      + labels.textStart(in: contentView.bounds.size, margins: labelMargins, of: self)
  }

  internal func contentViewChanged() {
    givenContentMargins = GivenMargins()
    updateHighlights()
    insetsChanged()
  }

  internal func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  internal func insetsChanged() {
    updateOwnMargins()
    updateCellMargins()
    updateContentMargins()
    setNeedsLayout()
  }

  /// Sets the margins of the cell to the margins of the table's rows. Margins that the app has set
  /// are kept.
  ///
  /// - Unverified: 8 points above and below.
  private func updateOwnMargins() {
    guard let listPlace, list is UITableView else { return }
    let edge = listPlace.edge
    givenMargins.set(
      DirectionalInsets(top: 0, leading: edge, bottom: 0, trailing: edge), above: 8, of: self)
  }

  /// Sets the margins of a content view that the app fills itself, so that its layout margins guide
  /// begins where a text would begin. Margins that the app has set are kept.
  ///
  /// - Unverified: 11 points above and below.
  internal func updateContentMargins() {
    guard !(content is UIListContentView) else { return }
    givenContentMargins.set(contentMargins, above: 11, of: content)
  }

  internal func placeContent() {
    configurations.backgroundView?.frame = bounds
    if shadowBeforeLift != nil { fitLiftShadow() }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.frame = bounds
    contentView.frame = contentFrame
  }

  internal var contentFrame: CGRect {
    CGRect(bar.layout(in: bounds.size).contentFrame).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }
}
