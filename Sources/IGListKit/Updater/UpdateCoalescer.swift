import Foundation

/// Gathers what an updater is asked for, and says when it begins: in the next turn of the main queue, or,
/// adaptively, at once or after a while.
@MainActor
internal final class UpdateCoalescer {
  var adaptive = ListAdaptiveCoalescingExperimentConfig() {
    didSet { interval = adaptive.minInterval }
  }
  let tracker = VisibilityTracker()
  /// What was asked for and has not begun.
  var request = UpdateRequest()
  private var isScheduled = false
  /// When the last update began, by the clock of the view's window.
  private var last: TimeInterval?
  /// How long after that the next one begins at the earliest.
  private var interval: TimeInterval = 0

  /// Hands out what was gathered. Nothing is then.
  func take() -> UpdateRequest {
    defer { request = UpdateRequest() }
    return request
  }

  /// Nobody will do what was gathered: who waits is told so.
  func abandon() {
    for completion in take().completions { completion(false) }
  }

  /// Begins what was gathered when it is time.
  ///
  /// - Parameter body: Begins it. Returns `nil` if the updater has gone.
  func schedule(for view: UICollectionView?, _ body: @escaping @MainActor () -> Void?) {
    guard !isScheduled else { return }
    let clock = tracker.clock(of: view)
    let begin: @MainActor () -> Void = { [self, weak clock] in
      isScheduled = false
      last = clock?.now ?? 0
      if body() == nil { abandon() }
    }
    guard adaptive.enabled else {
      isScheduled = true
      return MainTurn.schedule(begin)
    }
    let now = clock?.now ?? 0
    guard let wait = wait(for: view, at: now) else { return begin() }
    isScheduled = true
    guard let clock, wait > 0 else { return MainTurn.schedule(begin) }
    let due = now + wait
    // A clock may go with its window: what waits for it begins then, too.
    let promise = PromisedCall { _ in begin() }
    clock.add { now in
      guard now >= due else { return true }
      promise.call(true)
      return false
    }
  }

  /// How long to wait; `nil` for not at all.
  private func wait(for view: UICollectionView?, at now: TimeInterval) -> TimeInterval? {
    if adaptive.useMaxIntervalWhenViewNotVisible, tracker.visibility(of: view) == .notVisible {
      return adaptive.maxInterval
    }
    // The clock of another window may be far behind.
    guard let last, now - last <= interval, now >= last else {
      interval = adaptive.minInterval
      return nil
    }
    let wait = max(0, last + interval - now)
    interval = min(interval + adaptive.intervalIncrement, adaptive.maxInterval)
    return wait
  }
}
