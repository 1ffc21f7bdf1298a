import Foundation
import GalleyGeometry
import GalleyLayout

// The content of a header or footer.

extension UITableViewHeaderFooterView {
  /// The default content of a header or of a footer, in the style of the list.
  internal var defaultContent: UIListContentConfiguration {
    let part: ListPart = isFooter ? .footer : .header
    let environment = listPlace?.environment ?? (list as? UITableView)?.style.environment ?? .plain
    return UIListContentConfiguration(.init(part.content(in: environment)))
  }

  internal var labels: TableCellLabels? {
    guard configurations.content == nil else { return nil }
    if let ownLabels { return ownLabels }
    let made = TableCellLabels(defaultContent, hasDetail: true, in: contentView)
    ownLabels = made
    return made
  }

  /// The margins of the view, which are at least the margins of the list.
  internal var keptMargins: DirectionalInsets {
    var margins = directionalLayoutMargins.galley
    guard let listPlace else { return margins }
    var area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
    if !insetsLayoutMarginsFromSafeArea { area = .zero }
    let space = sideSpace(in: list)
    margins.leading = max(margins.leading, listPlace.edge + max(area.leading, space.leading))
    margins.trailing = max(margins.trailing, listPlace.edge + max(area.trailing, space.trailing))
    return margins
  }

  /// The margins of the labels inside of the content view. The content view already leaves space
  /// free at the sides of this view, so these margins are smaller by that space.
  internal var labelMargins: DirectionalInsets {
    let space = sideSpace(in: list)
    var margins = keptMargins
    margins.leading = max(margins.leading - space.leading, 0)
    margins.trailing = max(margins.trailing - space.trailing, 0)
    return margins
  }

  /// Removes the labels, because a content configuration is shown instead.
  internal func dropLabels() {
    ownLabels?.remove()
    ownLabels = nil
  }

  /// Sets the margins of the content view.
  ///
  /// - Unverified: 8 points above and below a content view of the app.
  internal func updateContentMargins() {
    if let view = content as? UIListContentView {
      view.cellMargins = labelMargins
    } else {
      givenContentMargins.set(labelMargins, above: 8, of: content)
    }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  internal var kind: String { "header or footer" }

  internal var contentFrame: CGRect {
    let space = NSDirectionalEdgeInsets(sideSpace(in: list))
    return bounds.inset(by: space.physical(in: effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the width of the content view for a given width of this view.
  internal func contentWidth(inside width: CGFloat) -> CGFloat {
    let space = sideSpace(in: list)
    return max(width - CGFloat(space.leading + space.trailing), 0)
  }

  internal var hasDefaultBackground: Bool { listPlace != nil }

  internal var hasOwnBackground: Bool { backgroundView != nil }

  /// Returns the default background, or a clear background if the app has set a background color.
  internal func defaultBackground(for state: UIViewConfigurationState) -> UIBackgroundConfiguration
  {
    backgroundColor == nil ? defaultBackgroundConfiguration().updated(for: state) : .clear()
  }

  internal func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  internal func contentViewChanged() {
    givenContentMargins = GivenMargins()
    updateContentMargins()
  }

  internal func dropOwnBackgrounds() {
    if backgroundView != nil { backgroundView = nil }
  }

  internal func configuredBackgroundChanged() {}
}

extension UITableView.Style {
  internal var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
