import Foundation

/// The methods that return the decorations of a calendar view's days, and that are called when
/// the user has turned to another month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: _SelectorResponding {
  /// Returns the decoration of a day; `nil`, if it has none.
  ///
  /// It is called for the days of the visible month, before they are laid out.
  @_disfavoredOverload
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when the user has turned to another month, and not when the app has shown one.
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
