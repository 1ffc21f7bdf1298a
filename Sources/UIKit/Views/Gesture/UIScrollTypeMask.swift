import Foundation

/// The kinds of scroll events that count as panning.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Events of a wheel with steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Events of a wheel without steps, or of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
