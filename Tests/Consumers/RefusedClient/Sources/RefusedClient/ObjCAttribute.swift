import UIKit

private final class Feed: UIViewController {
  var reloads = 0

  #if canImport(ObjectiveC)
  @objc
  #endif
  func reload() { reloads += 1 }
}

@MainActor func checkObjCAttribute() {
  let feed = Feed()
  feed.reload()
  precondition(feed.reloads == 1)
}
