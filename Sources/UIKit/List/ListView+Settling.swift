// Everything is shown as it is before a change.

extension _ListView {
  /// Shows everything as it is before a change: what the data is ahead, in the order in which it has changed,
  /// and what a layout pass brings. A pass may ask for more changes, and does so even while requests are held.
  ///
  /// - Parameter endsInteractions: Whether a finger that moves an item, or leads to another layout, has to
  ///   stop.
  internal func settle(endsInteractions: Bool = true) {
    guard !isBusy else { return }
    for _ in 0..<_ListView.settlingLimit {
      if endsInteractions { stopInteractions() }
      showUpdatesAhead()
      // What there was before has to be known before the data changes.
      bringUpToDate()
      if !machine.isDataAhead { return }
    }
    reportEndlessUpdates(machine.queue.requests, after: _ListView.settlingLimit)
    dropUpdatesAhead()
    forgetData()
    _ = counts
  }

  private static var settlingLimit: Int { 16 }

  /// Counts are known, and what is in sight is shown.
  internal func bringUpToDate() {
    _ = counts
    if hasShown { layOutElements() }
  }
}
