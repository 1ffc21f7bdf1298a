import Foundation

/// A month of a calendar whose days are shown in a grid with one row for each week.
///
///     let month = CalendarMonth(containing: date, in: calendar)   // January 2024
///     month.days.count                                            // 31
///     month.leadingBlankCount                                     // 1: weeks begin on Sunday,
///                                                                 // and January 1 is a Monday
internal struct CalendarMonth: Equatable {
  /// The calendar.
  let calendar: Calendar
  /// The time from the beginning of the month to the beginning of the next month.
  let interval: DateInterval

  /// Creates the month of a date.
  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    interval =
      calendar.dateInterval(of: .month, for: date)
      ?? DateInterval(start: calendar.startOfDay(for: date), duration: 0)
  }

  /// The next month.
  var next: CalendarMonth { CalendarMonth(containing: interval.end, in: calendar) }

  /// The previous month.
  var previous: CalendarMonth {
    CalendarMonth(containing: interval.start.addingTimeInterval(-1), in: calendar)
  }

  /// A date in the middle of the month, which is in the same month in each time zone.
  var middle: Date { interval.start.addingTimeInterval(interval.duration / 2) }

  /// The starts of the days.
  var days: [Date] {
    var days: [Date] = []
    var day = interval.start
    while day < interval.end {
      days.append(day)
      // Each day is computed from the first day. If each day were computed from the day before, a
      // day that begins after midnight, because of daylight saving time, would shift all later
      // days.
      guard let next = calendar.date(byAdding: .day, value: days.count, to: interval.start) else {
        break
      }
      let start = calendar.startOfDay(for: next)
      // Beyond the range of the calendar, the next day is the same day, and the loop would not end.
      guard start > day else { break }
      day = start
    }
    return days
  }

  /// The number of days of the first week that belong to the previous month.
  var leadingBlankCount: Int {
    let weekday = calendar.component(.weekday, from: interval.start)
    return (weekday - calendar.firstWeekday + 7) % 7
  }

  /// Returns whether a part of the month is in a range of dates. The range includes its end.
  func overlaps(_ range: DateInterval) -> Bool {
    interval.start <= range.end && interval.end > range.start
  }

  /// Returns whether a part of a day is in a range of dates. The range includes its end.
  func isDay(_ day: Date, in range: DateInterval) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return day <= range.end && end > range.start
  }

  /// Returns this month, if a part of the month is in a range of dates. Otherwise, returns the
  /// nearest month that is in the range.
  func limited(to range: DateInterval) -> CalendarMonth {
    if interval.end <= range.start {
      return CalendarMonth(containing: range.start, in: calendar)
    }
    if interval.start > range.end { return CalendarMonth(containing: range.end, in: calendar) }
    return self
  }
}
