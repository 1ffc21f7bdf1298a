// Written by `script/docs --optional-calls`: edit UIBarPositioningDelegate, not this file.
import Foundation

extension UIBarPositioningDelegate {
  /// The optional spelling, `delegate?.position?(…)`.
  @_disfavoredOverload
  public var position: _UIBarPositioningDelegateCalls.PositionCall? { .init(target: self) }
}

/// The optional calls of `UIBarPositioningDelegate`.
public enum _UIBarPositioningDelegateCalls {
  /// `delegate?.position?`.
  @preconcurrency @MainActor
  public struct PositionCall: _OptionalCall {
    internal let target: any UIBarPositioningDelegate

    /// `position(for:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
      target.position(for: bar)
    }

    /// `position(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ bar: any UIBarPositioning) -> UIBarPosition {
      target.position(for: bar)
    }

  }
}

extension _OptionalCall where Self == _UIBarPositioningDelegateCalls.PositionCall {
  /// `position(for:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition? {
    OptionalMember.ownResult(of: self.target, "position(for:)") { self.target.position(for: bar) }
  }
}
