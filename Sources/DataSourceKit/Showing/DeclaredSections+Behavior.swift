import GalleyUIKit

// Taps on cells, their expansion, their display and their swipe actions. The data source identifies
// cells by numbers.

extension _DeclaredSections {
  internal func send(_ action: Action) { onAction?(action) }

  /// Called when the user expands or collapses a cell.
  ///
  /// Returns whether the view may expand or collapse the cell.
  ///
  /// A cell that declares an action for this event sends the action instead. Other cells expand and
  /// collapse without an action.
  internal func mayToggle(_ number: Int) -> Bool {
    guard let cell = cell(of: number) else { return false }
    if let action = cell.onExpand {
      send(action)
      return false
    }
    toggled[number] = toggled[number] == cell.isExpanded ? nil : cell.isExpanded
    // The data source shows the children, but selects none of them. `settle()` selects the children
    // that are declared as selected.
    MainTurn.schedule { [weak self] in self?.settle() }
    return true
  }

  // MARK: Taps

  /// Sends the action of a tapped cell, and deselects the cell unless it is declared as selected.
  internal func tapped(_ path: IndexPath) {
    guard let number = subclass.number(at: path) else { return }
    cell(of: number)?.onSelect.map { send($0) }
    // The closure `onAction` may have shown another declaration.
    guard let path = subclass.path(of: number), cell(of: number)?.isSelected != true else { return }
    subclass.deselect(path, animated: true)
  }

  /// Selects the cells that are declared as selected, and no others.
  internal func select() {
    let wanted = Set(selected.compactMap { subclass.path(of: $0) })
    let found = Set(subclass.selectedPaths)
    for path in found.subtracting(wanted).sorted() { subclass.deselect(path, animated: false) }
    for path in wanted.subtracting(found).sorted() { subclass.select(path) }
  }

  // MARK: Visible cells

  /// Sends the action that a cell has declared by `onDisplay(_:)`.
  internal func cellWillDisplay(_ view: UIView, _ path: IndexPath) {
    guard let number = subclass.number(at: path), let cell = cell(of: number) else { return }
    visibleCells[ObjectIdentifier(view)] = (number, cell)
    cell.onDisplay.map { send($0) }
  }

  /// Sends the action that a cell has declared by `onEndDisplay(_:)`.
  internal func cellDidEndDisplaying(_ view: UIView) {
    guard let (number, cell) = visibleCells.removeValue(forKey: ObjectIdentifier(view)) else {
      return
    }
    // After the cell was displayed, it may have been declared again, or may have been removed.
    let now = self.cell(of: number).flatMap {
      cell.content.comparison(with: $0.content) == .other ? nil : $0
    }
    (now ?? cell).onEndDisplay.map { send($0) }
  }

  // MARK: Swipes

  /// Returns the swipe actions that a cell declares at one of its edges; `nil` if there are none.
  internal func swipes(
    at path: IndexPath, _ side: KeyPath<DeclaredCell<Action>, [SwipeDeclaration<Action>]>
  ) -> UISwipeActionsConfiguration? {
    guard let swipes = cell(at: path)?[keyPath: side], !swipes.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: swipes.map { swipe in
        let action = UIContextualAction(
          style: swipe.isDestructive ? .destructive : .normal, title: swipe.title
        ) { [weak self] _, _, done in
          self?.send(swipe.action)
          done(true)
        }
        if let name = swipe.systemImage { action.image = UIImage(systemName: name) }
        if let color = swipe.color { action.backgroundColor = color }
        return action
      })
  }
}
