import Foundation

/// Formats the difference between two dates: "2 hours ago", "tomorrow".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.unitsStyle = .short
///     formatter.localizedString(fromTimeInterval: -7_200)   // "2 hr. ago"
///
/// The text contains the largest unit that is not zero, and the remainder is dropped. A time that
/// is longer than about 30,000 years is treated as 30,000 years. A time that is not a number is
/// treated as the current time.
///
/// - Differs: the text is English, and days are counted in UTC, unless a locale and a calendar are
///   set. On Apple's systems, the language and the time zone of the device are used.
/// - Unverified: that the remainder is dropped, and not rounded.
open class RelativeDateTimeFormatter: Formatter {
  /// The style of dates that have a name.
  public enum DateTimeStyle: Int, Sendable {
    /// A number in all cases: "1 day ago".
    case numeric
    /// The name if there is one: "yesterday".
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: "2 months ago".
    case full
    /// Whole words, even for numbers: "two months ago".
    case spellOut
    /// Short words: "2 mo. ago".
    case short
    /// The shortest form: "2mo ago".
    case abbreviated
  }

  /// The style of dates that have a name.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text, for example the beginning of a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which days and months are counted.
  open var calendar: Calendar! = RelativeDateTimeFormatter.utc
  /// The locale of the text.
  open var locale: Locale! = Locale(identifier: "en_US")

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// The longest time, in seconds. Calendars can't count much longer times.
  private static let longest: TimeInterval = 1e12

  /// Returns the text for the largest of the given date components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Unit.all.filter { dateComponents.value(for: $0.component) != nil }
    let unit =
      given.first { dateComponents.value(for: $0.component) != 0 } ?? given.last ?? Unit.second
    return text(unit, dateComponents.value(for: unit.component) ?? 0)
  }

  /// Returns the text for a number of seconds from now; a negative number is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Returns the text for a date, relative to another date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let longest = RelativeDateTimeFormatter.longest
    let interval = date.timeIntervalSince(referenceDate)
    guard interval.magnitude <= longest,
      referenceDate.timeIntervalSinceReferenceDate.magnitude <= longest
    else {
      return localizedString(
        fromTimeInterval: interval.isNaN ? 0 : min(max(interval, -longest), longest))
    }
    let calendar = calendar ?? RelativeDateTimeFormatter.utc
    let difference = calendar.dateComponents(
      Set(Unit.all.map(\.component)), from: referenceDate, to: date)
    let unit =
      Unit.all.first { difference.value(for: $0.component) ?? 0 != 0 } ?? Unit.second
    return text(unit, difference.value(for: unit.component) ?? 0)
  }

  /// Returns the text for a date relative to now, or for date components; `nil` for any other
  /// object.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: localizedString(for: date, relativeTo: Date())
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private struct Unit {
    let component: Calendar.Component
    let field: Date.RelativeFormatStyle.Field
    /// The mean length in seconds.
    let length: TimeInterval

    static let second = Unit(component: .second, field: .second, length: 1)
    /// All units, the largest first.
    static let all = [
      Unit(component: .year, field: .year, length: 31_556_952),
      Unit(component: .month, field: .month, length: 2_629_746),
      Unit(component: .weekOfMonth, field: .week, length: 604_800),
      Unit(component: .day, field: .day, length: 86_400),
      Unit(component: .hour, field: .hour, length: 3_600),
      Unit(component: .minute, field: .minute, length: 60), second,
    ]
  }

  private func text(_ unit: Unit, _ count: Int) -> String {
    var calendar = RelativeDateTimeFormatter.utc
    if let locale { calendar.locale = locale }
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let limit = Int(RelativeDateTimeFormatter.longest / unit.length)
    let count = min(max(count, -limit), limit)
    guard let date = calendar.date(byAdding: unit.component, value: count, to: reference) else {
      return ""
    }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale ?? Locale(identifier: "en_US"), calendar: calendar,
      capitalizationContext: context)
    style.allowedFields = [unit.field]
    return style.format(reference)
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
