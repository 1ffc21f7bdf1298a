// Written by `script/docs --optional-calls`: edit UIGestureRecognizerDelegate, not this file.
import Foundation

extension UIGestureRecognizerDelegate {
  /// The optional spelling, `delegate?.gestureRecognizerShouldBegin?(…)`.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin:
    _UIGestureRecognizerDelegateCalls.GestureRecognizerShouldBeginCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.gestureRecognizer?(…)`.
  @_disfavoredOverload
  public var gestureRecognizer: _UIGestureRecognizerDelegateCalls.GestureRecognizerCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIGestureRecognizerDelegate`.
public enum _UIGestureRecognizerDelegateCalls {
  /// `delegate?.gestureRecognizerShouldBegin?`.
  @preconcurrency @MainActor
  public struct GestureRecognizerShouldBeginCall: _OptionalCall {
    internal let target: any UIGestureRecognizerDelegate

    /// `gestureRecognizerShouldBegin(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      target.gestureRecognizerShouldBegin(gestureRecognizer)
    }

  }

  /// `delegate?.gestureRecognizer?`.
  @preconcurrency @MainActor
  public struct GestureRecognizerCall: _OptionalCall {
    internal let target: any UIGestureRecognizerDelegate

    /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }

    /// `gestureRecognizer(_:shouldRequireFailureOf:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }

    /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }

    /// `gestureRecognizer(_:shouldReceive:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }

    /// `gestureRecognizer(_:shouldReceive:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }

    /// `gestureRecognizer(_:shouldReceive:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }

  }
}

extension _OptionalCall
where Self == _UIGestureRecognizerDelegateCalls.GestureRecognizerShouldBeginCall {
  /// `gestureRecognizerShouldBegin(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    OptionalMember.ownResult(of: self.target, "gestureRecognizerShouldBegin(_:)") {
      self.target.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }
}

extension _OptionalCall where Self == _UIGestureRecognizerDelegateCalls.GestureRecognizerCall {
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    ) {
      self.target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// `gestureRecognizer(_:shouldRequireFailureOf:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "gestureRecognizer(_:shouldRequireFailureOf:)") {
      self.target.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
      self.target.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// `gestureRecognizer(_:shouldReceive:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "gestureRecognizer(_:shouldReceive:)") {
      self.target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }

  /// `gestureRecognizer(_:shouldReceive:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "gestureRecognizer(_:shouldReceive:)") {
      self.target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }
  }

  /// `gestureRecognizer(_:shouldReceive:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "gestureRecognizer(_:shouldReceive:)") {
      self.target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
  }
}
