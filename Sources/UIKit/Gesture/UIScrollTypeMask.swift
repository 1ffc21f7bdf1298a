import Foundation

/// What turns of a wheel count as panning.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: Int

  /// Those of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A wheel without.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
