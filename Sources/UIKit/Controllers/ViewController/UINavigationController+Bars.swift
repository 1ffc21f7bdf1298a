import Foundation

// The frames of the bars, and the space that they leave for the content.

extension UINavigationController {
  /// Whether the toolbar is visible. A controller on the stack may hide the toolbar.
  internal var showsToolbar: Bool {
    !isToolbarHidden && !stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The current height of the navigation bar.
  internal var barHeight: CGFloat {
    isNavigationBarHidden
      ? 0 : navigationBar.smallHeight + navigationBar.extent + navigationBar.searchHeight
  }

  /// Returns the top of the navigation bar below a safe area of the given height.
  ///
  /// On phones with a Dynamic Island, the bar begins a little above the end of the safe area. The
  /// distance was measured for heights of 59 and 62 points since iOS 16.4.
  internal func barTop(under top: CGFloat) -> CGFloat {
    let more = additionalSafeAreaInsets.top
    let device = top - more
    if abs(device - 59) < 0.01 { return 53 + 2.0 / 3 + more }
    if abs(device - 62) < 0.01 { return 56 + 1.0 / 3 + more }
    return top
  }

  /// Returns the bottom of the navigation bar below a safe area of the given height.
  internal func barBottom(under top: CGFloat) -> CGFloat {
    isNavigationBarHidden ? top : barTop(under: top) + barHeight
  }

  /// Replaces the navigation bar. The new bar gets the items and the position of the old bar.
  internal func replaceBar(with new: UINavigationBar) {
    let (old, items) = (ownNavigationBar, ownNavigationBar.items)
    guard new !== old else { return }
    old.controller = nil
    old.items = nil
    ownNavigationBar = new
    new.controller = self
    new.setItemsByController(items)
    barVisibility = makeBarVisibility()
    new.takePlace(of: old)
  }

  /// Called when a bar has to appear or disappear.
  internal func change(_ bar: BarVisibility, animated: Bool) {
    guard animated, isTransitionVisible, let view = viewIfLoaded else { return bar.change() }
    guard let transition, let leavingEdge, !transition.hasArrived else {
      return bar.animate(in: view)
    }
    bar.animate(with: transition, leaving: leavingEdge)
  }

  /// Called when the size or the visibility of a bar may have changed.
  internal func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    placeBars()
  }

  /// Called when a search in the navigation bar begins or ends, which changes the bar's height.
  ///
  /// Content that is scrolled to its top remains at its top, below the whole large title.
  internal func searchChanged() {
    if followed?.isAtStart == true { showWholeBar() }
    navigationBar.setNeedsLayout()
    barsChanged()
  }

  /// Called when the toolbar items of a controller have changed.
  internal func toolbarItemsChanged(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Sets the frames of the bars and of the content.
  internal func placeBars() {
    guard let view = viewIfLoaded else { return }
    followScrollView()
    shrinkBar()
    placeFrames(in: view)
  }

  /// Sets the frames of the bars and of the content, without following the scroll view.
  internal func placeFrames(in view: UIView) {
    let area = view.safeAreaInsets
    let bar = CGRect(
      x: 0, y: barTop(under: area.top), width: view.bounds.width,
      height: navigationBar.smallHeight + navigationBar.extent + navigationBar.pull
        + navigationBar.searchHeight)
    barVisibility.place(at: bar, in: view.bounds)
    let toolbar = CGRect(
      x: 0, y: view.bounds.height - area.bottom - self.toolbar.rowHeight,
      width: view.bounds.width, height: self.toolbar.rowHeight)
    toolbarVisibility.place(at: toolbar, in: view.bounds)
    view.showPresentations(over: stack.last)
    guard let top = stack.last, let content = top.viewIfLoaded, content.superview === view else {
      return
    }
    content.frame = frame(for: top, in: view)
    content.safeAreaMayHaveChanged()
    updateToolbarEdge()
  }

  /// Returns the frame of a controller's view.
  ///
  /// The view extends under the bars, unless the controller excludes the edge, or the bars are
  /// opaque and the controller does not include opaque bars.
  internal func frame(for controller: UIViewController, in view: UIView) -> CGRect {
    let area = view.safeAreaInsets
    var frame = view.bounds
    // If the height of a bar changes while content scrolls, the content has to extend under the
    // bar.
    let changes = navigationBar.fullExtent > 0 || navigationBar.searchSlack > 0
    let isUnderTop =
      isNavigationBarHidden || changes && followed != nil
      || reaches(controller, .top, isTranslucent: navigationBar.isTranslucent)
    if !isUnderTop {
      let bottom = barBottom(under: area.top)
      frame.origin.y += bottom
      frame.size.height -= bottom
    }
    if showsToolbar, !reaches(controller, .bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height -= area.bottom + toolbar.rowHeight
    }
    frame.size.height = max(frame.height, 0)
    return frame
  }

  /// Returns whether a controller's view extends under the bar at an edge.
  private func reaches(
    _ controller: UIViewController, _ edge: UIRectEdge, isTranslucent: Bool
  ) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }
}

extension UIViewController {
  /// Whether the outermost container of the controller is presented as a sheet.
  internal var isInSheet: Bool {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.ownPresentation?.isSheet == true
  }

  /// Called when the edges where the view extends under bars may have changed.
  internal func extendedEdgesMayHaveChanged() {
    navigationController?.barsChanged()
    tabBarController?.placeBar()
  }

  /// The scroll view under the bars.
  ///
  /// This is the scroll view that was set with `setContentScrollView(_:for:)`. If no scroll view
  /// was set, this is the first scroll view in a chain of views: the controller's view, the
  /// rearmost subview of this view, the rearmost subview of that subview, and so on.
  internal var scrollViewUnderBars: UIScrollView? { scrollViewUnderBars(at: .top) }

  /// Returns the scroll view that the bars at an edge follow.
  internal func scrollViewUnderBars(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let explicit = contentScrollView(for: edge) { return explicit }
    return sequence(first: viewIfLoaded) { $0?.subviews.first }
      .prefix { $0 != nil }.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Called when the view has been laid out.
  internal func wasLaidOut() { (parent as? UINavigationController)?.contentWasLaidOut(self) }
}

/// The view of a navigation controller, which excludes the bars from the safe area of its
/// subviews.
internal final class NavigationView: UIView {
  weak var navigationController: UINavigationController?

  override var safeAreaForSubviews: UIEdgeInsets {
    var area = safeAreaInsets
    if let navigationController { area.top = navigationController.barBottom(under: area.top) }
    if let navigationController, navigationController.showsToolbar {
      area.bottom += navigationController.toolbar.rowHeight
    }
    return area
  }
}

extension UINavigationController: ScrollingBars {}
