import Foundation

/// The wheels of a date picker, and the meaning of their rows.
@MainActor
internal final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The part of a date that a wheel shows.
  enum Part: Equatable {
    /// The weekday, month and day, in one wheel. The rows of the wheel are counted from a fixed
    /// day.
    case days
    case year, month, day
    case hour, minute
    /// AM and PM.
    case half
    /// The hours and the minutes of a duration.
    case hours, minutes
  }

  /// Creates wheels for a mode. With `nil`, the wheels follow the mode of the owner.
  init(mode: UIDatePicker.Mode? = nil) { ownMode = mode }

  /// The date picker whose date the wheels show.
  weak var owner: UIDatePicker?
  /// The mode of the wheels; `nil` for the mode of the owner.
  private let ownMode: UIDatePicker.Mode?
  /// The parts of the mode, in order; `nil` until they are first used after a reload.
  private var known: [Part]?

  private var mode: UIDatePicker.Mode { ownMode ?? owner?.datePickerMode ?? .dateAndTime }

  /// The number of days before January 1, 2001 in the wheel of days. The wheel has the same number
  /// of days from January 1, 2001 on.
  private static let dayCount = 60_000

  private var calendar: Calendar { owner?.usedCalendar ?? Region.usual.whole }

  private var locale: Locale { calendar.locale ?? Region.usual.locale }

  private func formatter(_ template: String) -> DateFormatter {
    calendar.formatter(template: template)
  }

  /// Removes the stored parts and the stored formatter. Called when the mode or the calendar has
  /// changed.
  func reload() {
    known = nil
    madeDayFormatter = nil
  }

  private var madeDayFormatter: DateFormatter?

  private var dayFormatter: DateFormatter {
    if let madeDayFormatter { return madeDayFormatter }
    let formatter = formatter("EEEMMMd")
    madeDayFormatter = formatter
    return formatter
  }

  /// Whether the user's region has AM and PM.
  internal var hasHalves: Bool { hourPattern.contains("a") }

  /// The format of an hour in the user's region, such as `h a` or `a h`.
  private var hourPattern: String {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? ""
  }

  /// The parts of a time, in the order in which the user's region writes them.
  private var timeParts: [Part] {
    let pattern = hourPattern
    guard let half = pattern.firstIndex(of: "a") else { return [.hour, .minute] }
    let hour = pattern.firstIndex { "hHkK".contains($0) } ?? pattern.startIndex
    return half < hour ? [.half, .hour, .minute] : [.hour, .minute, .half]
  }

  // MARK: Wheels

  /// The parts of the mode, one for each wheel, in order.
  internal var parts: [Part] {
    if let known { return known }
    let parts: [Part] =
      switch mode {
      case .time: timeParts
      case .date: inOrder("yMMMMd", [("y", .year), ("M", .month), ("d", .day)])
      case .yearAndMonth: inOrder("yMMMM", [("y", .year), ("M", .month)])
      case .dateAndTime: [.days] + timeParts
      case .countDownTimer: [.hours, .minutes]
      }
    known = parts
    return parts
  }

  /// Returns the parts in the order in which the user's region writes them.
  private func inOrder(_ template: String, _ parts: [(Character, Part)]) -> [Part] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    // In a format without a day, the letter of the month may be L instead of M.
    let letters = pattern.map { $0 == "L" ? "M" : $0 }
    return parts.sorted {
      letters.firstIndex(of: $0.0) ?? letters.count < letters.firstIndex(of: $1.0) ?? letters.count
    }.map(\.1)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rowCount(parts[component])
  }

  /// Returns the number of values of a part.
  func valueCount(_ part: Part) -> Int {
    switch part {
    case .days: 2 * DateWheels.dayCount
    case .year: 9_999
    case .month: calendar.monthSymbols.count
    case .day: 31
    case .hour, .hours: 24
    case .minute, .minutes: 60 / interval
    case .half: 2
    }
  }

  private var interval: Int { owner?.minuteInterval ?? 1 }

  // MARK: Titles of rows

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let value = value(ofRow: row, parts[component])
    return switch parts[component] {
    case .days: dayFormatter.string(from: day(value))
    case .year, .day: String(value + 1)
    case .month: calendar.standaloneMonthSymbols[value]
    case .hour: hasHalves ? String(value % 12 == 0 ? 12 : value % 12) : twoDigits(value)
    case .minute: twoDigits(value * interval)
    case .half: value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: "\(value) h"
    case .minutes: "\(value * interval) min"
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch parts[component] {
    case .days: 140
    case .month: 130
    case .year: 80
    case .hours, .minutes: 110
    case .day, .hour, .minute, .half: 50
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the texts of a date for a picker in the compact style.
  func compactTexts(of date: Date) -> [String] {
    switch mode {
    case .date: [formatter("yMMMd").string(from: date)]
    case .yearAndMonth: [formatter("yMMMM").string(from: date)]
    case .time: [formatter("jm").string(from: date)]
    case .dateAndTime:
      [formatter("yMMMd").string(from: date), formatter("jm").string(from: date)]
    case .countDownTimer: []
    }
  }

  // MARK: Conversion between dates and rows

  private var firstDay: Date {
    calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
  }

  private func day(_ value: Int) -> Date {
    calendar.date(byAdding: .day, value: value - DateWheels.dayCount, to: firstDay) ?? firstDay
  }

  /// Returns a date rounded down to the minute interval.
  func rounded(_ date: Date) -> Date {
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let over = Double((parts.minute ?? 0) % interval * 60 + (parts.second ?? 0))
    return date.addingTimeInterval(-over - Double(parts.nanosecond ?? 0) / 1e9)
  }

  /// Returns the values of the parts for a date.
  func values(for date: Date, _ countDown: TimeInterval) -> [Int] {
    let components = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (components.hour ?? 0, components.minute ?? 0)
    return parts.map { part in
      switch part {
      case .days:
        let days = calendar.dateComponents(
          [.day], from: firstDay, to: calendar.startOfDay(for: date))
        return min(max((days.day ?? 0) + DateWheels.dayCount, 0), 2 * DateWheels.dayCount - 1)
      case .year: return min(max((components.year ?? 1) - 1, 0), 9_998)
      case .month: return (components.month ?? 1) - 1
      case .day: return (components.day ?? 1) - 1
      case .hour: return hour
      case .minute: return minute / interval
      case .half: return hour / 12
      case .hours: return Int(countDown) / 3_600
      case .minutes: return Int(countDown) / 60 % 60 / interval
      }
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let owner else { return }
    let values = parts.indices.map {
      value(ofRow: pickerView.selectedRow(inComponent: $0), parts[$0])
    }
    if mode == .countDownTimer {
      let seconds = zip(parts, values).reduce(0) { sum, pair in
        sum + (pair.0 == .hours ? pair.1 * 3_600 : pair.1 * interval * 60)
      }
      return owner.userPicks(seconds: TimeInterval(seconds))
    }
    owner.userPicks(date(of: values, from: owner.date))
  }

  /// Returns the date with the values of the parts. All other components are taken from the old
  /// date.
  private func date(of values: [Int], from old: Date) -> Date {
    var components = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute], from: old)
    let before = self.values(for: old, 0)
    for (index, part) in parts.enumerated() where values[index] != before[index] {
      let value = values[index]
      switch part {
      case .days:
        let day = calendar.dateComponents([.era, .year, .month, .day], from: day(value))
        components.era = day.era
        components.year = day.year
        components.month = day.month
        components.day = day.day
      case .year: components.year = value + 1
      case .month: components.month = value + 1
      case .day: components.day = value + 1
      case .hour: components.hour = value
      case .minute: components.minute = value * interval
      case .half: components.hour = (components.hour ?? 0) % 12 + value * 12
      case .hours, .minutes: break
      }
    }
    // A date such as February 31 becomes the last day of the month.
    var first = components
    first.day = 1
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month), let day = components.day
    {
      components.day = min(day, days.upperBound - 1)
    }
    return calendar.date(from: components) ?? old
  }
}
