import Foundation

// The status bar, as controllers configure it.

extension UIViewController {
  /// Updates the status bar from the frontmost controller of the window.
  ///
  /// This method is called when the look of the status bar may have changed.
  internal func updateStatusBar() {
    guard let window = viewIfLoaded?.window ?? above?.viewIfLoaded?.window,
      let manager = window.windowScene?.statusBarManager, let root = window.rootViewController
    else { return }
    let application = window.windowScene?.application ?? .shared
    if let look = application.statusBarLook { return manager.show(look) }
    var front = root
    for controller in root.allAbove where controller.decidesStatusBar { front = controller }
    manager.statusBarStyle =
      front.descendant { $0.childForStatusBarStyle }.preferredStatusBarStyle
    manager.isStatusBarHidden =
      front.descendant { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  /// Whether the controller decides the look of the status bar while it is presented.
  private var decidesStatusBar: Bool {
    ownPresentation?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// Returns the last controller of a chain of children.
  ///
  /// The chain begins with this controller, and `next` returns the child of each controller in it.
  private func descendant(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let inner = next(controller) { controller = inner }
    return controller
  }
}

extension UIViewController {
  /// Rotates the interface to the orientation of the device.
  /// - Differs: it does nothing, because the interface rotates only if a test or the app requests
  ///   it.
  public class func attemptRotationToDeviceOrientation() {}
}
