import Foundation

// How text looks, by the names of its attributes.

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How the paragraph is set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// What is behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined, an `Int`.
  ///
  /// - Differs: It means nothing: the font decides.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Room behind each letter beyond what the font says, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The same, for letters that keep their pairs; it goes before `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through the letters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The line below the letters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How wide outlines are, in percent of the font's size: below zero for letters that are filled as
  /// well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// What the letters throw behind themselves, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// What else is done to letters, a `String`.
  ///
  /// - Differs: It means nothing.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture in place of the character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads, a `URL` or a `String`.
  ///
  /// - Differs: It does not change how text looks.
  public static let link = NSAttributedString.Key("NSLink")
  /// What the text is meant to be in its sentence, the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// How far the letters are above the base line, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line below, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters lean, a number.
  ///
  /// - Differs: Those that lean at all, to the right, are drawn in the font's italic.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are, a number.
  ///
  /// - Differs: It means nothing.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// In which direction the text is read, an array of numbers.
  ///
  /// - Differs: The first number counts, for the whole paragraph.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text runs from top to bottom, an `Int`.
  ///
  /// - Differs: It never does.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// A text of nothing: `NSAttributedString()`.
  ///
  /// Foundation for Linux has no initializer without arguments. This one can be called like it.
  public convenience init(_ofNothing nothing: Void = ()) { self.init(string: "") }
}
