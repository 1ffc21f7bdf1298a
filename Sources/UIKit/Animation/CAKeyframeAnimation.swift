import Foundation
import GalleyMotion

/// An animation over several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A way that a point goes, instead of values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; evenly, if `nil`.
  open var keyTimes: [NSNumber]?
  /// How it goes from each to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the way that it goes.
  /// - Differs: it is kept, and changes nothing.
  open var rotationMode: CAAnimationRotationMode?

  internal override func take(_ other: CAAnimation) {
    super.take(other)
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
    // Discrete values come with one more: when the last is over. More than that say nothing.
    if let keyTimes, keyTimes.count >= count {
      return keyTimes.prefix(count).map(\.doubleValue)
    }
    // Values that stay until the next have a time each; those that are gone through, one between.
    let parts = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(max(parts, 1)) }
  }
}

/// What is between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// With even speed.
  /// - Differs: straight from one to the next, each in the time that it has.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  /// - Differs: straight from one to the next.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, with even speed.
  /// - Differs: straight from one to the next.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with its way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
