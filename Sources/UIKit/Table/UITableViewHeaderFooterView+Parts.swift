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
    margins.leading = max(margins.leading, listPlace.edge + area.leading)
    margins.trailing = max(margins.trailing, listPlace.edge + area.trailing)
    return margins
  }

  /// A configuration says what is shown from now on.
  internal func dropLabels() {
    ownLabels?.remove()
    ownLabels = nil
  }

  internal func updateContentMargins() {
    (content as? UIListContentView)?.cellMargins = keptMargins
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  internal var kind: String { "header or footer" }

  internal var contentFrame: CGRect { bounds }

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
