import Foundation

/// The style and the visibility of the status bar in an application that sets them itself, instead
/// of asking each controller for them.
internal struct StatusBarLook: Hashable {
  var style = UIStatusBarStyle.default
  var isHidden = false
}

/// The state of a scene's status bar, as the frontmost controllers request it.
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

  /// Sets the style and the visibility of the status bar.
  internal final func show(_ look: StatusBarLook) {
    statusBarStyle = look.style
    isStatusBarHidden = look.isHidden
  }

  /// The frame: the top of the window, as far as the safe area extends.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let window = scene?.firstWindow ?? scene?.windows.first else {
      return .zero
    }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.deviceSafeArea.top)
  }
}
