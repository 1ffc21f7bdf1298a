import UIKit

private final class Feed: UIViewController {
  var reloads = 0
  private var observer: (any NSObjectProtocol)?

  func wire() {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reloads += 1 }
    }
  }
}

@MainActor func checkNotificationSelector() {
  let feed = Feed()
  feed.wire()
  NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  precondition(feed.reloads == 1)
}
