import Foundation
import GalleyDiffing
import GalleyLayout

// Interactive movement: a finger moves an item, other items make space, and the data source is
// notified when the finger is lifted.

/// The names of the methods that notify the data source of a moved item, in Swift and in
/// Objective-C.
private let namesOfMoves = [
  "collectionView:moveItemAt:to:", "collectionView:moveItemAtIndexPath:toIndexPath:",
  "tableView:moveRowAt:to:", "tableView:moveRowAtIndexPath:toIndexPath:",
]

extension _ListView {
  /// Whether an item can be moved now, and the data source allows it.
  ///
  /// - Parameter byGesture: Whether a gesture of the list requests the movement.
  internal func mayMove(_ path: IndexPath, byGesture: Bool = false) -> Bool {
    guard movement == nil, !isBusy, subclass.listSource != nil, holds(path) else { return false }
    return byGesture ? isMovable(path) : subclass.askWhetherMovable(path) ?? true
  }

  /// Whether the user may move an item.
  ///
  /// The data source decides, if it implements the method that asks for permission. Otherwise the
  /// user may move items if the data source implements the method that notifies it of a moved item.
  ///
  /// - Differs: if the data source does not implement the method that asks for permission, and its
  ///   source code was not rewritten for Linux with `script/port`, the method that notifies it of a
  ///   moved item is called once, with a move of an item to its own path. This shows whether the
  ///   method is implemented.
  internal func isMovable(_ path: IndexPath) -> Bool {
    subclass.askWhetherMovable(path) ?? isDataSourceMovingItems(at: path)
  }

  /// Whether the data source implements the method that notifies it of a moved item.
  ///
  /// - Parameter path: The path of an item, with which the method may be called once.
  internal func isDataSourceMovingItems(at path: IndexPath) -> Bool {
    if let implementsMoves { return implementsMoves }
    guard let source = subclass.listSource, holds(path) else { return false }
    if let isKnown = Ported.implements(namesOfMoves, source) {
      implementsMoves = isKnown
      return isKnown
    }
    // The call may reload the list, which calls this method again. The value `false` prevents a
    // second call of the data source.
    implementsMoves = false
    holdRequests()
    let isImplemented = subclass.tellMovedToItself(path)
    implementsMoves = isImplemented
    releaseRequests()
    return isImplemented
  }

  /// Moves an item that was dragged and dropped within the list, and notifies the data source.
  /// Returns whether the item could be moved.
  internal func moveItem(at path: IndexPath, droppedAt position: CGPoint) -> Bool {
    guard mayMove(path, byGesture: true), lift(path) else { return false }
    moveItem(under: position)
    endMovement(isCancelled: false)
    return true
  }

  /// Begins to move an item. Returns whether the item could be lifted.
  internal func lift(_ path: IndexPath) -> Bool {
    bringUpToDate()
    // The delegate may have begun updates during the layout pass. Then no item is lifted.
    guard !isBusy else { return false }
    swiping?.finish()
    guard holds(path), let middle = middle(ofItemAt: path) else { return false }
    movement = InteractiveMovement(of: ItemPath(path), counts: counts, at: middle)
    tellLayout(previous: middle)
    placeLifted()
    refreshStates()
    return movement != nil
  }

  /// Returns the center of an item in the coordinates of the list.
  private func middle(ofItemAt path: IndexPath) -> CGPoint? {
    if let cell = shownView(.item, at: path), let container = cell.superview {
      return convert(cell.center, from: container)
    }
    return layoutAttributes(of: .item, at: path)?.center
  }

  /// Moves the item to a position of the finger.
  internal func moveItem(under position: CGPoint) {
    guard movement != nil else { return }
    whenReady("movement of a finger") { [weak self] in
      self?.moveLiftedItem(to: position)
      self?.watchClock()
    }
  }

  internal func moveLiftedItem(to position: CGPoint) {
    bringUpToDate()
    guard !isBusy, let previous = movement?.position else { return }
    movement?.position = position
    tellLayout(previous: previous)
    placeLifted()
    // The lifted cell may have requested a change, which ends the movement, or may have begun
    // updates. Then the item is not moved.
    guard !isBusy, let moved = movement else { return }
    let wanted = target(at: position)
    guard wanted != moved.item.target else {
      movement?.pending = nil
      return
    }
    guard let clock = window?.frameClock, subclass.reorderingDelay > 0 else {
      return step(to: wanted, previous: previous)
    }
    guard moved.pending?.path != wanted else { return }
    movement?.pending = InteractiveMovement.Pending(
      path: wanted, due: clock.now + subclass.reorderingDelay)
  }

  /// Returns the target path for a position: the layout proposes the path, and the delegate may
  /// change it.
  private func target(at position: CGPoint) -> ItemPath {
    guard let movement else { preconditionFailure("nothing is moved") }
    let current = IndexPath(movement.item.target)
    let proposed = answers.target(ofItemAt: current, under: position)
    guard proposed != current, proposed.count == 2, movement.item.canMove(to: ItemPath(proposed))
    else {
      return movement.item.target
    }
    let allowed = subclass.askForTarget(
      ofMoveFrom: IndexPath(movement.item.source), now: current, proposed: proposed)
    guard allowed.count == 2, movement.item.canMove(to: ItemPath(allowed)) else {
      Misuse.trap(
        "attempt to move an item to an invalid index path (\(CollectionMisuse.name(allowed)))",
        "the delegate returned it from targetIndexPathForMove…; including the moved item, the "
          + "sections have \(movement.item.shownCounts) items")
    }
    return ItemPath(allowed)
  }

