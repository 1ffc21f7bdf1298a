import Foundation
import GalleyGeometry
import GalleyLayout

// What a header or a footer shows.

extension UITableViewHeaderFooterView {
  /// The content that it has by itself, by its place.
  internal var usualContent: UIListContentConfiguration {
    let part: ListPart = isFooter ? .footer : .header
    let environment = listPlace?.environment ?? (list as? UITableView)?.style.environment ?? .plain
    return UIListContentConfiguration(.init(part.content(in: environment)))
  }

  internal var labels: TableCellLabels? {
    guard configurations.content == nil else { return nil }
    if let ownLabels { return ownLabels }
    let made = TableCellLabels(usualContent, hasDetail: true, in: contentView)
    ownLabels = made
    return made
  }

  /// The margins of the view: no less than those of the list.
  internal var keptMargins: DirectionalInsets {
    var margins = directionalLayoutMargins.galley
    guard let listPlace else { return margins }
    var area = safeAreaInsets.directional(in: effectiveUserInterfaceLayoutDirection).galley
    if !insetsLayoutMarginsFromSafeArea { area = .zero }
    let room = sideRoom(in: list)
    margins.leading = max(margins.leading, listPlace.edge + max(area.leading, room.leading))
    margins.trailing = max(margins.trailing, listPlace.edge + max(area.trailing, room.trailing))
    return margins
  }

  /// The margins that the content view keeps, which is narrower than the view.
  internal var labelMargins: DirectionalInsets {
    let room = sideRoom(in: list)
    var margins = keptMargins
    margins.leading = max(margins.leading - room.leading, 0)
    margins.trailing = max(margins.trailing - room.trailing, 0)
    return margins
  }

  /// A configuration says what is shown from now on.
  internal func dropLabels() {
    ownLabels?.remove()
    ownLabels = nil
  }

  internal func updateContentMargins() {
    (content as? UIListContentView)?.cellMargins = labelMargins
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  internal var kind: String { "header or footer" }

  internal var contentFrame: CGRect {
    let room = NSDirectionalEdgeInsets(sideRoom(in: list))
    return bounds.inset(by: room.physical(in: effectiveUserInterfaceLayoutDirection))
  }

  /// How wide the content is in a width of the view.
  internal func contentWidth(inside width: CGFloat) -> CGFloat {
    let room = sideRoom(in: list)
    return max(width - CGFloat(room.leading + room.trailing), 0)
  }

  internal var hasDefaultBackground: Bool { listPlace != nil }

  /// A color of the app's takes the place of the list's background.
  internal func usualBackground(for state: UIViewConfigurationState) -> UIBackgroundConfiguration {
    backgroundColor == nil ? defaultBackgroundConfiguration().updated(for: state) : .clear()
  }

  internal func callUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  internal func contentViewChanged() { updateContentMargins() }

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
