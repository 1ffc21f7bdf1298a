import Foundation

/// The content of an inline date picker: a month grid and, if the mode has a time, the time below
/// the grid.
///
/// A tap on the time shows wheels for the time in place of the grid. Another tap shows the grid
/// again.
internal final class InlineDate: UIView {
  private weak var owner: UIDatePicker?

  /// Creates the content of a date picker.
  init(of owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    isOpaque = false
    wheels.owner = owner
    grid.owner = self
    grid.showsDecorations = false
    title.text = "Time"
    title.font = .systemFont(ofSize: 17)
    title.textColor = .label
    timeField.act = { [weak self] in self?.showsWheels.toggle() }
    for view in [grid, title, timeField] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("InlineDate.init(coder:): Galley reads no archives")
  }

  /// The days of the visible month.
  let grid = MonthGrid()
  /// The time of day, which can be tapped.
  let timeField = InlineTimeField()
  private let title = UILabel()

  // MARK: Date

  /// Reads the picker's calendar and mode again. The caller must then show the date again.
  func reload() {
    guard let owner else { return }
    wheels.reload()
    picker?.reloadAllComponents()
    hasTime = owner.datePickerMode == .dateAndTime
    grid.calendar = owner.usedCalendar
  }

  /// Shows the picker's date, and enables the days within the picker's limits.
  ///
  /// - Parameter turningMonth: Whether the grid shows the month of the date. Otherwise, the visible
  ///   month does not change.
  func showDate(animated: Bool, turningMonth: Bool) {
    guard let owner else { return }
    grid.range = owner.dateRange
    grid.reloadDays()
    if turningMonth {
      grid.show(CalendarMonth(containing: owner.date, in: grid.calendar), animated: animated)
    }
    timeField.text = wheels.compactTexts(of: owner.date).first ?? ""
    setNeedsLayout()
    turnWheels(animated: animated)
  }

  // MARK: Time

  /// Whether the time is shown below the grid.
  private var hasTime = false {
    didSet {
      guard hasTime != oldValue else { return }
      showsWheels = false
      setNeedsLayout()
    }
  }

  /// The data source and the delegate of the wheels for the time.
  private let wheels = DateWheels(mode: .time)
  /// The picker view with the wheels for the time, while it is shown in place of the grid.
  private var picker: UIPickerView?

  /// Whether wheels for the time are shown in place of the grid.
  private var showsWheels = false {
    didSet {
      guard showsWheels != oldValue else { return }
      timeField.isSelected = showsWheels
      grid.isHidden = showsWheels
      picker?.removeFromSuperview()
      picker = showsWheels ? makePicker() : nil
      setNeedsLayout()
    }
  }

  private func makePicker() -> UIPickerView {
    let picker = UIPickerView(frame: grid.frame)
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
    if let owner { wheels.turn(picker, to: owner.date, 0, animated: false) }
    return picker
  }

  private func turnWheels(animated: Bool) {
    guard let owner, let picker else { return }
    wheels.turn(picker, to: owner.date, 0, animated: animated)
  }

  // MARK: Layout

  /// Whether the first day of the week is at the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  private static let timeHeight: CGFloat = 44
  private static let inset: CGFloat = 16

  override var intrinsicContentSize: CGSize {
    let size = grid.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + (hasTime ? InlineDate.timeHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let timeHeight = hasTime ? InlineDate.timeHeight : 0
    let top = max(bounds.height - timeHeight, 0)
    grid.isMirrored = isMirrored
    grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    picker?.frame = grid.frame
    title.isHidden = !hasTime
    timeField.isHidden = !hasTime
    guard hasTime else { return }
    placeTime(top)
  }

  private func placeTime(_ top: CGFloat) {
    let inset = InlineDate.inset
    let size = timeField.sizeThatFits(bounds.size)
    let titleWidth = max(bounds.width - size.width - 2 * inset, 0)
    timeField.frame = CGRect(
      x: isMirrored ? inset : bounds.width - inset - size.width,
      y: top + (InlineDate.timeHeight - size.height) / 2, width: size.width, height: size.height)
    title.textAlignment = isMirrored ? .right : .left
    title.frame = CGRect(
      x: isMirrored ? inset + size.width : inset, y: top, width: titleWidth,
      height: InlineDate.timeHeight)
  }
}

extension InlineDate: MonthGridOwner {
  internal func monthGrid(_ grid: MonthGrid, isEnabled day: Date) -> Bool { true }

  internal func monthGrid(_ grid: MonthGrid, selectionAmong days: [Date]) -> Set<Date> {
    guard let owner, let day = grid.calendar.dateInterval(of: .day, for: owner.date) else {
      return []
    }
    return Set(days.filter { day.start <= $0 && $0 < day.end })
  }

  internal func monthGrid(_ grid: MonthGrid, decorationOf day: Date) -> UIView? { nil }

  internal func monthGrid(_ grid: MonthGrid, didTap day: Date) { owner?.userPicks(day: day) }

  internal func monthGrid(_ grid: MonthGrid, didTurnFrom month: CalendarMonth) {}
}
