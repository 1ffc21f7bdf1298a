// Settling: the list shows all earlier changes before another change begins.

extension _ListView {
  /// Shows all changes of the data in order, and runs the layout passes that the changes need. If a
  /// pass leads to more changes, these are shown too, up to `settlingLimit` passes.
  ///
  /// - Parameter endsInteractions: Whether a movement or a transition that a finger controls has to
  ///   end.
  internal func settle(endsInteractions: Bool = true) {
    guard !isBusy else { return }
    for _ in 0..<_ListView.settlingLimit {
      if endsInteractions { stopInteractions() }
      showUpdatesAhead()
      // The elements before the change have to be known before the data changes.
      bringUpToDate()
      if !machine.isDataAhead { return }
    }
    reportEndlessUpdates(machine.queue.requests, after: _ListView.settlingLimit)
    dropUpdatesAhead()
    forgetData()
    _ = counts
  }

  private static var settlingLimit: Int { 16 }

  /// Asks the data source for the counts if they are not known, and runs a layout pass if the list
  /// was shown before.
  internal func bringUpToDate() {
    _ = counts
    if hasShown { layOutElements() }
  }
}
