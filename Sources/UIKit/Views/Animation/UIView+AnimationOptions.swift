import Foundation
import GalleyMotion

extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, with numbers for curves and transitions.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out during the animation.
    ///
    /// The option has no effect, because subviews are always laid out.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Animated views receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the visible values.
    ///
    /// The option has no effect: each animation begins at the visible values, because the values of
    /// several animations of one property are added up.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after each repetition.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation has its own duration, and does not inherit the duration of the outer
    /// animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation has its own curve, and does not inherit the curve of the outer animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn again during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows the views, rather than removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation inherits no options from the outer animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Updates of properties, constraints and layout that the changes make necessary are part of
    /// the animation, without a call of `layoutIfNeeded()`.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition without an animation.
    public static let transitionNone: AnimationOptions = []
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old view fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preference for sixty frames per second.
    ///
    /// The preference has no effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preference for thirty frames per second.
    ///
    /// The preference has no effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve, without the other options.
    internal var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
    }

    /// Whether a transition is animated.
    internal var showsTransition: Bool { rawValue >> 20 & 7 != 0 }
  }

  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// A constant pace.
    case linear

    /// Creates the curve with a number.
    ///
    /// Numbers without a name, such as the keyboard's 7, are slow at both ends.
    ///
    ///     let curve = UIView.AnimationCurve(rawValue: 7)   // easeInOut
    ///
    /// - Differs: UIKit keeps such a number.
    public init?(rawValue: Int) {
      switch rawValue {
      case AnimationCurve.easeIn.rawValue: self = .easeIn
      case AnimationCurve.easeOut.rawValue: self = .easeOut
      case AnimationCurve.linear.rawValue: self = .linear
      default: self = .easeInOut
      }
    }

    internal var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// A transition of ``UIView/setAnimationTransition(_:for:cache:)``.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// A flip from the left.
    case flipFromLeft
    /// A flip from the right.
    case flipFromRight
    /// A page that curls up.
    case curlUp
    /// A page that curls down.
    case curlDown
  }

  /// Options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out during the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Animated views receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the visible values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs backward after each repetition.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The animation has its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The animation inherits no options from the outer animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear from one value to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value is set at the start of its keyframe, without values in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear with a constant velocity.
    /// - Differs: it is linear from one value to the next.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve.
    /// - Differs: it is linear from one value to the next.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve with a constant velocity.
    /// - Differs: it is linear from one value to the next.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode, without the other options.
    ///
    /// The modes are numbers, not single bits, so `contains(_:)` would find the wrong mode.
    internal var calculationMode: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: rawValue & (7 << 10))
    }
  }
}

/// The old name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of `UIView.AnimationTransition`.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The old name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The old name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
