import Foundation
import Galley
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A date picker")
struct UIDatePickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
  private let picker = UIDatePicker()
  private let log = ControlLog()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    picker.calendar = calendar
    picker.preferredDatePickerStyle = .wheels
    picker.date = date(2024, 1, 31, 13, 7)
    window.addSubview(picker)
    window.isHidden = false
    picker.addAction(
      UIAction { [log, picker] _ in log.told.append(text(picker.date)) }, for: .valueChanged)
  }

  private func turn(_ wheel: Int, by rows: Int) {
    window.layoutIfNeeded()
    let wheels = picker.subviews[0].subviews.compactMap { $0 as? UIScrollView }
      .sorted { $0.frame.minX < $1.frame.minX }
    for _ in 0..<abs(rows) {
      if rows > 0 { wheels[wheel].accessibilityIncrement() }
      if rows < 0 { wheels[wheel].accessibilityDecrement() }
      window.frameClock.advanceUntilStill()
    }
  }

  private var rows: [String] {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    return picker.subviews[0].subviews.compactMap { $0 as? UIScrollView }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessibilityValue)
  }

  @Test("A date picker has the wheels of its mode, in the order of the locale")
  func modes() {
    picker.datePickerMode = .date
    #expect(rows == ["January", "31", "2024"])
    picker.datePickerMode = .time
    #expect(rows == ["1", "07", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(rows == ["13", "07"])
    picker.datePickerMode = .date
    #expect(rows == ["31", "Januar", "2024"])
    picker.datePickerMode = .yearAndMonth
    #expect(rows.count == 2)
    picker.locale = nil
    picker.datePickerMode = .dateAndTime
    #expect(rows == ["Wed, Jan 31", "1", "07", "PM"])
  }

  @Test("Turning a wheel of a date picker changes the date and sends an event")
  func turning() {
    picker.datePickerMode = .dateAndTime
    turn(0, by: 1)
    turn(1, by: 1)
    turn(3, by: -1)
    #expect(log.told == ["2024-02-01 13:07", "2024-02-01 14:07", "2024-02-01 02:07"])
  }

  @Test("Wheels of hours, minutes, months and days wrap around, and leave other fields unchanged")
  func wrappingAround() {
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "de_DE")
    picker.date = date(2024, 1, 31, 23, 59)
    turn(0, by: 1)
    turn(1, by: 1)
    #expect(log.told == ["2024-01-31 00:59", "2024-01-31 00:00"] && rows == ["00", "00"])
    turn(1, by: -1)
    #expect(log.told.last == "2024-01-31 00:59")
    turn(0, by: 24 * 3)
    #expect(log.told.last == "2024-01-31 00:59" && rows == ["00", "59"])
    picker.datePickerMode = .date
    turn(0, by: 1)
    turn(1, by: -1)
    #expect(log.told.last == "2024-12-01 00:59" && rows == ["1", "Dezember", "2024"])
  }

  @Test("A wheel of hours that is turned past noon or midnight switches between a.m. and p.m.")
  func halves() {
    picker.datePickerMode = .time
    picker.date = date(2024, 1, 31, 11, 7)
    turn(0, by: 1)
    #expect(log.told == ["2024-01-31 12:07"] && rows == ["12", "07", "PM"])
    turn(0, by: 12)
    #expect(log.told.last == "2024-01-31 00:07" && rows == ["12", "07", "AM"])
    turn(2, by: 1)
    #expect(log.told.last == "2024-01-31 12:07" && rows == ["12", "07", "PM"])
    turn(0, by: -1)
    #expect(log.told.last == "2024-01-31 11:07" && rows == ["11", "07", "AM"])
  }

  @Test("A date picker turns to another time in the shorter direction, and its rows never end")
  func shortest() {
    picker.datePickerMode = .time
    window.layoutIfNeeded()
    let wheel = picker.subviews[0].subviews.compactMap { $0 as? UIScrollView }
      .min { $0.frame.minX < $1.frame.minX }!
    picker.date = date(2024, 1, 31, 23, 7)
    let before = wheel.contentOffset.y
    picker.setDate(date(2024, 1, 31, 1, 7), animated: true)
    window.frameClock.advanceUntilStill()
    #expect(wheel.contentOffset.y == before + 2 * 32)
    for _ in 1...40 {
      Finger.flick(wheel, by: CGPoint(x: 0, y: 100), over: 0.03)
      window.frameClock.advanceUntilStill()
    }
    #expect(wheel.contentOffset.y > 24 * 32)
    #expect(wheel.contentOffset.y < wheel.contentSize.height - 24 * 32)
  }

  @Test("A finger turns the wheels of a date picker")
  func finger() {
    picker.datePickerMode = .date
    window.layoutIfNeeded()
    let year = picker.bounds.width - 60
    Finger.drag(picker, from: CGPoint(x: year, y: 108), by: CGPoint(x: 0, y: -36))
    window.frameClock.advanceUntilStill()
    #expect(log.told == ["2025-01-31 13:07"])
  }

  @Test("For a day that a month does not have, the wheels turn to the month's last day")
  func february() {
    picker.datePickerMode = .date
    turn(0, by: 1)
    #expect(log.told == ["2024-02-29 13:07"])
    #expect(rows == ["February", "29", "2024"])
  }

  @Test(
    "A date beyond the limits of a date picker is moved to the nearer limit, and so are its wheels")
  func limits() {
    picker.datePickerMode = .date
    picker.maximumDate = date(2024, 2, 10, 0, 0)
    turn(0, by: 1)
    #expect(picker.date == date(2024, 2, 10, 0, 0) && rows == ["February", "10", "2024"])
    picker.minimumDate = date(2024, 2, 5, 0, 0)
    picker.date = date(2020, 1, 1, 0, 0)
    #expect(picker.date == date(2024, 2, 5, 0, 0))
    picker.maximumDate = date(2023, 1, 1, 0, 0)
    picker.date = date(2020, 1, 1, 0, 0)
    #expect(picker.date == date(2020, 1, 1, 0, 0))
  }

  @Test("A date picker uses its minute interval if an hour is divisible by it")
  func minutes() {
    picker.datePickerMode = .time
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15 && rows == ["1", "00", "PM"])
    turn(1, by: 2)
    #expect(log.told == ["2024-01-31 13:15", "2024-01-31 13:30"])
  }

  @Test("A countdown timer counts hours and minutes")
  func countDown() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720 && rows == ["1 h", "2 min"])
    turn(1, by: 1)
    #expect(picker.countDownDuration == 3_780 && log.told.count == 1)
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    picker.isEnabled = false
    picker.userPicks(seconds: 120)
    #expect(picker.countDownDuration == 60 && log.told.count == 1)
  }

  @Test("Without a style, a date picker is compact, and has wheels for durations and months")
  func automatic() {
    let picker = UIDatePicker()
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
    #expect(picker.bounds.height == 34)
    for mode in [UIDatePicker.Mode.date, .time, .dateAndTime] {
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == .compact)
    }
    for mode in [UIDatePicker.Mode.countDownTimer, .yearAndMonth] {
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == .wheels && picker.bounds.height == 216)
    }
  }

  @Test("A date picker without a size of its own gets the size of a new style")
  func sizeOfStyle() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    picker.frame.size.height = 100
    picker.preferredDatePickerStyle = .compact
    #expect(picker.bounds.size == CGSize(width: 320, height: 100))
  }

  @Test("The wheel of AM and PM stands before the hours in a locale that writes it there")
  func halvesFirst() {
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "ko_KR")
    #expect(rows.count == 3 && Array(rows.dropFirst()) == ["1", "07"])
    turn(0, by: -1)
    #expect(log.told == ["2024-01-31 01:07"])
  }

  @Test("A compact date picker shows its date, and userPicks(_:) changes it as a user does")
  func compact() {
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.accessibilityLabel?.hasPrefix("Jan 31, 2024") == true)
    #expect(picker.intrinsicContentSize.height == 34)
    let before = "\(picker.displayList())"
    picker.userPicks(date(2025, 5, 5, 5, 5))
    #expect(log.told == ["2025-05-05 05:05"] && "\(picker.displayList())" != before)
    picker.userPicks(date(2025, 5, 5, 5, 5))
    picker.isEnabled = false
    picker.userPicks(date(2026, 5, 5, 5, 5))
    #expect(log.told.count == 1)
  }

  @Test("A compact date picker begins at its leading edge")
  func compactMirrored() throws {
    picker.preferredDatePickerStyle = .compact
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
    /// The left edges of the day and the time.
    func edges() throws -> (day: Double, time: Double) {
      let texts = picker.displayList().texts
      let day = try #require(texts.first { $0.layout.text.string.contains("Jan") })
      let time = try #require(texts.first { $0.layout.text.string.contains(":") })
      return (day.origin.x, time.origin.x)
    }
    let left = try edges()
    #expect(left.day < 13 && left.time > left.day)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsDisplay()
    let right = try edges()
    #expect(right.time < right.day && right.day > 150)
  }

  @Test("The width of a compact date picker follows the length of its date")
  func compactWidth() {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      picker.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    let width = picker.bounds.width
    #expect(abs(width - picker.intrinsicContentSize.width) < 1)
    picker.date = date(2024, 1, 3, 13, 7)
    window.layoutIfNeeded()
    #expect(picker.bounds.width < width)
    #expect(abs(picker.bounds.width - picker.intrinsicContentSize.width) < 1)
  }

  @Test("A duration that is no number, or is out of range, becomes the nearest possible duration")
  func durationOutOfRange() {
    picker.datePickerMode = .countDownTimer
    let durations: [(TimeInterval, TimeInterval)] = [
      (.nan, 60), (-5, 60), (.infinity, 86_340), (125, 120),
    ]
    for (duration, shown) in durations {
      picker.countDownDuration = duration
      #expect(picker.countDownDuration == shown)
    }
  }

  @Test("A date picker begins at 2001-01-01, and a date set in code sends no event")
  func setInCode() {
    #expect(UIDatePicker().date == Date(timeIntervalSinceReferenceDate: 0))
    picker.setDate(date(2030, 3, 3, 3, 3), animated: true)
    window.frameClock.advanceUntilStill()
    #expect(text(picker.date) == "2030-03-03 03:03" && log.told == [])
  }
}

private var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return calendar
}

private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> Date {
  utc.date(
    from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
}

private func text(_ date: Date) -> String {
  let parts = utc.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
  return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour))"
    + ":\(two(parts.minute))"
}

extension DisplayList {
  /// The texts of the list and of its groups.
  fileprivate var texts: [PlacedText] {
    items.flatMap { item -> [PlacedText] in
      switch item {
      case .text(let text): [text]
      case .group(let group): group.content.texts
      default: []
      }
    }
  }
}
