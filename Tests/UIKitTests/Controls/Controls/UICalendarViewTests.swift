import Foundation
import Galley
import GalleyDrawing
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A calendar view")
struct UICalendarViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
  private let view = UICalendarView()
  private let owner = CalendarOwner()
  /// The scene is stored here, because a window does not retain the scene that it is created with.
  private let scene = UIWindowScene()

  init() {
    view.calendar = utc
    view.visibleDateComponents = DateComponents(year: 2024, month: 1)
    window.addSubview(view)
    window.isHidden = false
  }

  private var title: String? { labels.first { $0.frame.minY == 0 }?.text }

  /// The weekdays, from left to right.
  private var weekdays: [String] {
    labels.filter { $0.frame.minY > 0 }.sorted { $0.frame.minX < $1.frame.minX }
      .compactMap(\.text)
  }

  private var labels: [UILabel] { parts() }

  private var days: [MonthGridDay] {
    let all: [MonthGridDay] = parts()
    return all.filter { !$0.isHidden }
  }

  private func parts<Part: UIView>() -> [Part] {
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    return view.grid.subviews.compactMap { $0 as? Part }
  }

  private func day(_ number: Int) throws -> MonthGridDay {
    try #require(days.first { $0.number == "\(number)" })
  }

  private func button(_ name: String) throws -> MonthGridButton {
    let buttons: [MonthGridButton] = parts()
    return try #require(buttons.first { $0.accessibilityLabel == name })
  }

  private func tap(_ number: Int) throws { Finger.tap(try day(number)) }

  private var selectedDays: [String] { days.filter(\.isSelected).map(\.number) }

  private var disabledDays: [String] { days.filter { !$0.isEnabled }.map(\.number) }

  // MARK: Month

  @Test("A calendar view begins with January 2001, and shows the month that is set")
  func beginning() {
    let fresh = UICalendarView().visibleDateComponents
    #expect(fresh.year == 2001 && fresh.month == 1 && fresh.era == 1 && fresh.day == nil)
    #expect(fresh.calendar?.identifier == .gregorian)
    #expect(title == "January 2024" && days.map(\.number) == (1...31).map(String.init))
    // The day does not count, whether there is one or not.
    view.visibleDateComponents = DateComponents(year: 2024, month: 2, day: 31)
    #expect(title == "February 2024" && days.count == 29)
    #expect(view.visibleDateComponents.month == 2)
    // Components without a year mean no month.
    view.visibleDateComponents = DateComponents(month: 7)
    #expect(title == "February 2024")
  }

  @Test("A month that is too far away for dates ends")
  func farMonth() {
    let far = Date(timeIntervalSinceReferenceDate: 3.15e13)
    let starts = CalendarMonth(containing: far, in: utc).days
    #expect(starts.count <= 31 && Set(starts).count == starts.count)
    view.availableDateRange = DateInterval(start: .distantPast, end: far)
    view.visibleDateComponents = DateComponents(year: 1_000_000, month: 1)
    #expect(days.count <= 31)
  }

  @Test("Days are placed in rows of a week, without space between them")
  func frames() throws {
    #expect(view.bounds.size == CGSize(width: 320, height: 376))
    #expect(try day(1).frame == CGRect(x: 46, y: 64, width: 45, height: 52))
    #expect(try day(31).frame == CGRect(x: 137, y: 272, width: 46, height: 52))
    #expect(weekdays == ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    view.frame.size = CGSize(width: 350, height: 304)
    #expect(try day(1).frame == CGRect(x: 50, y: 64, width: 50, height: 40))
    #expect(try button("Next Month").frame == CGRect(x: 306, y: 0, width: 44, height: 44))
    #expect(try button("Previous Month").frame == CGRect(x: 262, y: 0, width: 44, height: 44))
  }

  @Test("Weeks begin with the first weekday of the locale")
  func locale() throws {
    #expect(view.locale.identifier == "en_US")
    view.locale = Locale(identifier: "de_DE")
    #expect(view.locale.identifier == "de_DE" && title == "Januar 2024")
    #expect(try day(1).frame.minX == 0 && weekdays[0].hasPrefix("MO"))
    #expect(try day(1).accessibilityLabel == "Montag, 1. Januar")
  }

  @Test("In a right-to-left layout, the first weekday is at the right, and so are the days before")
  func mirrored() throws {
    #expect(try day(1).frame.minX == 46)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try day(1).frame == CGRect(x: 229, y: 64, width: 45, height: 52))
    #expect(weekdays.first == "SAT" && weekdays.last == "SUN")
    #expect(try button("Next Month").frame.minX == 0)
    #expect(try button("Previous Month").frame.minX == 44)
  }

  @Test("Taps on the buttons at the top turn the month, and call the delegate")
  func turning() throws {
    view.delegate = owner
    Finger.tap(try button("Next Month"))
    #expect(window.frameClock.isMoving)
    #expect(title == "February 2024" && owner.told == ["from 2024-1 to 2024-2"])
    Finger.tap(try button("Previous Month"))
    Finger.tap(try button("Previous Month"))
    #expect(title == "December 2023" && owner.told.last == "from 2024-1 to 2023-12")
  }

  @Test("A swipe turns the month and calls the delegate, within the available dates")
  func swipes() throws {
    view.delegate = owner
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    view.availableDateRange = DateInterval(start: date(2024, 1, 1), end: date(2024, 2, 20))
    window.layoutIfNeeded()
    Finger.flick(view, by: CGPoint(x: -120, y: 0))
    #expect(title == "February 2024" && owner.told == ["from 2024-1 to 2024-2"])
    Finger.flick(view, by: CGPoint(x: -120, y: 0))
    #expect(title == "February 2024")
    Finger.flick(view, by: CGPoint(x: 120, y: 0))
    #expect(title == "January 2024" && owner.told.last == "from 2024-2 to 2024-1")
    Finger.flick(view, by: CGPoint(x: 120, y: 0))
    #expect(title == "January 2024" && owner.told.count == 2)
    #expect(selection.selectedDate == nil)
  }

  @Test("A month that is set in code is shown at once, unless it is animated")
  func animation() {
    view.delegate = owner
    window.layoutIfNeeded()
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 3), animated: false)
    #expect(!window.frameClock.isMoving)
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 4), animated: true)
    #expect(window.frameClock.isMoving)
    #expect(title == "April 2024")
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 4, day: 9), animated: true)
    #expect(!window.frameClock.isMoving)
    view.availableDateRange = DateInterval(start: date(2025, 6, 1), end: date(2025, 7, 1))
    #expect(title == "June 2025")
    // The delegate is told only of the months to which the user turns.
    #expect(owner.told == [])
  }

  @Test("A calendar view has the calendar of its scene, unless its own is set")
  func region() {
    let window = UIWindow(windowScene: scene)
    let free = UICalendarView()
    window.addSubview(free)
    window.isHidden = false
    scene.locale = Locale(identifier: "de_DE")
    #expect(free.locale.identifier == "de_DE" && free.calendar.locale?.identifier == "de_DE")
    scene.calendar = Calendar(identifier: .buddhist)
    #expect(free.visibleDateComponents.year == 2544 && free.visibleDateComponents.month == 1)
    free.calendar = utc
    #expect(free.visibleDateComponents.year == 2001 && free.locale.identifier == "en_US")
  }

  @Test("Another time zone does not change the visible month, and days begin in it")
  func timeZone() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    for zone in ["America/Los_Angeles", "Pacific/Kiritimati"] {
      view.timeZone = TimeZone(identifier: zone)
      selection.selectedDate = nil
      #expect(title == "January 2024" && days.count == 31)
      try tap(5)
      let date = try #require(selection.selectedDate?.date)
      var calendar = utc
      calendar.timeZone = try #require(view.timeZone)
      let parts = calendar.dateComponents([.month, .day, .hour], from: date)
      #expect(parts.month == 1 && parts.day == 5 && parts.hour == 0)
    }
  }

  @Test("The fonts have the design of the calendar view")
  func design() throws {
    let usual = try day(1).font
    #expect(usual == UIFont.systemFont(ofSize: 20))
    view.fontDesign = .serif
    let serif = try #require(usual.fontDescriptor.withDesign(.serif))
    #expect(try day(1).font == UIFont(descriptor: serif, size: 20))
    #expect(try day(1).font != usual)
  }

  @Test("A day is a button with the date as its accessibility label")
  func accessibility() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    selection.selectedDate = DateComponents(year: 2024, month: 1, day: 31)
    view.selectionBehavior = selection
    #expect(try day(31).accessibilityLabel == "Wednesday, January 31")
    #expect(try day(31).accessibilityTraits == [.button, .selected])
    owner.forbidden = [30]
    selection.updateSelectableDates()
    #expect(try day(30).accessibilityTraits == [.button, .notEnabled])
  }

  @Test("A selected day has a background in the tint color")
  func drawing() throws {
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    #expect(!"\(try day(9).displayList())".contains("#FF0000"))
    selection.selectedDate = DateComponents(year: 2024, month: 1, day: 9)
    #expect("\(try day(9).displayList())".contains("#FF0000"))
    #expect(!"\(try day(10).displayList())".contains("#FF0000"))
  }

  // MARK: Available dates

  @Test("Days outside of the available dates are disabled, and months without available days too")
  func range() throws {
    let all = view.availableDateRange
    #expect(all.start == .distantPast && all.end == .distantFuture)
    view.availableDateRange = DateInterval(
      start: date(2024, 1, 10).addingTimeInterval(43_200), end: date(2024, 2, 3))
    #expect(disabledDays == (1...9).map(String.init))
    #expect(try !button("Previous Month").isEnabled && button("Next Month").isEnabled)
    Finger.tap(try button("Previous Month"))
    #expect(title == "January 2024")
    Finger.tap(try button("Next Month"))
    #expect(title == "February 2024" && disabledDays == (4...29).map(String.init))
    #expect(try button("Previous Month").isEnabled && !button("Next Month").isEnabled)
    view.visibleDateComponents = DateComponents(year: 2010, month: 5)
    #expect(title == "January 2024")
    view.visibleDateComponents = DateComponents(year: 2030, month: 5)
    #expect(title == "February 2024")
    view.availableDateRange = DateInterval(start: date(2025, 6, 1), end: date(2025, 7, 1))
    #expect(title == "June 2025")
  }

  @Test("Selected days stay selected when they are no longer available, and cannot be tapped")
  func unavailableSelection() throws {
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    view.selectionBehavior = selection
    selection.selectedDates = [8, 9, 10].map { DateComponents(year: 2024, month: 1, day: $0) }
    view.availableDateRange = DateInterval(start: date(2024, 1, 9), end: date(2024, 1, 9))
    #expect(selection.selectedDates.map(\.day) == [8, 9, 10])
    try tap(10)
    #expect(selection.selectedDates.map(\.day) == [8, 9, 10] && owner.told == [])
  }

  // MARK: Decorations

  @Test("The delegate is asked once for the decoration of each visible day, until it is reloaded")
  func asking() throws {
    view.delegate = owner
    _ = days
    #expect(owner.asked == (1...31).map { "2024-1-\($0)" })
    view.setNeedsLayout()
    view.grid.setNeedsLayout()
    _ = days
    #expect(try day(17).decoration == nil && owner.asked.count == 31)
    owner.decorations[17] = .default(color: .red)
    view.reloadDecorations(
      forDateComponents: [
        DateComponents(year: 2024, month: 1, day: 17), DateComponents(year: 2024, month: 2, day: 1),
      ], animated: false)
    #expect(!window.frameClock.isMoving)
    #expect(try day(17).decoration?.backgroundColor == .red)
    #expect(Array(owner.asked.dropFirst(31)) == ["2024-1-17"])
    view.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 1, day: 3)], animated: true)
    #expect(owner.asked.last == "2024-1-3" && window.frameClock.isMoving)
    Finger.tap(try button("Next Month"))
    #expect(days.count == 29 && owner.asked.count == 33 + 29)
    // The decoration belongs to the other month's 17th only if the delegate says so again.
    owner.decorations = [:]
    Finger.tap(try button("Next Month"))
    #expect(try day(17).decoration == nil)
  }

  @Test("A decoration is a dot, an image, or a view of the app, which is clipped to its space")
  func kinds() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 12))
    let fitted = UILabel()
    fitted.text = "7"
    fitted.font = .systemFont(ofSize: 9)
    let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    owner.decorations = [
      1: .init(), 2: .default(color: .blue, size: .large), 3: .default(size: .small),
      4: .image(square, color: .blue), 5: .customView { label }, 6: .customView { fitted },
      7: .init(image: square), 8: .init { UIView() }, 9: .init(image: nil, color: .blue),
    ]
    view.delegate = owner
    #expect(try day(1).decoration?.bounds.width == 6)
    #expect(try day(1).decoration?.backgroundColor == .systemFill)
    #expect(try day(2).decoration?.bounds.width == 8)
    #expect(try day(2).decoration?.backgroundColor == .blue)
    #expect(try day(3).decoration?.bounds.width == 4)
    let image = try #require(try day(4).decoration as? UIImageView)
    #expect(image.tintColor == .blue && image.bounds.size == CGSize(width: 13, height: 13))
    #expect(image.image?.renderingMode == .automatic)
    let custom = try day(5)
    #expect(custom.decoration === label)
    #expect(label.bounds.size == CGSize(width: custom.bounds.width, height: 12))
    #expect(label.superview?.clipsToBounds == true)
    #expect(label.convert(label.bounds, to: custom).minY == 38)
    _ = try day(6)
    #expect(fitted.bounds.width > 2 && fitted.bounds.width < 12)
    #expect((try day(7).decoration as? UIImageView)?.tintColor == .systemFill)
    #expect(try day(8).decoration?.bounds.size == .zero)
    #expect(try day(9).decoration?.bounds.width == 6)
    #expect(try day(9).decoration?.backgroundColor == .blue)
  }

  private final class Mark: UICalendarView.Decoration {
    let name: String
    init(_ name: String, makeView: @escaping () -> UIView) {
      self.name = name
      super.init(customViewProvider: makeView)
    }
  }

  @Test("The view of a decoration is made once")
  func madeOnce() throws {
    var count = 0
    let mark = Mark("once") {
      count += 1
      return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    owner.decorations[5] = mark
    view.delegate = owner
    let first = try #require(try day(5).decoration)
    view.reloadDecorations(
      forDateComponents: [DateComponents(year: 2024, month: 1, day: 5)], animated: false)
    #expect(try day(5).decoration === first)
    #expect(count == 1 && mark.name == "once")
    Finger.tap(try button("Next Month"))
    let fifth = try day(5)
    #expect(fifth.decoration === first && count == 1)
    #expect(first.superview?.superview === fifth)
  }

  @Test("A tap on a decoration selects its day")
  func tappedDecoration() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    owner.decorations[3] = .customView { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 16)) }
    view.delegate = owner
    Finger.tap(try day(3), at: CGPoint(x: 20, y: 45))
    #expect(selection.selectedDate?.day == 3)
  }

  @Test("Without decorations there is no space for them, and the delegate is not asked")
  func noDecorations() throws {
    owner.decorations[3] = .default()
    view.delegate = owner
    #expect(try day(3).decoration != nil && view.wantsDateDecorations)
    let count = owner.asked.count
    view.wantsDateDecorations = false
    #expect(view.intrinsicContentSize.height == 328)
    #expect(try day(3).decoration == nil && day(3).decorationHeight == 0)
    #expect(owner.asked.count == count)
    view.wantsDateDecorations = true
    #expect(try day(3).decoration != nil && day(3).decorationHeight == 16)
  }

  // MARK: Selection

  @Test("Without a selection, taps have no effect, and days look enabled")
  func noSelection() throws {
    try tap(3)
    #expect(selectedDays == [] && disabledDays == [])
  }

  @Test("A tap selects a date in place of another one, and tells the delegate")
  func single() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    #expect(selection.delegate === owner && selection.selectedDate == nil)
    view.selectionBehavior = selection
    try tap(3)
    #expect(selectedDays == ["3"] && selection.selectedDate?.date == date(2024, 1, 3))
    try tap(31)
    #expect(selectedDays == ["31"] && owner.told == ["selects 2024-1-3", "selects 2024-1-31"])
    Finger.tap(try button("Next Month"))
    #expect(selectedDays == [])
    Finger.tap(try button("Previous Month"))
    #expect(selectedDays == ["31"])
  }

  @Test("A tap on the selected date deselects it if the delegate allows no date")
  func singleDeselected() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    try tap(3)
    try tap(3)
    #expect(selectedDays == [] && selection.selectedDate == nil)
    #expect(owner.told == ["selects 2024-1-3", "selects nothing"])
    owner.allowsNone = false
    try tap(4)
    try tap(4)
    #expect(selectedDays == ["4"] && owner.told.count == 3)
  }

  @Test("A delegate without optional methods allows each date, and none")
  func plainDelegate() throws {
    let plain = PlainOwner()
    let selection = UICalendarSelectionSingleDate(delegate: plain)
    view.selectionBehavior = selection
    #expect(disabledDays == [])
    try tap(4)
    try tap(4)
    #expect(selectedDays == [] && plain.told == [4, 0])
    let week = UICalendarSelectionWeekOfYear(delegate: plain)
    view.selectionBehavior = week
    try tap(4)
    try tap(5)
    #expect(selectedDays == [] && plain.told == [4, 0, 1, 0])
    let several = UICalendarSelectionMultiDate(delegate: plain)
    view.selectionBehavior = several
    try tap(4)
    try tap(4)
    #expect(selectedDays == [] && plain.told == [4, 0, 1, 0, 4, -4])
  }

  @Test("Dates that the delegate does not allow are disabled, until it is asked again")
  func forbidden() throws {
    owner.forbidden = [3, 7]
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    #expect(disabledDays == ["3", "7"])
    try tap(3)
    #expect(selection.selectedDate == nil && owner.told == [])
    owner.forbidden = [5]
    #expect(disabledDays == ["3", "7"])
    selection.updateSelectableDates()
    #expect(disabledDays == ["5"])
    try tap(3)
    #expect(selection.selectedDate?.day == 3)
    view.selectionBehavior = nil
    #expect(disabledDays == [] && selectedDays == [])
  }

  @Test("A date that is set in code is selected without a call of the delegate")
  func singleInCode() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    selection.setSelected(DateComponents(year: 2024, month: 1, day: 9), animated: false)
    #expect(!window.frameClock.isMoving && selectedDays == ["9"])
    selection.setSelected(DateComponents(year: 2024, month: 1, day: 10), animated: true)
    #expect(window.frameClock.isMoving && selectedDays == ["10"])
    // A day is the same day in each time zone.
    var tokyo = utc
    tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    selection.selectedDate = DateComponents(
      calendar: tokyo, year: 2024, month: 1, day: 11, hour: 23)
    #expect(selectedDays == ["11"])
    selection.selectedDate = nil
    #expect(selectedDays == [] && owner.told == [])
  }

  @Test("With several dates, a tap selects a date or deselects it")
  func multiple() throws {
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    #expect(selection.delegate === owner)
    view.selectionBehavior = selection
    selection.selectedDates = [DateComponents(year: 2024, month: 1, day: 9)]
    #expect(selectedDays == ["9"] && owner.told == [])
    try tap(4)
    #expect(selectedDays == ["4", "9"] && selection.selectedDates.map(\.day) == [9, 4])
    try tap(9)
    #expect(selectedDays == ["4"] && owner.told == ["adds 2024-1-4", "removes 2024-1-9"])
    owner.kept = [4]
    try tap(4)
    #expect(selectedDays == ["4"] && owner.told.count == 2)
    owner.forbidden = [6]
    selection.updateSelectableDates()
    #expect(disabledDays == ["6"])
    try tap(6)
    #expect(selectedDays == ["4"])
    selection.setSelectedDates([], animated: true)
    #expect(window.frameClock.isMoving && selectedDays == [])
  }

  @Test("A tap selects the week of a day, also its days in another month")
  func week() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: owner)
    #expect(selection.delegate === owner)
    view.selectionBehavior = selection
    selection.selectedWeekOfYear = DateComponents(weekOfYear: 3, yearForWeekOfYear: 2024)
    #expect(selectedDays == (14...20).map(String.init) && owner.told == [])
    try tap(31)
    #expect(selectedDays == ["28", "29", "30", "31"] && owner.told == ["week 5 of 2024"])
    Finger.tap(try button("Next Month"))
    #expect(selectedDays == ["1", "2", "3"])
    try tap(2)
    #expect(selection.selectedWeekOfYear == nil && owner.told.last == "no week")
    owner.allowsNone = false
    owner.forbidden = [6]
    selection.updateSelectableDates()
    #expect(disabledDays == (4...10).map(String.init))
    selection.setSelected(DateComponents(weekOfYear: 5, yearForWeekOfYear: 2024), animated: true)
    #expect(window.frameClock.isMoving && selectedDays == ["1", "2", "3"])
    try tap(2)
    #expect(selectedDays == ["1", "2", "3"] && owner.told.count == 2)
  }

  @Test("A selection belongs to one calendar view")
  func moved() throws {
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    try tap(3)
    let other = UICalendarView()
    other.selectionBehavior = selection
    #expect(view.selectionBehavior == nil && selectedDays == [])
    #expect(other.selectionBehavior === selection && selection.selectedDate?.day == 3)
  }
}

