import Foundation

/// The bar at the top of a navigation controller: a title, a back button, and items on both sides.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    addSubview(largeTitle)
    largeTitle.clipsToBounds = true
    standardAppearance.onChange = { [weak self] in self?.lookChanged() }
    Appearances.copyProxies(to: self) { (proxy: UINavigationBar) in copyLook(of: proxy) }
  }

  /// Creates the bar that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UINavigationBar.self)
  }

  /// Creates a bar of any class for a navigation controller. Apps do not call this.
  public required convenience init(_madeForController: Void) { self.init(frame: .zero) }

  /// Returns the appearance proxy for all bars that are created afterwards.
  ///
  /// The proxy applies `tintColor`, `barTintColor`, `barStyle`, `isTranslucent`,
  /// `prefersLargeTitles`, `titleTextAttributes`, `largeTitleTextAttributes`, `shadowImage`, the
  /// background image, the images of the back button, the vertical offset of the title, and the
  /// appearances.
  public class func appearance() -> Self {
    Appearances.proxy(of: self) { self.init(_madeForController: ()) }
  }

  internal let background = BarBackground(isAtTop: true)
  /// The view that contains the large title, and is as high as the visible part of the title.
  internal let largeTitle = UIView()

  // MARK: Items

  /// The items of all controllers, the top item last.
  ///
  /// - Precondition: The app does not set, push or pop items of the bar of a navigation controller.
  ///   Otherwise the setter traps with UIKit's message.
  open var items: [UINavigationItem]? {
    willSet { checkChange("call setItems:animated: directly") }
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }

  /// The top item, which is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Pushes an item, unless the delegate prevents it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkChange("call pushNavigationItem:animated: directly")
    guard delegate?.navigationBar?(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar?(self, didPush: item)
  }

  /// Pops the top item and returns it, unless the delegate prevents it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkChange("call popNavigationItemAnimated: directly")
    guard let item = topItem, delegate?.navigationBar?(self, shouldPop: item) != false,
      topItem === item
    else { return nil }
    items?.removeLast()
    delegate?.navigationBar?(self, didPop: item)
    return item
  }

  /// Replaces the items. The last item is on top.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The navigation controller of the bar, which pops a controller when the back button is tapped.
  internal final weak var controller: UINavigationController?

  /// Whether the navigation controller is changing the items.
  private var isChangedByController = false

  /// Sets the items for the navigation controller of the bar.
  internal final func setItemsByController(_ items: [UINavigationItem]?) {
    isChangedByController = true
    self.items = items
    isChangedByController = false
  }

  /// Traps if the bar belongs to a navigation controller, and the app itself changes the bar.
  private func checkChange(_ change: String) {
    guard let controller, !isChangedByController else { return }
    Misuse.trap(
      "Cannot \(change) on a UINavigationBar managed by a controller.",
      "change the view controllers of \(controller) instead")
  }

  /// Called when an item has changed.
  internal func itemChanged(_ item: UINavigationItem) {
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Appearance

  /// Whether titles are large while the content is scrolled to its top.
  open var prefersLargeTitles = false {
    willSet { willChangeValue(forKey: "prefersLargeTitles") }
    didSet {
      if prefersLargeTitles != oldValue { lookChanged() }
      didChangeValue(forKey: "prefersLargeTitles")
    }
  }

  /// The style of the bar: light or dark.
  open var barStyle = UIBarStyle.default { didSet { lookChanged() } }

  /// The background color.
  open var barTintColor: UIColor? { didSet { lookChanged() } }

  /// Whether the bar is translucent and the content extends under the bar.
  open var isTranslucent = true { didSet { lookChanged() } }

  /// Text attributes of the title that differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }

  /// Text attributes of the large title that differ from the default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }

  /// The image that replaces the line at the edge.
  ///
  /// The image is visible only if there is a background image.
  open var shadowImage: UIImage? { didSet { lookChanged() } }

  /// Sets the background image.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    lookChanged()
  }

  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  internal final var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// The appearance of the bar over content. The setter stores a copy, as the setters of the
  /// other appearances do.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = own(standardAppearance)
      lookChanged()
    }
  }

  /// The appearance of a compact bar over content; `nil` for the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance.map(own)
      lookChanged()
    }
  }

  /// The appearance while the content is scrolled to its top.
  ///
  /// If this property is `nil`, the bar has the standard appearance without a background. A bar
  /// without a navigation controller always has the standard appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(own)
      lookChanged()
    }
  }

  /// The delegate of the bar, which decides whether items are pushed and popped.
  ///
  /// - Precondition: The bar does not belong to a navigation controller. If it does, setting this
  ///   property traps with UIKit's message.
  open weak var delegate: (any UINavigationBarDelegate)? {
    willSet { checkChange("manually set the delegate") }
    didSet { setNeedsLayout() }
  }

  /// The appearance of a compact bar while the content is scrolled to its top.
  ///
  /// If this property is `nil`, the bar has the `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(own)
      lookChanged()
    }
  }

  /// The image of the back button that replaces the arrow.
  ///
  /// The image has the tint color, unless its rendering mode is `alwaysOriginal`. As in UIKit,
  /// the image is shown only if there is a mask too.
  open var backIndicatorImage: UIImage? { didSet { lookChanged() } }
  /// The mask of the back button's title during a transition.
  /// - Differs: titles are not masked.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { lookChanged() } }

  /// Sets the background image for a position of the bar.
  /// - Differs: the image applies to every position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the background image for a position of the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Sets a vertical offset of the title. Large titles do not move.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
    lookChanged()
  }

  /// Returns the vertical offset of the title.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  internal final var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The position of the bar.
  ///
  /// The bar of a navigation controller is `topAttached`: its background extends up to the edge of
  /// the screen. The position of another bar is returned by its delegate. The default is `top`: the
  /// background is as high as the bar.
  open var barPosition: UIBarPosition {
    if controller != nil || isAttachedToTop { return .topAttached }
    return delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "position(for:)") { delegate.position(for: self) }
    } ?? .top
  }

  /// Whether the background extends up to the edge of the screen, whatever the delegate returns.
  internal final var isAttachedToTop = false

  /// Returns a copy of an appearance, which updates the bar when it changes.
  private func own(_ look: UINavigationBarAppearance) -> UINavigationBarAppearance {
    look.owned { [weak self] in self?.lookChanged() }
  }

  /// Called when the look of the bar has changed, and perhaps its height.
  internal func lookChanged() {
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout: see `UINavigationBar+Layout.swift`

  /// The visible height of the large title; `nil` if all of the title is visible, because no
  /// content has scrolled.
  internal final var largeTitleExtent: CGFloat? {
    didSet { if largeTitleExtent != oldValue { setNeedsLayout() } }
  }

  /// The height of the search bar that has been hidden by scrolling.
  internal final var hiddenSearchHeight: CGFloat = 0 {
    didSet { if hiddenSearchHeight != oldValue { setNeedsLayout() } }
  }

  /// The distance by which the content is pulled down beyond its top.
  ///
  /// The large title moves down with the content.
  internal final var pull: CGFloat = 0 { didSet { if pull != oldValue { setNeedsLayout() } } }

  /// Whether the content is scrolled to its top, so that no content is under the bar.
  internal final var isAtEdge = true { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }

  /// The views of the items and of the title.
  internal final var shown: [UIView] = []
  /// The search bar of the top item.
  ///
  /// A layout creates the other views of the item again, but keeps the search bar, because the user
  /// may be editing its text.
  internal final weak var searchBar: UISearchBar?

  /// Whether the bar is being laid out.
  ///
  /// Views that the bar adds and removes during its layout must not cause another layout.
  internal final var isPlacing = false

  /// Whether the bar is disappearing and its views must not be replaced. When this property becomes
  /// `false`, the bar is laid out again.
  internal final var keepsViews = false {
    didSet { if keepsViews != oldValue, !keepsViews { setNeedsLayout() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Ported.overridden(
      "sizeThatFits(_:)", of: self, size,
      or: CGSize(width: size.width, height: smallHeight + fullExtent + searchHeight))
  }

  /// The height that the bar needs, without an intrinsic width.
  ///
  /// The height is 44 points without a prompt and a large title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func setNeedsLayout() {
    guard !isPlacing else { return }
    super.setNeedsLayout()
    // The height of a bar depends on its content only if the bar has constraints.
    guard storage.layout != nil else { return }
    let height = sizeThatFits(.zero).height
    if height != wantedHeight {
      wantedHeight = height
      invalidateIntrinsicContentSize()
    }
  }

  /// The intrinsic height when layout was last requested.
  private final var wantedHeight: CGFloat = 0

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !keepsViews else { return }
    isPlacing = true
    placeAll()
    isPlacing = false
  }

  /// Requests a layout of the bar, because constraints in the title view have changed.
  internal override func followConstraints() -> Bool {
    setNeedsLayout()
    return true
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
    if let previous = previousTraitCollection, previous.hasLowBars != traitCollection.hasLowBars {
      controller?.barWasRotated()
    }
  }
}

extension UINavigationBar: BarWithBackground {
  internal func margin(of searchBar: UISearchBar) -> CGFloat? {
    searchBar === self.searchBar ? UINavigationBar.margin(inWidth: bounds.width) : nil
  }
}
