// Written by `script/docs --optional-calls`: edit UIStateRestoring, not this file.
import Foundation

extension UIStateRestoring {
  /// The optional spelling, `delegate?.encodeRestorableState?(…)`.
  @_disfavoredOverload
  public var encodeRestorableState: _UIStateRestoringCalls.EncodeRestorableStateCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.decodeRestorableState?(…)`.
  @_disfavoredOverload
  public var decodeRestorableState: _UIStateRestoringCalls.DecodeRestorableStateCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.applicationFinishedRestoringState?(…)`.
  @_disfavoredOverload
  public var applicationFinishedRestoringState:
    _UIStateRestoringCalls.ApplicationFinishedRestoringStateCall?
  { .init(target: self) }
}

/// The optional calls of `UIStateRestoring`.
public enum _UIStateRestoringCalls {
  /// `delegate?.encodeRestorableState?`.
  @preconcurrency @MainActor
  public struct EncodeRestorableStateCall: _OptionalCall {
    internal let target: any UIStateRestoring

    /// `encodeRestorableState(with:)`, or `nil` where it is not implemented.
    public func callAsFunction(with coder: NSCoder) -> Void? {
      DefaultAnswer.own(of: target, "encodeRestorableState(with:)") {
        target.encodeRestorableState(with: coder)
      }
    }

    /// `encodeRestorableState(with:)` as a value, which is called without labels.
    public func callAsFunction(_ coder: NSCoder) {
      target.encodeRestorableState(with: coder)
    }

  }

  /// `delegate?.decodeRestorableState?`.
  @preconcurrency @MainActor
  public struct DecodeRestorableStateCall: _OptionalCall {
    internal let target: any UIStateRestoring

    /// `decodeRestorableState(with:)`, or `nil` where it is not implemented.
    public func callAsFunction(with coder: NSCoder) -> Void? {
      DefaultAnswer.own(of: target, "decodeRestorableState(with:)") {
        target.decodeRestorableState(with: coder)
      }
    }

    /// `decodeRestorableState(with:)` as a value, which is called without labels.
    public func callAsFunction(_ coder: NSCoder) {
      target.decodeRestorableState(with: coder)
    }

  }

  /// `delegate?.applicationFinishedRestoringState?`.
  @preconcurrency @MainActor
  public struct ApplicationFinishedRestoringStateCall: _OptionalCall {
    internal let target: any UIStateRestoring

    /// `applicationFinishedRestoringState()`, or `nil` where it is not implemented.
    public func callAsFunction() -> Void? {
      DefaultAnswer.own(of: target, "applicationFinishedRestoringState()") {
        target.applicationFinishedRestoringState()
      }
    }

  }
}
