/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text may have several lines, and is placed by its top left corner. Without this option, the
  /// text has one line, and is placed by its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are separated by the space that their fonts specify.
  ///
  /// - Unverified: that `draw(in:)`, `draw(at:)` and `size()`, which take no options, leave this
  ///   space out.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds enclose the drawn letters, and do not depend on the heights of the fonts.
  ///
  /// - Differs: The bounds always include the heights of the fonts.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis, if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
