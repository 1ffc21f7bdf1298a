import Foundation

// Updates the list to the next state.

extension DiffableSource {
  /// Updates the list to the state of a request, in several steps if one update can't make all
  /// changes.
  internal func show(_ request: Queue.Request) {
    let number = completions.enter(request.completion.body ?? {})
    guard let view = list, isShown(in: view) else {
      // The view is gone or has another data source, so there is nothing to show.
      setShown(request)
      finishInNextTurn(number)
      return
    }
    if isReload(request.manner, in: view) {
      let isFirst = !hasApplied
      setShown(request)
      view.face.reloadData()
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
    // A movement is ended first, because the data source still has the item at its old path.
    if !update.parts.isEmpty, view.face.isInteracting { view.settle() }
    if view.movement == nil { checkCounts(of: view) }
    setShown(request)
    show(update, in: view, animated: request.manner == .animated, number)
  }

  internal func isReload(_ manner: Queue.Manner, in view: _ListView) -> Bool {
    switch manner {
    case .reloading: true
    case .atOnce: !hasApplied || view.face.generation < .iOS15
    case .animated: !hasApplied
    }
  }

  private func setShown(_ request: Queue.Request) {
    shown = request.state
    shownNumber = request.number
    hasApplied = true
  }

  private func show(
    _ update: SnapshotUpdate, in view: _ListView, animated: Bool, _ number: Int
  ) {
    var open = update.parts.count
    if open == 0 { finishInNextTurn(number) }
    for (index, part) in update.parts.enumerated() {
      if index > 0 { view.settle() }
      prepareToShow(in: view)
      view.show(part, animated: animated) { [completions, weak view] _ in
        open -= 1
        guard open == 0 else { return }
        view?.layoutIfNeeded()
        completions.finish(number)
      }
    }
    tellOutlines(in: view)
  }

  internal func finishInNextTurn(_ number: Int) {
    MainTurn.scheduleShown(in: list) { [completions, weak list] in
      list?.layoutIfNeeded()
      completions.finish(number)
    }
  }

  /// Traps if the view's counts differ from those of the current snapshot.
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
