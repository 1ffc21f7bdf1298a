// Written by `script/docs --optional-calls`: edit UICalendarSelectionSingleDateDelegate, not this file.
import Foundation

extension UICalendarSelectionSingleDateDelegate {
  /// The optional spelling, `delegate?.dateSelection?(…)`.
  @_disfavoredOverload
  public var dateSelection: _UICalendarSelectionSingleDateDelegateCalls.DateSelectionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICalendarSelectionSingleDateDelegate`.
public enum _UICalendarSelectionSingleDateDelegateCalls {
  /// `delegate?.dateSelection?`.
  @preconcurrency @MainActor
  public struct DateSelectionCall: _OptionalCall {
    internal let target: any UICalendarSelectionSingleDateDelegate

    /// `dateSelection(_:canSelectDate:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
      target.dateSelection(selection, canSelectDate: dateComponents)
    }

  }
}

extension _OptionalCall
where Self == _UICalendarSelectionSingleDateDelegateCalls.DateSelectionCall {
  /// `dateSelection(_:canSelectDate:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "dateSelection(_:canSelectDate:)") {
      self.target.dateSelection(selection, canSelectDate: dateComponents)
    }
  }
}
