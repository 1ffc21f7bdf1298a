import Foundation

extension UIFont {
  /// The purpose of a text, whose size follows the user's setting.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that the system uses.
    public let rawValue: String

    /// Creates a style from the name that the system uses. An unknown style looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

    /// The largest title.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// The second largest title.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    /// The title of a screen.
    public static let largeTitle = TextStyle("Title0")
    /// A title of the first level.
    public static let title1 = TextStyle("Title1")
    /// A title of the second level.
    public static let title2 = TextStyle("Title2")
    /// A title of the third level.
    public static let title3 = TextStyle("Title3")
    /// The heading of a text.
    public static let headline = TextStyle("Headline")
    /// The heading below a headline.
    public static let subheadline = TextStyle("Subhead")
    /// Body text.
    public static let body = TextStyle("Body")
    /// A callout.
    public static let callout = TextStyle("Callout")
    /// A footnote.
    public static let footnote = TextStyle("Footnote")
    /// A caption.
    public static let caption1 = TextStyle("Caption1")
    /// A secondary caption.
    public static let caption2 = TextStyle("Caption2")
  }

  /// Returns the font of a text style, in the size that the user has set.
  ///
  ///     label.font = UIFont.preferredFont(forTextStyle: .headline)   // 17 semibold
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style, in the size for some traits. If the traits are `nil` or do
  /// not specify a content size category, the current traits are used.
  ///
  /// - Differs: Fonts do not become heavier if the user wants bold text.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontFace(style, in: UIContentSizeCategory(of: traitCollection)))
  }

  /// Returns the font for other traits. A font with a text style gets the size for the traits. A
  /// font without a text style, or with a size that the app has chosen, is returned unchanged.
  internal func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let style = face.textStyle, !face.hasOwnSize else { return self }
    if let scaling = face.scaling {
      let metrics = UIFontMetrics(forTextStyle: style)
      return metrics.scaled(self, scaling, in: traits)
    }
    var face = face
    face.size = style.size(in: UIContentSizeCategory(of: traits))
    return face == self.face ? self : with(face)
  }
}

extension NSMutableAttributedString {
  /// Adjusts each font of the text to some traits, and returns whether a font has changed.
  @discardableResult
  internal func adjustFonts(to traits: UITraitCollection) -> Bool {
    var adjusted: [(range: NSRange, font: UIFont)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { font, range, _ in
      guard let font = font as? UIFont else { return }
      let new = font.adjusted(to: traits)
      if new != font { adjusted.append((range, new)) }
    }
    guard !adjusted.isEmpty else { return false }
    // All fonts are changed in one edit, so that the delegate of a text storage can't change the
    // text between two of the changes.
    beginEditing()
    for (range, font) in adjusted { addAttribute(.font, value: font, range: range) }
    endEditing()
    return true
  }
}

extension FontFace {
  /// Creates the face of a text style.
  internal init(_ style: UIFont.TextStyle, in category: UIContentSizeCategory) {
    self.init(size: style.size(in: category), weight: style.weight)
    textStyle = style
  }
}

extension UIContentSizeCategory {
  /// Creates the category of some traits. If the traits specify no category, this is the category
  /// of the current traits.
  internal init(of traits: UITraitCollection?) {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      self = category
    } else {
      self = UITraitCollection.current.preferredContentSizeCategory
    }
  }
}

extension UIFont.TextStyle {
  /// The names of all styles.
  internal static let knownNames = Set(sizes.keys.map(\.rawValue))

  /// The sizes of text, by category from `extraSmall` to the largest, as in Apple's Human Interface
  /// Guidelines.
  private static let sizes: [UIFont.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    // No table is published for these styles, so their sizes are estimates.
    .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
  ]

  /// The distances between lines, by the size of their text, as in Apple's Human Interface
  /// Guidelines.
  private static let lineHeights: [Double: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 46: 54, 47: 56, 48: 57, 49: 58,
    50: 59, 51: 60, 52: 61, 53: 62, 54: 64, 55: 65, 56: 66, 58: 68, 60: 70, 62: 73,
  ]

  /// Returns the distance between lines.
  internal func lineHeight(in category: UIContentSizeCategory) -> Double {
    lineHeight(ofSize: size(in: category))
  }

  /// Returns the distance between lines of a size.
  internal func lineHeight(ofSize size: Double) -> Double {
    UIFont.TextStyle.lineHeights[size] ?? size * 1.18
  }

  /// Returns the size of text.
  internal func size(in category: UIContentSizeCategory) -> Double {
    let sizes = UIFont.TextStyle.sizes
    return (sizes[self] ?? sizes[.body]!)[category.step]
  }

  /// The weight of text.
  internal var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
