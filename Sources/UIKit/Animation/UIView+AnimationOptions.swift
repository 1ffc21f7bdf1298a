import Foundation
import GalleyMotion

extension UIView {
  /// How changes go their way.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each, and numbers for curves and transitions.
    public let rawValue: UInt

    /// Those of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out on the way. They are anyway, where they follow.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Fingers reach what is on its way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It goes on from where it is shown. It does anyway: changes of one property go on together.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// To and fro, if again and again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes the time that it says, and not that of the animation around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It goes along the curve that it says, and not along that of the animation around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn anew on their way.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition views are hidden and shown, and not put in and taken out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Nothing comes from the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equal ways in equal times.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that shows nothing of itself.
    public static let transitionNone: AnimationOptions = []
    /// It is turned around like a page, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It is turned around like a page, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// It is rolled up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// It is rolled down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades while the other appears.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It is turned around like a page, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// It is turned around like a page, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Sixty frames a second. A wish.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty frames a second. A wish.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    internal var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }

    /// Whether something is seen of a transition.
    internal var showsTransition: Bool { rawValue >> 20 & 7 != 0 }
  }

  /// How a change goes its way.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Equal ways in equal times.
    case linear

    /// The curve with a number. Numbers without a name, such as the keyboard's 7, are slow at both ends.
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

  /// How keyframes follow each other.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Those of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out on the way.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Fingers reach what is on its way.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It goes on from where it is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// To and fro.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It takes the time that it says.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Nothing comes from the animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from one to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// With even speed.
    /// - Differs: it goes straight from one to the next.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve.
    /// - Differs: it goes straight from one to the next.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, with even speed.
    /// - Differs: it goes straight from one to the next.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

/// The name of `UIView.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
