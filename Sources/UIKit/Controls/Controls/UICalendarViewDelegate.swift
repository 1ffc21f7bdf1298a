import Foundation

/// The delegate of a calendar view, which provides the decorations of days and is notified of
/// changes of the visible month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: _SelectorResponding {
  /// Returns the decoration of a day; `nil` for no decoration.
  ///
  /// The calendar view calls this method for each day of the visible month, before it lays out the
  /// days.
  @_disfavoredOverload
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when the user has changed the visible month. This method is not called when the app
  /// changes the month.
  @_disfavoredOverload
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// The default: no decoration.
  @_disfavoredOverload
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { OptionalMember.noteDefault(self) }
}
