// Written by `script/docs --optional-calls`: edit UICalendarSelectionWeekOfYearDelegate, not this file.
import Foundation

extension UICalendarSelectionWeekOfYearDelegate {
  /// The optional spelling, `delegate?.week?(…)`.
  @_disfavoredOverload
  public var week: _UICalendarSelectionWeekOfYearDelegateCalls.WeekCall? { .init(target: self) }
}

/// The optional calls of `UICalendarSelectionWeekOfYearDelegate`.
public enum _UICalendarSelectionWeekOfYearDelegateCalls {
  /// `delegate?.week?`.
  @preconcurrency @MainActor
  public struct WeekCall: _OptionalCall {
    internal let target: any UICalendarSelectionWeekOfYearDelegate

    /// `week(ofYearSelection:canSelectWeekOfYear:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool {
      target.week(ofYearSelection: selection, canSelectWeekOfYear: weekOfYearComponents)
    }

  }
}

extension _OptionalCall where Self == _UICalendarSelectionWeekOfYearDelegateCalls.WeekCall {
  /// `week(ofYearSelection:canSelectWeekOfYear:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "week(ofYearSelection:canSelectWeekOfYear:)") {
      self.target.week(ofYearSelection: selection, canSelectWeekOfYear: weekOfYearComponents)
    }
  }
}
