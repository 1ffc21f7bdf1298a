// Requests that come while a collection view is at work wait in one queue, and are given up if that has no end.

extension _ListView {
  /// Whether something is being recorded, shown or laid out.
  package var isBusy: Bool { machine.isBusy }

  /// Whether something is being shown or laid out: what changes meanwhile is shown after that.
  package var isShowing: Bool { machine.isShowing }

  /// Whether a request is done at once.
  package var isReady: Bool {
    !machine.isBusy && machine.queue.holds == 0 && !machine.queue.isGivingUp
  }

  /// Does something as soon as the view is not at work: now, or before the call returns that keeps it busy.
  ///
  /// - Parameter name: What it is, as the app would call it.
  package func whenReady(_ name: String, _ body: @escaping @MainActor () -> Void) {
    if isReady { body() } else { enqueue(name, body) }
  }

  /// Does something when the view is not at work anymore.
  ///
  /// - Parameters:
  ///   - name: What it is, as the app would call it.
  ///   - drop: Called instead if the view gives up, because each request asks for another one. Without it
  ///     the request is tried again in a later turn.
  internal func enqueue(
    _ name: String, drop: (@MainActor () -> Void)? = nil, _ body: @escaping @MainActor () -> Void
  ) {
    if machine.queue.isGivingUp, let drop { return drop() }
    var request = ListRequest(name, body)
    request.drop = drop
    request.asker = self.requests.last?.element
    machine.queue.append(request)
    machine.observer?(machine.words)
  }

  /// From here to `releaseRequests()`, requests wait: a change is made in several steps.
  package func holdRequests() { machine.queue.holds += 1 }

  package func releaseRequests() {
    machine.queue.holds -= 1
    finishTurn()
  }

  /// Does the requests that have come meanwhile.
  internal func finishTurn() {
    guard !isBusy, !machine.queue.isGivingUp else { return }
    // A layout pass that came while the view was busy could not prepare the layout, so ask for another.
    if pass.needsPreparation { setNeedsLayout() }
    guard machine.queue.holds == 0, !machine.queue.isEmpty else { return }
    let requests = machine.queue.removeAll()
    machine.queue.depth += 1
    defer { machine.queue.depth -= 1 }
    guard machine.queue.depth <= depthLimit else { return giveUp(requests) }
    // Each of them may ask for more, which comes right after it.
    for (index, request) in requests.enumerated() {
      request.body()
      if isShowing { return machine.queue.prepend(requests[(index + 1)...]) }
    }
  }

  // MARK: Giving up

  /// How deep requests may ask for others: at least 32, and each item that comes into sight may ask for one.
  /// The stack has room for 128.
  private var depthLimit: Int { min(32 + 2 * elements.all.count, 128) }

  /// Drops the requests that can be dropped, and shows everything anew: the data may have changed by them.
  /// What is asked for by that is dropped too. The other requests are tried again in the next turn, and
  /// given up without a word if that ends here again.
  private func giveUp(_ requests: [ListRequest]) {
    let isLastTry = machine.queue.patience == .lastTry
    if !isLastTry { reportEndlessUpdates(requests, after: depthLimit) }
    machine.queue.patience = .givingUp(hasDroppedData: false)
    for request in requests { request.drop?() }
    forgetData()
    layOutElements()
    let others = (requests + machine.queue.removeAll()).filter { $0.drop == nil }
    let hasDroppedData = machine.queue.patience == .givingUp(hasDroppedData: true)
    machine.queue.patience = isLastTry ? .lastTry : .unlimited
    if hasDroppedData, askForCounts() != knownCounts { forgetData() }
    guard !isLastTry else { return }
    MainTurn.schedule { [weak self] in
      self?.machine.queue.patience = .lastTry
      for request in others {
        if let self { self.whenReady(request.name, request.body) } else { request.body() }
      }
      self?.machine.queue.patience = .unlimited
    }
  }

  internal func reportEndlessUpdates(_ requests: [ListRequest], after count: Int) {
    let asker = requests.lazy.compactMap(\.asker).first
    let asking = asker.map { " It was asked for while \($0) was made." } ?? ""
    Report.record(
      .layout,
      "\(type(of: self)) is stuck in its update/layout loop: each update asks for another one. Given up "
        + "after \(count).\(asking) Look for an apply(_:), a reload or a "
        + "performBatchUpdates in cellForItemAt, in a cell provider or in willDisplay")
  }
}
