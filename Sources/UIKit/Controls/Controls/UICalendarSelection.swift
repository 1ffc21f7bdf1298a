import Foundation

/// The selection of a calendar view. This is the base class for the selection of one date, of
/// several dates and of a week.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Creates a selection of some components.
  internal init(selecting components: [DateComponents]) {
    selected = components
    super.init()
  }

  /// The calendar view that shows the selection.
  internal final weak var view: UICalendarView?

  /// Asks the delegate again which dates can be selected. All other dates are disabled.
  open func updateSelectableDates() { view?.selectionChanged(animated: false) }

  // MARK: Selection

  /// The selected components.
  internal final private(set) var selected: [DateComponents]

  /// Changes the selected components, without a call of the delegate.
  internal final func select(_ components: [DateComponents], animated: Bool) {
    selected = components
    view?.selectionChanged(animated: animated)
  }

  /// Returns the intervals of the selected days or weeks.
  internal final func intervals(in calendar: Calendar) -> [DateInterval] {
    selected.compactMap { interval(of: $0, in: calendar) }
  }

  /// Returns the interval of the day that components describe.
  internal func interval(of components: DateComponents, in calendar: Calendar) -> DateInterval? {
    calendar.startOfDay(of: components).flatMap { calendar.dateInterval(of: .day, for: $0) }
  }

  /// Returns whether a day is selected.
  internal final func contains(_ day: Date, in calendar: Calendar) -> Bool {
    intervals(in: calendar).contains { $0.start <= day && day < $0.end }
  }

  /// Returns whether a day can be selected.
  internal func canSelect(_ day: Date, in calendar: Calendar) -> Bool { true }

  /// Called when the user has tapped a day that can be selected.
  internal func userTapped(_ day: Date, in calendar: Calendar) {}
}
