import Foundation

// Editing: the mode of the table, and the editing styles of rows.

extension UITableView {
  /// Enters or leaves editing mode.
  internal func changeEditing(_ editing: Bool, animated: Bool) {
    let isAnimated = animated && window != nil
    guard editing != isInEditing else {
      // The mode does not change. Leaving the mode hides the swipe actions of a swiped row, even if
      // the table is not in editing mode.
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

  /// Updates the state of all visible cells.
  internal func refreshCells() { for shown in elements.inOrder { updateState(of: shown.view) } }

  /// Returns the editing style of a row.
  internal func editingStyle(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
    canEdit(row: path) ? editingStyle(ofEditableRow: path) : .none
  }

  internal func editingStyle(ofEditableRow path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
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
}
