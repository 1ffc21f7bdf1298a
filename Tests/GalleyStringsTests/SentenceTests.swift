import GalleyStrings
import Testing

/// The examples follow the rules of Unicode Standard Annex 29.
@Suite("The ends of sentences")
struct SentenceTests {
  private func sentences(_ text: String) -> [String] {
    var start = text.startIndex
    return text.sentenceEnds(in: text.startIndex..<text.endIndex).map { end in
      defer { start = end }
      return String(text[start..<end])
    }
  }

  @Test("The space after a sentence belongs to it")
  func spaces() {
    #expect(sentences("Yes.  No! ") == ["Yes.  ", "No! "])
    #expect(sentences("(So it is.) Good.") == ["(So it is.) ", "Good."])
  }

  @Test("A period in a number, in an abbreviation or before a small letter ends no sentence")
  func periods() {
    #expect(sentences("Version 3. is 3.5 now. Get it") == ["Version 3. is 3.5 now. ", "Get it"])
    #expect(sentences("The U.S. army, etc., left.") == ["The U.S. army, etc., left."])
  }

  @Test("A line end is the end of a sentence, and only the ends in a range are found")
  func ranges() {
    #expect(sentences("one\ntwo") == ["one\n", "two"])
    let text = "One. Two. Three."
    let start = text.index(text.startIndex, offsetBy: 5)
    let end = text.index(text.startIndex, offsetBy: 8)
    #expect(text.sentenceEnds(in: start..<end) == [end])
    #expect(text.sentenceEnds(in: start..<start) == [])
  }
}

@Suite("The Unicode scalars that are parts of words")
struct ScalarsOfWordsTests {
  @Test("Letters, digits, marks and the low line are parts of words")
  func parts() {
    for scalar in "aÉß7_\u{301}字".unicodeScalars { #expect(scalar.isPartOfWord, "\(scalar)") }
    for scalar in " -.,'’!".unicodeScalars { #expect(!scalar.isPartOfWord, "\(scalar)") }
  }

  @Test("An apostrophe joins letters, a comma joins digits, a period joins both")
  func joining() {
    func joins(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      return scalars[1].joins(scalars[0], scalars[2])
    }
    for text in ["n't", "n’t", "3.5", "3,5", "U.S"] { #expect(joins(text), "\(text)") }
    for text in ["a,b", "3:5", "a-b", "a.5", "_.a"] { #expect(!joins(text), "\(text)") }
  }
}
