#if canImport(UIKit)
import UIKit

/// An example that is a screen.
struct Screen: Sendable {
  var name: String
  var title: String
  var make: @MainActor @Sendable () -> UIViewController
  /// What is done when it is there, and before it is drawn.
  var prepare: @MainActor @Sendable (UIWindow) -> Void = { _ in }

  /// The screen as a picture.
  @MainActor
  func picture(_ style: UIUserInterfaceStyle) -> Data? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.overrideUserInterfaceStyle = style
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.backgroundColor = .systemBackground
    window.rootViewController = make()
    window.makeKeyAndVisible()
    prepare(window)
    return window.galleyPNG()
  }
}
#endif
