/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text may have more than one line, and its place is that of its upper left corner. Without it there
  /// is one line, and its place is that of its base line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Between lines there is the room that their fonts ask for.
  ///
  /// - Unverified: that `draw(in:)`, `draw(at:)` and `size()`, which take no options, leave it out.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// What counts is the ink, and not the heights of fonts.
  ///
  /// - Differs: The heights of fonts always count.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that there is room for ends in an ellipsis, if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