  /// Moves the item to another path, and the other items make space. The data source is not
  /// notified.
  internal func step(to path: ItemPath, previous: CGPoint) {
    guard let moved = movement else { return }
    let context = shownLayout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(path)], withTargetPosition: moved.position,
      previousIndexPaths: [IndexPath(moved.item.target)], previousPosition: previous)
    movement?.setTarget(path)
    show(moved.item.step(to: path), telling: context) { _ in }
  }

  /// Notifies the layout that the position of the finger has changed.
  private func tellLayout(previous: CGPoint) {
    guard let movement else { return }
    let path = IndexPath(movement.item.target)
    let context = shownLayout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: previous)
    // The other items keep their frames, so the frames of the layout stay valid, as for scrolling.
    if case .movement = context.cause { context.cause = .scrolling }
    shownLayout.invalidateLayout(with: context)
    UIView.performWithoutAnimation { prepareLayout() }
  }

  // MARK: The end

  /// Ends the movement, because the finger was lifted or the movement was cancelled.
  internal func endMovement(isCancelled: Bool) {
    guard movement != nil else { return }
    guard isReady else {
      return whenReady("end of a movement") { [weak self] in
        self?.endMovement(isCancelled: isCancelled)
      }
    }
    if !isCancelled, let waiting = movement?.pending, let position = movement?.position {
      step(to: waiting.path, previous: position)
    }
    bringUpToDate()
    // Requests that the data source makes are performed after the end of the movement.
    holdRequests()
    if let moved = removeMovement(asksApp: true) { end(moved, isCancelled: isCancelled) }
    releaseRequests()
  }

  private func end(_ moved: InteractiveMovement, isCancelled: Bool) {
    let (source, target) = (IndexPath(moved.item.source), IndexPath(moved.item.target))
    if !isCancelled, source != target { subclass.tellMoved(from: source, to: target) }
    // The data source may have reloaded the list. Then the end of the movement is not animated.
    guard knownCounts != nil, !isBusy else { return }
    let end = isCancelled ? source : target
    let context = shownLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [end], previousIndexPaths: [target], movementCancelled: isCancelled)
    let update =
      isCancelled
      ? moved.item.step(to: moved.item.source)
      : ListUpdate(UpdatePlan(countsBefore: counts, countsAfter: counts))
    show(update, telling: context) { [weak self] _ in
      self?.pass.needsOrdering = true
      self?.setNeedsLayout()
    }
    // The cell is in front of the other cells until its animation to its final position ends.
    if let cell = shownView(.item, at: end) { cell.superview?.bringSubviewToFront(cell) }
  }

  /// Updates the state of all visible cells, because a movement has begun or ended.
  private func refreshStates() {
    for shown in elements.inOrder { updateState(of: shown.view) }
  }

  /// Ends the lifted look of the moved cell, and removes the movement.
  ///
  /// - Parameter asksApp: Whether the app still has the data from before the movement, so that it
  ///   can be asked for the states of the visible items.
  private func removeMovement(asksApp: Bool) -> InteractiveMovement? {
    guard let movement, !movement.hasEnded else { return nil }
    // The list may have moved to another window. The listener is removed from the clock to which it
    // was added, which is the clock of the earlier window.
    if let listener = movement.listener { movement.clock?.remove(listener) }
    pass.generation += 1
    if asksApp {
      // The data source still has the order from before the movement. While `movement` is set, the
      // paths of visible items are translated to that order, so update the states before `movement`
      // is removed.
      self.movement?.listener = nil
      self.movement?.hasEnded = true
      refreshStates()
    } else {
      let view = shownView(.item, at: IndexPath(movement.item.target))
      if let cell = view as? any ConfiguredCell { cell.stage.isReordering = false }
    }
    self.movement = nil
    return movement
  }

  /// Cancels the movement without an animation, because the data is about to change. The item
  /// returns to its path in the data source.
  internal func discardMovement() {
    // The app may have changed its data already, so it is not asked about items that may be gone.
    guard let moved = removeMovement(asksApp: false) else { return }
    guard knownCounts != nil, moved.item.target != moved.item.source else {
      return setNeedsLayout()
    }
    UIView.performWithoutAnimation { show(moved.item.step(to: moved.item.source)) { _ in } }
  }

  /// Ends movements and transitions that a finger controls, because the list is about to change.
  internal func stopInteractions() {
    discardMovement()
    subclass.stopTransition()
  }

  // MARK: The lifted cell

  /// The cell that is being moved, at the position of the finger.
  private var lifted: LaidOutElement? {
    guard let movement, !movement.hasEnded else { return nil }
    return answers.lifted(at: IndexPath(movement.item.target), to: movement.position)
  }

  /// Returns the elements with the moved cell at the position of the finger.
  internal func withLifted(_ places: [LaidOutElement]) -> [LaidOutElement] {
    guard let lifted else { return places }
    return places.filter { $0.element.id != lifted.element.id } + [lifted]
  }

  /// Places the moved cell at the position of the finger, without waiting for a layout pass.
  private func placeLifted() {
    // The delegate may have begun updates in the last layout pass. Then the cell is placed later.
    guard !isBusy, let lifted else { return }
    // The cell may have to be created. Requests that are made meanwhile wait, as they do for any
    // other cell.
    machine.beginLayingOut()
    UIView.performWithoutAnimation {
      show(lifted)
      if pass.needsOrdering { putInOrder() }
    }
    machine.becomeIdle()
    finishTurn()
  }
}
