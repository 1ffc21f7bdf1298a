import Foundation
import GalleyLayout

// Editing: the actions of rows.

extension UITableView {
  internal func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  internal func changeEditing(_ editing: Bool, animated: Bool) {
    let isAnimated = animated && window != nil
    guard editing != isInEditing else {
      // The table leaves the editing of the row that is swiped.
      guard !editing, let swiping else { return }
      return isAnimated ? swiping.close() : swiping.finish()
    }
    isInEditing = editing
    if isAnimated {
      UIView.animate(withDuration: 0.3) {
        self.editingChanged()
        self.contentWidthsChanged()
        // The rows are animated to their new heights.
        self.pass.hasChangedSizes = true
        self.layoutIfNeeded()
      }
    } else {
      editingChanged()
      contentWidthsChanged()
    }
  }

  internal func refreshCells() { for shown in elements.inOrder { updateState(of: shown.view) } }

  /// Returns the editing style of a row.
  internal func editingStyle(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(row: path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  internal func canEdit(row path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  internal func indents(row path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  internal func commit(_ editingStyle: UITableViewCell.EditingStyle, row path: IndexPath) {
    dataSource?.tableView(self, commit: editingStyle, forRowAt: path)
  }

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
    // If the delegate implements the method and returns `nil`, there are no actions.
    if let own { return own }
    let old = OptionalMember.ownResult(of: delegate, "tableView(_:editActionsForRowAt:)") {
      delegate.tableView(self, editActionsForRowAt: path)
    }
    guard let old else { return deletion(side, path) }
    let now = { [weak self] in self?.swiping?.row?.path ?? path }
    let configuration = UISwipeActionsConfiguration(
      actions: (old ?? []).map { $0.contextualAction(at: now) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Whether the data source implements `tableView(_:commit:forRowAt:)`, as far as is known.
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
  /// - Differs: a row also has the action if the source code of the data source was not ported,
  ///   because then there is no way to see whether it implements the method.
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

  /// The default inset of separators.
  internal var defaultSeparatorInset: UIEdgeInsets {
    let edge = CGFloat(listMetrics.accessories.edgeInList)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: edge)
      : UIEdgeInsets(top: 0, left: edge, bottom: 0, right: 0)
  }

  internal func separatorsChanged() {
    pass.needsListPlaces = true
    pass.needsPreparation = true
    setNeedsLayout()
  }
}
