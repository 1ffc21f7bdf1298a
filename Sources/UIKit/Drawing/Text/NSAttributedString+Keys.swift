import Foundation

// The keys of text attributes.

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The text color, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined, an `Int`.
  ///
  /// - Differs: It has no effect, because the font decides.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space behind each letter in addition to that of the font, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space behind each letter, with kerning pairs kept. It takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, in percent of the font's size: negative for letters that are filled
  /// too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A text effect, a `String`.
  ///
  /// - Differs: It has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture in place of the character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or a `String`.
  ///
  /// - Differs: It does not change the appearance of text.
  public static let link = NSAttributedString.Key("NSLink")
  /// The meaning of the text within its sentence, the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The distance of the letters from the baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the strikethrough, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The slant of letters, a number.
  ///
  /// - Differs: Letters with any slant to the right are drawn in the font's italic.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The expansion of letters, a number.
  ///
  /// - Differs: It has no effect.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The direction of reading, an array of numbers.
  ///
  /// - Differs: The first number counts, for the whole paragraph.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text runs from top to bottom, an `Int`.
  ///
  /// - Differs: It has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// Creates an empty text: `NSAttributedString()`.
  ///
  /// Foundation for Linux has no initializer without arguments. This one can be called as if it had
  /// none.
  public convenience init(_ofNothing nothing: Void = ()) { self.init(string: "") }
}
