import Foundation

// Notifies the controllers of a window before its size or its traits change.

extension TransitionCoordinator: WindowTransition {}

extension UIWindow {
  /// Notifies the controllers of the window's new size.
  ///
  /// If the size changes the traits, the controllers are notified of the new traits, too.
  internal func beginSizeTransition(of root: UIViewController) -> any WindowTransition {
    let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, animated: false)
    root.transition = coordinator
    if isTurning {
      coordinator.rotation = (
        from: UIInterfaceOrientation(of: sizeForTraits), to: UIInterfaceOrientation(of: bounds.size)
      )
    }
    postOrientationNotifications(coordinator)
    notifyOfTraitsForNewSize(coordinator, root)
    root.viewWillTransition(to: bounds.size, with: coordinator)
    for controller in root.allAbove {
      controller.ownPresentation?.viewWillTransition(to: bounds.size, with: coordinator)
    }
    return coordinator
  }

  /// Whether the new size of the window is in another orientation than the old one.
  private var isTurning: Bool {
    let (old, new) = (sizeForTraits, bounds.size)
    return (old.width > old.height) != (new.width > new.height) && old.width > 0 && old.height > 0
  }

  /// Posts the notifications of a new orientation, and notifies the delegate of an application
  /// without scenes.
  ///
  /// This method has an effect only for the first window of a scene, so that observers are
  /// notified once.
  private func postOrientationNotifications(_ coordinator: TransitionCoordinator) {
    let (old, new) = (sizeForTraits, bounds.size)
    guard isTurning, windowScene?.firstWindow === self else { return }
    let application = windowScene?.application ?? UIApplication.shared
    func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: application) }
    }
    application.ownDelegate?.application(
      application, willChangeStatusBarOrientation: UIInterfaceOrientation(of: new),
      duration: coordinator.transitionDuration)
    post([
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.willChangeStatusBarFrameNotification,
    ])
    _ = coordinator.animate(alongsideTransition: nil) { _ in
      post([
        UIApplication.didChangeStatusBarFrameNotification,
        UIApplication.didChangeStatusBarOrientationNotification,
      ])
      application.ownDelegate?.application(
        application, didChangeStatusBarOrientation: UIInterfaceOrientation(of: old))
    }
  }

  /// Notifies the controllers of the window's traits for the new size, if these traits differ from
  /// the current traits.
  private func notifyOfTraitsForNewSize(
    _ coordinator: TransitionCoordinator, _ root: UIViewController
  ) {
    let old = (size: sizeForTraits, traits: traitCollection)
    sizeForTraits = bounds.size
    let new = traitCollection
    sizeForTraits = old.size
    guard new != old.traits else { return }
    notify(of: new, coordinator, root)
  }

  /// Called before the traits of the scene change, to notify the controllers of the new traits.
  internal func traitsWillChange(to traits: UITraitCollection) {
    guard hasAppeared, let rootViewController, traits != traitCollection else { return }
    let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, animated: false)
    traitTransition = coordinator
    notify(of: traits, coordinator, rootViewController)
  }

  /// Notifies the controllers of traits that the window is about to have.
  private func notify(
    of traits: UITraitCollection, _ coordinator: TransitionCoordinator, _ root: UIViewController
  ) {
    root.willTransition(to: traits, with: coordinator)
    for controller in root.allAbove {
      controller.ownPresentation?.willTransition(to: traits, with: coordinator)
    }
  }
}
