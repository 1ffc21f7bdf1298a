// Written by `script/docs --optional-calls`: edit UICollisionBehaviorDelegate, not this file.
import Foundation

extension UICollisionBehaviorDelegate {
  /// The optional spelling, `delegate?.collisionBehavior?(…)`.
  @_disfavoredOverload
  public var collisionBehavior: _UICollisionBehaviorDelegateCalls.CollisionBehaviorCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICollisionBehaviorDelegate`.
public enum _UICollisionBehaviorDelegateCalls {
  /// `delegate?.collisionBehavior?`.
  @preconcurrency @MainActor
  public struct CollisionBehaviorCall: _OptionalCall {
    internal let target: any UICollisionBehaviorDelegate

    /// `collisionBehavior(_:beganContactFor:with:at:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collisionBehavior(_:beganContactFor:with:at:)") {
        target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
      }
    }

    /// `collisionBehavior(_:endedContactFor:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collisionBehavior(_:endedContactFor:with:)") {
        target.collisionBehavior(behavior, endedContactFor: item1, with: item2)
      }
    }

    /// `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)"
      ) {
        target.collisionBehavior(
          behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
      }
    }

    /// `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)"
      ) {
        target.collisionBehavior(
          behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }

  }
}
