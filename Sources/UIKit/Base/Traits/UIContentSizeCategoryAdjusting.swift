import Foundation

/// A view that can adapt its font to the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the user's text size.
  ///
  /// This property has an effect on fonts that have a text style: fonts from
  /// `UIFont.preferredFont(forTextStyle:)` and from `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
