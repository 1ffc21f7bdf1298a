import Foundation

/// The owner of a month grid, which determines the appearance of the days and handles taps.
@MainActor
internal protocol MonthGridOwner: AnyObject {
  /// Returns whether a day can be tapped.
  func monthGrid(_ grid: MonthGrid, isEnabled day: Date) -> Bool
  /// Returns the given days that are selected.
  func monthGrid(_ grid: MonthGrid, selectionAmong days: [Date]) -> Set<Date>
  /// Returns the view below the number of a day.
  func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView?
  /// Called when the user has tapped a day.
  func monthGrid(_ grid: MonthGrid, didTap day: Date)
  /// Called when the user has changed the visible month, with the previous month.
  func monthGrid(_ grid: MonthGrid, didTurnFrom month: CalendarMonth)
}

/// A grid of the days of a month, with one row for each week, below the name of the month and
/// buttons that show the previous and the next month. A horizontal swipe shows these months, too.
///
/// The grid stores no selection. Its owner decides which days are selected, and is notified of
/// taps.
internal final class MonthGrid: UIView {
  /// The owner, which determines the appearance of the days.
  weak var owner: (any MonthGridOwner)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backButton.act = { [weak self] in self?.turn { $0.previous } }
    forwardButton.act = { [weak self] in self?.turn { $0.next } }
    title.textColor = .label
    for view in [title, backButton, forwardButton] as [UIView] { addSubview(view) }
    pan.addTarget(self, action: MonthGrid.panned)
    addGestureRecognizer(pan)
    for _ in 0..<7 {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      weekdays.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("MonthGrid.init(coder:): Galley reads no archives")
  }

  private let title = UILabel()
  private let backButton = MonthGridButton(isForward: false)
  private let forwardButton = MonthGridButton(isForward: true)
  private var weekdays: [UILabel] = []
  private var dayViews: [MonthGridDay] = []

  // MARK: Month

  /// The visible month.
  private(set) var month = CalendarMonth(
    containing: Date(timeIntervalSinceReferenceDate: 0), in: Region.usual.whole)

  /// The calendar, with its locale and its time zone.
  var calendar: Calendar {
    get { month.calendar }
    set {
      guard newValue != month.calendar else { return }
      month = CalendarMonth(containing: month.middle, in: newValue)
      reloadAll()
    }
  }

