import Foundation

// From one snapshot to the next.

extension UICollectionViewDiffableDataSource {
  /// Something is to be shown: now, if this is the main queue and the view is not at work.
  internal nonisolated func enter(
    _ change: Line.Change, _ manner: Line.Manner, _ completion: (() -> Void)?
  ) {
    let isMain = MainQueue.isCurrent
    if line.isMixed(isMain: isMain) {
      Report.record(.dataSource, DiffableMisuse.mixedQueues(viewName))
    }
    line.enter(change, manner, Line.Completion(body: completion), findsUpdate: !isMain)
    if isMain {
      MainActor.assumeIsolated { showEntered() }
    } else {
      MainTurn.scheduleFromAnywhere { self.showEntered() }
    }
  }

  /// Suspends the task until a change is shown.
  internal func wait(for start: (@escaping @MainActor () -> Void) -> Void) async {
    await FrameClock.waiting(for: { [weak self] in self?.collectionView?.window?.frameClock }) {
      done in
      start { done(()) }
    }
  }

  /// Shows the states that have come in, as soon as the view is not at work.
  internal func showEntered() {
    let last = line.number
    guard let collectionView else { return showStates(upTo: last) }
    // Kept alive until it has shown them: an app may let go of it once it has applied them.
    collectionView.whenReady("apply", drop: dropStates) {
      collectionView.holdingRequests { self.showStates(upTo: last) }
    }
  }

  private func showStates(upTo number: Int) {
    while let request = line.next(upTo: number) { show(request) }
  }

  /// Each state that is shown asks for another one: those that wait are not shown.
  private func dropStates() {
    for request in line.removeAll(keeping: shown) {
      finishInNextTurn(completions.enter(request.completion.body ?? {}))
    }
  }

  private func show(_ request: Line.Request) {
    let number = completions.enter(request.completion.body ?? {})
    guard let view = collectionView, view.dataSource === face ?? self else {
      // Nobody looks.
      take(request)
      finishInNextTurn(number)
      return
    }
    if isReload(request.manner, in: view) {
      let isFirst = !hasApplied
      take(request)
      view.reloadData()
      let marks = SnapshotUpdate(marksOf: request.marked)
      guard isFirst, request.manner == .animated, !marks.parts.isEmpty else {
        finishInNextTurn(number)
        return
      }
      view.bringUpToDate()
      show(marks, in: view, animated: true, number)
      return
    }
    let update: SnapshotUpdate
    if let (base, found) = request.update, base == shownNumber {
      update = found
    } else {
      update = SnapshotUpdate(from: shown.snapshot, to: request.marked)
    }
    // What a finger has moved is where the data source still has it.
    if !update.parts.isEmpty { view.stopInteractions() }
    view.bringUpToDate()
    if view.movement == nil { checkCounts(of: view) }
    take(request)
    show(update, in: view, animated: request.manner == .animated, number)
  }

  private func isReload(_ manner: Line.Manner, in view: UICollectionView) -> Bool {
    switch manner {
    case .reloading: true
    case .atOnce: !hasApplied || view.generation < .iOS15
    case .animated: !hasApplied
    }
  }

  private func take(_ request: Line.Request) {
    shown = request.state
    shownNumber = request.number
    hasApplied = true
  }

  private func show(
    _ update: SnapshotUpdate, in view: UICollectionView, animated: Bool, _ number: Int
  ) {
    var open = update.parts.count
    if open == 0 { finishInNextTurn(number) }
    for (index, part) in update.parts.enumerated() {
      if index > 0 { view.bringUpToDate() }
      view.show(part, animated: animated) { [completions, weak view] _ in
        open -= 1
        guard open == 0 else { return }
        view?.layoutIfNeeded()
        completions.finish(number)
      }
    }
    tellOutlines(in: view)
  }

  private func finishInNextTurn(_ number: Int) {
    MainTurn.scheduleShown(in: collectionView) { [completions, weak collectionView] in
      collectionView?.layoutIfNeeded()
      completions.finish(number)
    }
  }

  /// What the view has counted has to be what this has said.
  private func checkCounts(of view: UICollectionView) {
    guard view.counts != shown.counts else { return }
    Misuse.trap(
      DiffableMisuse.otherCounts,
      "the view has \(view.counts) items in its sections, the snapshot before \(shown.counts). Leave all "
        + "changes to apply(_:), override no counts, and see that the hashes of identifiers do not change"
    )
  }
}
