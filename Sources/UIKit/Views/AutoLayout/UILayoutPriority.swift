import Foundation

/// The priority of a constraint: a number above 0 and below 1000, or 1000 for a required
/// constraint.
///
///     let width = title.widthAnchor.constraint(equalToConstant: 200)
///     width.priority = .defaultHigh - 1
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints: 1000.
  public static let required = UILayoutPriority(1_000)
  /// The priority with which content resists being smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which content resists being larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether a priority is below another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns a priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Raises a priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

  /// Lowers a priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
