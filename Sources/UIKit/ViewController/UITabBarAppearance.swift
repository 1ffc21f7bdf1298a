import Foundation

/// What a tab bar looks like: what is behind it, and the colors and texts of its items.
///
///     let appearance = UITabBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.stackedLayoutAppearance.selected.iconColor = .systemOrange
///     tabBarController.tabBar.standardAppearance = appearance
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look that bars have unless somebody says otherwise.
  public override init() { super.init() }

  /// The same look as another bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.another()
    inlineLayoutAppearance = other.inlineLayoutAppearance.another()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.another()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }

  /// What items look like whose title is under the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { changed() }
  }
  /// What items look like whose title is beside the image.
  /// - Differs: it is kept: in a bar of the usual height the title is under the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { changed() } }
  /// What items look like in a low bar, whose title is beside the image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { changed() }
  }
  /// The color of the image behind the selected item.
  /// - Differs: it is kept, and not shown.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// An image behind the selected item.
  /// - Differs: it is kept, and not shown.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// Whether items fill the bar or stand in its middle.
  /// - Differs: it is kept: items fill the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// The width of items that stand in the middle.
  /// - Differs: it is kept: items fill the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The room between items that stand in the middle.
  /// - Differs: it is kept: items fill the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }
}

/// What an item of a tab bar looks like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  internal override init() { super.init() }

  /// Font and color of the title, as far as they are not the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image; the usual one, if `nil`.
  open var iconColor: UIColor?
  /// How far the badge is from its usual place.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; red, if `nil`.
  open var badgeBackgroundColor: UIColor?
  /// Font and color of the badge's text, as far as they are not the usual ones.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is from its usual place in the badge.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }

  /// The properties, for a comparison.
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

/// What the items of a tab bar look like.
///
/// What is set of a state counts when the bar is laid out the next time. Set the appearance again, or
/// another property of the bar's appearance, to have the bar laid out.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where the title of an item is.
  public enum Style: Int, Sendable {
    /// Under the image.
    case stacked
    /// Beside the image.
    case inline
    /// Beside the image, in a low bar.
    case compactInline
  }

  private let style: Style

  /// The look that items of a style have unless somebody says otherwise.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The look that items have unless somebody says otherwise.
  public override convenience init() { self.init(style: .stacked) }

  /// As an item usually is.
  public let normal = UITabBarItemStateAppearance()
  /// While the item is selected.
  public let selected = UITabBarItemStateAppearance()
  /// While the item can't be used.
  public let disabled = UITabBarItemStateAppearance()
  /// While the item has the focus.
  /// - Differs: it is kept: no item gets the focus.
  public let focused = UITabBarItemStateAppearance()

  internal func another() -> UITabBarItemAppearance {
    let other = UITabBarItemAppearance(style: style)
    for (from, to) in zip(states, other.states) { to.take(from) }
    return other
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The properties of all states, for a comparison.
  internal var contents: [AnyHashable?] { states.flatMap(\.contents) }
}