/// A delegate of a calendar view and of its selections, which notes its calls.
private final class CalendarOwner: NSObject, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
  UICalendarSelectionWeekOfYearDelegate
{
  var told: [String] = []
  var asked: [String] = []
  var decorations: [Int: UICalendarView.Decoration] = [:]
  /// Days of a month, or numbers of weeks.
  var forbidden: Set<Int> = []
  var kept: Set<Int> = []
  var allowsNone = true

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    asked.append(text(dateComponents))
    return decorations[dateComponents.day ?? 0]
  }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    told.append(
      "from \(text(previousDateComponents)) to \(text(calendarView.visibleDateComponents))")
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { told.append("selects \(dateComponents.map(text) ?? "nothing")") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents.map { !forbidden.contains($0.day ?? 0) } ?? allowsNone }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { told.append("adds \(text(dateComponents))") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { told.append("removes \(text(dateComponents))") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { !forbidden.contains(dateComponents.day ?? 0) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { !kept.contains(dateComponents.day ?? 0) }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    guard let week = weekOfYearComponents else { return told.append("no week") }
    told.append("week \(week.weekOfYear ?? 0) of \(week.yearForWeekOfYear ?? 0)")
  }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { weekOfYearComponents.map { !forbidden.contains($0.weekOfYear ?? 0) } ?? allowsNone }
}

/// A delegate that implements only the required methods.
private final class PlainOwner: NSObject, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
  var told: [Int] = []

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { told.append(dateComponents?.day ?? 0) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { told.append(dateComponents.day ?? 0) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { told.append(-(dateComponents.day ?? 0)) }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) { told.append(weekOfYearComponents?.weekOfYear ?? 0) }
}

private var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  calendar.locale = Locale(identifier: "en_US")
  return calendar
}

private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
  utc.date(from: DateComponents(year: year, month: month, day: day))!
}

/// Year, month and, if there is one, day.
private func text(_ components: DateComponents) -> String {
  let numbers = [components.year, components.month, components.day].compactMap(\.self)
  return numbers.map(String.init).joined(separator: "-")
}
