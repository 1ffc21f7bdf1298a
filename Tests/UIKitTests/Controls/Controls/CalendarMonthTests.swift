import Foundation
import Testing

@testable import GalleyUIKit

@Suite("A month of a calendar")
struct CalendarMonthTests {
  private func calendar(
    _ identifier: Calendar.Identifier = .gregorian, zone: String = "UTC", locale: String = "en_US"
  ) throws -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.locale = Locale(identifier: locale)
    return calendar
  }

  private func month(_ year: Int, _ month: Int, in calendar: Calendar) throws -> CalendarMonth {
    let components = DateComponents(year: year, month: month, day: 20, hour: 13)
    return CalendarMonth(containing: try #require(calendar.date(from: components)), in: calendar)
  }

  @Test("A month has its days, and its first week has those of the month before")
  func days() throws {
    let american = try calendar()
    let january = try month(2024, 1, in: american)
    #expect(january.days.count == 31 && january.leadingBlankCount == 1)
    let february = try month(2024, 2, in: american)
    #expect(february == january.next && february.previous == january)
    #expect(february.days.count == 29 && february.leadingBlankCount == 4)
    let german = try calendar(locale: "de_DE")
    #expect(try month(2024, 1, in: german).leadingBlankCount == 0)
    #expect(try month(2024, 9, in: german).leadingBlankCount == 6)
  }

  @Test("A month has each day once, also one that begins at one o'clock")
  func shortDay() throws {
    // On November 4, 2018, clocks in São Paulo went from midnight to one o'clock.
    let brazilian = try calendar(zone: "America/Sao_Paulo")
    let days = try month(2018, 11, in: brazilian).days
    #expect(days.map { brazilian.component(.day, from: $0) } == Array(1...30))
    #expect(days.allSatisfy { brazilian.startOfDay(for: $0) == $0 })
  }

  @Test(
    "Months follow each other without a gap, in calendars of all kinds",
    arguments: [.gregorian, .buddhist, .hebrew, .coptic, .islamicCivil] as [Calendar.Identifier])
  func succession(identifier: Calendar.Identifier) throws {
    let calendar = try calendar(identifier)
    var month = CalendarMonth(containing: Date(timeIntervalSinceReferenceDate: 0), in: calendar)
    for _ in 0..<40 {
      let next = month.next
      #expect(next.interval.start == month.interval.end && next.previous == month)
      #expect(month.days.map { calendar.component(.day, from: $0) } == Array(1...month.days.count))
      month = next
    }
  }

  @Test("A month beyond a range of dates is limited to the nearest month in it")
  func limits() throws {
    let american = try calendar()
    let (march, may) = (try month(2024, 3, in: american), try month(2024, 5, in: american))
    let range = DateInterval(start: march.interval.end.addingTimeInterval(-1), end: may.days[0])
    #expect(march.limited(to: range) == march && may.limited(to: range) == may)
    #expect(march.previous.previous.limited(to: range) == march)
    #expect(may.next.limited(to: range) == may)
    #expect(march.isDay(march.days[30], in: range) && !march.isDay(march.days[29], in: range))
    #expect(may.isDay(may.days[0], in: range) && !may.isDay(may.days[1], in: range))
  }
}
