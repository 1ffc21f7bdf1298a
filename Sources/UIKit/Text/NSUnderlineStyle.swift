/// A line along text. A text attribute is its raw value.
///
///     [.underlineStyle: NSUnderlineStyle.single.rawValue]
///
/// - Differs: All lines are solid, and go on below white space.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// A line by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of dashes and two dots each.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Below words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
