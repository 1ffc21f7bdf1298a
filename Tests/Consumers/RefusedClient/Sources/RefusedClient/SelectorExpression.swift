import UIKit

private final class Feed: UIViewController {
  var reloads = 0

  func reload() { reloads += 1 }
  func reloadFrom(_ sender: UIButton) { reloads += 1 }

  func wire(_ button: UIButton) {
    // On all systems:
    button.addAction(UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
    // With Galley, the method itself, or a selector that says which method it means:
    button.addTarget(self, action: Feed.reloadFrom, for: .touchUpInside)
    button.addTarget(self, action: Selector("reload", Feed.reload), for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Feed.reload))
  }
}

@MainActor func checkSelectorExpression() {
  let feed = Feed()
  let button = UIButton(type: .system)
  feed.wire(button)
  button.sendActions(for: .touchUpInside)
  precondition(feed.reloads == 3)
}
