import UIKit

private final class Feed: UIViewController {
  func reload() {}

  func wire() -> Timer {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
  }
}

@MainActor func checkTimerSelector() {
  let feed = Feed()
  withExtendedLifetime(feed) {
    let timer = feed.wire()
    precondition(timer.timeInterval == 1)
    timer.invalidate()
  }
}
