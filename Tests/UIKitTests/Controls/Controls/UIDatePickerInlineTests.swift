import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An inline date picker")
struct UIDatePickerInlineTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
  private let picker = UIDatePicker()
  private let log = ControlLog()

  init() {
    picker.calendar = utc
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = date(2024, 1, 31, 13, 7)
    picker.sizeToFit()
    window.addSubview(picker)
    window.isHidden = false
    picker.addAction(
      UIAction { [log, unowned picker] _ in log.told.append(text(picker.date)) },
      for: .valueChanged)
  }

  private func settle() {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
  }

  private func parts<Part: UIView>() -> [Part] {
    settle()
    return picker.inline?.grid.subviews.compactMap { $0 as? Part } ?? []
  }

  private var title: String? {
    let labels: [UILabel] = parts()
    return labels.first { $0.frame.minY == 0 }?.text
  }

  private var days: [MonthGridDay] {
    let all: [MonthGridDay] = parts()
    return all.filter { !$0.isHidden }
  }

  private func day(_ number: Int) throws -> MonthGridDay {
    try #require(days.first { $0.number == "\(number)" })
  }

  private func button(_ name: String) throws -> MonthGridButton {
    let buttons: [MonthGridButton] = parts()
    return try #require(buttons.first { $0.accessibilityLabel == name })
  }

  private func grid() throws -> MonthGrid {
    settle()
    return try #require(picker.inline?.grid)
  }

  private func field() throws -> InlineTimeField {
    settle()
    return try #require(picker.inline?.timeField)
  }

  private var selectedDays: [String] { days.filter(\.isSelected).map(\.number) }

  private var enabledDays: [String] { days.filter(\.isEnabled).map(\.number) }

  // MARK: Appearance

  @Test("For a day, the inline style has a month grid in place of wheels")
  func modes() {
    #expect(title == "January 2024" && days.map(\.number) == (1...31).map(String.init))
    #expect(selectedDays == ["31"] && picker.subviews[0].isHidden)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 328))
    picker.datePickerMode = .time
    settle()
    #expect(picker.inline == nil && !picker.subviews[0].isHidden)
    picker.datePickerMode = .dateAndTime
    #expect(title == "January 2024" && picker.subviews[0].isHidden)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 372))
    picker.preferredDatePickerStyle = .wheels
    settle()
    #expect(picker.inline == nil && !picker.subviews[0].isHidden)
  }

  @Test("A day is a button with the date as its accessibility label")
  func accessibility() throws {
    #expect(try day(31).accessibilityLabel == "Wednesday, January 31")
    #expect(try day(31).accessibilityTraits == [.button, .selected])
    #expect(try day(30).accessibilityTraits == .button)
    picker.locale = Locale(identifier: "de_DE")
    #expect(try day(1).accessibilityLabel == "Montag, 1. Januar" && title == "Januar 2024")
  }

  @Test("In a right-to-left layout, the first weekday is at the right, and later months are left")
  func mirrored() throws {
    picker.semanticContentAttribute = .forceRightToLeft
    #expect(try day(1).frame.minX == 229)
    Finger.flick(try grid(), by: CGPoint(x: 120, y: 0))
    #expect(title == "February 2024")
    Finger.flick(try grid(), by: CGPoint(x: -120, y: 0))
    #expect(title == "January 2024")
  }

  // MARK: Days

  @Test("A tap on a day picks it, keeps the time of day, and sends an event")
  func tap() throws {
    Finger.tap(try day(3))
    #expect(selectedDays == ["3"] && log.told == ["2024-01-03 13:07"])
    picker.date = date(2024, 1, 3, 13, 7).addingTimeInterval(30)
    Finger.tap(try day(4))
    #expect(picker.date == date(2024, 1, 4, 13, 7).addingTimeInterval(30))
    // The date is picked already.
    Finger.tap(try day(4))
    #expect(log.told == ["2024-01-03 13:07", "2024-01-04 13:07"])
    Finger.tap(try button("Next Month"))
    #expect(title == "February 2024" && selectedDays == [] && log.told.count == 2)
    Finger.tap(try day(29))
    #expect(selectedDays == ["29"] && log.told.last == "2024-02-29 13:07")
  }

  @Test("A picked day is one of the picker's time zone")
  func timeZone() throws {
    picker.timeZone = TimeZone(identifier: "Pacific/Kiritimati")
    #expect(title == "February 2024" && selectedDays == ["1"])
    Finger.tap(try day(2))
    #expect(log.told == ["2024-02-01 13:07"])
  }

  @Test("Days beyond the limits are disabled, and months without other days can't be reached")
  func limits() throws {
    picker.date = date(2024, 1, 15, 13, 7)
    picker.minimumDate = date(2024, 1, 10, 14, 0)
    picker.maximumDate = date(2024, 1, 20, 9, 0)
    #expect(enabledDays == (10...20).map(String.init))
    Finger.tap(try day(5))
    Finger.tap(try day(21))
    #expect(log.told == [] && selectedDays == ["15"])
    // A part of these days is beyond the limits.
    Finger.tap(try day(10))
    Finger.tap(try day(20))
    #expect(log.told == ["2024-01-10 14:00", "2024-01-20 09:00"])
    #expect(try !button("Next Month").isEnabled && !button("Previous Month").isEnabled)
    for distance in [-120.0, 120] {
      Finger.flick(try grid(), by: CGPoint(x: distance, y: 0))
      #expect(title == "January 2024")
    }
    // Limits in the wrong order are ignored.
    picker.minimumDate = date(2024, 1, 25, 0, 0)
    #expect(enabledDays.count == 31)
  }

  @Test("A date that is set in code shows its month, and new limits only if they exclude the month")
  func setInCode() throws {
    picker.date = date(2030, 3, 3, 3, 3)
    #expect(title == "March 2030" && selectedDays == ["3"])
    picker.setDate(date(2024, 1, 31, 13, 7), animated: true)
    #expect(window.frameClock.isMoving && title == "January 2024")
    Finger.tap(try button("Next Month"))
    picker.maximumDate = date(2024, 6, 1, 0, 0)
    #expect(title == "February 2024")
    picker.date = date(2024, 1, 31, 13, 7)
    #expect(title == "January 2024" && log.told == [])
    Finger.tap(try button("Next Month"))
    picker.maximumDate = date(2024, 1, 31, 20, 0)
    #expect(title == "January 2024" && log.told == [])
    picker.userPicks(date(2023, 5, 5, 5, 5))
    #expect(title == "May 2023" && selectedDays == ["5"] && log.told == ["2023-05-05 05:05"])
  }

  @Test("A disabled date picker is pale, and ignores taps")
  func disabled() throws {
    picker.isEnabled = false
    let view = try day(3)
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    Finger.tap(window, at: view.convert(center, to: window))
    #expect(picker.inline?.alpha == 0.5 && selectedDays == ["31"] && log.told == [])
    picker.userPicks(day: date(2024, 1, 3, 0, 0))
    #expect(log.told == [])
    picker.isEnabled = true
    Finger.tap(try day(3))
    #expect(picker.inline?.alpha == 1 && log.told == ["2024-01-03 13:07"])
  }

  // MARK: Swipes

  @Test("A horizontal swipe turns the month, and picks no day")
  func swipes() throws {
    Finger.flick(try grid(), by: CGPoint(x: -120, y: 0))
    #expect(window.frameClock.isMoving)
    #expect(title == "February 2024")
    Finger.flick(try grid(), by: CGPoint(x: 120, y: 0))
    Finger.flick(try grid(), by: CGPoint(x: 120, y: 0))
    #expect(title == "December 2023")
    // A slow finger turns the month if it passes the middle.
    Finger.drag(try grid(), from: CGPoint(x: 300, y: 160), by: CGPoint(x: -200, y: 0))
    #expect(title == "January 2024" && log.told == [])
  }

  @Test("A short or vertical movement, or one that goes back, turns no month, and picks no day")
  func noSwipes() throws {
    Finger.drag(try grid(), by: CGPoint(x: -60, y: 0))
    #expect(title == "January 2024")
    Finger.flick(try grid(), by: CGPoint(x: 20, y: -120))
    #expect(title == "January 2024")
    let finger = Finger(on: try grid())
    finger.move(by: CGPoint(x: -140, y: 0), over: 0.3)
    finger.rest(for: 0.2)
    finger.move(by: CGPoint(x: 80, y: 0), over: 0.1)
    finger.lift()
    #expect(title == "January 2024" && selectedDays == ["31"] && log.told == [])
  }

  @Test("A swipe from the edge of the screen belongs to the recognizer for the edge")
  func edge() throws {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    window.addGestureRecognizer(edge)
    Finger.flick(try grid(), from: CGPoint(x: 5, y: 160), by: CGPoint(x: 150, y: 0))
    #expect(title == "January 2024")
    window.removeGestureRecognizer(edge)
    Finger.flick(try grid(), from: CGPoint(x: 5, y: 160), by: CGPoint(x: 150, y: 0))
    #expect(title == "December 2023")
  }

  // MARK: Time

  @Test("With a time, the grid has the time below it, and a tap on it shows wheels for it")
  func time() throws {
    picker.datePickerMode = .dateAndTime
    picker.sizeToFit()
    #expect(try field().text.hasPrefix("1:07"))
    #expect(try field().frame.minY > grid().frame.maxY)
    #expect(try field().accessibilityLabel == field().text)
    #expect(try field().accessibilityTraits == .button)
    Finger.tap(try field())
    #expect(try grid().isHidden && field().accessibilityTraits == [.button, .selected])
    let wheels = try #require(picker.inline?.subviews.compactMap { $0 as? UIPickerView }.first)
    let hours = try #require(
      wheels.subviews.compactMap { $0 as? UIScrollView }.min { $0.frame.minX < $1.frame.minX })
    #expect(hours.accessibilityValue == "1")
    hours.accessibilityIncrement()
    #expect(try field().text.hasPrefix("2:07") && log.told == ["2024-01-31 14:07"])
    Finger.tap(try field())
    #expect(try !grid().isHidden && wheels.superview == nil)
    Finger.tap(try day(2))
    #expect(log.told == ["2024-01-31 14:07", "2024-01-02 14:07"])
    picker.datePickerMode = .date
    #expect(try field().isHidden)
  }
}

private var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  calendar.locale = Locale(identifier: "en_US")
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
