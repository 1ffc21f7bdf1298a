import UIKit

// What cells do.

extension DeclaredList {
  internal func send(_ action: Action) { onAction?(action) }

  internal func installHandlers() {
    source.reorderingHandlers.canReorderItem = { [weak self] number in
      self?.cell(of: number)?.isMovable ?? false
    }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.moved(transaction)
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { [weak self] in self?.mayToggle($0) ?? false
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { [weak self] in
      self?.mayToggle($0) ?? false
    }
  }

  /// The user opens or closes a cell. One that has somebody to send that to does so; others open and close
  /// by themselves.
  private func mayToggle(_ number: Int) -> Bool {
    guard let cell = cell(of: number) else { return false }
    if let action = cell.onExpand {
      send(action)
      return false
    }
    toggled[number] = toggled[number] == cell.isExpanded ? nil : cell.isExpanded
    // The source shows what is below by itself, and knows of no selection.
    MainTurn.schedule { [weak self] in self?.settle() }
    return true
  }

  // MARK: Taps

  internal func tapped(_ path: IndexPath) {
    guard let number = source.itemIdentifier(for: path) else { return }
    cell(of: number)?.onSelect.map { send($0) }
    // Who got it may have shown something else.
    guard let path = source.indexPath(for: number), cell(of: number)?.isSelected != true else {
      return
    }
    collectionView?.deselectItem(at: path, animated: true)
  }

  /// What is selected is what is declared to be.
  internal func select() {
    guard let view = collectionView else { return }
    let wanted = Set(selected.compactMap { source.indexPath(for: $0) })
    let found = Set(view.indexPathsForSelectedItems ?? [])
    for path in found.subtracting(wanted).sorted() {
      view.deselectItem(at: path, animated: false)
    }
    for path in wanted.subtracting(found).sorted() {
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  // MARK: In sight

  internal func comesInSight(_ view: UICollectionViewCell, _ path: IndexPath) {
    guard let number = source.itemIdentifier(for: path), let cell = cell(of: number) else { return }
    inSight[ObjectIdentifier(view)] = (number, cell)
    cell.onDisplay.map { send($0) }
  }

  internal func goesOutOfSight(_ view: UICollectionViewCell) {
    guard let (number, cell) = inSight.removeValue(forKey: ObjectIdentifier(view)) else { return }
    // It may have been declared anew since, or be gone.
    let now = self.cell(of: number).flatMap {
      cell.content.comparison(with: $0.content) == .other ? nil : $0
    }
    (now ?? cell).onEndDisplay.map { send($0) }
  }

  // MARK: Swipes

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
