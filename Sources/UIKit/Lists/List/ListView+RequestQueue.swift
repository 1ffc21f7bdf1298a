// Requests that are made while a list is busy wait in a queue. If requests make more requests
// without end, the list gives up.

extension _ListView {
  /// Whether a batch is being recorded, a change is being shown, or a layout pass is running.
  package var isBusy: Bool { machine.isBusy }

  /// Whether a change is being shown or a layout pass is running. Changes that are made meanwhile
  /// are shown later.
  package var isShowing: Bool { machine.isShowing }

  /// Whether a request is performed immediately.
  package var isReady: Bool {
    !machine.isBusy && machine.queue.holds == 0 && !machine.queue.isGivingUp
  }

  /// Calls a closure immediately if the list is ready, else when the list is no longer busy.
  ///
  /// - Parameter name: The name of the request, as the app would write it.
  package func whenReady(_ name: String, _ body: @escaping @MainActor () -> Void) {
    if isReady { body() } else { enqueue(name, body) }
  }

  /// Calls a closure when the list is no longer busy.
  ///
  /// - Parameters:
  ///   - name: The name of the request, as the app would write it.
  ///   - drop: Called instead if the list gives up, because each request makes another request.
  ///     Without `drop`, the request is tried again later, asynchronously on the main actor.
  internal func enqueue(
    _ name: String, drop: (@MainActor () -> Void)? = nil, _ body: @escaping @MainActor () -> Void
  ) {
    if machine.queue.isGivingUp, let drop { return drop() }
    var request = ListRequest(name, body)
    request.drop = drop
    request.requestingElement = self.requests.last?.element
    machine.queue.append(request)
    machine.observer?(machine.words)
  }

  /// Makes requests wait until `releaseRequests()`, while a change is made in several steps.
  package func holdRequests() { machine.queue.holds += 1 }

  /// Ends the waiting that `holdRequests()` has begun. The requests are performed, unless another
  /// change still makes them wait.
  package func releaseRequests() {
    machine.queue.holds -= 1
    finishTurn()
  }

  /// Performs the requests in the queue.
  internal func finishTurn() {
    guard !isBusy, !machine.queue.isGivingUp else { return }
    remeasureDisplayed()
    // A layout pass that ran while the view was busy could not prepare the layout, so another
    // layout pass is requested.
    if pass.needsPreparation { setNeedsLayout() }
    guard machine.queue.holds == 0, !machine.queue.isEmpty else { return }
    let requests = machine.queue.removeAll()
    machine.queue.depth += 1
    defer { machine.queue.depth -= 1 }
    guard machine.queue.depth <= depthLimit else { return giveUp(requests) }
    // Each request may make more requests, which are performed right after that request.
    for (index, request) in requests.enumerated() {
      request.body()
      if isShowing { return machine.queue.prepend(requests[(index + 1)...]) }
    }
  }

  // MARK: Giving up

  /// The depth to which requests may make other requests: at least 32, and more if there are many
  /// elements, because each element may make a request when it appears. The stack of a program has
  /// space for a depth of 128.
  private var depthLimit: Int { min(32 + 2 * elements.all.count, 128) }

  /// Drops the requests that can be dropped, and reloads the list, because the data may have
  /// changed. Requests that are made meanwhile are dropped too. The other requests are tried again
  /// asynchronously on the main actor. If they still make requests without end, they are dropped
  /// without a report.
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
    let requestingElement = requests.lazy.compactMap(\.requestingElement).first
    let asking = requestingElement.map { " It was asked for while \($0) was made." } ?? ""
    Report.record(
      .layout,
      "\(type(of: self)) is stuck in its update/layout loop: each update asks for another one. Given up "
        + "after \(count).\(asking) Look for an apply(_:), a reload or a "
        + "performBatchUpdates in cellForItemAt, in a cell provider or in willDisplay")
  }
}
