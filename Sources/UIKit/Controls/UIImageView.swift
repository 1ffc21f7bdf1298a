import Foundation
import GalleyDrawing

/// Shows an image.
///
///     let avatar = UIImageView(image: UIImage(systemName: "person"))
///     avatar.contentMode = .scaleAspectFill
///     avatar.clipsToBounds = true
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view as large as an image, which shows another while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIImageView.init(coder:): Galley reads no archives")
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      imageChanged(from: oldValue)
    }
  }

  /// The image while the view is highlighted; the usual one, if `nil`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue) } }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// Images that are shown in turns. The first is shown.
  /// - Differs: they do not move.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
  /// How long one round takes.
  open var animationDuration: TimeInterval = 0
  /// How many rounds there are.
  open var animationRepeatCount = 0
  /// Whether images are shown in turns.
  open private(set) var isAnimating = false

  /// Shows images in turns.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
    setNeedsDisplay()
  }

  /// Shows the one image again.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  private func imageChanged(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  private var shown: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    return (isHighlighted ? highlightedImage : nil) ?? image
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults { .image() }

  internal override func recordContent() -> DisplayList {
    var list = DisplayList()
    if let shown {
      let frame = contentMode.frame(of: shown.size, in: bounds)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      traitCollection.performAsCurrent {
        list = shown.displayList(in: frame, tint: tintColor.color, isMirrored: isMirrored)
      }
    }
    list.append(super.recordContent())
    return list
  }
}
