import Foundation
import GalleyDrawing

/// A view that shows an image.
///
///     let avatar = UIImageView(image: UIImage(systemName: "person"))
///     avatar.contentMode = .scaleAspectFill
///     avatar.clipsToBounds = true
@preconcurrency @MainActor
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image, and with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.fill(self, as: UIImageView.self)
  }

  /// The image.
  open var image: UIImage? {
    willSet { willChangeValue(forKey: "image") }
    didSet {
      defer { didChangeValue(forKey: "image") }
      guard image !== oldValue else { return }
      if (oldValue?.alignmentRectInsets ?? .zero) != (image?.alignmentRectInsets ?? .zero) {
        alignmentMayHaveChanged()
      }
      imageChanged(from: (isHighlighted ? highlightedImage : nil) ?? oldValue)
    }
  }

  /// The image while the view is highlighted. `nil` means the normal image.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageChanged(from: oldValue ?? image) } }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      let isStarted = isAnimating && highlightedAnimationImages != nil
      imageChanged(from: (oldValue ? highlightedImage : nil) ?? image)
      if isStarted { startAnimating() }
    }
  }

  /// The symbol configuration. Properties in the configuration of the image take precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration !== oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The preferred range of brightness.
  ///
  /// - Differs: It is stored without effect: images are shown in the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// The range of brightness in which the image is shown, which is the standard range.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// Whether the image is larger with a text size for accessibility.
  ///
  /// - Unverified: the factor, which is the factor by which body text grows.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if alignmentRectInsets != .zero, previous?.layoutDirection != traitCollection.layoutDirection {
      alignmentMayHaveChanged()
    }
    let category = traitCollection.preferredContentSizeCategory
    guard category != previous?.preferredContentSizeCategory else { return }
    // A symbol may have the size of a text style, which depends on the text size.
    let isSymbol = shownAtRest?.isSymbolImage == true
    guard isSymbol || adjustsImageSizeForAccessibilityContentSizeCategory else { return }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Large content

  /// The image that the large content viewer shows. The default is the image of the view.
  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? image }
    set { super.largeContentImage = newValue }
  }

  // MARK: Animated images

  /// The images that are shown one after the other after `startAnimating()`.
  open var animationImages: [UIImage]? {
    didSet { if isAnimating { startAnimating() } }
  }

  /// The images that are shown one after the other while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one cycle of the images; 0 for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles of the images; 0 to repeat the images without end.
  open var animationRepeatCount = 0

  /// Whether images are shown one after the other.
  open var isAnimating: Bool { imageAnimation?.isRunning == true }

  /// Shows images one after the other. The frame clock of the view's window, which a test advances,
  /// drives the animation. An animated image in `image` need not be started: the image is animated
  /// as soon as the view is in a window.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return startImage() }
    play(ImageAnimation(images, duration: animationDuration, rounds: animationRepeatCount))
  }

  /// Stops the animation, and shows `image` again.
  open func stopAnimating() { play(nil) }

  /// The current animation, which may have ended.
  private var imageAnimation: ImageAnimation?

  private func play(_ animation: ImageAnimation?) {
    imageAnimation?.stop()
    imageAnimation = animation
    animation?.onChange = { [weak self] in self?.setNeedsDisplay() }
    animation?.follow(window?.frameClock)
    setNeedsDisplay()
  }

  /// Starts the frames of an animated image. Other images are not animated.
  private func startImage() {
    guard let image = shownAtRest, let frames = image.images, frames.count > 1 else {
      if isAnimating { stopAnimating() }
      return
    }
    play(ImageAnimation(frames, duration: image.duration, rounds: 0))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, !isAnimating { startImage() }
  }

  internal override func clockMayHaveChanged() {
    super.clockMayHaveChanged()
    imageAnimation?.follow(window?.frameClock)
  }

  /// The image of the current state: `highlightedImage` or `image`.
  private var imageOfState: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// Called when `imageOfState` may have changed.
  private func imageChanged(from old: UIImage?) {
    let image = imageOfState
    guard image !== old else { return }
    setNeedsDisplay()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    if old?.images != nil, animationImages == nil { stopAnimating() }
    if window != nil, !isAnimating { startImage() }
  }

  /// The image that is shown while no animation runs.
  private var shownAtRest: UIImage? {
    let image = imageOfState?.resolved(for: .current(with: traitCollection))
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.withConfiguration(preferredSymbolConfiguration.applying(image.symbolConfiguration))
  }

  /// The image that is shown now.
  private var shown: UIImage? { imageAnimation?.image ?? shownAtRest }

  /// The size at which the image is shown.
  private var shownSize: CGSize? {
    guard let shown else { return nil }
    var size = CGSize.zero
    withCurrentTraits { size = shown.size }
    return adjustsImageSizeForAccessibilityContentSizeCategory
      ? size.ofImage(for: traitCollection) : size
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = shownSize else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // Constraints give the size to the alignment rectangle, and the image fills the frame.
    let inset = alignmentRectInsets
    return CGSize(
      width: max(size.width - inset.left - inset.right, 0),
      height: max(size.height - inset.top - inset.bottom, 0))
  }

  /// The alignment insets of `image`.
  ///
  /// - Unverified: that the insets are mirrored where the image is mirrored.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image, image.alignmentRectInsets != .zero else { return .zero }
    return isMirrored(image) ? image.alignmentRectInsets.mirrored : image.alignmentRectInsets
  }

  /// Updates the layout after a change of the alignment insets, or of the reading direction.
  private func alignmentMayHaveChanged() {
    invalidateIntrinsicContentSize()
    geometryChanged()
    constraintsMayHaveChanged()
  }

  /// Whether an image is mirrored because the view is read from right to left.
  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  internal override var defaultHugging: UILayoutPriority { .defaultLow + 1 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? bounds.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults { .image() }

  internal override var contentBehindDrawing: DisplayList {
    var list = DisplayList()
    if let shown, let shownSize {
      let frame = contentMode.frame(of: shownSize, in: bounds)
      let mirrors = isMirrored(shown)
      traitCollection.performAsCurrent {
        list = shown.displayList(in: frame, tint: tintColor.color, isMirrored: mirrors)
      }
    }
    return list
  }
}

extension CGSize {
  /// Returns the size of an image, which is larger with a text size for accessibility.
  internal func ofImage(for traits: UITraitCollection) -> CGSize {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return self }
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: width, compatibleWith: traits),
      height: metrics.scaledValue(for: height, compatibleWith: traits))
  }
}
