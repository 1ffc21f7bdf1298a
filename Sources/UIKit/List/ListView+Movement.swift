import Foundation
import GalleyDiffing
import GalleyLayout

// A finger moves an item: the others make room, and the data source hears of it when the finger lets go.

extension _ListView {
  /// Whether the data source lets an item be moved, and nothing is in the way.
  ///
  /// - Parameter byGesture: Whether a gesture of ours asks. What the data source does not say counts as
  ///   no then: few would be ready for it.
  internal func mayMove(_ path: IndexPath, byGesture: Bool = false) -> Bool {
    guard movement == nil, !isBusy, face.listSource != nil, holds(path) else { return false }
    return face.askWhetherMovable(path) ?? !byGesture
  }

  /// Lifts an item. Answers whether there is one.
  internal func lift(_ path: IndexPath) -> Bool {
    bringUpToDate()
    swiping?.finish()
    guard holds(path), let middle = middle(ofItemAt: path) else { return false }
    movement = InteractiveMovement(of: ItemPath(path), counts: counts, at: middle)
    tellLayout(previous: middle)
    placeLifted()
    refreshStates()
    return movement != nil
  }

  /// Where the middle of an item is seen.
  private func middle(ofItemAt path: IndexPath) -> CGPoint? {
    if let cell = shownView(.item, at: path), let container = cell.superview {
      return convert(cell.center, from: container)
    }
    return layoutAttributes(of: .item, at: path)?.center
  }

  /// The finger is somewhere else.
  internal func moveItem(under position: CGPoint) {
    guard movement != nil else { return }
    whenReady("movement of a finger") { [weak self] in
      self?.carry(to: position)
      self?.watchClock()
    }
  }

  internal func carry(to position: CGPoint) {
    bringUpToDate()
    guard let previous = movement?.position else { return }
    movement?.position = position
    tellLayout(previous: previous)
    placeLifted()
    // The lifted cell may have asked for a change, which ends the movement.
    guard let moved = movement else { return }
    let wanted = target(at: position)
    guard wanted != moved.target else {
      movement?.pending = nil
      return
    }
    guard let clock = window?.frameClock, face.reorderingDelay > 0 else {
      return step(to: wanted, previous: previous)
    }
    guard moved.pending?.path != wanted else { return }
    movement?.pending = InteractiveMovement.Pending(
      path: wanted, due: clock.now + face.reorderingDelay)
  }

  /// Where the layout would have the item, and the delegate lets it go.
  private func target(at position: CGPoint) -> ItemPath {
    guard let movement else { preconditionFailure("nothing is moved") }
    let current = IndexPath(movement.target)
    let proposed = answers.target(ofItemAt: current, under: position)
    guard proposed != current, proposed.count == 2, movement.canGo(to: ItemPath(proposed)) else {
      return movement.target
    }
    let allowed = face.askForTarget(
      ofMoveFrom: IndexPath(movement.source), now: current, proposed: proposed)
    guard allowed.count == 2, movement.canGo(to: ItemPath(allowed)) else {
      Misuse.trap(
        "attempt to move an item to an invalid index path (\(CollectionMisuse.name(allowed)))",
        "the delegate's targetIndexPathForMove… answered it; the sections have "
          + "\(movement.shownCounts) items with the one that is moved")
    }
    return ItemPath(allowed)
  }

  /// The item goes to another place among the others, and they make room. The data source is not told.
  internal func step(to path: ItemPath, previous: CGPoint) {
    guard let moved = movement else { return }
    let context = shownLayout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(path)], withTargetPosition: moved.position,
      previousIndexPaths: [IndexPath(moved.target)], previousPosition: previous)
    movement?.take(path)
    show(moved.step(to: path), telling: context) { _ in }
  }

  /// The layout hears that the finger has moved.
  private func tellLayout(previous: CGPoint) {
    guard let movement else { return }
    let path = IndexPath(movement.target)
    let context = shownLayout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: previous)
    // All others stay where they are.
    if case .movement = context.cause { context.cause = .scrolling }
    shownLayout.invalidateLayout(with: context)
    UIView.performWithoutAnimation { prepareLayout() }
  }

  // MARK: The end

  /// The finger lets go, or something comes between.
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
    // Requests of the data source come after the end of the movement.
    holdRequests()
    if let moved = takeMovement() { end(moved, isCancelled: isCancelled) }
    releaseRequests()
  }

  private func end(_ moved: InteractiveMovement, isCancelled: Bool) {
    let (source, target) = (IndexPath(moved.source), IndexPath(moved.target))
    if !isCancelled, source != target { face.tellMoved(from: source, to: target) }
    // It may have had everything reloaded.
    guard knownCounts != nil, !isBusy else { return }
    let end = isCancelled ? source : target
    let context = shownLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [end], previousIndexPaths: [target], movementCancelled: isCancelled)
    let way =
      isCancelled
      ? moved.step(to: moved.source)
      : ListUpdate(UpdatePlan(countsBefore: counts, countsAfter: counts))
    show(way, telling: context) { [weak self] _ in
      self?.pass.needsOrdering = true
      self?.setNeedsLayout()
    }
    // On its way to its place it is still in front.
    if let cell = shownView(.item, at: end) { cell.superview?.bringSubviewToFront(cell) }
  }

  /// Cells are to know which of them is moved.
  private func refreshStates() {
    for shown in elements.all.values { takeState(shown.view) }
  }

  private func takeMovement() -> InteractiveMovement? {
    defer {
      movement = nil
      refreshStates()
    }
    if let listener = movement?.listener { window?.frameClock.remove(listener) }
    return movement
  }

  /// The data changes under the finger: everything is where the data source has it, and what the finger
  /// does is of no interest anymore.
  internal func discardMovement() {
    guard let moved = takeMovement() else { return }
    guard knownCounts != nil, moved.target != moved.source else { return setNeedsLayout() }
    UIView.performWithoutAnimation { show(moved.step(to: moved.source)) { _ in } }
  }

  /// Ends what a finger was about to do with the list: it changes by itself.
  internal func stopInteractions() {
    discardMovement()
    face.stopTransition()
  }

  // MARK: The lifted cell

  /// Where the cell is that the finger has lifted.
  private var lifted: LaidOutElement? {
    guard let movement else { return nil }
    return answers.lifted(at: IndexPath(movement.target), to: movement.position)
  }

  /// What is in sight, with the lifted cell where the finger is.
  internal func withLifted(_ places: [LaidOutElement]) -> [LaidOutElement] {
    guard let lifted else { return places }
    return places.filter { $0.element.id != lifted.element.id } + [lifted]
  }

  /// It follows the finger at once.
  private func placeLifted() {
    guard let lifted else { return }
    // The cell may have to be made. Its requests wait, as those of any other cell do.
    machine.beginLayingOut()
    UIView.performWithoutAnimation {
      show(lifted)
      if pass.needsOrdering { putInOrder() }
    }
    machine.rest()
    finishTurn()
  }
}
