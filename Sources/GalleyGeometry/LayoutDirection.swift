/// The direction of reading, which determines whether the leading side is the left side or the
/// right side.
@frozen
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right, as in Latin script: leading is left.
  case leftToRight

  /// Right to left, as in Arabic and Hebrew script: leading is right.
  case rightToLeft
}

extension LayoutDirection: CustomStringConvertible {
  /// `left to right` or `right to left`.
  public var description: String { self == .leftToRight ? "left to right" : "right to left" }
}
