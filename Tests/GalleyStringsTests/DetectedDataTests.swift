import GalleyStrings
import Testing

@Suite("Data that is detected in a text")
struct DetectedDataTests {
  private func found(_ text: String) -> [String] { DetectedData.all(in: text).map(\.value) }

  @Test(
    "Addresses are found without the punctuation of their sentence",
    arguments: [
      ("Look at https://example.org/a?b=1#c.", ["https://example.org/a?b=1#c"]),
      ("(http://example.org/a_(b))", ["http://example.org/a_(b)"]),
      ("\"www.example.test/x\", then", ["http://www.example.test/x"]),
      (
        "example.com or example.co.uk:8080/x!",
        ["http://example.com", "http://example.co.uk:8080/x"]
      ),
      ("Write to ann.lee+news@example.de.", ["mailto:ann.lee+news@example.de"]),
      ("mailto:ann@example.de", ["mailto:ann@example.de"]),
      ("HTTPS://EXAMPLE.ORG", ["HTTPS://EXAMPLE.ORG"]),
      ("見てhttps://example.jp/頁。", ["https://example.jp/頁"]),
    ])
  func links(text: String, expected: [String]) { #expect(found(text) == expected) }

  @Test(
    "A text that only looks like an address is not found",
    arguments: [
      "main.swift", "e.g. so", "version 10.15.7", "@example.com", "https://", "a@b", "x.y",
      "snake_case.com_more", "…", "www.", "://example",
    ])
  func noLinks(text: String) { #expect(found(text) == []) }

  @Test(
    "Telephone numbers are found as they are written",
    arguments: [
      ("Call 555-0134 now", ["555-0134"]), ("(408) 555-0134.", ["(408) 555-0134"]),
      ("+49 30 123456 or 030/123456", ["+49 30 123456", "030/123456"]),
      ("4085550134", ["4085550134"]),
      ("408.555.0134, 408 555 0134", ["408.555.0134", "408 555 0134"]),
    ])
  func phoneNumbers(text: String, expected: [String]) { #expect(found(text) == expected) }

  @Test(
    "Dates, amounts, network addresses and card numbers are not telephone numbers",
    arguments: [
      "2024-12-24", "24.12.2024", "5/6/2024", "2019-2020", "192.168.1.10", "3.1415926", "1 000 000",
      "$1234567890", "#5550134", "12345", "4111 1111 1111 1111", "id4085550134", "10:30-11:45",
      "4085550134%",
    ])
  func noPhoneNumbers(text: String) { #expect(found(text) == []) }

  @Test("The ranges of detected data count UTF-16 units, also in a part of a text")
  func ranges() {
    let text = "👋 see www.example.org and 555-0134"
    #expect(DetectedData.all(in: text).map(\.range) == [7..<22, 27..<35])
    #expect(DetectedData.all(in: text, range: 20..<35).map(\.range) == [27..<35])
    #expect(DetectedData.all(in: text, range: 30..<500).isEmpty)
    #expect(DetectedData.all(in: text, kinds: [.phoneNumber]).map(\.value) == ["555-0134"])
  }

  @Test("The time to detect data is proportional to the length of the text, whatever it is")
  func hostile() {
    let parts = [
      "a.", "1-", "(", "https://", "a@", "%", "www.", "+", "\u{D55C}", "😀", "aa://-", "aa://’",
    ]
    for part in parts {
      // If the time grew with the square of the number, this would take minutes.
      let text = String(repeating: part, count: 100_000) + "@"
      for data in DetectedData.all(in: text) {
        #expect(data.range.lowerBound >= 0 && data.range.upperBound <= text.utf16.count)
      }
    }
  }
}
