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
  /// - Differs: The attribute has no effect. The font determines which letters are joined.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space after each letter in addition to the font's own spacing, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space after each letter, with kerning pairs kept. This attribute takes precedence over
  /// `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The strikethrough, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The underline, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines, in percent of the font's size. With a negative width, the letters are
  /// filled, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A text effect, the raw value of an `NSAttributedString.TextEffectStyle`.
  ///
  /// - Differs: The attribute has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture in place of the character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or a `String`.
  ///
  /// - Differs: Only labels and text views give links a style.
  public static let link = NSAttributedString.Key("NSLink")
  /// The meaning of the text, such as emphasis, the raw value of an `InlinePresentationIntent`.
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
  /// - Differs: The attribute has no effect.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The direction of reading, an array of numbers.
  ///
  /// - Differs: Only the first number is used, and it applies to the whole paragraph.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text runs from top to bottom, an `Int`.
  ///
  /// - Differs: The attribute has no effect.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// An effect of text, for the attribute `textEffect`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look as if they were pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

// The attributes of spoken text. Galley does not speak. Galley only stores these attributes in
// attributed texts, such as `accessibilityAttributedLabel`.
extension NSAttributedString.Key {
  /// Whether all punctuation is spoken, a Boolean value.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken, a BCP 47 code.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, a number between 0 and 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for earlier announcements, a Boolean value.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation, in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelled out, a Boolean value.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number from 0 to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// The custom meanings of the text, an array of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
  /// Creates an empty text: `NSAttributedString()`.
  ///
  /// Foundation for Linux has no initializer without arguments. The argument of this initializer
  /// can be omitted.
  public convenience init(_ofNothing nothing: Void = ()) { self.init(string: "") }
}
