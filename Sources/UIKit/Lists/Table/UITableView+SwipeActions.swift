import Foundation
import GalleyLayout

// The swipe actions of rows: the actions from the delegate, or the delete action.

extension UITableView {
  /// Returns the swipe actions on a side of a row.
  internal func actions(
    _ side: SwipedRow.Side, ofRow path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delegate, canEdit(row: path) else { return deletion(side, path) }
    if side == .leading {
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let own = OptionalMember.ownResult(
      of: delegate, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    ) {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    // If the delegate returns `nil`, the row has the default actions. If the delegate returns a
    // configuration without actions, the row has none.
    if let own { return own ?? deletion(side, path) }
    let old = OptionalMember.ownResult(of: delegate, "tableView(_:editActionsForRowAt:)") {
      delegate.tableView(self, editActionsForRowAt: path)
    }
    guard let old, let actions = old else { return deletion(side, path) }
    let now = { [weak self] in self?.swiping?.row?.path ?? path }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.contextualAction(at: now) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Whether the data source implements `tableView(_:commit:forRowAt:)`; `true` if this is not
  /// known.
  private var commitsEdits: Bool {
    // A diffable data source has the method.
    guard let dataSource, !(dataSource is any RowMoveObserver) else { return true }
    let names = [
      "tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:",
    ]
    return Ported.implements(names, dataSource) ?? true
  }

  /// Returns the delete action, which a row has by default if the data source implements `commit`.
  ///
  /// - Differs: a row also has the action if Galley's porting tool has not processed the source
  ///   code of the data source. Without the tool's changes, a class does not reveal whether it
  ///   implements the method.
  private func deletion(
    _ side: SwipedRow.Side, _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard side == .trailing, commitsEdits, editingStyle(ofRow: path) == .delete else {
      return nil
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      self?.commit(.delete, row: self?.swiping?.row?.path ?? path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
