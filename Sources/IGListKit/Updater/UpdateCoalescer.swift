import Foundation

/// Gathers the requests of an updater, and schedules the beginning of the update: in the next turn
/// of the main queue, or, if coalescing is adaptive, immediately or after an interval.
@MainActor
internal final class UpdateCoalescer {
  var adaptive = ListAdaptiveCoalescingExperimentConfig() {
    didSet { interval = adaptive.minInterval }
  }
  let tracker = VisibilityTracker()
  /// The requests that have not begun.
  var request = UpdateRequest()
  private var isScheduled = false
  /// The time at which the last update began, by the clock of the view's window.
  private var last: TimeInterval?
  /// The shortest time from the beginning of the last update to the next one.
  private var interval: TimeInterval = 0

  /// Returns the gathered requests, and removes them.
  func removeRequest() -> UpdateRequest {
    defer { request = UpdateRequest() }
    return request
  }

  /// Removes the gathered requests, and calls their completions with `false`.
  func abandon() {
    for completion in removeRequest().completions { completion(false) }
  }

  /// Schedules the beginning of the gathered requests.
  ///
  /// - Parameter body: A closure that begins the requests, and returns `nil` if the updater was
  ///   deallocated.
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
    // The clock may be deallocated with its window before the time has come. The `PromisedCall`
    // calls `begin` in that case, too.
    let promise = PromisedCall { _ in begin() }
    clock.add { now in
      guard now >= due else { return true }
      promise.call(true)
      return false
    }
  }

  /// Returns the time to wait; `nil` to begin immediately.
  private func wait(for view: UICollectionView?, at now: TimeInterval) -> TimeInterval? {
    if adaptive.useMaxIntervalWhenViewNotVisible, tracker.visibility(of: view) == .notVisible {
      return adaptive.maxInterval
    }
    // The view may have moved to another window, whose clock shows an earlier time than `last`.
    guard let last, now - last <= interval, now >= last else {
      interval = adaptive.minInterval
      return nil
    }
    let wait = max(0, last + interval - now)
    interval = min(interval + adaptive.intervalIncrement, adaptive.maxInterval)
    return wait
  }
}
