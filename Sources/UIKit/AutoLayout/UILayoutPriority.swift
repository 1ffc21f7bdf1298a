import Foundation

/// How much a constraint counts: above 0, up to 1000, which means that it must hold.
///
///     let wish = title.widthAnchor.constraint(equalToConstant: 200)
///     wish.priority = .defaultHigh - 1
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold: 1000.
  public static let required = UILayoutPriority(1_000)
  /// With what content resists being made smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// What is given to a drag that may change the size of a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// With what a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What is given to a drag that can't change the size of a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With what content resists being made larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// With what `systemLayoutSizeFitting(_:)` asks for a size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether a priority is below another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority that is higher by some.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority that is lower by some.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Makes a priority higher by some.
  public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

  /// Makes a priority lower by some.
  public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