  /// The dates whose days are shown as enabled.
  var range = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      guard range != oldValue else { return }
      reloadDays()
      show(month, animated: false)
    }
  }

  /// Shows a month or, if it is outside of the range, the nearest month in the range.
  func show(_ newMonth: CalendarMonth, animated: Bool) {
    let limited = newMonth.limited(to: range)
    guard limited != month else { return }
    update(animated: animated) { [self] in
      month = limited
      reloadAll()
    }
  }

  /// Shows the next or the previous month, and notifies the owner.
  private func turn(_ neighbor: (CalendarMonth) -> CalendarMonth) {
    let oldMonth = month
    show(neighbor(oldMonth), animated: true)
    if month != oldMonth { owner?.monthGrid(self, didTurnFrom: oldMonth) }
  }

  private let pan = MonthGridPan()

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer !== pan || pan.isHorizontal else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func panned() {
    let side = pan.turn
    guard side != 0 else { return }
    let goesForward = (side < 0) != isMirrored
    turn { goesForward ? $0.next : $0.previous }
  }

  /// Makes a change. If `animated` is true, the grid fades from the old appearance to the new one.
  func update(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil else { return change() }
    UIView.transition(
      with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { [self] in
        change()
        layoutIfNeeded()
      })
  }

  // MARK: Appearance

  /// The design of the fonts.
  var design = UIFontDescriptor.SystemDesign.default {
    didSet { if design != oldValue { reloadDays() } }
  }

  /// Whether there is space for decorations.
  var showsDecorations = true {
    didSet {
      guard showsDecorations != oldValue else { return }
      reloadAll()
    }
  }

  /// Whether the first day of the week is at the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  // MARK: Content

  /// The starts of the days of the visible month.
  private var days: [Date] = []
  /// Whether the state of the days must be loaded again in the next layout.
  private var isStale = true
  /// The days for which the owner has been asked for a decoration.
  private var decoratedDays: Set<Date> = []

  /// Asks the owner again which days are enabled and selected, before the next layout.
  func reloadDays() {
    isStale = true
    setNeedsLayout()
  }

  /// Asks the owner for the decorations of some days again, before the next layout.
  func reloadDecorations(of days: Set<Date>) {
    decoratedDays.subtract(days)
    setNeedsLayout()
  }

  /// Asks the owner again for the state and the decorations of all days, before the next layout.
  func reloadAll() {
    decoratedDays = []
    reloadDays()
  }

  private func loadDays() {
    days = month.days
    title.text = calendar.formatter(template: "yMMMM").string(from: month.middle)
    title.font = font(17, .semibold)
    loadWeekdays()
    let numbers = calendar.formatter(template: "d")
    // In some languages, the format of the formatter contains a word beside the number of the day.
    numbers.dateFormat = "d"
    let names = calendar.formatter(template: "EEEEMMMMd")
    let (plain, bold) = (font(20, .regular), font(20, .semibold))
    let selection = owner?.monthGrid(self, selectionAmong: days) ?? []
    while dayViews.count < days.count { addDayView() }
    for (view, day) in zip(dayViews, days) {
      view.number = numbers.string(from: day)
      view.name = names.string(from: day)
      view.font = plain
      view.selectedFont = bold
      view.isEnabled =
        month.isDay(day, in: range) && owner?.monthGrid(self, isEnabled: day) != false
      view.isSelected = selection.contains(day)
    }
    for (index, view) in dayViews.enumerated() { view.isHidden = index >= days.count }
    backButton.isEnabled = month.previous.overlaps(range)
    forwardButton.isEnabled = month.next.overlaps(range)
  }

  private func loadWeekdays() {
    let short = calendar.shortStandaloneWeekdaySymbols
    let long = calendar.standaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      let weekday = (index + calendar.firstWeekday - 1) % 7
      label.text = short[weekday].uppercased(with: calendar.locale)
      label.accessibilityLabel = long[weekday]
      label.font = font(13, .semibold)
    }
  }

  private func addDayView() {
    let (view, index) = (MonthGridDay(), dayViews.count)
    view.act = { [weak self] in self?.dayWasTapped(at: index) }
    dayViews.append(view)
    addSubview(view)
  }

  private func dayWasTapped(at index: Int) {
    guard index < days.count else { return }
    owner?.monthGrid(self, didTap: days[index])
  }

  private func loadDecorations() {
    for (index, view) in dayViews.enumerated() {
      guard showsDecorations, index < days.count else {
        view.decoration = nil
        continue
      }
      // The day is stored before the owner is called, because the owner may reload the decoration
      // of the day during the call.
      guard decoratedDays.insert(days[index]).inserted else { continue }
      view.decoration = owner?.monthGrid(self, decorationOf: days[index])
    }
  }

  // MARK: Layout

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let rowCount = 6
  private static let inset: CGFloat = 16
  private static let decorationHeight: CGFloat = 16

  override var intrinsicContentSize: CGSize {
    let row: CGFloat = showsDecorations ? 52 : 44
    return CGSize(
      width: 320,
      height: MonthGrid.headerHeight + MonthGrid.weekdayHeight + row * CGFloat(MonthGrid.rowCount))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStale {
      isStale = false
      loadDays()
    }
    loadDecorations()
    placeHeader()
    for (column, label) in weekdays.enumerated() {
      let edges = edges(ofColumn: column)
      label.frame = CGRect(
        x: edges.left, y: MonthGrid.headerHeight, width: edges.right - edges.left,
        height: MonthGrid.weekdayHeight)
    }
    placeDays()
  }

  private func placeHeader() {
    let height = MonthGrid.headerHeight
    let titleWidth = max(bounds.width - 2 * height - MonthGrid.inset, 0)
    for (index, button) in [forwardButton, backButton].enumerated() {
      let distance = height * CGFloat(index)
      button.isMirrored = isMirrored
      button.frame = CGRect(
        x: isMirrored ? distance : bounds.width - distance - height, y: 0, width: height,
        height: height)
    }
    title.textAlignment = isMirrored ? .right : .left
    title.frame = CGRect(
      x: isMirrored ? 2 * height : MonthGrid.inset, y: 0, width: titleWidth, height: height)
  }

  private func placeDays() {
    let top = MonthGrid.headerHeight + MonthGrid.weekdayHeight
    let rowHeight = max(bounds.height - top, 0) / CGFloat(MonthGrid.rowCount)
    let decorationHeight =
      showsDecorations ? min(MonthGrid.decorationHeight, (rowHeight / 3).rounded()) : 0
    let blanks = month.leadingBlankCount
    for (index, view) in dayViews.enumerated() where index < days.count {
      let (row, column) = (blanks + index).quotientAndRemainder(dividingBy: 7)
      let edges = edges(ofColumn: column)
      // Rows begin at whole points, and there is no space between them.
      let upper = (top + rowHeight * CGFloat(row)).rounded()
      let lower = (top + rowHeight * CGFloat(row + 1)).rounded()
      view.decorationHeight = decorationHeight
      view.frame = CGRect(
        x: edges.left, y: upper, width: edges.right - edges.left, height: lower - upper)
    }
  }

  /// Returns the edges of a column, which are at whole points.
  private func edges(ofColumn column: Int) -> (left: CGFloat, right: CGFloat) {
    let place = CGFloat(isMirrored ? 6 - column : column)
    return ((bounds.width * place / 7).rounded(), (bounds.width * (place + 1) / 7).rounded())
  }
}
