import UIKit

private final class Feed: UIViewController {
  func reload() {}

  func reloadLater() -> DispatchWorkItem {
    let work = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.reload() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
    return work
  }
}

@MainActor func checkDelayedPerform() {
  let feed = Feed()
  withExtendedLifetime(feed) { feed.reloadLater().cancel() }
}
