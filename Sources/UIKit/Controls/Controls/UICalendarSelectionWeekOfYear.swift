import Foundation

/// The selection of one week in a calendar view: a tap on a day selects its week.
///
///     let selection = UICalendarSelectionWeekOfYear(delegate: self)
///     selection.selectedWeekOfYear = DateComponents(weekOfYear: 11, yearForWeekOfYear: 2024)
///
/// - Differs: each day of the selected week has its own round background.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// Creates a selection without a week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(selecting: [])
  }

  /// The selected week, with `yearForWeekOfYear` and `weekOfYear`.
  ///
  /// The components describe a week of the view's calendar. Setting the week calls no method of the
  /// delegate.
  open var selectedWeekOfYear: DateComponents? {
    get { selected.first }
    set { setSelected(newValue, animated: false) }
  }

  /// Sets the selected week.
  open func setSelected(_ weekOfYearComponents: DateComponents?, animated: Bool) {
    select(weekOfYearComponents.map { [$0] } ?? [], animated: animated)
  }

  internal override func interval(
    of components: DateComponents, in calendar: Calendar
  ) -> DateInterval? { calendar.week(of: components) }

  internal override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
    let week = calendar.components(ofWeekWith: day)
    return delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week) ?? true
  }

  internal override func userTapped(_ day: Date, in calendar: Calendar) {
    let isDeselected = contains(day, in: calendar)
    guard !isDeselected || canDeselect else { return }
    let week = isDeselected ? nil : calendar.components(ofWeekWith: day)
    setSelected(week, animated: false)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: week)
  }

  /// Whether a tap on the selected week deselects it.
  private var canDeselect: Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? true
  }
}

/// The delegate of the selection of a week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: _SelectorResponding {
  /// Called when the user has selected a week, or has deselected the selected week. After a
  /// deselection, the week is `nil`.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether a week can be selected. If the week is `nil`, returns whether a tap on the
  /// selected week deselects it.
  ///
  /// The calendar view calls this method for each visible day, with the week of the day.
  ///
  /// - Unverified: that a tap deselects the selected week if this method is not implemented.
  @_disfavoredOverload
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// The default: each week can be selected, and deselected.
  @_disfavoredOverload
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}
