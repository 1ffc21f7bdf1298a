import Foundation

/// The axes that something is about.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Axes of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
