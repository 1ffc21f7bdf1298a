import Foundation

// A state is a snapshot with the section snapshots of its sections. A state is applied in two
// steps: it is added to a queue, and shown after the states that are before it in the queue.

extension DiffableSource {
  /// Adds a change. The change is shown immediately if this is the main queue and the view is not
  /// busy.
  internal nonisolated func enqueue(
    _ change: Queue.Change, _ manner: Queue.Manner, _ completion: (() -> Void)?
  ) {
    let isMain = MainQueue.isCurrent
    if queue.isMixed(isMain: isMain) {
      Report.record(.dataSource, DiffableMisuse.mixedQueues(viewName))
    }
    queue.enqueue(change, manner, Queue.Completion(body: completion), findsUpdate: !isMain)
    if isMain {
      MainActor.assumeIsolated { showEnqueued() }
    } else {
      MainTurn.scheduleFromAnywhere { self.showEnqueued() }
    }
  }

  /// Suspends the task until a change has been shown.
  internal func wait(for start: (@escaping @MainActor () -> Void) -> Void) async {
    await FrameClock.waiting(for: { [weak self] in self?.list?.window?.frameClock }) {
      done in
      start { done(()) }
    }
  }

  /// Shows the states in the queue, one after the other, as soon as the view is not busy.
  internal func showEnqueued() {
    let last = queue.number
    while !isReordering, let next = queue.first, next.number <= last {
      if let view = list, isShown(in: view) {
        // The view may still have to show earlier changes of the data. They are shown before the
        // state.
        if view.isReady {
          if isReload(next.manner, in: view) {
            view.showUpdatesAhead()
          } else {
            view.settle(endsInteractions: false)
          }
        }
        guard view.isReady else {
          // The closure retains the data source, because the app may release the data source after
          // it has applied a snapshot.
          return view.enqueue("apply", drop: dropStates) { self.showEnqueued() }
        }
      }
      guard let request = queue.next(upTo: last) else { return }
      // Requests that are added meanwhile wait until all parts of the state are shown.
      let view = list
      view?.holdRequests()
      show(request)
      view?.releaseRequests()
    }
  }

  /// Drops the states in the queue. Called if each state that is shown requests another state, so
  /// that the requests would never end.
  private func dropStates() {
    for request in queue.removeAll(keeping: shown) {
      finishInNextTurn(completions.enqueue(request.completion.body ?? {}))
    }
  }
}
