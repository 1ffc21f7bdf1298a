import Foundation

// The focus, in terms of the delegate of a table.

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
      context, from: focusPath(of: context.previouslyFocusedView),
      to: focusPath(of: context.nextFocusedView))
  }
}

/// The context of a move of the focus in a table, with the rows.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Creates a context of a move from nowhere to nowhere, for an app's own calls.
  public override init() { super.init() }

  internal init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }

  /// The row that had the focus; `nil` if it was outside of the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; `nil` if it is outside of the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
