import Foundation

/// A view that shows a month of a calendar with decorations, and in which the user selects days.
///
///     let view = UICalendarView()
///     view.delegate = self                         // provides decorations
///     view.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
///     view.visibleDateComponents = DateComponents(year: 2024, month: 1)
///
/// - Differs: the view first shows January 2001, and no day is marked as today, because nothing in
///   Galley reads the current time. The two buttons at the top and horizontal swipes change the
///   month; a tap on the name of the month has no effect. The month does not follow the finger of
///   a swipe. The new month fades in when the finger is lifted.
/// - Unverified: the sizes, fonts and colors, the labels for accessibility, and the minimum
///   distance and velocity of a swipe.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The relative size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// A small decoration.
    case small
    /// A decoration of medium size, which is the default.
    case medium
    /// A large decoration.
    case large
  }

  /// Creates a calendar view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    grid.owner = self
    addSubview(grid)
  }

  /// The view of the visible month.
  internal final let grid = MonthGrid()

  // MARK: Delegate

  /// The delegate, which provides decorations.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { grid.reloadAll() } }
  }

  // MARK: Calendar

  /// The calendar.
  ///
  /// - Differs: UIKit's default is the user's calendar. Galley's default is the calendar of the
  ///   window's scene, which is Gregorian and in UTC, unless a test sets another calendar. A
  ///   calendar that an app creates has the machine's time zone, unless the app sets one.
  open var calendar: Calendar {
    get { ownCalendar ?? regionalCalendar }
    set {
      ownCalendar = newValue
      regionChanged()
    }
  }

  private var ownCalendar: Calendar?

  /// The locale in which the days and the month are written. The default is the calendar's locale.
  open var locale: Locale {
    get { usedCalendar.locale ?? Region.usual.locale }
    set {
      ownLocale = newValue
      regionChanged()
    }
  }

  private var ownLocale: Locale?

  /// The time zone in which days begin. `nil` means the calendar's time zone.
  open var timeZone: TimeZone? { didSet { regionChanged() } }

  /// The calendar with the view's locale and time zone.
  internal final var usedCalendar: Calendar { regional(calendar, ownLocale, timeZone) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The calendar and the locale of the new scene may differ.
    regionChanged()
  }

  // MARK: Dates

  /// The components of the visible month: its era, year and month, and the calendar.
  ///
  /// If components without an era are set, the calendar uses its default era. A day is ignored.
  ///
  /// - Unverified: that components of a month outside of the available dates show the nearest month
  ///   with an available date.
  open var visibleDateComponents: DateComponents {
    get { grid.calendar.components(ofMonthWith: grid.month.interval.start) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month with a date. The delegate is not called.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    var month = dateComponents
    month.day = nil
    guard let day = grid.calendar.startOfDay(of: month) else { return }
    grid.show(CalendarMonth(containing: day, in: grid.calendar), animated: animated)
  }

  /// The dates whose days are available. By default, all days are available.
  ///
  /// Other days are disabled, and months without available days can't be shown.
  ///
  /// - Unverified: that selected days that are no longer available stay selected.
  open var availableDateRange: DateInterval {
    get { grid.range }
    set {
      grid.range = newValue
      selectionChanged(animated: false)
    }
  }

  // MARK: Decorations

  /// Whether there is space for decorations below the numbers of the days.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      grid.showsDecorations = wantsDateDecorations
      invalidateIntrinsicContentSize()
    }
  }

  /// Asks the delegate for the decorations of some days again, if the days are visible.
  ///
  /// The delegate is called before the next layout, or immediately if the change is animated.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = dates.compactMap { grid.calendar.startOfDay(of: $0) }
    grid.update(animated: animated) { [grid] in grid.reloadDecorations(of: Set(days)) }
  }

  // MARK: Selection

  /// The object that manages the selected dates. If `nil`, no dates can be selected.
  ///
  /// A selection belongs to at most one calendar view.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.view = nil
      if let other = selectionBehavior?.view, other !== self { other.selectionBehavior = nil }
      selectionBehavior?.view = self
      selectionChanged(animated: false)
    }
  }

  /// Called when the selected days, or the days that can be selected, have changed.
  internal final func selectionChanged(animated: Bool) {
    grid.update(animated: animated) { [grid] in grid.reloadDays() }
  }

  // MARK: Appearance

  /// The design of the fonts.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { grid.design = fontDesign }
  }

  open override var intrinsicContentSize: CGSize { grid.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    grid.frame = bounds
  }
}

extension UICalendarView: RegionFollower {
  internal func regionChanged() { grid.calendar = usedCalendar }
}

extension UICalendarView: MonthGridOwner {
  internal func monthGrid(_ grid: MonthGrid, isEnabled day: Date) -> Bool {
    selectionBehavior?.canSelect(day, in: grid.calendar) ?? true
  }

  internal func monthGrid(_ grid: MonthGrid, selectionAmong days: [Date]) -> Set<Date> {
    let intervals = selectionBehavior?.intervals(in: grid.calendar) ?? []
    return Set(days.filter { day in intervals.contains { $0.start <= day && day < $0.end } })
  }

  internal func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView? {
    let components = grid.calendar.components(ofDay: day)
    return delegate?.calendarView(self, decorationFor: components)?.makeView()
  }

  internal func monthGrid(_ grid: MonthGrid, didTap day: Date) {
    selectionBehavior?.userTapped(day, in: grid.calendar)
  }

  internal func monthGrid(_ grid: MonthGrid, didTurnFrom month: CalendarMonth) {
    let components = month.calendar.components(ofMonthWith: month.interval.start)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components)
  }
}
