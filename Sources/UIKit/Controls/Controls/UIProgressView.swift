import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// A bar that shows the progress of something.
///
///     let bar = UIProgressView(progressViewStyle: .default)
///     bar.setProgress(0.4, animated: true)
///
/// - Unverified: that the animation takes a quarter of a second.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// A bar with round ends.
    case `default`
    /// A bar with straight ends, as at the edge of a toolbar.
    case bar
  }

  // MARK: Creating

  /// Creates a bar with a progress of zero.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIProgressView.size(frame.size)))
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a bar of a style with a progress of zero.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UIProgressView.size(bounds.size)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    coder.fill(self, as: UIProgressView.self)
  }

  private static func size(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Returns the given width and a height of four points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIProgressView.size(size) }

  // MARK: Progress

  /// The progress that was set, at which an animation ends.
  private var wanted: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { wanted }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    wanted = progress
    stopMoving()
    guard animated, let clock = window?.frameClock, shown != Double(progress) else {
      shown = Double(progress)
      return
    }
    let (start, from, to) = (clock.now, shown, Double(progress))
    listener = clock.add { [weak self] now in
      guard let self else { return false }
      let time = (now - start) / 0.25
      shown = time >= 1 ? to : from + (to - from) * TimingCurve.easeInOut.value(at: time)
      if time >= 1 { listener = nil }
      return time < 1
    }
    self.clock = clock
  }

  /// The visible progress, which may still be animated.
  private var shown = 0.0 { didSet { if shown != oldValue { setNeedsDisplay() } } }
  private weak var clock: FrameClock?
  private var listener: Int?

  private func stopMoving() {
    if let listener { clock?.remove(listener) }
    listener = nil
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard listener != nil else { return }
    stopMoving()
    shown = Double(wanted)
  }

  /// The progress object to show.
  /// - Differs: the progress is shown when the object is set. Later changes are not shown, because
  ///   `Progress` has no key-value observing without the Objective-C runtime.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  // MARK: Appearance

  /// The style of the bar.
  open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }

  /// The color of the completed part; by default the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the remaining part; by default a gray.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// An image in place of the completed part.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }

  /// An image in place of the remaining part.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults { .progress(Double(wanted)) }

  internal override var contentOverDrawing: DisplayList {
    var list = DisplayList()
    let whole = bounds.galley
    draw(trackImage, trackTintColor ?? .systemFill, in: whole, on: &list)
    let width = whole.width * shown
    guard width > 0 else { return list }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let done = Rect(
      x: isMirrored ? whole.maxX - width : whole.minX, y: whole.minY, width: width,
      height: whole.height)
    draw(progressImage, progressTintColor ?? tintColor, in: done, on: &list)
    return list
  }

  private func draw(
    _ image: UIImage?, _ color: UIColor, in rect: Rect, on list: inout DisplayList
  ) {
    if let image {
      list.append(image.displayList(in: CGRect(rect), tint: nil))
      return
    }
    let radius = progressViewStyle == .bar ? 0 : rect.height / 2
    list.fill(
      Path(roundedRect: rect, radius: radius),
      with: .color(color.resolvedColor(with: traitCollection).cgColor.color))
  }
}

/// The old name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
