import Foundation
import GalleyMotion

/// Something of a layer that is on its way, without the layer being changed.
///
///     let pulse = CABasicAnimation(keyPath: "transform.scale")
///     pulse.toValue = 1.2
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     badge.layer.add(pulse, forKey: "pulse")
///
/// What is added is a copy: what is set later changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// An animation of nothing. Subclasses animate something.
  public override init() { super.init() }

  /// What an animation makes copies of itself with, whatever its class. Not for apps.
  public required convenience init(_copying other: CAAnimation) {
    self.init()
    take(other)
  }

  /// How it goes its way; at an even speed, if `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told when it begins and when it is over. It is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it goes when it is over.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Anything that whoever made it wants to find again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// What was kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }

  private var values: [String: Any] = [:]

  /// Takes over what another says. Subclasses take what they added.
  internal func take(_ other: CAAnimation) {
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    values = other.values
  }

  internal func makeCopy() -> CAAnimation { type(of: self).init(_copying: self) }

  /// Changes what is shown, when a share of its way is done.
  internal func apply(at share: Double, to shown: inout ShownLayer) {}

  /// How long one way takes if it is not said.
  internal var ownDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// How it goes.
  internal var pace: Pace {
    .curve((timingFunction ?? CATransaction.animationTimingFunction())?.curve ?? .linear)
  }

  internal var timing: AnimationTiming {
    let duration = self.duration > 0 ? self.duration : ownDuration
    var count = repeatCount > 0 ? Double(repeatCount) : 1
    if repeatDuration > 0 { count = repeatDuration / duration / (autoreverses ? 2 : 1) }
    return AnimationTiming(duration: duration, pace: pace, count: count, autoreverses: autoreverses)
  }
}

/// Is told when an animation begins and when it is over.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; told whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property: `opacity`, `position.x`, `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are put on top of what is shown.
  open var isAdditive = false
  /// Whether each way begins where the one before ended.
  /// - Differs: it is kept, and changes nothing.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// The value at a share of its way, given what is shown without it.
  internal func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? { nil }

  internal override func apply(at share: Double, to shown: inout ShownLayer) {
    guard let keyPath else { return }
    let path = LayerKeyPath(keyPath)
    guard let current = path.value(of: shown),
      let value = value(at: share, from: current)
    else { return }
    path.set(isAdditive ? current.plus(value) : value, on: &shown)
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins: where the layer is, if nothing says more.
  open var fromValue: Any?
  /// Where it ends: where the layer is, if nothing says more.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  internal override func value(at share: Double, from current: AnimatedValue) -> AnimatedValue? {
    let from = AnimatedValue(fromValue, like: current)
    let to = AnimatedValue(toValue, like: current)
    let by = AnimatedValue(byValue, like: current)
    let rest = isAdditive ? current.nothing : current
    let (start, end): (AnimatedValue, AnimatedValue)
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.plus(by))
    case (nil, let to?, let by?): (start, end) = (to.minus(by), to)
    case (let from?, nil, nil): (start, end) = (from, rest)
    case (nil, let to?, nil): (start, end) = (rest, to)
    case (nil, nil, let by?): (start, end) = (rest, rest.plus(by))
    case (nil, nil, nil): return nil
    }
    return start.mixed(with: end, at: share)
  }
}

/// An animation as on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring.
  open var mass: CGFloat = 1
  /// How strongly it pulls.
  open var stiffness: CGFloat = 100
  /// How strongly friction holds against it.
  open var damping: CGFloat = 10
  /// How fast it is at first, in ways a second.
  open var initialVelocity: CGFloat = 0
  /// When it has come to rest.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  internal override var pace: Pace { .spring(spring) }

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}

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
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
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

/// Several animations at once, in a time of their own.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// Those that it is made of. Their times are within that of the group.
  open var animations: [CAAnimation]?

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  internal override func apply(at share: Double, to shown: inout ShownLayer) {
    let duration = timing.duration
    for animation in animations ?? [] {
      let own =
        animation.duration > 0
        ? animation.timing
        : AnimationTiming(
          duration: duration, pace: animation.pace, count: animation.timing.count,
          autoreverses: animation.autoreverses)
      let time = share * duration - animation.beginTime
      guard time >= 0, !own.isOver(at: time) || animation.fillsForwards || share >= 1 else {
        continue
      }
      animation.apply(at: own.progress(at: time), to: &shown)
    }
  }
}

/// An old look of a layer that becomes the new one.
///
/// - Differs: whatever its type, the old look fades.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// What is seen of it.
  open var type = CATransitionType.fade
  /// From where.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1. A number that is kept.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1. A number that is kept.
  open var endProgress: Float = 1

  internal override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

/// What is seen of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look comes in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look goes out and leaves the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

extension CAAnimation {
  internal var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }
  internal var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
}
