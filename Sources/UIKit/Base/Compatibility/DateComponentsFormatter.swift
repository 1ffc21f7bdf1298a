import Foundation

/// Formats durations: "1:30", "1m 30s", "1 minute, 30 seconds".
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.minute, .second]
///     formatter.zeroFormattingBehavior = .pad
///     formatter.string(from: 65)   // "01:05"
///
/// A remainder that is smaller than the smallest unit is dropped.
///
/// - Differs: the text is English, and days are counted in UTC, unless a calendar with a locale is
///   set. On Apple's systems, the language and the time zone of the device are used. The names of
///   years and months are always English.
/// - Unverified: that the remainder is dropped, and not rounded; positional texts with days or
///   larger units; and the short names of years and months.
open class DateComponentsFormatter: Formatter {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Only numbers: "1:30".
    case positional
    /// The shortest form: "1m 30s".
    case abbreviated
    /// Short words: "1 min, 30 sec".
    case short
    /// Whole words: "1 minute, 30 seconds".
    case full
    /// Whole words, even for numbers: "one minute, thirty seconds".
    case spellOut
    /// Short words without spaces: "1min 30sec".
    case brief
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros in the positional style, and all zeros in the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops zeros before the first other value.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops zeros between other values.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops zeros after the last other value.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shows all units; in the positional style, each has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; if it is empty, all units.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar by which days and months are counted. The locale of the calendar is the locale of
  /// the text.
  open var calendar: Calendar? = DateComponentsFormatter.utc
  /// The date from which durations are counted, because months differ in length.
  ///
  /// If it is `nil`, durations are counted from the beginning of 2001.
  open var referenceDate: Date?
  /// The largest number of units in the text, counted from the largest; zero for no limit.
  open var maximumUnitCount = 0
  /// Whether the largest unit is converted to the next smaller unit if its value is one: "63s", and
  /// not "1m 3s".
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Whether the smallest unit may have a fraction.
  /// - Differs: the value has no effect.
  open var allowsFractionalUnits = false
  /// The context of the text, for example the beginning of a sentence.
  /// - Differs: the value has no effect.
  open var formattingContext = Formatter.Context.unknown

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  // MARK: Texts

