import Foundation
import GalleyDiffing
import GalleyLayout

// Which items are selected.

extension UICollectionView {
  /// Whether items can be selected now.
  internal var selectsItems: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether several items can be selected at once now.
  internal var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  internal func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selection.paths.sorted() { setSelected(path, false, animated: animated) }
      return
    }
    guard selectsItems else { return }
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
    guard let cell = cellForItem(at: path) else { return }
    guard animated, window != nil else {
      cell.isSelected = isSelected
      return
    }
    // What the state asked for before is not part of the animation; what it asks for now is.
    UIView.performWithoutAnimation { cell.updateConfigurationIfNeeded() }
    UIView.animate(withDuration: 0.3) {
      cell.isSelected = isSelected
      cell.updateConfigurationIfNeeded()
    }
  }

  /// A view that begins to show an element is as that element is.
  internal func takeState(_ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell, let id = view.element, id.kind == .item else {
      return
    }
    let path = IndexPath(id.path)
    if cell.isInEditing != isEditing { cell.isInEditing = isEditing }
    let isSwiped = swiping?.isSwiped(path) == true
    if cell.stage.isSwiped != isSwiped { cell.stage.isSwiped = isSwiped }
    let isReordering = movement.map { ItemPath(path) == $0.target } ?? false
    if cell.stage.isReordering != isReordering { cell.stage.isReordering = isReordering }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  internal func selectionRulesChanged() {
    guard !selectsItems || (!selectsSeveralItems && selection.paths.count > 1) else { return }
    for path in selection.paths.sorted() { setSelected(path, false, animated: false) }
  }

  internal func editingChanged() {
    swiping?.close()
    // What was selected for editing is not selected anymore, and the other way round.
    for path in selection.paths.sorted() { setSelected(path, false, animated: false) }
    for shown in elements.all.values { takeState(shown.view) }
  }
}
