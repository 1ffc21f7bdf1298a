import Foundation

// Days as dates and as components, for views that show days.

extension Calendar {
  /// Returns the components of a day, for a delegate or a property of the app.
  ///
  /// The components include the calendar, so that `DateComponents.date` returns the start of the
  /// day.
  internal func components(ofDay day: Date) -> DateComponents {
    var components = dateComponents([.era, .year, .month, .day], from: day)
    components.calendar = self
    return components
  }

  /// Returns the components of the month that contains a day, for a delegate or a property of the
  /// app.
  internal func components(ofMonthWith day: Date) -> DateComponents {
    var components = dateComponents([.era, .year, .month], from: day)
    components.calendar = self
    return components
  }

  /// Returns the components of the week that contains a day, for a delegate or a property of the
  /// app.
  internal func components(ofWeekWith day: Date) -> DateComponents {
    var components = dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    components.calendar = self
    return components
  }

  /// Returns the start of the day that an app's components describe; `nil` if the components have
  /// no year.
  ///
  /// The time of day and the time zone of the components are ignored: components of May 3 describe
  /// May 3 in the time zone of this calendar.
  internal func startOfDay(of components: DateComponents) -> Date? {
    guard components.year != nil else { return nil }
    var calendar = components.calendar ?? self
    calendar.timeZone = timeZone
    var day = components
    day.calendar = nil
    day.timeZone = nil
    day.hour = nil
    day.minute = nil
    day.second = nil
    day.nanosecond = nil
    return calendar.date(from: day).map { startOfDay(for: $0) }
  }

  /// Returns the week that an app's components describe; `nil` if `weekOfYear` or
  /// `yearForWeekOfYear` is missing.
  internal func week(of components: DateComponents) -> DateInterval? {
    guard let year = components.yearForWeekOfYear, let number = components.weekOfYear else {
      return nil
    }
    var week = DateComponents()
    week.yearForWeekOfYear = year
    week.weekOfYear = number
    week.weekday = firstWeekday
    return date(from: week).flatMap { dateInterval(of: .weekOfYear, for: $0) }
  }

  /// Returns a formatter in the language of the calendar's locale.
  internal func formatter(template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = self
    formatter.locale = locale ?? Region.usual.locale
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }
}
