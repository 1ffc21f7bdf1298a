import Foundation

// What controllers say of the status bar.

/// What the status bar of a scene looks like, as the controllers in front have it.
///
///     window.windowScene?.statusBarManager?.statusBarStyle   // .lightContent
///
/// - Differs: no status bar is drawn, and its height is what `UIWindow.deviceSafeArea` leaves free.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  internal init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// What it looks like.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether there is none.
  open internal(set) var isStatusBarHidden = false
  /// Where it is: over the top of the window, as far as the safe area reaches.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let window = scene?.windows.first else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeArea.top)
  }
}

extension UIViewController {
  /// The status bar may look otherwise: asks the controllers in front.
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
  /// Has those asked anew who decide in which ways the interface may stand.
  /// - Differs: nobody turns it: nothing happens.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the interface as the device stands.
  /// - Differs: nobody turns it: nothing happens.
  public class func attemptRotationToDeviceOrientation() {}
}
