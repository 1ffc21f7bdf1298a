import Foundation

/// A control with wheels or a month grid with which the user picks a day, a time, or both.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.minimumDate = trip.start
///     picker.addAction(UIAction { _ in trip.end = picker.date }, for: .valueChanged)
///
/// Wheels of hours, minutes, months and days are endless. In the month grid of the inline style, a
/// tap picks a day, and a horizontal swipe changes the month.
///
/// - Differs: a new picker's date is the first second of 2001 in UTC, because nothing in Galley
///   reads the current time. The compact style shows the chosen date, and no calendar. In the
///   inline style, a tap on the time shows wheels in place of the month grid, a tap on the name of
///   the month has no effect, and the modes without a day have wheels.
/// - Unverified: that the day does not change when the wheel of hours is turned past midnight; that
///   a tap on a day does not change the time of day, even if the time is between two steps of the
///   minute interval; the sizes, fonts and colors of the inline style, and its labels for
///   accessibility.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that can be picked.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time
    /// A day.
    case date
    /// A day, and its time.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  /// The style of a date picker.
  public enum Style: Int, Sendable {
    /// The default style: compact, and wheels for a duration and for a month of a year.
    case automatic
    /// Wheels.
    case wheels
    /// The chosen date on gray backgrounds.
    case compact
    /// A month grid, with the time below it. Modes other than `.date` and `.dateAndTime` have
    /// wheels here.
    case inline
  }

  /// Creates a picker for a day and a time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { sizeToFitStyle() }
  }

  /// Creates the view that a nib describes. Other archives are not supported: with another coder,
  /// this initializer traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    sizeToFitStyle()
    coder.fill(self, as: UIDatePicker.self)
  }

  private func setUp() {
    isOpaque = false
    wheels.owner = self
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
  }

  private let picker = UIPickerView()
  private let wheels = DateWheels()
  /// The month grid of the inline style, with the time below it.
  internal final private(set) var inline: InlineDate?

  // MARK: Date

  private var current = Date(timeIntervalSinceReferenceDate: 0)

  /// The date. No event is sent when the app sets the date.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    current = limited(date)
    showDate(animated: animated)
  }

  /// The parts of the date that can be picked.
  open var datePickerMode = Mode.dateAndTime { didSet { rulesChanged() } }

  /// The earliest date. Both limits are ignored if the earliest date is later than the latest date.
  open var minimumDate: Date? { didSet { limitsChanged() } }

  /// The latest date. Both limits are ignored if the earliest date is later than the latest date.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// The minutes between two rows of the wheel: a divisor of 60, and at most 30. Any other value is
  /// replaced by 1.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
      rulesChanged()
    }
  }

  private var interval = 1

  /// The duration in seconds in the mode `.countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { countDown }
    set {
      let seconds = newValue.isNaN ? 60 : (newValue / 60).rounded(.down) * 60
      countDown = min(max(seconds, 60), 86_340)
      showDate(animated: false)
    }
  }

  private var countDown: TimeInterval = 60

  /// Whether a date that the user picks is rounded to the minute interval.
  open var roundsToMinuteInterval = true

  // MARK: Calendar

  /// The calendar. Setting the property to `nil` restores the calendar of the scene.
  ///
  /// - Differs: UIKit's default is the user's calendar. Galley's default is the calendar of the
  ///   window's scene, which is Gregorian and in UTC, unless a test sets another calendar. A
  ///   calendar that an app creates has the machine's time zone, unless the app sets one.
  open var calendar: Calendar! {
    get { ownCalendar ?? regionalCalendar }
    set {
      ownCalendar = newValue
      rulesChanged()
    }
  }

  private var ownCalendar: Calendar?

  /// The locale in which dates are written. `nil` means the calendar's locale.
  open var locale: Locale? { didSet { rulesChanged() } }

  /// The time zone in which dates are shown. `nil` means the calendar's time zone.
  open var timeZone: TimeZone? { didSet { rulesChanged() } }

  /// The calendar with the picker's locale and time zone.
  internal var usedCalendar: Calendar { regional(calendar, locale, timeZone) }

  // MARK: Appearance

  /// The preferred style.
  open var preferredDatePickerStyle = Style.automatic { didSet { rulesChanged() } }

  /// The style in use.
  open var datePickerStyle: Style {
    switch preferredDatePickerStyle {
    case .automatic:
      datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    case .wheels: .wheels
    case .compact: datePickerMode == .countDownTimer ? .wheels : .compact
    case .inline: .inline
    }
  }

  /// The style and the size when the picker was last sized to fit its style. If the picker now has
  /// another size, the app has set that size.
  private var fitted: (style: Style, size: CGSize)?

  /// Gives the picker the size of its style.
  private func sizeToFitStyle() {
    sizeToFit()
    fitted = (datePickerStyle, bounds.size)
  }

  /// Gives the picker the size of a new style, unless the app has set another size.
  ///
  /// - Unverified: whether UIKit does so. Apps set the style of a picker that they have created
  ///   without a frame, and show it as an `inputView`.
  private func styleMayHaveChanged() {
    guard let fitted, fitted.style != datePickerStyle, fitted.size == bounds.size else { return }
    sizeToFitStyle()
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  /// Whether a month grid is shown in place of wheels.
  private var hasGrid: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// Adds the month grid if the style and the mode have a month grid, and reloads the grid.
  /// Otherwise, removes the grid.
  private func reloadInline() {
    if !hasGrid {
      inline?.removeFromSuperview()
      inline = nil
    } else if inline == nil {
      let view = InlineDate(of: self)
      inline = view
      addSubview(view)
    }
    inline?.reload()
  }

  open override var intrinsicContentSize: CGSize {
    if isCompact { return CompactDate.size(of: compactTexts) }
    return inline?.intrinsicContentSize ?? picker.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.isHidden = isCompact || inline != nil
    inline?.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for case let view? in [picker, inline] as [UIView?] {
      view.frame = bounds
      view.isUserInteractionEnabled = isEnabled
      view.alpha = isEnabled ? 1 : 0.5
    }
  }

  private var compactTexts: [String] { wheels.compactTexts(of: date) }

  open override func draw(_ rect: CGRect) {
    guard isCompact else { return }
    CompactDate.draw(
      compactTexts, in: bounds,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      color: isEnabled ? textColor ?? .label : .tertiaryLabel)
  }

  /// The color of the titles in wheels and of the text in the compact style.
  ///
  /// UIKit does not document this property. Apps set it with `setValue(_:forKey:)`.
  internal final var textColor: UIColor? {
    get { picker.textColor }
    set {
      picker.textColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the current day is highlighted. The value is stored without effect.
  ///
  /// UIKit does not document this property. Apps set it with `setValue(_:forKey:)`.
  internal final var highlightsToday = true

  // MARK: Turning

  /// Picks a date as a user does, within the limits and the minute interval.
  ///
  /// `.valueChanged` is sent if the date changes. A test can call this method instead of turning
  /// wheels. UIKit has no such method.
  public func userPicks(_ date: Date) {
    guard isEnabled else { return }
    pick(roundsToMinuteInterval ? wheels.rounded(date) : date)
  }

  /// Picks a day as a user does. The time of day stays the same.
  internal final func userPicks(day: Date) {
    guard isEnabled else { return }
    let calendar = usedCalendar
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: current)
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    components.hour = time.hour
    components.minute = time.minute
    components.second = time.second
    components.nanosecond = time.nanosecond
    if let date = calendar.date(from: components) { pick(date) }
  }

  private func pick(_ date: Date) {
    let before = current
    current = limited(date)
    showDate(animated: true)
    if current != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Picks a duration as a user does.
  internal func userPicks(seconds: TimeInterval) {
    guard isEnabled else { return }
    countDown = max(seconds, 60)
    showDate(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  /// The dates between the limits; all dates if the limits are ignored.
  internal final var dateRange: DateInterval {
    var (start, end) = (Date.distantPast, Date.distantFuture)
    if let minimumDate { start = minimumDate }
    if let maximumDate { end = maximumDate }
    return start <= end
      ? DateInterval(start: start, end: end)
      : DateInterval(start: .distantPast, end: .distantFuture)
  }

  private func limitsChanged() {
    let before = current
    current = limited(current)
    // If the date does not change, the grid keeps showing the month that the user has chosen.
    showDate(animated: false, turningMonth: current != before)
  }

  fileprivate func rulesChanged() {
    wheels.reload()
    picker.reloadAllComponents()
    reloadInline()
    styleMayHaveChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showDate(animated: false)
  }

  private func showDate(animated: Bool, turningMonth: Bool = true) {
    setNeedsDisplay()
    if isCompact { invalidateIntrinsicContentSize() }
    inline?.showDate(animated: animated, turningMonth: turningMonth)
    // The wheels do not turn with an animation while a month grid is shown in their place.
    wheels.turn(picker, to: date, countDown, animated: animated && inline == nil)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The calendar and the locale of the new scene may differ.
    regionChanged()
    showDate(animated: false, turningMonth: false)
  }

  /// The calendar for which the picker was last reloaded.
  fileprivate var shownRegion: Calendar?

  // MARK: Accessibility

  internal override var accessibilityDefaults: AccessibilityDefaults {
    guard isCompact else { return .none }
    return .button(compactTexts.joined(separator: ", "), isEnabled: isEnabled)
  }
}

extension UIDatePicker: RegionFollower {
  internal func regionChanged() {
    let region = usedCalendar
    guard region != shownRegion else { return }
    shownRegion = region
    rulesChanged()
  }
}

/// The old name of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIDatePicker.Style` in older code.
public typealias UIDatePickerStyle = UIDatePicker.Style
