import Foundation
import GalleyDrawing
import GalleyGeometry

/// A spinner that turns while something is in progress.
///
///     let spinner = UIActivityIndicatorView(style: .medium)
///     spinner.startAnimating()
///
/// The spinner turns once a second, by one spoke in each eighth of a second. The frame clock of the
/// window, which a test advances, drives the animation.
///
/// - Unverified: the exact size of the spokes, their grays, and the speed.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and the default color of the spinner.
  public enum Style: Int, Sendable {
    /// 37 points, white. A style from before iOS 13.
    case whiteLarge
    /// 20 points, white. A style from before iOS 13.
    case white
    /// 20 points, gray. A style from before iOS 13.
    case gray
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large
  }

  // MARK: Creating

  /// Creates a spinner that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates a spinner that does not turn.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Creates a spinner of medium size that does not turn.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    setUp()
    coder.fill(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
  }

  // MARK: Appearance

  /// The size and the default color of the spinner. Setting another style resets the color.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      ownColor = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The name of `style` before iOS 13.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  /// The color that the app has set.
  private var ownColor: UIColor?

  /// The color of the spokes. `nil` means the color of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the spinner is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  internal override var defaultHugging: UILayoutPriority { .defaultHigh }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  // MARK: Turning

  /// Whether the spinner turns.
  open private(set) var isAnimating = false

  /// Starts turning.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    followClock()
  }

  /// Stops turning.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    followClock()
  }

  /// The index of the strongest spoke, counted clockwise from the top.
  private var phase = 0 { didSet { if phase != oldValue { setNeedsDisplay() } } }

  /// The fraction of the spokes that is visible. A refresh control reveals its spinner spoke by
  /// spoke before the spinner turns.
  internal final var revealed: CGFloat = 1 {
    didSet { if revealed != oldValue { setNeedsDisplay() } }
  }

  /// The clock that turns the spinner.
  private weak var clock: FrameClock?
  private var listener: Int?

  internal override func clockMayHaveChanged() {
    super.clockMayHaveChanged()
    followClock()
  }

  private func followClock() {
    let wanted = isAnimating ? window?.frameClock : nil
    guard wanted !== clock || (wanted == nil) != (listener == nil) else { return }
    if let listener { clock?.remove(listener) }
    clock = wanted
    listener = wanted?.add(isEndless: true) { [weak self] now in
      guard let self else { return false }
      // A small tolerance is added, because a sum of frame durations is often slightly too small.
      phase = Int((now * 8 + 0.001).rounded(.down)) % 8
      return true
    }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    .activity(isAnimating: isAnimating)
  }

  // MARK: Drawing

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    let size = style.size.width
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let color = (color ?? style.color).resolvedColor(with: traitCollection).cgColor.color
    let spokes = Int((revealed * 8).rounded(.down))
    for spoke in 0..<spokes {
      let turn = AffineTransform(rotation: Double(spoke) * .pi / 4)
      func point(_ distance: Double) -> Point {
        let point = Point(x: 0, y: -distance * size).applying(turn)
        // Coordinates are rounded to a hundredth of a point, so that the recorded drawing is short
        // and is the same on all machines.
        return Point(
          x: ((middle.x + point.x) * 100).rounded() / 100,
          y: ((middle.y + point.y) * 100).rounded() / 100)
      }
      var line = Path()
      line.move(to: point(0.25))
      line.addLine(to: point(0.4375))
      // The spokes behind the strongest one become paler with each step.
      let behind = spokes < 8 ? 0 : Double((phase - spoke + 8) % 8)
      list.stroke(
        line, with: .color(color.multiplyingAlpha(by: 1 - behind / 10)),
        style: StrokeStyle(width: size / 8, cap: .round))
    }
    return list
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: UIColor(white: 1, alpha: 1)
    case .gray, .medium, .large: .systemGray
    }
  }
}

/// The old name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
