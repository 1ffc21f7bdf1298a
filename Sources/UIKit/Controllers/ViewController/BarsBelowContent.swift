import Foundation

// Tab bars and toolbars have no background while the content ends above them.

/// A view with a bar at the bottom. The bar has no background while the content ends above the bar.
@MainActor
internal protocol BarsBelowContent: UIView {
  /// Called when the content of a scroll view in the view ends above the bar, or no longer does.
  func contentEndChanged()
}

extension UIScrollView {
  /// Whether the content is scrolled to its end, so that no content is under the bars at the
  /// bottom.
  internal var isAtEnd: Bool {
    let end = bounds.maxY - adjustedContentInset.bottom
    return contentSize.height <= end + 0.5
  }

  /// Notifies the bars at the bottom when the content reaches its end or leaves it.
  internal func tellEnd() {
    let isAtEnd = isAtEnd
    guard motion.isAtEnd != isAtEnd else { return }
    motion.isAtEnd = isAtEnd
    for view in sequence(first: superview, next: { $0?.superview }) {
      (view as? any BarsBelowContent)?.contentEndChanged()
    }
  }
}

extension UIViewController {
  /// Returns whether no content of the controller's view is under a bar at the bottom.
  ///
  /// - Parameter top: The upper edge of the bar, in the coordinates of the bar's superview.
  internal func contentEnds(above top: CGFloat, in view: UIView) -> Bool {
    guard let scrollView = scrollViewAboveBar, scrollView.isDescendant(of: view) else {
      return true
    }
    let bottom = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.maxY), to: view).y
    return bottom <= top + 0.5 || scrollView.isAtEnd
  }

  /// The scroll view whose content is under the bars at the bottom.
  private var scrollViewAboveBar: UIScrollView? {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.scrollViewAboveBar
    }
    return scrollViewUnderBars(at: .bottom)
  }
}

extension UITabBarController {
  /// Removes the background of the bar if the content ends above the bar.
  internal func updateEdge() {
    guard let view = viewIfLoaded else { return }
    let top = view.bounds.height - tabBar.rowHeight - view.safeAreaInsets.bottom
    tabBar.isAtEdge = front?.contentEnds(above: top, in: view) ?? true
  }
}

extension UINavigationController {
  /// Removes the background of the toolbar if the content ends above the toolbar.
  internal func updateToolbarEdge() {
    guard showsToolbar, let view = viewIfLoaded else { return }
    let top = view.bounds.height - view.safeAreaInsets.bottom - toolbar.rowHeight
    toolbar.isAtEdge = topViewController?.contentEnds(above: top, in: view) ?? true
  }
}

extension TabView: BarsBelowContent {
  internal func contentEndChanged() { tabBarController?.updateEdge() }
}

extension NavigationView: BarsBelowContent {
  internal func contentEndChanged() { navigationController?.updateToolbarEdge() }
}
