import Foundation

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The set as bits, one for each axis.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
