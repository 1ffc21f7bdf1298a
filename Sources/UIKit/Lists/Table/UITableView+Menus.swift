import Foundation

// Context menus of rows, and the delegate's methods about swiping.

extension UITableView {
  /// The menu that is presented. UIKit has no such member.
  public var presentedMenu: PresentedMenu? { contextMenuInteraction?.presentedMenu }

  /// Returns the context menu for a row. A table has menus for single rows only.
  internal func askForMenu(
    of paths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = path(at: point) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  internal func askForPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview? {
    isComing
      ? delegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      : delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  internal func tellPreviewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  internal func tellMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  internal func tellMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  internal func tellSwipeBegins(at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  internal func tellSwipeEnded(at path: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}
