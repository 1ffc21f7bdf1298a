import Foundation

/// A view that can adapt its font to the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the user's text size.
  ///
  /// This has an effect on fonts that have a text style: those of
  /// `UIFont.preferredFont(forTextStyle:)` and of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
