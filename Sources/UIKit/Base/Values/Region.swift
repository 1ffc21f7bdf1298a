import Foundation

/// A locale, a time zone and a calendar.
internal struct Region {
  var locale: Locale
  var timeZone: TimeZone
  var calendar: Calendar

  /// The default, which is the same on each machine: American English, UTC and the Gregorian
  /// calendar.
  static let usual = Region(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC") ?? .gmt,
    calendar: Calendar(identifier: .gregorian))

  /// The calendar, with the locale and the time zone of the region.
  var whole: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
