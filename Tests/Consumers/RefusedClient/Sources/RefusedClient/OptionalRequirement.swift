import UIKit

private protocol FeedDelegate: AnyObject {
  func feedDidReload()
}

extension FeedDelegate {
  func feedDidReload() {}
}

private final class Listener: FeedDelegate {}

@MainActor func checkOptionalRequirement() {
  let delegate: (any FeedDelegate)? = Listener()
  delegate?.feedDidReload()
}
