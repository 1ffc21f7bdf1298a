/// A line along text. The value of the text attribute is the raw value of the style.
///
///     [.underlineStyle: NSUnderlineStyle.single.rawValue]
///
/// - Differs: All lines are solid, and continue below white space.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes with two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
