import Foundation

/// A bar of items at the bottom, one of which is selected.
///
///     tabBar.items = [UITabBarItem(title: "Feed", image: feedImage, tag: 0)]
///     tabBar.selectedItem = tabBar.items?.first
///
/// The figures are those of phones before iOS 26.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether items fill the bar or stand in its middle.
  public enum ItemPositioning: Int, Sendable {
    /// As it suits the bar.
    case automatic
    /// They fill the bar.
    case fill
    /// They stand in the middle of the bar.
    case centered
  }

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    follow(standardAppearance)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UITabBar.self)
  }

  internal let background = BarBackground(isAtTop: false)

  /// The tab bar controller that the bar belongs to.
  internal final weak var controller: UITabBarController?

  // MARK: Items

  /// The items, from the leading edge on.
  open var items: [UITabBarItem]? {
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

  /// Shows these items, from the leading edge on.
  /// - Differs: they are there at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The item that is selected. The delegate is told only of taps.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  /// The object that is told which item the user taps. That of a tab bar controller's bar is the
  /// controller.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Looks

  /// Bright or dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The color behind everything.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of items that are not selected; gray, if `nil`.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content reaches under the bar, and shines through.
  open var isTranslucent = true {
    didSet {
      setNeedsLayout()
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// An image behind everything.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image in place of the line at the edge. It is seen only if there is a background image.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image behind the selected item.
  /// - Differs: it is kept, and not shown.
  open var selectionIndicatorImage: UIImage?
  /// Whether items fill the bar or stand in its middle.
  /// - Differs: it is kept: items fill the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of items that stand in the middle.
  /// - Differs: it is kept: items fill the bar.
  open var itemWidth: CGFloat = 0
  /// The room between items that stand in the middle.
  /// - Differs: it is kept: items fill the bar.
  open var itemSpacing: CGFloat = 0

  /// What the bar looks like.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      oldValue.onChange[ObjectIdentifier(self)] = nil
      follow(standardAppearance)
    }
  }

  /// What the bar looks like while content is at its end; as usual, if `nil`.
  /// - Differs: always as usual, where content is at its end too.
  open var scrollEdgeAppearance: UITabBarAppearance?

  private func follow(_ look: UITabBarAppearance) {
    look.onChange[ObjectIdentifier(self)] = { [weak self] in self?.setNeedsLayout() }
    setNeedsLayout()
  }

  // MARK: Layout: see `UITabBar+Layout.swift`

  internal final var itemViews: [TabItemView] = []

  /// As high as the items, and the safe area under them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + roomBelow)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + roomBelow)
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
  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

/// Is told which item of a tab bar the user taps.
@preconcurrency @MainActor
public protocol UITabBarDelegate: _SelectorResponding {
  /// The user has tapped an item, which may have been selected already.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user is about to choose which items there are.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user chooses which items there are.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user is about to have chosen which items there are.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user has chosen which items there are.
  /// - Differs: it is never called: users can't choose.
  @_disfavoredOverload
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    DefaultAnswer.note(self)
  }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    DefaultAnswer.note(self)
  }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) { DefaultAnswer.note(self) }
  /// Does nothing: the delegate need not implement this.
  @_disfavoredOverload
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) { DefaultAnswer.note(self) }
}
