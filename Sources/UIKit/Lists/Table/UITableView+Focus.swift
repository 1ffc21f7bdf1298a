import Foundation

// Asks and notifies the delegate of a table about the focus.

extension UITableView {
  internal func askWhetherFocusable(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  internal func askForFocused() -> IndexPath? {
    delegate?.indexPathForPreferredFocusedView(in: self)
  }

  internal func askWhetherSelectionFollowsFocus(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }

  internal func askWhetherFocusMoves(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: tableContext(context)) ?? true
  }

  internal func tellFocusMoved(
    _ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView(self, didUpdateFocusIn: tableContext(context), with: coordinator)
  }

  private func tableContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(
      context, from: path(ofItemAround: context.previouslyFocusedView),
      to: path(ofItemAround: context.nextFocusedView))
  }
}
