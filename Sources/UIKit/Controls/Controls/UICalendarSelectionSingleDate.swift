import Foundation

/// The selection of one date in a calendar view.
///
///     let selection = UICalendarSelectionSingleDate(delegate: self)
///     selection.selectedDate = DateComponents(year: 2024, month: 1, day: 31)
///     view.selectionBehavior = selection
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Creates a selection without a date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(selecting: [])
  }

  /// The selected date.
  ///
  /// Setting the date calls no method of the delegate, and does not change the visible month.
  ///
  /// - Unverified: that the visible month does not change.
  open var selectedDate: DateComponents? {
    get { selected.first }
    set { setSelected(newValue, animated: false) }
  }

  /// Sets the selected date.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    select(dateComponents.map { [$0] } ?? [], animated: animated)
  }

  internal override func canSelect(_ day: Date, in calendar: Calendar) -> Bool {
    delegate?.dateSelection(self, canSelectDate: calendar.components(ofDay: day)) ?? true
  }

  internal override func userTapped(_ day: Date, in calendar: Calendar) {
    let isDeselected = contains(day, in: calendar)
    guard !isDeselected || canDeselect else { return }
    let date = isDeselected ? nil : calendar.components(ofDay: day)
    setSelected(date, animated: false)
    delegate?.dateSelection(self, didSelectDate: date)
  }

  /// Whether a tap on the selected date deselects it.
  private var canDeselect: Bool {
    delegate?.dateSelection(self, canSelectDate: nil) ?? true
  }
}

/// The delegate of the selection of one date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: _SelectorResponding {
  /// Called when the user has selected a date, or has deselected the selected date. After a
  /// deselection, the date is `nil`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a date can be selected. If the date is `nil`, returns whether a tap on the
  /// selected date deselects it.
  ///
  /// - Unverified: that a tap deselects the selected date if this method is not implemented.
  @_disfavoredOverload
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default: each date can be selected, and deselected.
  @_disfavoredOverload
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
}
