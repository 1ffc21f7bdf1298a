import Foundation

/// A screen, with its size and the number of pixels per point.
///
///     UIScreen.main.bounds.size   // 375 × 667
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// Creates a screen of a size.
  ///
  /// UIKit has no such initializer. A test uses such a screen to show a list as on another device.
  public init(size: CGSize, scale: CGFloat) {
    self.size = size
    ownScale = scale
  }

  /// Creates a screen with the size and the scale of the main screen.
  public override convenience init() {
    self.init(size: UIScreen.main.size, scale: UIScreen.main.ownScale)
  }

  /// The main screen.
  /// - Differs: The screen has 375 × 667 points, with two pixels per point, like the smallest phone
  ///   that Apple still supports. Code of an application that a test has launched on a device of
  ///   its own gets the screen of that device.
  open class var main: UIScreen { UIApplication.shared.host?.scene.screen ?? smallest }
  private static let smallest = UIScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// All screens: the main screen, and then the screens that a test has connected with
  /// `UIApplication.attach(_:)`.
  open class var screens: [UIScreen] { [main] + UIApplication.shared.externalScreens }

  /// The screen whose content this screen shows: always `nil`.
  open var mirrored: UIScreen? { nil }

  /// The bounds in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The number of pixels per point.
  open var scale: CGFloat { ownScale }
  /// The size of the screen in its current orientation.
  package final var size: CGSize
  private let ownScale: CGFloat
  /// The brightness, from 0 to 1. A change posts `brightnessDidChangeNotification`.
  ///
  /// - Differs: It has no effect on what is drawn. Only the app and tests change it.
  open var brightness: CGFloat = 0.5 {
    didSet {
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Posted when `brightness` of a screen has changed.
  ///
  /// The object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The traits of the latest scene on the screen, for example its `userInterfaceStyle`.
  open var traitCollection: UITraitCollection {
    let scenes = UIApplication.shared.scenes.compactMap { $0 as? UIWindowScene }
    let scene = scenes.last { $0.screen === self } ?? scenes.last
    return scene?.traitCollection ?? .current
  }
  /// The largest number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Returns a display link, which calls a method in each frame after the link was added to a run
  /// loop.
  ///
  ///     let link = UIScreen.main.displayLink(withTarget: self, selector: #selector(step(_:)))
  ///     link?.add(to: .main, forMode: .common)
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Whether the screen is recorded, mirrored or shared by the system.
  ///
  /// A test sets this property to see which content the app hides while the screen is captured.
  ///
  ///     UIScreen.main.isCaptured = true   // posts capturedDidChangeNotification
  ///
  /// - Differs: In UIKit the property is read-only.
  open var isCaptured = false {
    didSet {
      guard isCaptured != oldValue else { return }
      NotificationCenter.default.post(name: Self.capturedDidChangeNotification, object: self)
    }
  }
  /// Posted when `isCaptured` of a screen has changed.
  ///
  /// The object is the screen.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
