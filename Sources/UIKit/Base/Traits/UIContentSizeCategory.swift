import Foundation

/// The text size that the user has set.
///
///     UIContentSizeCategory.extraLarge > .large                       // true
///     UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory   // true
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name that the system uses.
  public let rawValue: String

  /// Creates a category from the name that the system uses. An unknown name is treated as
  /// unspecified.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// No category; text has the size of `large`.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller than the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// A little larger than the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Large, for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Larger, for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Very large, for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All categories except the unspecified category, the smallest first.
  internal static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })

  /// The index of the category in `all`, from 0 to 11.
  ///
  /// An unspecified category has the index of `large`.
  internal var step: Int { UIContentSizeCategory.places[self] ?? 3 }

  /// Posted when the user has set another category.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key for the new category in the user information of `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
  /// Whether this is one of the five accessibility sizes, for which layouts often change.
  public var isAccessibilityCategory: Bool {
    step >= UIContentSizeCategory.accessibilityMedium.step
  }

  /// Whether text is smaller in one category than in another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step < right.step
  }

  /// Whether text is not larger in one category than in another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step <= right.step
  }

  /// Whether text is larger in one category than in another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step > right.step
  }

  /// Whether text is not smaller in one category than in another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.step >= right.step
  }
}
