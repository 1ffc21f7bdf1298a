import Foundation

/// The gestures of a navigation controller: taps and swipes that hide the bars, and the swipe to go
/// back.
///
/// This class also hides the bars for the keyboard and for compact heights.
@MainActor
internal final class NavigationGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  let pop: UIScreenEdgePanGestureRecognizer = LeadingEdgePan()

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.addTarget(self, action: NavigationGestures.tapped)
    tap.cancelsTouchesInView = false
    tap.isEnabled = false
    tap.delegate = self
    swipe.addTarget(self, action: NavigationGestures.swiped)
    swipe.cancelsTouchesInView = false
    swipe.isEnabled = false
    swipe.delegate = self
    pop.addTarget(self, action: NavigationGestures.panned)
    pop.edges = .left
    pop.delegate = self
  }

  func install(in view: UIView) {
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(pop)
  }

  // MARK: Hiding the bars

  private var keyboardObserver: (any NSObjectProtocol)?
  private var heightRegistration: (any UITraitChangeRegistration)?
  /// Whether the bars are hidden because the height is compact.
  private var isHiddenForHeight = false

  /// Called when a property that decides about hiding the bars has changed.
  func settingsChanged() {
    tap.isEnabled =
      controller.hidesBarsOnTap || controller.hidesBarsWhenKeyboardAppears
      || controller.hidesBarsWhenVerticallyCompact
    swipe.isEnabled = controller.hidesBarsOnSwipe
    if controller.hidesBarsWhenKeyboardAppears, keyboardObserver == nil {
      keyboardObserver = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.keyboardAppears() }
      }
    }
    if controller.hidesBarsWhenVerticallyCompact, heightRegistration == nil {
      heightRegistration = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (navigation: UINavigationController, _: UITraitCollection) in
        navigation.heightClassChanged()
      }
    }
    heightClassChanged()
  }

  private func setHidden(_ isHidden: Bool) {
    guard isHidden != controller.isNavigationBarHidden else { return }
    controller.setNavigationBarHidden(isHidden, animated: true)
    let hasItems = controller.topViewController?.toolbarItems?.isEmpty == false
    if hasItems { controller.setToolbarHidden(isHidden, animated: true) }
  }

  private func tapped() {
    isHiddenForHeight = false
    setHidden(!controller.isNavigationBarHidden)
  }

  private func swiped() {
    guard let view = swipe.view, swipe.state == .changed || swipe.state == .ended else { return }
    let translation = swipe.translation(in: view)
    guard translation.y.magnitude > translation.x.magnitude,
      translation.y.magnitude >= controller.navigationBar.smallHeight
    else { return }
    isHiddenForHeight = false
    setHidden(translation.y < 0)
    swipe.setTranslation(.zero, in: view)
  }

  private func keyboardAppears() {
    guard controller.hidesBarsWhenKeyboardAppears, let window = controller.viewIfLoaded?.window,
      window.windowScene?.firstResponder.current != nil
    else { return }
    setHidden(true)
  }

  func heightClassChanged() {
    guard controller.hidesBarsWhenVerticallyCompact, controller.isViewLoaded else { return }
    let isCompact = controller.traitCollection.verticalSizeClass == .compact
    if isCompact, !isHiddenForHeight, !controller.isNavigationBarHidden {
      isHiddenForHeight = true
      setHidden(true)
    } else if !isCompact, isHiddenForHeight {
      isHiddenForHeight = false
      setHidden(false)
    }
  }

  /// Lets other gestures recognize together with the swipe that hides the bars, so that it also
  /// scrolls.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Returns whether a gesture may begin.
  ///
  /// Taps are recognized at the place of the hidden bars, or anywhere if they hide the bars. The
  /// swipe from the edge goes back only if the bar shows a back button. Apps that want the swipe on
  /// other screens set their own delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === swipe { return true }
    if gestureRecognizer === tap {
      guard !controller.hidesBarsOnTap, let view = tap.view else { return true }
      let bottom =
        controller.barTop(under: view.safeAreaInsets.top)
        + controller.navigationBar.smallHeight
      return controller.isNavigationBarHidden && tap.location(in: view).y < bottom
    }
    guard controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem, !item.hidesBackButton
    else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  private func panned() {
    guard let view = pop.view else { return }
    let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let translation = side * pop.translation(in: view).x
    switch pop.state {
    case .began:
      guard controller.viewControllers.count > 1 else { return }
      controller.beginPop()
    case .changed: controller.followPop(translation / max(view.bounds.width, 1))
    case .ended:
      let isPastMiddle = translation > view.bounds.width / 2
      let isFast = side * pop.velocity(in: view).x > NavigationGestures.popVelocity
      controller.endPop(isCancelled: !isPastMiddle && !isFast)
    case .cancelled: controller.endPop(isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// The velocity of a swipe, in points per second, from which it goes back even before the middle.
  private static let popVelocity: CGFloat = 500
}

/// Recognizes a swipe from the leading edge, unless an app has set other edges.
private final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view, edges == .left || edges == .right {
      edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    super.touchesBegan(touches, with: event)
  }
}
