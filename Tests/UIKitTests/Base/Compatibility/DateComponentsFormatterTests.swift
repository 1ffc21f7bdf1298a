import Foundation
import Testing
import UIKit

@Suite("Durations in words and numbers")
struct DateComponentsFormatterTests {
  private func formatter(
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ style: DateComponentsFormatter.UnitsStyle = .positional
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    (formatter.allowedUnits, formatter.unitsStyle) = (units, style)
    return formatter
  }

  @Test("In the positional style, leading zeros are dropped, and later units have two digits")
  func positional() {
    let formatter = formatter()
    let texts = [0, 9, 90, 3_610, -34_890].map { formatter.string(from: $0) }
    #expect(texts == ["0", "9", "1:30", "1:00:10", "-9:41:30"])
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("Padded positions have two digits each")
  func padded() {
    let formatter = formatter([.minute, .second])
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05" && formatter.string(from: 3_665) == "61:05")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 5) == "0:05")
  }

  @Test("Units are letters, short or whole words, and numbers may be words")
  func styles() {
    let styles: [DateComponentsFormatter.UnitsStyle] = [
      .abbreviated, .short, .full, .spellOut, .brief,
    ]
    let texts = styles.map { formatter([.hour, .minute, .second], $0).string(from: 3_630) }
    #expect(
      texts == [
        "1h 30s", "1 hr, 30 sec", "1 hour, 30 seconds", "one hour, thirty seconds", "1hr 30sec",
      ])
    #expect(formatter([.hour, .minute], .full).string(from: 0) == "0 minutes")
  }

  @Test("A number with a grouping separator is spelled out as one number")
  func groups() {
    let formatter = formatter([.hour], .spellOut)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "fr_FR")
    formatter.calendar = calendar
    let text = formatter.string(from: 3_600 * 1_234)
    #expect(text == "mille deux cent trente-quatre\u{A0}heures")
  }

  @Test("Zeros are dropped as the zero formatting behavior says")
  func zeros() {
    let formatter = formatter([.day, .hour, .minute, .second], .abbreviated)
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 3_600) == "1h 0m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 3_600) == "0d 1h")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 86_405) == "1d 5s")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "0d 0h 0m 5s")
  }

  @Test("Only the largest units are shown if their number is limited")
  func limited() {
    let formatter = formatter([], .full)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: DateComponents(day: 400)) == "1 year, 1 month")
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 0) == "0 seconds")
  }

  @Test("A single largest unit is counted in smaller ones if it collapses")
  func collapsed() {
    let formatter = formatter([.minute, .second], .abbreviated)
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s" && formatter.string(from: 123) == "2m 3s")
  }

  @Test("The text contains phrases for an approximate and for a remaining duration")
  func phrases() {
    let formatter = formatter([.minute], .full)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test("Two dates, components and numbers are formatted")
  func kinds() {
    let formatter = formatter([.day], .full)
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(200_000)) == "2 days")
    #expect(formatter.string(for: NSNumber(value: 86_400)) == "1 day")
    #expect(formatter.string(for: "never") == nil)
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 3), unitsStyle: .short)
        == "3 hr")
  }

  @Test("The calendar's locale has its own words")
  func locales() {
    let formatter = formatter([.hour, .minute], .full)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    formatter.calendar = calendar
    #expect(formatter.string(from: 4_000) == "1 Stunde, 6 Minuten")
  }

  @Test("Durations that no calendar counts have no text")
  func endless() {
    let formatter = formatter()
    #expect(formatter.string(from: 1e300) == nil && formatter.string(from: .nan) == nil)
    #expect(formatter.string(from: DateComponents(day: .max / 2)) == nil)
    #expect(formatter.string(from: DateComponents(hour: .min + 1)) == nil)
    #expect(formatter.string(from: .distantPast, to: .distantFuture) != nil)
  }

  @Test("Items are joined to a list")
  func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let formatter = ListFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Tag", "Nacht"]) == "Tag und Nacht")
    formatter.itemFormatter = DateComponentsFormatter()
    #expect(formatter.string(from: [90.0]) == "1:30" && formatter.string(from: ["never"]) == nil)
  }
}