  /// Returns the text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.magnitude <= DateComponentsFormatter.longest else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start.addingTimeInterval(ti.magnitude), isNegative: ti <= -1)
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard endDate.timeIntervalSince(startDate).magnitude <= DateComponentsFormatter.longest else {
      return nil
    }
    let isNegative = endDate <= startDate.addingTimeInterval(-1)
    return text(
      from: min(startDate, endDate), to: max(startDate, endDate), isNegative: isNegative)
  }

  /// Returns the text for date components.
  ///
  /// A value that is too large for its unit is carried over into larger units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let seconds = DurationUnit.allCases.reduce(0) { sum, unit in
      sum + Double(components.value(for: unit.component) ?? 0).magnitude * unit.longest
    }
    guard seconds <= DateComponentsFormatter.longest,
      let end = countingCalendar.date(byAdding: components, to: start)
    else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text for date components or a number of seconds; `nil` for any other object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  /// Returns the text for date components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Values

  /// The longest duration that has a text, in seconds: about 30,000 years.
  ///
  /// Calendars can't count much longer durations.
  private static let longest: TimeInterval = 1e12

  private typealias Value = (unit: DurationUnit, number: Int)

  /// The calendar by which units are counted: `calendar`, or the Gregorian calendar in UTC if it is
  /// `nil`.
  private var countingCalendar: Calendar { calendar ?? DateComponentsFormatter.utc }
  private var locale: Locale { countingCalendar.locale ?? Locale(identifier: "en_US") }

  private func text(from start: Date, to end: Date, isNegative: Bool) -> String {
    var units = DurationUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.flag)
    }
    if units.isEmpty { units = [.second] }
    var values = values(units, from: start, to: end)
    if collapsesLargestUnit, let first = values.firstIndex(where: { $0.number != 0 }),
      values[first].number == 1, first + 1 < values.count
    {
      units.remove(at: first)
      values = self.values(units, from: start, to: end)
    }
    if maximumUnitCount > 0 {
      let first = values.firstIndex { $0.number != 0 } ?? max(values.count - maximumUnitCount, 0)
      values = Array(values[first...].prefix(maximumUnitCount))
    }
    let text = text(withoutZeros(values))
    guard isNegative, values.contains(where: { $0.number != 0 }) else { return phrase(text) }
    return phrase((unitsStyle == .spellOut ? "minus " : "-") + text)
  }

  private func values(_ units: [DurationUnit], from start: Date, to end: Date) -> [Value] {
    let parts = countingCalendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { ($0, parts.value(for: $0.component) ?? 0) }
  }

  /// Returns the values without the zeros that `zeroFormattingBehavior` drops. At least one value
  /// is left.
  private func withoutZeros(_ values: [Value]) -> [Value] {
    var drops = zeroFormattingBehavior
    if drops.contains(.pad) { return values }
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = values.firstIndex(where: { $0.number != 0 }),
      let last = values.lastIndex(where: { $0.number != 0 })
    else { return drops.isDisjoint(with: .dropAll) ? values : values.suffix(1) }
    return values.indices.filter { index in
      if values[index].number != 0 { return true }
      if index < first { return !drops.contains(.dropLeading) }
      return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    .map { values[$0] }
  }

  // MARK: Words

  private func text(_ values: [Value]) -> String {
    switch unitsStyle {
    case .positional:
      let pads = zeroFormattingBehavior.contains(.pad)
      return values.enumerated().map { index, value in
        let digits = "\(value.number)"
        return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
      }
      .joined(separator: ":")
    case .abbreviated: return words(values, .narrow, separator: " ")
    case .brief:
      return values.map { value in
        let text = value.unit.text(value.number, .condensedAbbreviated, locale)
        return text.filter { !$0.isWhitespace }
      }
      .joined(separator: " ")
    case .short: return words(values, .abbreviated, separator: ", ")
    case .full: return words(values, .wide, separator: ", ")
    case .spellOut: return values.map(spelled).joined(separator: ", ")
    }
  }

  private func words(
    _ values: [Value], _ width: Duration.UnitsFormatStyle.UnitWidth, separator: String
  ) -> String {
    values.map { $0.unit.text($0.number, width, locale) }.joined(separator: separator)
  }

  private func spelled(_ value: Value) -> String {
    let text = value.unit.text(value.number, .wide, locale)
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    guard let word = numbers.string(from: NSNumber(value: value.number)),
      let digits = text.range(
        of: "\\p{Nd}+([,.'’\\u00A0\\u202F ]\\p{Nd}+)*", options: .regularExpression)
    else { return text }
    return text.replacingCharacters(in: digits, with: word)
  }

  private func phrase(_ text: String) -> String {
    let start = includesApproximationPhrase ? "About " : ""
    return start + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}

/// The units of a duration, from the largest to the smallest.
private enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The greatest length of the unit in seconds: for a year, the length of a leap year.
  var longest: TimeInterval {
    switch self {
    case .year: 366 * 86_400
    case .month: 31 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// Returns a number of the unit in words.
  func text(
    _ number: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    switch self {
    case .year: named(number, width, "year", "yr", "y", locale)
    case .month: named(number, width, "month", "mth", "mo", locale)
    case .week: words(number, 604_800, .weeks, width, locale)
    case .day: words(number, 86_400, .days, width, locale)
    case .hour: words(number, 3_600, .hours, width, locale)
    case .minute: words(number, 60, .minutes, width, locale)
    case .second: words(number, 1, .seconds, width, locale)
    }
  }

  private func words(
    _ number: Int, _ seconds: Int, _ unit: Duration.UnitsFormatStyle.Unit,
    _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    let (total, isTooLarge) = number.multipliedReportingOverflow(by: seconds)
    guard !isTooLarge else { return "\(number)" }
    return Duration.seconds(total).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  private func named(
    _ number: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ long: String, _ short: String,
    _ letter: String, _ locale: Locale
  ) -> String {
    let digits = number.formatted(.number.locale(locale))
    if width == .narrow { return digits + letter }
    let name = (width == .wide ? long : short) + (number == 1 ? "" : "s")
    return digits + (width == .condensedAbbreviated ? "" : " ") + name
  }
}
