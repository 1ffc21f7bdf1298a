import Foundation

/// When updates that were gathered begin: in the next turn of the main queue, or, adaptively, at once or
/// after a while.
@MainActor
internal final class UpdateCoalescer {
  var adaptive = ListAdaptiveCoalescingExperimentConfig()
  private var isScheduled = false
  /// When the last update began, and how long the next waits, by the clock of the view's window.
  private var last: (time: TimeInterval, interval: TimeInterval)?

  /// Begins what was gathered when it is time.
  ///
  /// - Parameter gathered: Who waits; told that nothing comes of it if the updater has gone then.
  func schedule(
    for view: UICollectionView?, _ gathered: GatheredRequests, _ body: @escaping () -> Void?
  ) {
    guard !isScheduled else { return }
    let clock = view?.window?.frameClock
    let wait = adaptive.enabled ? wait(for: view, at: clock?.now ?? 0) : nil
    if wait == 0 {
      if body() == nil { gathered.abandon() }
      return
    }
    isScheduled = true
    let begin = PromisedCall { [weak self] _ in
      self?.isScheduled = false
      if body() == nil { gathered.abandon() }
    }
    // A clock may go with its window: what waits for it begins then, too.
    guard let wait, let clock else { return MainTurn.schedule { begin.call(true) } }
    let due = clock.now + wait
    clock.add { now in
      guard now >= due else { return true }
      begin.call(true)
      return false
    }
  }

  /// How long to wait; 0 for not at all.
  private func wait(for view: UICollectionView?, at now: TimeInterval) -> TimeInterval {
    if adaptive.useMaxIntervalWhenViewNotVisible, view.map({ Visibility(of: $0) }) == .notVisible {
      return adaptive.maxInterval
    }
    guard let last, now - last.time < last.interval else {
      last = (now, adaptive.minInterval)
      return 0
    }
    let interval = min(last.interval + adaptive.intervalIncrement, adaptive.maxInterval)
    // The clock of another window may be far behind.
    let wait = min(interval, max(0, last.time + interval - now))
    self.last = (now + wait, interval)
    return wait
  }
}

/// Whether a view can be seen, as far as one can tell without looking at what covers it.
internal enum Visibility {
  case notVisible, maybeVisible

  @MainActor
  init(of view: UIView) {
    var next: UIView? = view
    while let one = next {
      guard !one.isHidden, one.alpha >= CGFloat(Float.ulpOfOne) else {
        self = .notVisible
        return
      }
      next = one.superview
    }
    self = view.window == nil ? .notVisible : .maybeVisible
  }
}
