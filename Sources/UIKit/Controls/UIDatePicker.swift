import Foundation

/// Wheels for a day, a time, or both.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.minimumDate = trip.start
///     picker.addAction(UIAction { _ in trip.end = picker.date }, for: .valueChanged)
///
/// Wheels of hours, minutes, months and days begin anew behind their end.
///
/// - Differs: it begins at the first second of 2001 in UTC, because nothing in Galley reads the time of
///   day; calendars and clocks are not drawn, so that the inline style shows wheels, and the compact
///   style what is chosen.
/// - Unverified: that an hour that is turned past midnight leaves the day as it is.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day, and a time of it.
    case dateAndTime
    /// Hours and minutes.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  /// What it looks like.
  public enum Style: Int, Sendable {
    /// Wheels here.
    case automatic
    /// Wheels.
    case wheels
    /// What is picked, on a gray.
    case compact
    /// A calendar. Wheels here.
    case inline
  }

  /// A picker for a day and a time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    sizeToFit()
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

  // MARK: What is picked

  private var current = Date(timeIntervalSinceReferenceDate: 0)

  /// The date. Setting it tells nobody.
  open var date: Date {
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date: at once, or so that one sees the wheels turn.
  open func setDate(_ date: Date, animated: Bool) {
    current = limited(date)
    showDate(animated: animated)
  }

  /// What is picked.
  open var datePickerMode = Mode.dateAndTime { didSet { rulesChanged() } }

  /// The earliest date. It counts only if it isn't later than the latest.
  open var minimumDate: Date? { didSet { limitsChanged() } }

  /// The latest date.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// From one minute on the wheel to the next: a part of 60, and no more than 30.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
      rulesChanged()
    }
  }

  private var interval = 1

  /// How long, in seconds: with the mode `.countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { countDown }
    set {
      countDown = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
      showDate(animated: false)
    }
  }

  private var countDown: TimeInterval = 60

  /// Whether the date is a whole number of minute intervals.
  open var roundsToMinuteInterval = true

  // MARK: Which calendar

  /// The calendar. Setting it to `nil` brings back the calendar of the scene.
  ///
  /// - Differs: UIKit begins with the user's calendar, Galley with that of the window's scene, which is
  ///   Gregorian, in UTC, unless a test sets another. A calendar that an app creates has the machine's
  ///   time zone, unless the app sets one.
  open var calendar: Calendar! {
    get { ownCalendar ?? regionalCalendar }
    set {
      ownCalendar = newValue
      rulesChanged()
    }
  }

  private var ownCalendar: Calendar?

  /// The language and region in which dates are written: those of the calendar, if `nil`.
  open var locale: Locale? { didSet { rulesChanged() } }

  /// The time zone in which dates are shown: that of the calendar, if `nil`.
  open var timeZone: TimeZone? { didSet { rulesChanged() } }

  /// The calendar, with all that is said beside.
  internal var usedCalendar: Calendar {
    var used: Calendar = calendar
    // A calendar that has just been created has no language.
    if used.locale?.identifier.isEmpty != false { used.locale = regionalCalendar.locale }
    if let locale { used.locale = locale }
    if let timeZone { used.timeZone = timeZone }
    return used
  }

  // MARK: Look

  /// What it should look like.
  open var preferredDatePickerStyle = Style.automatic { didSet { rulesChanged() } }

  /// What it looks like.
  open var datePickerStyle: Style {
    switch preferredDatePickerStyle {
    case .automatic, .wheels: .wheels
    case .compact: datePickerMode == .countDownTimer ? .wheels : .compact
    case .inline: .inline
    }
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  open override var intrinsicContentSize: CGSize {
    isCompact ? CompactDate.size(of: compactTexts) : picker.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.isHidden = isCompact
    picker.frame = bounds
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : 0.5
  }

  private var compactTexts: [String] { wheels.compactTexts(of: date) }

  open override func draw(_ rect: CGRect) {
    if isCompact { CompactDate.draw(compactTexts, in: bounds, isEnabled: isEnabled) }
  }

  // MARK: Turning

  /// A user picks a date, as far as the limits and the minute interval let one: what a test does
  /// where there are no wheels. `.valueChanged` is sent. UIKit has no such method.
  public func userPicks(_ date: Date) {
    guard isEnabled else { return }
    let before = (current, countDown)
    current = limited(roundsToMinuteInterval ? wheels.rounded(date) : date)
    showDate(animated: true)
    if current != before.0 { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A user picks how long.
  internal func userPicks(seconds: TimeInterval) {
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

  private func limitsChanged() {
    current = limited(current)
    showDate(animated: false)
  }

  fileprivate func rulesChanged() {
    wheels.reload()
    picker.reloadAllComponents()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showDate(animated: false)
  }

  private func showDate(animated: Bool) {
    setNeedsDisplay()
    let values = wheels.values(for: date, countDown)
    for (component, value) in values.enumerated() where component < picker.numberOfComponents {
      wheels.turn(component, to: value, of: picker, animated: animated)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Another scene may be elsewhere.
    regionChanged()
    showDate(animated: false)
  }

  fileprivate var shownRegion: Calendar?

  // MARK: Without eyes

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

/// The name of `UIDatePicker.Mode` before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIDatePicker.Style` in older code.
public typealias UIDatePickerStyle = UIDatePicker.Style
