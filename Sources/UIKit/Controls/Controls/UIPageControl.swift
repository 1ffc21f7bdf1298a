import Foundation

/// A row of dots, one for each page. The dot of the current page is highlighted.
///
///     let pages = UIPageControl()
///     pages.numberOfPages = 3
///     pages.currentPage = 1
///     pages.sizeToFit()
///
/// A tap on one side of the middle moves one page in that direction, and a finger that moves along
/// the dots moves one page for each dot.
///
/// The dots, their spacing and their height are measured in pictures of iPhones.
///
/// - Unverified: the space at the ends of the background, the colors of the dots, and the distance
///   by which a finger must move for a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A background only while the dots are touched.
    case automatic
    /// A bar with round ends.
    case prominent
    /// No background.
    case minimal
  }

  /// The order of the dots.
  public enum Direction: Int, Sendable {
    /// The order in which texts are read.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top to the bottom.
    /// - Differs: the dots are in a row, from left to right.
    case topToBottom
    /// From the bottom to the top.
    /// - Differs: the dots are in a row, from right to left.
    case bottomToTop
  }

  /// Creates a page control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.fill(self, as: UIPageControl.self)
  }

  // MARK: Pages

  /// The number of pages. If the current page no longer exists, the last page becomes the current
  /// page.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      images = images.filter { $0.key < numberOfPages }
      currentImages = currentImages.filter { $0.key < numberOfPages }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      isShown = !(hidesForSinglePage && numberOfPages < 2)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The current page, counted from zero.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      guard currentPage != oldValue else { return }
      setNeedsDisplay()
      progress?.pageChanged(to: currentPage)
    }
  }

  /// The progress that the dot of the current page shows; `nil` for no progress.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      oldValue?.placeChanged()
      progress?.control?.progress = nil
      progress?.control = self
      progress?.pageChanged(to: currentPage)
      progress?.placeChanged()
      setNeedsDisplay()
    }
  }

  internal override func clockMayHaveChanged() {
    super.clockMayHaveChanged()
    progress?.placeChanged()
  }

  /// Whether the dots are hidden if there is only one page.
  open var hidesForSinglePage = false {
    didSet { isShown = !(hidesForSinglePage && numberOfPages < 2) }
  }

  /// Whether the dots are shown. A single dot is hidden if `hidesForSinglePage` is true.
  private var isShown = true { didSet { if isShown != oldValue { setNeedsDisplay() } } }

  // MARK: Appearance

  /// The color of the dots: a translucent white, if `nil`.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the current page's dot: white, if `nil`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The background of the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
  }

  /// The order of the dots.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }

  /// Whether the first dot is at the right.
  private var isMirrored: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The image that is shown instead of each dot; `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The images that are shown instead of dots, by page.
  private var images: [Int: UIImage] = [:]

  /// Returns the image that is shown instead of the dot of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return images[page] ?? preferredIndicatorImage
  }

  /// Sets the image that is shown instead of the dot of a page. `nil` means the preferred image or,
  /// without a preferred image, a dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    images[page] = image
    setNeedsDisplay()
  }

  /// The image that is shown instead of the dot of the current page; `nil` for the image or dot of
  /// any page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The images that are shown instead of the dots of certain pages while these are current.
  private var currentImages: [Int: UIImage] = [:]

  /// Returns the image that was set for a page while it is the current page; `nil` if none was set.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return currentImages[page]
  }

  /// Sets the image of a page while it is the current page; `nil` for the preferred image.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    currentImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that is shown instead of the dot of a page.
  private func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
    let current = isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
    return current ?? images[page] ?? preferredIndicatorImage
  }

  private func checkPage(_ page: Int) {
    guard page < 0 || page >= numberOfPages else { return }
    Misuse.trap(
      "UIPageControl: page \(page)", "there are \(numberOfPages), counted from zero")
  }

  // MARK: Size

  private static let dot: CGFloat = 7 + 1.0 / 3
  private static let gap: CGFloat = 10 + 1.0 / 3

  /// The version of UIKit whose behavior the control follows: the version that was current when the
  /// control was created.
  private let generation = UIKitGeneration.current

  private var height: CGFloat {
    switch generation {
    case .iOS14: 27 + 1.0 / 3
    case .iOS15: 26
    case .iOS18: 25 + 2.0 / 3
    }
  }

  /// Returns the size for a number of pages. The size includes space for taps at both ends.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // This is the size that Xcode stores in nibs.
    CGSize(width: 62.5 + 18 * CGFloat(max(pageCount, 1)), height: height)
  }

  /// The size of the dots and their background.
  private var barSize: CGSize {
    let count = CGFloat(max(numberOfPages, 1))
    return CGSize(
      width: (count + 1) * UIPageControl.gap + count * UIPageControl.dot, height: height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns `false` for the single-tap recognizer of a superview, because the tap belongs to the
  /// control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard isShown, numberOfPages > 0 else { return }
    var bar = CGRect(size: barSize, centeredIn: bounds)
    // Dots begin at thirds of a point, as in the measured pictures of iPhones.
    bar.origin.x = (bar.minX * 3).rounded() / 3
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking) {
      UIColor.systemFill.setFill()
      UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
    }
    for page in pages(in: rect, of: bar) { drawIndicator(page, in: bar) }
  }

  /// Returns the pages whose indicators may touch a rectangle.
  ///
  /// Only these pages are drawn, because a control may have very many pages.
  private func pages(in rect: CGRect, of bar: CGRect) -> [Int] {
    let step = UIPageControl.dot + UIPageControl.gap
    let last = CGFloat(numberOfPages - 1)
    func place(_ x: CGFloat) -> CGFloat {
      min(max(((x - bar.minX - UIPageControl.gap) / step).rounded(.down), -1), last + 1)
    }
    // An image may be as wide as the distance between two dots, so the image of the page before or
    // after the rectangle may extend into the rectangle.
    let (first, end) = (max(place(rect.minX) - 1, 0), min(place(rect.maxX) + 1, last))
    guard rect.width > 0, first <= end else { return [] }
    // The number of drawn dots is limited, because a very wide control has space for millions.
    let middle = ((first + end) / 2).rounded(.down)
    let places = Int(max(first, middle - 5_000))...Int(min(end, middle + 5_000))
    return places.map { isMirrored ? numberOfPages - 1 - $0 : $0 }
  }

  private func drawIndicator(_ page: Int, in bar: CGRect) {
    let (dot, gap) = (UIPageControl.dot, UIPageControl.gap)
    let place = CGFloat(isMirrored ? numberOfPages - 1 - page : page)
    let frame = CGRect(
      x: bar.minX + gap + place * (dot + gap), y: bar.midY - dot / 2, width: dot, height: dot)
    let fraction = page == currentPage ? CGFloat(progress?.currentProgress ?? 1) : 0
    let (rest, current) = (
      pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3),
      currentPageIndicatorTintColor ?? .white
    )
    guard fraction > 0, fraction < 1, let context = UIGraphicsGetCurrentContext() else {
      return drawIndicator(
        image(forPage: page, isCurrent: fraction > 0), in: frame, fraction > 0 ? current : rest)
    }
    drawIndicator(image(forPage: page, isCurrent: false), in: frame, rest)
    var filled = frame
    filled.size.width *= fraction
    if isMirrored { filled.origin.x = frame.maxX - filled.width }
    context.saveGState()
    context.clip(to: filled)
    drawIndicator(image(forPage: page, isCurrent: true), in: frame, current)
    context.restoreGState()
  }

  private func drawIndicator(_ image: UIImage?, in frame: CGRect, _ color: UIColor) {
    let (dot, gap) = (UIPageControl.dot, UIPageControl.gap)
    guard let image else {
      color.setFill()
      UIBezierPath(ovalIn: frame).fill()
      return
    }
    // The image keeps its size if the image fits the space of a dot.
    let scale = min(1, (dot + gap) / max(image.size.width, image.size.height, 1))
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.stencil(in: color).draw(in: CGRect(size: size, centeredIn: frame))
  }

  // MARK: Tracking

  /// Whether the dots stay as they are after a tap until `updateCurrentPageDisplay()` is called.
  ///
  /// As in UIKit since iOS 14, this property is stored without effect.
  open var defersCurrentPageDisplay = false

  /// Shows the current page in the dots. This method has no effect, because the dots always show
  /// the current page.
  open func updateCurrentPageDisplay() {}

  /// Whether a finger that moves along the dots changes the current page.
  open var allowsContinuousInteraction = true

  /// The current interaction.
  open private(set) var interactionState = InteractionState.none

  /// The position at which the finger touched the control first, and the current page at that time.
  private var start: (x: CGFloat, page: Int)?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (touch.location(in: self).x, currentPage)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let start, allowsContinuousInteraction else { return true }
    let delta = touch.location(in: self).x - start.x
    let length = UIPageControl.dot + UIPageControl.gap
    guard interactionState == .continuous || abs(delta) > 8 else { return true }
    interactionState = .continuous
    let pages = Int(((isMirrored ? -delta : delta) / length).rounded())
    turn(by: min(max(start.page + pages, 0), max(numberOfPages - 1, 0)) - currentPage, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDragged = interactionState == .continuous
    interactionState = .none
    start = nil
    // If the finger is lifted outside of the control, the highlighting does not change, so nothing
    // else requests a new drawing without the background.
    setNeedsDisplay()
    guard !wasDragged, isTouchInside, let touch else { return }
    // A tap on one side of the middle moves one page in that direction.
    let isForward = (touch.location(in: self).x >= bounds.midX) != isMirrored
    interactionState = .discrete
    turn(by: isForward ? 1 : -1, event)
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
    start = nil
    setNeedsDisplay()
  }

  /// The interaction of a finger.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none
    /// A tap.
    case discrete
    /// A movement along the dots.
    case continuous
  }

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = AccessibilityDefaults.pages(current: currentPage, count: numberOfPages)
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    return defaults
  }

  open override func accessibilityIncrement() { turn(by: 1) }

  open override func accessibilityDecrement() { turn(by: -1) }

  /// Moves a number of pages as a user does, and sends the events.
  private func turn(by pages: Int, _ event: UIEvent? = nil) {
    guard isEnabled else { return }
    let before = currentPage
    currentPage += pages
    guard currentPage != before else { return }
    sendValueChanged(for: event)
  }
}

/// The name of `UIPageControl.BackgroundStyle` in older code.
public typealias UIPageControlBackgroundStyle = UIPageControl.BackgroundStyle
