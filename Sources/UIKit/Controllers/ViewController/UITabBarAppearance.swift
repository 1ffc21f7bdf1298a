import Foundation

/// The appearance of a tab bar: its background, and the colors and titles of its items.
///
///     let appearance = UITabBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
///     tabBarController.tabBar.standardAppearance = appearance
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Creates the default appearance of bars.
  public override init() { super.init() }

  /// Creates a copy of the appearance of another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = own(other.stackedLayoutAppearance)
    inlineLayoutAppearance = own(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = own(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }

  /// The appearance of items with the title below the image. The setter stores a copy.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      stackedLayoutAppearance = own(stackedLayoutAppearance)
      changed()
    }
  }
  /// The appearance of items with the title beside the image, as in a regular width.
  ///
  /// The setter stores a copy.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      inlineLayoutAppearance = own(inlineLayoutAppearance)
      changed()
    }
  }
  /// The appearance of items in a compact bar, with the title beside the image.
  ///
  /// The setter stores a copy.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      compactInlineLayoutAppearance = own(compactInlineLayoutAppearance)
      changed()
    }
  }
  /// The color of the image behind the selected item, if the image is a template.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// An image behind the selected item, in its middle.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The positioning of the items; `automatic` for the `itemPositioning` of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of centered items; 0 for the `itemWidth` of the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The space between centered items; 0 for the `itemSpacing` of the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  internal override var parts: [any OwnedAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  internal override init() { super.init() }

  /// Text attributes of the title that differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the image; `nil` for the default.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// The offset of the badge from its default position.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The color of the badge; `nil` for red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Text attributes of the badge that differ from the default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the badge's text from its default position.
  /// - Differs: it is stored without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Called when the state changes. The appearance to which the state belongs sets this closure.
  internal final var onChange: (@MainActor () -> Void)?

  fileprivate func copyProperties(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  /// The properties, for comparison.
  internal var contents: [AnyHashable?] {
    [
      AnyHashable(NSDictionary(dictionary: titleTextAttributes)),
      AnyHashable(titlePositionAdjustment), iconColor.map { AnyHashable($0) },
      AnyHashable(badgePositionAdjustment), badgeBackgroundColor.map { AnyHashable($0) },
      AnyHashable(NSDictionary(dictionary: badgeTextAttributes)),
      AnyHashable(badgeTitlePositionAdjustment),
    ]
  }
}

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  /// The layout of an item.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// The title is beside the image, in a compact bar.
    case compactInline
  }

  private var style: Style

  /// Creates the default appearance of items with a layout.
  public init(style: Style) {
    self.style = style
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Creates the default appearance of items.
  public override convenience init() { self.init(style: .stacked) }

  /// The normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The selected state.
  public let selected = UITabBarItemStateAppearance()
  /// The disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// The focused state.
  /// - Differs: it is stored without effect, because no item gets the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Resets all states to the default appearance of items with a layout.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in states { state.copyProperties(of: UITabBarItemStateAppearance()) }
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = UITabBarItemAppearance(style: style)
    for (from, to) in zip(states, other.states) { to.copyProperties(of: from) }
    return other
  }

  // This method overrides the method of `NSObject`. Swift prefers the overload below,
  // which returns an appearance of the same class.
  @_disfavoredOverload
  open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance, of the same class.
  ///
  ///     let quiet = appearance.stackedLayoutAppearance.copy()
  ///     quiet.normal.iconColor = .gray
  open func copy() -> Self { appearanceCopy(copy(with: nil), as: Self.self) }

  /// Called when the appearance changes. The bar appearance to which this appearance belongs sets
  /// this closure.
  internal final var onChange: (@MainActor () -> Void)?

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The properties of all states, for comparison.
  internal var contents: [AnyHashable?] { states.flatMap(\.contents) }
}
