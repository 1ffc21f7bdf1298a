// Written by `script/docs --optional-calls`: edit UIContentView, not this file.
import Foundation

extension UIContentView {
  /// The optional spelling, `delegate?.supports?(…)`.
  @_disfavoredOverload
  public var supports: _UIContentViewCalls.SupportsCall? { .init(target: self) }
}

/// The optional calls of `UIContentView`.
public enum _UIContentViewCalls {
  /// `delegate?.supports?`.
  @preconcurrency @MainActor
  public struct SupportsCall: _OptionalCall {
    internal let target: any UIContentView

    /// `supports(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ configuration: any UIContentConfiguration) -> Bool {
      target.supports(configuration)
    }

  }
}

extension _OptionalCall where Self == _UIContentViewCalls.SupportsCall {
  /// `supports(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ configuration: any UIContentConfiguration) -> Bool? {
    OptionalMember.ownResult(of: self.target, "supports(_:)") {
      self.target.supports(configuration)
    }
  }
}
