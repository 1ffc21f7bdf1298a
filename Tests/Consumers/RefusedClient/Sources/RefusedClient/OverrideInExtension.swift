import UIKit

private final class Feed: UIViewController {
  var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    didLoad()
  }
}

extension Feed {
  private func didLoad() { loads += 1 }
}

@MainActor func checkOverrideInExtension() {
  let feed = Feed()
  feed.loadViewIfNeeded()
  precondition(feed.loads == 1)
}
