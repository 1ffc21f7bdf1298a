import Foundation

// The status bar, as controllers ask for it.

/// The state of a scene's status bar, as the controllers in front ask for it.
///
///     window.windowScene?.statusBarManager?.statusBarStyle   // .lightContent
///
/// - Differs: no status bar is drawn, and its height is the top inset of `UIWindow.deviceSafeArea`.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  internal init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  open internal(set) var isStatusBarHidden = false
  /// The frame: the top of the window, as far as the safe area extends.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let window = scene?.windows.first else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeArea.top)
  }
}

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
