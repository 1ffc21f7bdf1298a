// Written by `script/docs --optional-calls`: edit UICalendarViewDelegate, not this file.
import Foundation

extension UICalendarViewDelegate {
  /// The optional spelling, `delegate?.calendarView?(…)`.
  @_disfavoredOverload
  public var calendarView: _UICalendarViewDelegateCalls.CalendarViewCall? { .init(target: self) }
}

/// The optional calls of `UICalendarViewDelegate`.
public enum _UICalendarViewDelegateCalls {
  /// `delegate?.calendarView?`.
  @preconcurrency @MainActor
  public struct CalendarViewCall: _OptionalCall {
    internal let target: any UICalendarViewDelegate

    /// `calendarView(_:decorationFor:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      OptionalMember.ownResult(of: target, "calendarView(_:decorationFor:)") {
        target.calendarView(calendarView, decorationFor: dateComponents)
      } ?? nil
    }

    /// `calendarView(_:didChangeVisibleDateComponentsFrom:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) -> Void? {
      OptionalMember.ownResult(of: target, "calendarView(_:didChangeVisibleDateComponentsFrom:)") {
        target.calendarView(
          calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
      }
    }

  }
}
