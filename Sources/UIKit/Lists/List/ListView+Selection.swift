import Foundation
import GalleyDiffing
import GalleyLayout

// The selection.

extension _ListView {
  /// Whether items can be selected now.
  internal var selectsItems: Bool {
    let subclass = subclass
    return subclass.isInEditing ? subclass.allowsSelectionDuringEditing : subclass.allowsSelection
  }

  /// Whether more than one item can be selected now.
  internal var selectsSeveralItems: Bool {
    let subclass = subclass
    return subclass.isInEditing
      ? subclass.allowsMultipleSelectionDuringEditing : subclass.allowsMultipleSelection
  }

  /// Selects an item, or deselects all items if the path is `nil`, as
  /// `selectItem(at:animated:scrollPosition:)` does.
  ///
  /// - Parameter always: Whether the item is selected even if the user can't select items now.
  internal func select(
    _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition,
    always: Bool = false
  ) {
    guard let path else {
      for path in selection.paths.sorted() { setSelected(path, false, animated: animated) }
      return
    }
    guard always || selectsItems else { return }
    checkInBounds(path, attempt: "modify the selection of")
    if !selectsSeveralItems {
      for other in selection.paths.sorted() where other != path {
        setSelected(other, false, animated: animated)
      }
    }
    setSelected(path, true, animated: animated)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  internal func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    setSelected(path, false, animated: animated)
  }

  internal func setSelected(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    if isSelected { selection.paths.insert(path) } else { selection.paths.remove(path) }
    shownView(.item, at: path)?.setSelectedByList(isSelected, animated: animated && window != nil)
  }

  /// Applies the state of an element to its view.
  internal func updateState(of view: _ListElementView) {
    guard let id = view.element, id.kind == .item else { return }
    let path = IndexPath(id.path)
    view.applyState(
      ItemState(
        isEditing: isEdited(path, now: (view as? UICollectionViewCell)?.isInEditing),
        isSwiped: swiping?.isSwiped(path) == true,
        isReordering: movement.map { !$0.hasEnded && ItemPath(path) == $0.item.target } ?? false,
        isSelected: selection.contains(path),
        isHighlighted: selection.isHighlightShown && selection.highlighted == path,
        drop: dropState(at: path)))
    currentDrag?.applyState(to: view, at: path)
  }

  /// Whether an item is edited: the list is in editing mode, and the item can be edited.
  ///
  /// The app is not asked while the list shows other data than the app has. Then the method returns
  /// `now`, which is whether the cell is in editing mode now, so that the cell does not change.
  internal func isEdited(_ path: IndexPath, now: Bool? = nil) -> Bool {
    guard subclass.isInEditing else { return false }
    guard !machine.isDataAhead else { return now ?? true }
    return subclass.askWhetherEditable(dataPath(ofItemAt: path))
  }

  private func dropState(at path: IndexPath) -> UICellConfigurationState.DropState {
    guard let dragging = dropTarget as? ListDragging else { return .none }
    return dragging.dropState(at: path)
  }

  /// Called when the rules for selections have changed. Deselects all items if the current
  /// selection is no longer allowed.
  internal func selectionRulesChanged() {
    guard !selectsItems || (!selectsSeveralItems && selection.paths.count > 1) else { return }
    for path in selection.paths.sorted() { setSelected(path, false, animated: false) }
  }

  /// Called when the list has entered or left editing mode.
  internal func editingChanged() {
    swiping?.close()
    // Entering or leaving editing mode clears the selection, because the two modes have separate
    // selections.
    for path in selection.paths.sorted() { setSelected(path, false, animated: false) }
    for shown in elements.inOrder { updateState(of: shown.view) }
  }
}
