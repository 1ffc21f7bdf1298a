import Foundation

// Snapshots come in, and wait for their turn.

extension DiffableSource {
  /// Takes a change in. It is shown at once if this is the main queue and the view is not at work.
  internal nonisolated func enter(
    _ change: Queue.Change, _ manner: Queue.Manner, _ completion: (() -> Void)?
  ) {
    let isMain = MainQueue.isCurrent
    if queue.isMixed(isMain: isMain) {
      Report.record(.dataSource, DiffableMisuse.mixedQueues(viewName))
    }
    queue.enter(change, manner, Queue.Completion(body: completion), findsUpdate: !isMain)
    if isMain {
      MainActor.assumeIsolated { showEntered() }
    } else {
      MainTurn.scheduleFromAnywhere { self.showEntered() }
    }
  }

  /// Suspends the task until a change has been shown.
  internal func wait(for start: (@escaping @MainActor () -> Void) -> Void) async {
    await FrameClock.waiting(for: { [weak self] in self?.list?.window?.frameClock }) {
      done in
      start { done(()) }
    }
  }

  /// Shows the states that wait, one after the other, as soon as the view is not at work.
  internal func showEntered() {
    let last = queue.number
    while !isReordering, let next = queue.first, next.number <= last {
      if let view = list, isShown(in: view) {
        // Changes that the data has made already come before the state.
        if view.isReady {
          if isReload(next.manner, in: view) {
            view.showUpdatesAhead()
          } else {
            view.settle(endsInteractions: false)
          }
        }
        guard view.isReady else {
          // The data source is kept: an app may let go of it once it has applied a snapshot.
          return view.enqueue("apply", drop: dropStates) { self.showEntered() }
        }
      }
      guard let request = queue.next(upTo: last) else { return }
      // Requests that come meanwhile wait until the state is shown in all its parts.
      let view = list
      view?.holdRequests()
      show(request)
      view?.releaseRequests()
    }
  }

  /// Drops the states that wait, because each state that is shown asks for another one.
  private func dropStates() {
    for request in queue.removeAll(keeping: shown) {
      finishInNextTurn(completions.enter(request.completion.body ?? {}))
    }
  }
}
