import UIKit

private class Feed: UIViewController {
  func reload() -> String { "feed" }
}

private final class Wall: Feed {
  override func reload() -> String { "wall" }
}

@MainActor func checkOverrideOfExtension() {
  let feed: Feed = Wall()
  precondition(feed.reload() == "wall")
}
