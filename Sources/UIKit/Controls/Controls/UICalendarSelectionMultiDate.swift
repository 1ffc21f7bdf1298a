import Foundation

/// The selection of several dates in a calendar view: a tap selects a date or deselects it.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Creates a selection without dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(selecting: [])
  }

  /// The selected dates.
  ///
  /// Setting the dates calls no method of the delegate.
  ///
  /// - Unverified: that the dates are in the order in which they were selected.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Sets the selected dates.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    select(selectedDates, animated: animated)
  }

  internal override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: calendar.components(ofDay: day)) ?? true
  }

  internal override func userTapped(_ day: Date, in calendar: Calendar) {
    let date = calendar.components(ofDay: day)
    guard contains(day, in: calendar) else {
      select(selected + [date], animated: false)
      delegate?.multiDateSelection(self, didSelectDate: date)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
    select(selected.filter { calendar.startOfDay(of: $0) != day }, animated: false)
    delegate?.multiDateSelection(self, didDeselectDate: date)
  }
}

/// The delegate of the selection of several dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: _SelectorResponding {
  /// Called when the user has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a date can be selected.
  @_disfavoredOverload
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a selected date can be deselected.
  ///
  /// - Unverified: that a date that can't be deselected looks enabled.
  @_disfavoredOverload
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default: each date can be selected.
  @_disfavoredOverload
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: each date can be deselected.
  @_disfavoredOverload
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}
