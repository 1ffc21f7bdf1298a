import Foundation
import GalleyUIKit

/// A view that is shown in a window of a device until `remove()` is called.
@MainActor
internal struct PreparedView {
  /// The view to record, which may be the controller's view.
  private let view: UIView
  private let window: UIWindow
  /// The window's root view controller, which contains `controller`.
  private let root: UIViewController
  private let controller: UIViewController
  private let scale: CGFloat
  /// The frame of the view before it was added to the window.
  private let frame: CGRect

  /// Adds a view to a window.
  ///
  /// - Parameters:
  ///   - view: The controller's view, or another view, which is added to the controller's view.
  ///   - controller: The controller.
  ///   - config: The size, the safe area and the traits.
  init(_ view: UIView, in controller: UIViewController, _ config: ViewImageConfig) {
    self.view = view
    self.controller = controller
    frame = view.frame
    var size = config.size ?? controller.view.frame.size
    var safeArea = config.safeArea
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    PreparedView.subtractBars(of: controller, from: &size, &safeArea)
    let ownScale = config.traits.displayScale
    scale = ownScale > 0 ? ownScale : SnapshotFile.recordedScale ?? UIScreen.main.scale
    let scene = UIWindowScene(screen: UIScreen(size: config.size ?? size, scale: scale))
    scene.traits = config.traits
    window = PreparedWindow(scene)
    window.frame = CGRect(origin: .zero, size: size)
    let isUnderStatusBar = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.deviceSafeArea =
      isUnderStatusBar && controller.prefersStatusBarHidden ? .zero : safeArea
    root = UIViewController()
    root.view.backgroundColor = .clear
    root.view.frame = window.bounds
    PreparedView.add(controller, to: root)
    root.setOverrideTraitCollection(config.traits, forChild: controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Subtracts the insets of the safe area that the bars of a controller cover, from the size and
  /// from the safe area.
  ///
  /// Navigation controllers and tab bar controllers increase the safe area by their bars. So
  /// swift-snapshot-testing subtracts these insets from the window's size, and existing snapshots
  /// depend on this size.
  private static func subtractBars(
    of controller: UIViewController, from size: inout CGSize, _ safeArea: inout UIEdgeInsets
  ) {
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if controller is UINavigationController
      || tabs?.selectedViewController is UINavigationController
    {
      size.height -= safeArea.top
      safeArea.top = 0
    }
  }

  /// Adds a controller to a container, whose view it fills.
  private static func add(_ controller: UIViewController, to root: UIViewController) {
    let (view, container) = (controller.view!, root.view!)
    view.frame = container.bounds
    root.addChild(controller)
    container.addSubview(view)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
    }
  }

  /// Draws the view, and removes it from the window.
  func picture() -> UIImage {
    defer { remove() }
    guard view.bounds.width > 0, view.bounds.height > 0,
      let bitmap = view.galleyBitmap(scale: scale)
    else { return UIImage() }
    return UIImage(galleyBitmap: bitmap, scale: scale)
  }

  /// Returns a text about the view or its controller, and removes them from the window.
  func text(_ body: () -> String) -> String {
    defer { remove() }
    return body()
  }

  private func remove() {
    root.beginAppearanceTransition(false, animated: false)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    root.endAppearanceTransition()
    window.rootViewController = nil
    window.isHidden = true
    if view !== controller.view { view.removeFromSuperview() }
    view.frame = frame
  }
}

/// A window with a strong reference to its scene. No other object has a strong reference to the
/// scene.
private final class PreparedWindow: UIWindow {
  private let kept: UIWindowScene

  init(_ scene: UIWindowScene) {
    kept = scene
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) { nil }
}
