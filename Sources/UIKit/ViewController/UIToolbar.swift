import Foundation

/// A bar of buttons, at the bottom of a navigation controller or anywhere.
///
///     toolbar.setItems([trash, .flexibleSpace(), compose], animated: false)
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    for case let proxy as UIToolbar in Appearances.proxies(for: self) { takeLook(of: proxy) }
    follow(standardAppearance)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIToolbar.self)
  }

  /// Not for apps: a bar of any class, for a navigation controller.
  public required convenience init(_madeForController: Void) { self.init(frame: .zero) }

  /// One that stands for all toolbars made from then on, in these: `tintColor`, `barTintColor`,
  /// `barStyle`, `isTranslucent`, the background image, and the appearances.
  public class func appearance() -> Self {
    Appearances.proxy(of: self) { self.init(_madeForController: ()) }
  }

  private let background = BarBackground(isAtTop: false)

  internal static let height: CGFloat = 44

  /// The buttons, from where reading starts.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// Shows these buttons, from where reading starts.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Looks

  /// Bright or dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The color behind everything.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content reaches under the bar, and shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// Puts an image behind everything.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
    setNeedsLayout()
  }

  /// The image behind everything.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom] }

  internal final var backgroundImages: [UIBarPosition: UIImage] = [:]

  /// What the bar looks like.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      oldValue.onChange[ObjectIdentifier(self)] = nil
      follow(standardAppearance)
    }
  }

  /// What the bar looks like while content is at its end; as usual, if `nil`.
  /// - Differs: always as usual, where content is at its end too.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  private func follow(_ look: UIToolbarAppearance) {
    look.onChange[ObjectIdentifier(self)] = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  private func takeLook(of proxy: UIToolbar) {
    if let tint = proxy.storage.tintColor { tintColor = tint }
    barTintColor = proxy.barTintColor ?? barTintColor
    barStyle = proxy.barStyle
    isTranslucent = proxy.isTranslucent
    backgroundImages.merge(proxy.backgroundImages) { $1 }
    standardAppearance = UIToolbarAppearance(barAppearance: proxy.standardAppearance)
  }

  private var look: UIToolbarAppearance {
    let look = UIToolbarAppearance(barAppearance: standardAppearance)
    look.takeOldLook(
      style: barStyle, image: backgroundImages[.any] ?? backgroundImages[.bottom],
      color: barTintColor, isTranslucent: isTranslucent)
    return look
  }

  // MARK: Layout

  private var shown: [UIView] = []
  /// Whether views come and go because the bar is laid out, which is no reason to do so again.
  private var isPlacing = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  open override func setNeedsLayout() {
    if !isPlacing { super.setNeedsLayout() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for item in items ?? [] { Appearances.apply(to: item, in: self) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    isPlacing = true
    let look = look
    let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: bounds.height + (below <= safeAreaBelow ? below : 0))
    background.show(look)
    for view in shown { view.removeFromSuperview() }
    shown = []
    place(look)
    isPlacing = false
  }

  /// How much of what is below the bar is no room for content.
  private var safeAreaBelow: CGFloat {
    window?.safeAreaInsets.bottom ?? superview?.safeAreaInsets.bottom ?? 0
  }

  /// Places buttons one beside the other. What is free goes to the flexible spaces, in equal parts.
  private func place(_ look: UIToolbarAppearance) {
    let items = (items ?? []).filter { !$0.isHidden }
    let row = CGSize(width: bounds.width, height: bounds.height)
    let views: [BarItemView?] = items.map { item in
      guard !item.isSpace else { return nil }
      return BarItemView(
        item, look: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance,
        tint: tintColor)
    }
    // Text is as wide as the pixels of its screen have it.
    for view in views.lazy.compactMap({ $0 }) { addSubview(view) }
    let widths = zip(items, views).map { $1?.sizeThatFits(row).width ?? $0.width }
    let gaps = zip(views, views.dropFirst()).map { $0 != nil && $1 != nil ? 8.0 : 0 }
    let margin = UINavigationBar.margin(inWidth: bounds.width)
    let (left, right) = (
      safeAreaInsets.left + margin, bounds.width - safeAreaInsets.right - margin
    )
    let flexible = items.count { $0.system == .flexibleSpace }
    let free = max(right - left - widths.reduce(0, +) - gaps.reduce(0, +), 0)
    let share = flexible == 0 ? 0 : free / CGFloat(flexible)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge = left
    for (index, item) in items.enumerated() {
      let width = widths[index] + (item.system == .flexibleSpace ? share : 0)
      if let view = views[index] {
        let height = view.sizeThatFits(row).height
        view.frame = CGRect(
          x: isMirrored ? bounds.width - edge - width : edge, y: (bounds.height - height) / 2,
          width: width, height: height)
        shown.append(view)
      }
      edge += width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
