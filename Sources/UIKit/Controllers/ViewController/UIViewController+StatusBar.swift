import Foundation

// The status bar, as controllers ask for it.

extension UIViewController {
  /// Called when the status bar may change: asks the controllers in front.
  internal func updateStatusBar() {
    guard let window = viewIfLoaded?.window ?? above?.viewIfLoaded?.window,
      let manager = window.windowScene?.statusBarManager, let root = window.rootViewController
    else { return }
    var front = root
    for controller in root.allAbove where controller.decidesStatusBar { front = controller }
    manager.statusBarStyle =
      front.asked { $0.childForStatusBarStyle }.preferredStatusBarStyle
    manager.isStatusBarHidden =
      front.asked { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  private var decidesStatusBar: Bool {
    ownPresentation?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  private func asked(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let inner = next(controller) { controller = inner }
    return controller
  }
}

extension UIViewController {
  /// Updates the supported orientations.
  /// - Differs: it does nothing, because the interface never rotates.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Rotates the interface to the orientation of the device.
  /// - Differs: it does nothing, because the interface never rotates.
  public class func attemptRotationToDeviceOrientation() {}
}
