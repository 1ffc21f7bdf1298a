import Foundation
import GalleyMotion

/// A transition from the old appearance of a layer to the new one.
///
/// - Differs: The old appearance fades out, whatever the type of the transition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The side from which the new appearance moves in.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, from 0 to 1.
  ///
  /// The value is stored without effect.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1.
  ///
  /// The value is stored without effect.
  open var endProgress: Float = 1

  internal override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

extension CALayer {
  /// Starts a transition, which replaces a transition that is running.
  ///
  /// The key of a transition is always `kCATransition`.
  internal func begin(_ transition: CATransition) {
    let picture = pictureForFading()
    endAnimations { $0 == kCATransition }
    let step = RunningLayerTransition(transition)
    add(step)
    let style = UIView.AnimationStyle(
      duration: transition.timing.duration, pace: transition.pace,
      options: [.allowUserInteraction])
    step.run = fade(picture, style) { [weak self] finished in
      self?.end(step)
      transition.delegate?.animationDidStop(transition, finished: finished)
    }
    // The delegate is called last, because the delegate may remove the transition.
    transition.delegate?.animationDidStart(transition)
  }
}

/// A transition that is running on a layer.
///
/// The transition changes no values of the layer: the animation `run` fades the old appearance out.
@MainActor
internal final class RunningLayerTransition: LayerMotion.Step {
  let transition: CATransition
  let key: String? = kCATransition
  let blocksTouches = false
  let property: LayerProperty? = nil
  weak var run: AnimationRun?

  init(_ transition: CATransition) { self.transition = transition }

  func apply(to shown: inout ShownLayer) {}

  func wasRemoved() { run?.finish(false) }

  func timeChanged() {}
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance moves out, and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new appearance moves in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public var rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The key of the action that is performed when a layer is inserted into another.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that is performed when a layer is removed from another.
public let kCAOnOrderOut = "onOrderOut"
