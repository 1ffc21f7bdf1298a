import Foundation
import Testing
import UIKit

@Suite("Relative times and words of a text")
struct RelativeTimesAndWordsTests {
  private let hour = 3_600.0
  private let day = 86_400.0

  @Test("A relative time has its largest whole unit, in the past and in the future")
  func numeric() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -2 * hour) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 119) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    #expect(formatter.localizedString(fromTimeInterval: -10 * day) == "1 week ago")
    #expect(formatter.localizedString(fromTimeInterval: -day) == "1 day ago")
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.localizedString(for: start.addingTimeInterval(400 * day), relativeTo: start)
        == "in 1 year")
  }

  @Test("Near times have names in the named style")
  func named() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -day) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 8 * day) == "next week")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
    #expect(formatter.localizedString(fromTimeInterval: 3 * hour) == "in 3 hours")
  }

  @Test("Units are written in full, in words, short or as letters")
  func styles() {
    let formatter = RelativeDateTimeFormatter()
    let texts = [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated].map {
      formatter.unitsStyle = $0
      return formatter.localizedString(fromTimeInterval: -2 * hour)
    }
    #expect(texts == ["2 hours ago", "two hours ago", "2 hr. ago", "2h ago"])
  }

  @Test("Date components are described by the largest that is not zero")
  func components() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(from: DateComponents(day: 10)) == "in 10 days")
    #expect(formatter.localizedString(from: DateComponents(month: 0, day: -3)) == "3 days ago")
    #expect(formatter.string(for: DateComponents(year: 1, day: 3)) == "in 1 year")
    #expect(formatter.string(for: "never") == nil)
  }

  @Test("An interval that is too long is shortened, and one that is not a number is zero")
  func unlimited() {
    let formatter = RelativeDateTimeFormatter()
    let longest = formatter.localizedString(fromTimeInterval: 1e12)
    #expect(longest.hasPrefix("in ") && longest.hasSuffix("years"))
    for interval in [1e13, .greatestFiniteMagnitude, .infinity] {
      #expect(formatter.localizedString(fromTimeInterval: interval) == longest)
    }
    #expect(
      formatter.localizedString(fromTimeInterval: -.infinity)
        == formatter.localizedString(fromTimeInterval: -1e12))
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
    let far = Date(timeIntervalSinceReferenceDate: 1e15)
    #expect(
      formatter.localizedString(for: far.addingTimeInterval(-2 * hour), relativeTo: far)
        == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(year: 1_000_000_000_000)) == longest)
  }

  @Test("Another locale has its own words")
  func locales() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    #expect(formatter.localizedString(fromTimeInterval: -2 * hour) == "il y a 2 heures")
  }

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) {
      word, _, _, _ in
      words.append(word ?? "")
    }
    return words
  }

  @Test("Words are runs of letters and digits, with what joins them")
  func words() {
    #expect(
      words("It can't be 3.5 — or 1,000 (e.g. now)!") == [
        "It", "can't", "be", "3.5", "or", "1,000", "e.g", "now",
      ])
    #expect(words("森林 forest") == ["森", "林", "forest"])
    #expect(words(" … ") == [])
    // A colon joins only letters, a period does not join `_` to a letter. Fractions are no words.
    #expect(words("a:b 1:2 _.b 1½") == ["a:b", "1", "2", "_", "b", "1"])
  }

  @Test("Each word comes with its range, and with that up to the next word")
  func ranges() {
    let text = "  one, two."
    var pieces: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) {
      word, range, enclosing, _ in
      #expect(word == nil)
      pieces.append("\(text[range])|\(text[enclosing])")
    }
    #expect(pieces == ["one|  one, ", "two|two."])
    var last: String?
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .reverse]) {
      word, _, _, stop in
      last = word
      stop = true
    }
    #expect(last == "two")
  }

  private func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { sentence, _, _, _ in
      sentences.append(sentence ?? "")
    }
    return sentences
  }

  @Test("Sentences end where one reads their end")
  func sentences() {
    #expect(
      sentences("It costs 3.5 euros, e.g. today. Really?! \"Yes.\" Good") == [
        "It costs 3.5 euros, e.g. today. ", "Really?! ", "\"Yes.\" ", "Good",
      ])
  }

  @Test("A sentence goes on after a period before a small letter, a digit or a comma")
  func goesOn() {
    #expect(sentences("Version 3. is out. Get it") == ["Version 3. is out. ", "Get it"])
    #expect(
      sentences("At 3.5 (approx. the half) of it. Four left.") == [
        "At 3.5 (approx. the half) of it. ", "Four left.",
      ])
    #expect(sentences("Eggs etc., and the U.S. army!") == ["Eggs etc., and the U.S. army!"])
    #expect(sentences("No! yes? (Or so.) End… no") == ["No! ", "yes? ", "(Or so.) ", "End… no"])
    #expect(sentences("終わり。次") == ["終わり。", "次"])
    #expect(sentences("") == [])
  }

  @Test("A sentence ends at the end of a line, whatever follows")
  func lines() {
    #expect(sentences("one\ntwo") == ["one\n", "two"])
    #expect(sentences("one \n\n two") == ["one \n\n ", "two"])
    #expect(sentences("e.g.\r\ntoday. now") == ["e.g.\r\n", "today. now"])
  }

  @Test("Lines are still enumerated by Foundation, and NSString finds words, too")
  func foundation() {
    let text = "a\nb"
    var lines: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a", "b"])
    var count = 0
    NSString(string: "one two").enumerateSubstrings(
      in: NSRange(location: 0, length: 7), options: .byWords
    ) { _, _, _, _ in count += 1 }
    #expect(count == 2)
  }
}
