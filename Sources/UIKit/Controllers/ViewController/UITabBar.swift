import Foundation

/// A bar of items at the bottom, one of which is selected.
///
///     tabBar.items = [UITabBarItem(title: "Feed", image: feedImage, tag: 0)]
///     tabBar.selectedItem = tabBar.items?.first
///
/// The sizes and distances are the same as on phones before iOS 26.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The positioning of the items in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// The bar decides.
    case automatic
    /// The items fill the bar.
    case fill
    /// The items are centered in the bar.
    case centered
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    standardAppearance.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  /// Creates the bar that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITabBar.self)
  }

  internal let background = BarBackground(isAtTop: false)

  /// The tab bar controller of the bar.
  internal final weak var controller: UITabBarController?

  /// Whether the tab bar controller is changing the bar.
  private var isChangedByController = false

  /// Calls a closure in which the tab bar controller changes the bar.
  internal final func changeByController(_ changes: () -> Void) {
    let before = isChangedByController
    isChangedByController = true
    changes()
    isChangedByController = before
  }

  /// Traps if the bar belongs to a tab bar controller, and the app itself changes the bar.
  private func checkChange(_ message: String) {
    guard let controller, !isChangedByController else { return }
    Misuse.trap(
      message, "use viewControllers, selectedIndex and delegate of \(controller) instead")
  }

  private static let changeMessage =
    "Directly modifying a tab bar managed by a tab bar controller is not allowed."

  // MARK: Items

  /// The items, from the leading edge on.
  ///
  /// - Precondition: The bar does not belong to a tab bar controller. If it does, setting this
  ///   property traps with UIKit's message.
  open var items: [UITabBarItem]? {
    willSet { checkChange(UITabBar.changeMessage) }
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
        self.selectedItem = nil
      }
      makeViews()
      setNeedsLayout()
    }
  }

  /// Replaces the items.
  /// - Differs: it is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected item. The delegate is notified only of taps.
  ///
  /// - Precondition: The bar does not belong to a tab bar controller. If it does, setting this
  ///   property traps with UIKit's message.
  open weak var selectedItem: UITabBarItem? {
    willSet {
      checkChange(UITabBar.changeMessage)
      willChangeValue(forKey: "selectedItem")
    }
    didSet {
      setNeedsLayout()
      didChangeValue(forKey: "selectedItem")
    }
  }

  /// The delegate, which is notified about taps on items.
  ///
  /// A tab bar controller is the delegate of its own bar.
  ///
  /// - Precondition: The bar does not belong to a tab bar controller. If it does, setting this
  ///   property traps with UIKit's message.
  open weak var delegate: (any UITabBarDelegate)? {
    willSet {
      checkChange(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  // MARK: Appearance

  /// The style of the bar: light or dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The background color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of items that are not selected; `nil` for gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether the bar is translucent and the content extends under it.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The background image.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image that replaces the line at the edge.
  ///
  /// The image is visible only if there is a background image.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image behind the selected item, in its middle.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// The positioning of the items.
  /// - Differs: `automatic` is `fill` in bars of every width.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centered items; 0 for the default width.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered items; 0 for the default space.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The appearance of the bar. The setter stores a copy.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance = own(standardAppearance)
      setNeedsLayout()
    }
  }

  /// The appearance while the content ends above the bar, or is scrolled to its end.
  ///
  /// If this property is `nil`, the bar has the standard appearance without a background. A bar
  /// without a tab bar controller always has the standard appearance. The setter stores a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance.map(own)
      setNeedsLayout()
    }
  }

  /// Returns a copy of an appearance, which updates the bar when it changes.
  private func own(_ look: UITabBarAppearance) -> UITabBarAppearance {
    look.owned { [weak self] in self?.setNeedsLayout() }
  }

  /// Whether no content is under the bar, so that the bar has no background.
  ///
  /// - Unverified: that the bar has no background, too, if the content does not scroll.
  internal final var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }

  // MARK: Layout: see `UITabBar+Layout.swift`

  /// The views of the items.
  internal final var itemViews: [TabItemView] = []
  /// The view of the image behind the selected item. The view is in the bar only while there is
  /// an image.
  internal final let selectionIndicator = UIImageView()

  /// Returns the height of the items and of the safe area below them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Ported.overridden(
      "sizeThatFits(_:)", of: self, size,
      or: CGSize(width: size.width, height: rowHeight + spaceBelow))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + spaceBelow)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAll()
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

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .tabBar)
  }
}

extension UITabBar: UIBarPositioning {
  /// The position of the bar: at the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

/// The delegate of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: _SelectorResponding {
  /// Called when the user has tapped an item, which may have been selected already.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called when the user is about to customize the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the user has begun to customize the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called when the user is about to finish customizing the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called when the user has customized the items.
  /// - Differs: it is never called, because users can't customize the items.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) { OptionalMember.noteDefault(self) }
}
