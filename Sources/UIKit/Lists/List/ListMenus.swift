import Foundation

// Context menus of the items of a list.

extension _ListView {
  /// Adds the context menu interaction, once there is a delegate that can be asked for menus.
  internal func installMenus() {
    guard menus == nil, subclass.hasDelegate else { return }
    let menus = ListMenus(of: self)
    self.menus = menus
    addInteraction(menus.interaction)
  }

  /// Returns the items for which a menu on an item is shown: all selected items if the item is
  /// selected, else only that item. A table has menus for single rows only.
  fileprivate func paths(ofMenuOn path: IndexPath) -> [IndexPath] {
    selection.contains(path) && !(self is UITableView) ? selection.paths.sorted() : [path]
  }
}

/// Asks the delegate of a list for context menus.
@MainActor
internal final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var list: _ListView?
  /// The paths of the items for which the menu is shown. Deleted and reloaded items are removed.
  private var paths: [IndexPath] = []
  /// The path of the item under the finger; `nil` if there is none, or if it was deleted or
  /// reloaded.
  private var pressed: IndexPath?

  init(of list: _ListView) { self.list = list }

  /// Changes the paths of items after an update. An item that was deleted or reloaded has no
  /// preview any more.
  func follow(_ after: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(after)
    pressed = pressed.flatMap(after)
  }

  /// Removes all paths, because the list reloads its data.
  func forget() {
    paths = []
    pressed = nil
  }

  private var subclass: (any ListViewSubclass)? {
    guard let subclass = list?.subclass, subclass.hasDelegate else { return nil }
    return subclass
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let subclass, subclass.movement == nil else { return nil }
    pressed = subclass.path(at: location)
    paths = pressed.map { subclass.paths(ofMenuOn: $0) } ?? []
    return subclass.askForMenu(of: paths, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isComing: true)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, isComing: false)
  }

  /// Returns the delegate's preview for the item under the finger, or a preview of the item's cell.
  /// The interaction shows only one preview, but the delegate is asked for all items.
  private func preview(
    _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview? {
    guard let subclass else { return nil }
    let pressed = pressed
    var shown: UITargetedPreview?
    for path in paths {
      let preview = subclass.askForPreview(of: path, configuration, isComing: isComing)
      guard path == pressed else { continue }
      // A preview needs a view in a window. The list may have left its window since the menu was
      // shown, so a cell without a window has no preview.
      let cell = subclass.shownView(.item, at: path).flatMap { $0.window == nil ? nil : $0 }
      shown = preview ?? cell.map { UITargetedPreview(view: $0) }
    }
    return shown
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    subclass?.tellPreviewTapped(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    subclass?.tellMenuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    subclass?.tellMenuWillEnd(configuration, animator)
  }
}
