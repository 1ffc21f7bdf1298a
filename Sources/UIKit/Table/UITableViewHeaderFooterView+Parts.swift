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

  internal func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate, !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      setContent(content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration {
      if !configurations.isBackgroundSet, backgroundView == nil, listPlace != nil {
        show(defaultBackgroundConfiguration().updated(for: state))
      } else if let background = configurations.background {
        show(background.updated(for: state))
      }
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  internal func setContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      return put(UIView())
    }
    ownLabels?.remove()
    ownLabels = nil
    configurations.content = new
    if let view = content as? any UIView & UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      put(new.makeContentView())
    }
    (content as? UIListContentView)?.cellMargins = keptMargins
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func put(_ view: UIView) {
    let old = content
    content = view
    view.frame = bounds
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  internal func setBackground(_ new: UIBackgroundConfiguration?) {
    configurations.isBackgroundSet = true
    guard let new else { return dropBackground() }
    if backgroundView != nil { backgroundView = nil }
    show(new.updated(for: configurationState))
  }

  private func show(_ new: UIBackgroundConfiguration) {
    configurations.background = new
    if let view = configurations.backgroundView {
      view.configuration = new
      return
    }
    let view = BackgroundView(new)
    view.frame = bounds
    insertSubview(view, at: 0)
    configurations.backgroundView = view
  }

  internal func dropBackground() {
    configurations.isBackgroundSet = true
    configurations.background = nil
    configurations.backgroundView?.removeFromSuperview()
    configurations.backgroundView = nil
  }
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
