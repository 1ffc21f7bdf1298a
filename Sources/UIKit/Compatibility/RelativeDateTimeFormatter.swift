import Foundation

/// Says how far a time is from another: "2 hours ago", "tomorrow".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.unitsStyle = .short
///     formatter.localizedString(fromTimeInterval: -7_200)   // "2 hr. ago"
///
/// The largest unit of which there is a whole one is said, and what is left of a unit is dropped.
///
/// - Differs: it speaks English, and counts days in UTC, unless a locale and a calendar are set; UIKit's
///   takes those of the machine.
/// - Unverified: that what is left of a unit is dropped, and not rounded.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether there are words for what is near.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A word where there is one: "yesterday".
    case named
  }

  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable {
    /// In full: "2 months ago".
    case full
    /// In full, numbers too: "two months ago".
    case spellOut
    /// Shorter: "2 mo. ago".
    case short
    /// As short as can be: "2mo ago".
    case abbreviated
  }

  /// Whether there are words for what is near.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How a unit is written.
  open var unitsStyle = UnitsStyle.full
  /// Where the text will stand: at the beginning of a sentence, say.
  open var formattingContext = Formatter.Context.unknown
  /// By which days and months are counted.
  open var calendar: Calendar! = RelativeDateTimeFormatter.utc
  /// Whose words they are.
  open var locale: Locale! = Locale(identifier: "en_US")

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// Returns how far something is that is as far as some components say: the largest of them.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = Unit.all.filter { dateComponents.value(for: $0.component) != nil }
    let unit =
      given.first { dateComponents.value(for: $0.component) != 0 } ?? given.last ?? Unit.second
    return text(unit, dateComponents.value(for: unit.component) ?? 0)
  }

  /// Returns how far something is that is some seconds from now, before now if less than zero.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Returns how far a time is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? RelativeDateTimeFormatter.utc
    let difference = calendar.dateComponents(
      Set(Unit.all.map(\.component)), from: referenceDate, to: date)
    let unit =
      Unit.all.first { difference.value(for: $0.component) ?? 0 != 0 } ?? Unit.second
    return text(unit, difference.value(for: unit.component) ?? 0)
  }

  /// Returns how far a date is from the time that it is now, or how far something is that is as far as
  /// some components say; `nil` for anything else.
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

    static let second = Unit(component: .second, field: .second)
    /// The largest first.
    static let all = [
      Unit(component: .year, field: .year), Unit(component: .month, field: .month),
      Unit(component: .weekOfMonth, field: .week), Unit(component: .day, field: .day),
      Unit(component: .hour, field: .hour), Unit(component: .minute, field: .minute), second,
    ]
  }

  private func text(_ unit: Unit, _ count: Int) -> String {
    var calendar = RelativeDateTimeFormatter.utc
    if let locale { calendar.locale = locale }
    let reference = Date(timeIntervalSinceReferenceDate: 0)
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
