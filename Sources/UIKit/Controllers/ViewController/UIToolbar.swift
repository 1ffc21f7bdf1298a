import Foundation

/// A bar of buttons, at the bottom of a navigation controller or anywhere else.
///
///     toolbar.setItems([trash, .flexibleSpace(), compose], animated: false)
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    standardAppearance.onChange = { [weak self] in self?.setNeedsLayout() }
    Appearances.copyProxies(to: self) { (proxy: UIToolbar) in copyLook(of: proxy) }
  }

  /// Creates the bar that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIToolbar.self)
  }

  /// Creates a bar of a subclass for a navigation controller. Apps do not call this initializer.
  public required convenience init(_madeForController: Void) { self.init(frame: .zero) }

  /// Returns the appearance proxy for all toolbars that are created afterwards.
  ///
  /// The proxy applies `tintColor`, `barTintColor`, `barStyle`, `isTranslucent`, the background
  /// and shadow images, and the appearances.
  public class func appearance() -> Self {
    Appearances.proxy(of: self) { self.init(_madeForController: ()) }
  }

  internal let background = BarBackground(isAtTop: false)

  /// The height of the buttons.
  ///
  /// The height is greater on a tablet with a home button, which has no safe area below the bar.
  internal final var rowHeight: CGFloat {
    if traitCollection.hasLowBars { return 32 }
    guard traitCollection.userInterfaceIdiom == .pad else { return 44 }
    return superview.map { $0.safeAreaInsets.bottom > 0 } == true ? 45 : 50
  }

  /// The items, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The delegate, which returns the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar, which the delegate returns. The default is `bottom`.
  open var barPosition: UIBarPosition {
    delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "position(for:)") { delegate.position(for: self) }
    } ?? .bottom
  }

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearance

  /// The style of the bar: light or dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The background color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the bar is translucent and the content extends under the bar.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      // The content of a navigation controller ends above an opaque bar.
      if superview?.next is UINavigationController { superview?.setNeedsLayout() }
    }
  }

  /// Sets the background image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the background image.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom]?[barMetrics] }

  internal final var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]

  /// Sets the image of the shadow. The image is visible only if there is a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    setNeedsLayout()
  }

  /// Returns the image of the shadow.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  internal final var shadowImages: [UIBarPosition: UIImage] = [:]

  /// The appearance of the bar. The setter stores a copy, as the setters of the other appearances
  /// do.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = own(standardAppearance)
      setNeedsLayout()
    }
  }

  /// The appearance in a compact height; `nil` for the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = compactAppearance.map(own)
      setNeedsLayout()
    }
  }

  /// The appearance while the content ends above the bar, or is scrolled to its end.
  ///
  /// If this property is `nil`, the bar uses the standard appearance without a background. A bar
  /// without a navigation controller always uses the standard appearance.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(own)
      setNeedsLayout()
    }
  }

  /// The appearance in a compact height while the content is scrolled to its end.
  ///
  /// If this property is `nil`, the bar uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(own)
      setNeedsLayout()
    }
  }

  /// Whether no content is under the bar, so that the bar has no background.
  internal final var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }

  /// Returns a copy of an appearance, which updates the bar when it changes.
  private func own(_ look: UIToolbarAppearance) -> UIToolbarAppearance {
    look.owned { [weak self] in self?.setNeedsLayout() }
  }

  /// Copies the properties of an appearance proxy.
  private func copyLook(of proxy: UIToolbar) {
    if let tint = proxy.storage.tintColor { tintColor = tint }
    barTintColor = proxy.barTintColor ?? barTintColor
    barStyle = proxy.barStyle
    isTranslucent = proxy.isTranslucent
    for (position, images) in proxy.backgroundImages {
      backgroundImages[position, default: [:]].merge(images) { $1 }
    }
    shadowImages.merge(proxy.shadowImages) { $1 }
    compactAppearance = proxy.compactAppearance
    scrollEdgeAppearance = proxy.scrollEdgeAppearance
    compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance
    standardAppearance = proxy.standardAppearance
  }

  /// The appearance that is in effect now.
  internal final var look: UIToolbarAppearance {
    let isLow = traitCollection.hasLowBars
    let ofEdge = (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    if isAtEdge, let ofEdge { return ofEdge }
    let look = UIToolbarAppearance(
      barAppearance: (isLow ? compactAppearance : nil) ?? standardAppearance)
    let image = shownBackgroundImage(isLow: isLow)
    if image != nil, let shadow = shadowImages[.bottom] ?? shadowImages[.any] {
      look.shadowImage = shadow
    }
    let isOld = look.applyOldLook(
      style: barStyle, image: image, color: barTintColor, isTranslucent: isTranslucent)
    if isAtEdge && !isOld { look.configureWithTransparentBackground() }
    return look
  }

  /// Returns the background image of a bar at the bottom, or else the image for any position.
  private func shownBackgroundImage(isLow: Bool) -> UIImage? {
    for position in [UIBarPosition.bottom, .any] {
      guard let images = backgroundImages[position] else { continue }
      if let image = (isLow ? images[.compact] : nil) ?? images[.default] { return image }
    }
    return nil
  }

  // MARK: Layout

  /// The views of the items.
  private var shown: [UIView] = []
  /// Whether the bar is being laid out.
  ///
  /// Views that the bar adds and removes during its layout must not cause another layout.
  private var isPlacing = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Ported.overridden(
      "sizeThatFits(_:)", of: self, size,
      or: CGSize(width: size.width, height: rowHeight))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
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
    // The old views are removed at the end, so that custom views stay in the window: the user may
    // be editing text in them.
    let old = shown
    shown = []
    place(look)
    for view in old { view.removeFromSuperview() }
    isPlacing = false
  }

  /// The bottom inset of the window's safe area.
  ///
  /// The background of a bar that ends at the safe area extends to the edge of the screen.
  private var safeAreaBelow: CGFloat {
    window?.safeAreaInsets.bottom ?? superview?.safeAreaInsets.bottom ?? 0
  }

  /// Places the buttons side by side. The flexible spaces share the free width equally.
  private func place(_ look: UIToolbarAppearance) {
    let items = (items ?? []).filter { !$0.isHidden }
    let row = CGSize(width: bounds.width, height: bounds.height)
    let views: [BarItemView?] = items.map { item in
      guard !item.isSpace else { return nil }
      return BarItemView(
        item, appearance: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance,
        tint: tintColor, isInCompactBar: traitCollection.hasLowBars)
    }
    // The width of text depends on the display scale, which a view inherits from the bar. So the
    // views are added to the bar before they are measured.
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
    // The distance of the next item from the leading edge of the bar.
    var edge = isMirrored ? bounds.width - right : left
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

extension UIToolbar: BarWithBackground {
  internal func margin(of searchBar: UISearchBar) -> CGFloat? { nil }
}
