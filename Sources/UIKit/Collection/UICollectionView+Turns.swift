// What is asked for while a collection view is at work waits for its turn, and is given up if that has no end.

extension UICollectionView {
  /// Whether something is being recorded, shown or laid out, so that what is asked for has to wait.
  package var isBusy: Bool { machine.isBusy }

  /// Whether something is being shown or laid out: what changes meanwhile is shown after that.
  package var isShowing: Bool { machine.isShowing }

  /// Does something as soon as the view is not at work: now, or before the call returns that keeps it busy.
  ///
  /// - Parameter name: What it is, as the app would call it.
  package func whenReady(_ name: String, _ body: @escaping @MainActor () -> Void) {
    whenReady(ListRequest(name: name, body: body))
  }

  private func whenReady(_ request: ListRequest) {
    if isBusy { machine.waiting.append(request) } else { request.body() }
  }

  /// How often an update may ask for another one before it is given up, at least.
  internal static var leastTurnLimit: Int { 32 }

  /// The same in this view: each item that comes into sight may ask for one. The stack has room for so many.
  private var turnLimit: Int { min(UICollectionView.leastTurnLimit + 2 * elements.all.count, 128) }

  /// Reports that each update asks for another one.
  ///
  /// - Parameter turns: How many of them were shown.
  internal func reportEndlessUpdates(after turns: Int) {
    let asking = machine.asking.map { " It was asked for while \($0) was made." } ?? ""
    Report.record(
      .layout,
      "\(type(of: self)) is stuck in its update/layout loop: each update asks for another one. Given up "
        + "after \(turns).\(asking) Look for an apply(_:), a reload or a "
        + "performBatchUpdates in cellForItemAt, in a cell provider or in willDisplay")
  }

  /// Drops the updates that wait, and shows everything anew: the data has changed by them. Updates that this
  /// pass asks for are dropped too.
  ///
  /// - Parameter others: What else waits. It is done in the next turn, unless that ends here again.
  private func giveUpUpdates(_ others: [ListRequest]) {
    if !machine.isSecondTry { reportEndlessUpdates(after: turnLimit) }
    dropUpdatesAhead()
    machine.isGivingUp = true
    forgetData()
    layOutElements()
    machine.isGivingUp = false
    let others = others + machine.waiting
    machine.waiting = []
    if machine.hasDropped {
      machine.hasDropped = false
      if askForCounts() != knownCounts { forgetData() }
    }
    guard !machine.isSecondTry else { return }
    MainTurn.schedule { [weak self] in
      self?.machine.isSecondTry = true
      for request in others { if let self { self.whenReady(request) } else { request.body() } }
      self?.machine.isSecondTry = false
    }
  }

  /// Does what was asked for meanwhile.
  internal func finishTurn() {
    guard !isBusy, !machine.isGivingUp else { return }
    // A layout pass that came while the view was busy could not prepare the layout, so ask for another.
    if pass.needsPreparation { setNeedsLayout() }
    let waiting = machine.waiting
    guard !waiting.isEmpty else { return }
    machine.waiting = []
    machine.turns += 1
    defer { machine.turns -= 1 }
    guard machine.turns <= turnLimit else { return giveUpUpdates(waiting) }
    // What it asks for may end in another turn, so it is done one by one.
    for (index, request) in waiting.enumerated() {
      request.body()
      if isShowing {
        machine.waiting = Array(waiting[(index + 1)...]) + machine.waiting
        return
      }
    }
  }
}
