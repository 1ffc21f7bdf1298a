import Foundation

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
