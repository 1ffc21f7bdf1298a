// Written by `script/docs --optional-calls`: edit UICalendarSelectionMultiDateDelegate, not this file.
import Foundation

extension UICalendarSelectionMultiDateDelegate {
  /// The optional spelling, `delegate?.multiDateSelection?(…)`.
  @_disfavoredOverload
  public var multiDateSelection: _UICalendarSelectionMultiDateDelegateCalls.MultiDateSelectionCall?
  { .init(target: self) }
}

/// The optional calls of `UICalendarSelectionMultiDateDelegate`.
public enum _UICalendarSelectionMultiDateDelegateCalls {
  /// `delegate?.multiDateSelection?`.
  @preconcurrency @MainActor
  public struct MultiDateSelectionCall: _OptionalCall {
    internal let target: any UICalendarSelectionMultiDateDelegate

    /// `multiDateSelection(_:canSelectDate:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool {
      target.multiDateSelection(selection, canSelectDate: dateComponents)
    }

    /// `multiDateSelection(_:canDeselectDate:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool {
      target.multiDateSelection(selection, canDeselectDate: dateComponents)
    }

  }
}

extension _OptionalCall
where Self == _UICalendarSelectionMultiDateDelegateCalls.MultiDateSelectionCall {
  /// `multiDateSelection(_:canSelectDate:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "multiDateSelection(_:canSelectDate:)") {
      self.target.multiDateSelection(selection, canSelectDate: dateComponents)
    }
  }

  /// `multiDateSelection(_:canDeselectDate:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "multiDateSelection(_:canDeselectDate:)") {
      self.target.multiDateSelection(selection, canDeselectDate: dateComponents)
    }
  }
}
