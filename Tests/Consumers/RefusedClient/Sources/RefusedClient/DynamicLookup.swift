import UIKit

private final class Feed {
  var reloads = 0
  func reload() { reloads += 1 }
}

@MainActor func checkDynamicLookup() {
  let feed = Feed()
  let object: AnyObject = feed
  (object as? Feed)?.reload()
  precondition(feed.reloads == 1)
}
