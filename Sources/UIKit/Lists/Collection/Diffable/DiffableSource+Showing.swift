import Foundation

// Updates the list to the state that was applied to its data source.

extension DiffableSource {
  /// Updates the list to the state of a request, in several steps if one update can't make all
  /// changes.
  internal func show(_ request: Queue.Request) {
    let number = completions.enqueue(request.completion.body ?? {})
    guard let view = list, isShown(in: view) else {
      // The view was deallocated or has another data source, so only the state changes.
      setShown(request)
      finishInNextTurn(number)
      return
    }
    if isReload(request.manner, in: view) {
      let isFirst = !hasApplied
      setShown(request)
      view.subclass.reloadData()
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
    if let (base, found) = request.update, base == shownStateNumber {
      update = found
    } else {
      update = SnapshotUpdate(from: shown.snapshot, to: request.marked)
    }
    // End an interactive movement first, because the data source still has the moved item at its
    // path before the movement.
    if !update.parts.isEmpty, view.subclass.isInteracting { view.settle() }
    if view.movement == nil { checkCounts(of: view) }
    setShown(request)
    show(update, in: view, animated: request.manner == .animated, number)
  }

  /// Whether a request is shown by `reloadData()` and not by an update.
  ///
  /// This is the case if the app requests a reload, for the first state, and before iOS 15 for
  /// every state that is shown without animation.
  internal func isReload(_ manner: Queue.Manner, in view: _ListView) -> Bool {
    switch manner {
    case .reloading: true
    case .unanimated: !hasApplied || view.subclass.generation < .iOS15
    case .animated: !hasApplied
    }
  }

  /// Makes the state of a request the current state of the data source.
  private func setShown(_ request: Queue.Request) {
    shown = request.state
    shownStateNumber = request.number
    hasApplied = true
  }

  /// Shows the parts of an update one after the other, and then calls a completion.
  ///
  /// - Parameter number: The number of the completion.
  private func show(
    _ update: SnapshotUpdate, in view: _ListView, animated: Bool, _ number: Int
  ) {
    var remaining = update.parts.count
    if remaining == 0 { finishInNextTurn(number) }
    for (index, part) in update.parts.enumerated() {
      if index > 0 { view.settle() }
      prepareToShow(in: view)
      view.show(part, animated: animated) { [completions, weak view] _ in
        remaining -= 1
        guard remaining == 0 else { return }
        view?.layoutIfNeeded()
        completions.finish(number)
      }
    }
    updateOutlineCells(in: view)
  }

  /// Lays the list out and calls a completion, asynchronously on the main queue.
  internal func finishInNextTurn(_ number: Int) {
    MainTurn.scheduleShown(in: list) { [completions, weak list] in
      list?.layoutIfNeeded()
      completions.finish(number)
    }
  }

  /// Traps if the view has other numbers of items than the snapshot that it shows.
  private func checkCounts(of view: _ListView) {
    guard view.counts != shown.counts else { return }
    Misuse.trap(
      DiffableMisuse.otherCounts,
      "the view has \(view.counts) items in its sections, the snapshot before \(shown.counts). Leave all "
        + "changes to apply(_:), override no counts, and see that the hashes of identifiers do not change"
    )
  }

  /// Returns the number of items in a section.
  internal func count(inSection index: Int) -> Int {
    guard let section = shown.section(at: index) else {
      Misuse.trap(
        DiffableMisuse.noSection,
        "section \(index) was asked for; there are \(shown.snapshot.numberOfSections)")
    }
    return shown.snapshot.numberOfItems(inSection: section)
  }
}
