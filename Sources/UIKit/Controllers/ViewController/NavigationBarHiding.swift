import Foundation

/// Hides and shows the bars of a navigation controller, by taps, by swipes, when the keyboard
/// appears, and in compact heights.
@MainActor
internal final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.addTarget(self, action: NavigationBarHiding.toggleBars)
    tap.cancelsTouchesInView = false
    tap.isEnabled = false
    tap.delegate = self
    swipe.addTarget(self, action: NavigationBarHiding.followSwipe)
    swipe.cancelsTouchesInView = false
    swipe.isEnabled = false
    swipe.delegate = self
  }

  isolated deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  func install(in view: UIView) {
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
  }

  private(set) var keyboardObserver: (any NSObjectProtocol)?
  private var heightRegistration: (any UITraitChangeRegistration)?
  /// Whether the bars are hidden because the height is compact.
  private var isHiddenForHeight = false

  /// Called when one of the navigation controller's `hidesBars…` properties has changed.
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

  private func setBarsHidden(_ isHidden: Bool) {
    guard isHidden != controller.isNavigationBarHidden else { return }
    controller.setNavigationBarHidden(isHidden, animated: true)
    let hasItems = controller.topViewController?.toolbarItems?.isEmpty == false
    if hasItems { controller.setToolbarHidden(isHidden, animated: true) }
  }

  /// Called after a tap: hides visible bars, and shows hidden bars.
  private func toggleBars() {
    isHiddenForHeight = false
    setBarsHidden(!controller.isNavigationBarHidden)
  }

  /// Called during a swipe: hides the bars on a swipe up, and shows them on a swipe down.
  private func followSwipe() {
    guard let view = swipe.view, swipe.state == .changed || swipe.state == .ended else { return }
    let translation = swipe.translation(in: view)
    guard translation.y.magnitude > translation.x.magnitude,
      translation.y.magnitude >= controller.navigationBar.smallHeight
    else { return }
    isHiddenForHeight = false
    setBarsHidden(translation.y < 0)
    swipe.setTranslation(.zero, in: view)
  }

  private func keyboardAppears() {
    guard controller.hidesBarsWhenKeyboardAppears, let window = controller.viewIfLoaded?.window,
      window.windowScene?.firstResponder.current != nil
    else { return }
    setBarsHidden(true)
  }

  /// Hides the bars in a compact height, and shows them again in a regular height.
  func heightClassChanged() {
    guard controller.hidesBarsWhenVerticallyCompact, controller.isViewLoaded else { return }
    let isCompact = controller.traitCollection.verticalSizeClass == .compact
    if isCompact, !isHiddenForHeight, !controller.isNavigationBarHidden {
      isHiddenForHeight = true
      setBarsHidden(true)
    } else if !isCompact, isHiddenForHeight {
      isHiddenForHeight = false
      setBarsHidden(false)
    }
  }

  /// Returns `true` for the swipe that hides the bars, so that the content scrolls at the same
  /// time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  /// Returns whether a gesture may begin.
  ///
  /// If `hidesBarsOnTap` is on, a tap may begin anywhere. Otherwise a tap may begin
  /// only where the hidden bar was, and the tap shows the bar again. A swipe may always
  /// begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === tap, !controller.hidesBarsOnTap, let view = tap.view else {
      return true
    }
    let bottom =
      controller.barTop(under: view.safeAreaInsets.top) + controller.navigationBar.smallHeight
    return controller.isNavigationBarHidden && tap.location(in: view).y < bottom
  }
}
