/// The way lines are read, which decides on what side *leading* is.
@frozen
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in Latin script: leading is left.
  case leftToRight

  /// As in Arabic and Hebrew script: leading is right.
  case rightToLeft
}

extension LayoutDirection: CustomStringConvertible {
  /// `left to right` or `right to left`.
  public var description: String { self == .leftToRight ? "left to right" : "right to left" }
}
