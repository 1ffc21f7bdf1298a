/// A view whose font may follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting {
  /// Whether the font follows the user's text size.
  ///
  /// It works for fonts that have a text style: those of `UIFont.preferredFont(forTextStyle:)` and
  /// of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
