import UIKit

/// A delegate of a scroll view that forwards the calls to another delegate.
private final class Proxy: NSObject, UIScrollViewDelegate {
  weak var other: (any UIScrollViewDelegate)?
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    other?.scrollViewDidScroll(scrollView)
  }
}

@MainActor func checkForwarding() {
  let (proxy, other, view) = (Proxy(), Proxy(), UIScrollView())
  proxy.other = other
  view.delegate = proxy
  view.contentOffset.y = 8
  precondition(proxy.offsets == [8] && other.offsets == [8])
}
