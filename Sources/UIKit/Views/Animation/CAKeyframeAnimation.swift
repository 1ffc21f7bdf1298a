import Foundation
import GalleyMotion

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path for a point, in place of values.
  open var path: CGPath?
  /// The time of each value, from 0 to 1; evenly spaced, if `nil`.
  open var keyTimes: [NSNumber]?
  /// The timing functions from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The calculation of the values between.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates with its path.
  /// - Differs: it is stored without effect.
  open var rotationMode: CAAnimationRotationMode?

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  internal override func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? {
    if let path { return path.galley.point(atShare: share).map { .point(CGPoint($0)) } }
    let values = (self.values ?? []).compactMap { AnimatedValue($0, like: current) }
    guard values.count > 1 else { return values.first }
    let times = self.times(values.count)
    guard let next = times.firstIndex(where: { $0 > share }), next > 0 else {
      return share <= times[0] ? values.first : values.last
    }
    let length = times[next] - times[next - 1]
    var part = length > 0 ? (share - times[next - 1]) / length : 1
    if let functions = timingFunctions, functions.indices.contains(next - 1) {
      part = functions[next - 1].curve.value(at: part)
    }
    if calculationMode == .discrete { return values[next - 1] }
    return values[next - 1].mixed(with: values[next], at: part)
  }

  private func times(_ count: Int) -> [Double] {
    // Discrete values have one time more, at which the last value ends. Times that exceed the
    // values are ignored.
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.prefix(count).map(\.doubleValue)
    }
    // Each discrete value is shown for a part of the duration. Otherwise a part leads from one
    // value to the next, so there is one part less.
    let parts = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(max(parts, 1)) }
  }
}

/// The calculation of the values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear with a constant velocity.
  /// - Differs: linear from one value to the next, each in its own time.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  /// - Differs: linear from one value to the next.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve with a constant velocity.
  /// - Differs: linear from one value to the next.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer rotates with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates with the path, turned by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
