import Foundation

/// The outermost view: it shows a controller, and gives everything in it a screen, a clock and
/// circumstances.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     window.rootViewController = FeedViewController()
///     window.makeKeyAndVisible()
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window of a size, in a scene of its own.
  public override init(frame: CGRect) {
    ownScene = UIWindowScene()
    super.init(frame: frame)
    enter(ownScene)
  }

  /// A window as large as a scene's screen.
  public init(windowScene: UIWindowScene) {
    ownScene = nil
    super.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIWindow.init(coder:): Galley reads no archives")
  }

  /// Keeps a scene that nobody else knows of.
  private let ownScene: UIWindowScene?

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      if let windowScene { enter(windowScene) }
    }
  }

  private func enter(_ scene: UIWindowScene?) {
    guard let scene else { return }
    if windowScene !== scene { windowScene = scene }
    scene.add(self)
    traitsMayHaveChanged()
  }

  /// The clock that everything in the window moves by.
  public var frameClock: FrameClock { (windowScene ?? ownScene ?? UIWindow.lost).frameClock }

  /// For windows whose scene is gone.
  private static let lost = UIWindowScene()

  /// The screen that the window is on.
  open var screen: UIScreen { (windowScene ?? ownScene)?.screen ?? .main }

  /// How far bars and the like reach over the window. None, unless set.
  ///
  /// UIKit knows it from the device. Tests set it to look at a list under a notch.
  open var deviceSafeArea = UIEdgeInsets.zero { didSet { setSafeArea(deviceSafeArea) } }

  internal override var safeAreaForSubviews: UIEdgeInsets { deviceSafeArea }

  open override var window: UIWindow? { self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      show(rootViewController, insteadOf: oldValue)
    }
  }

  /// Whether the window gets keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Which windows are in front of which: higher numbers.
  open var windowLevel = Level.normal

  /// Has the window get keys.
  open func makeKey() {
    windowScene?.keyWindow = self
    MediaTime.follow(frameClock.hand)
    if let windowScene { UIApplication.shared.connect(windowScene) }
  }

  /// Shows the window in front of all others, and has it get keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    appear()
    layoutIfNeeded()
  }

  private var hasAppeared = false

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    rootViewController?.setAppearance(true, animated: false)
  }

  private func show(_ controller: UIViewController?, insteadOf old: UIViewController?) {
    if hasAppeared { old?.setAppearance(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller else { return }
    let view = controller.view!
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    if hasAppeared { controller.setAppearance(true, animated: false) }
  }

  open override var next: UIResponder? { windowScene }

  /// Which windows are in front of which.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Higher is in front.
    public var rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of most windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1_000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2_000)
  }
}
