/// Something whose font may follow the size of text that the user wants.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting {
  /// Whether the font becomes another one as soon as the user wants another size.
  ///
  /// Only for fonts that know their text style: those of `UIFont.preferredFont(forTextStyle:)` and
  /// of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
