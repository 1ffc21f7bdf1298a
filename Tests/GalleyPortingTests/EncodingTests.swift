import Testing

@testable import GalleyPorting

@Suite("Files that are not in UTF-8")
struct EncodingTests {
  private static let feed = SourceFile(
    path: "Feed.swift", text: "import UIKit\nclass Feed: UIView { @objc func tap() {} }\n")

  private static func file(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "Odd.swift", bytes: bytes)
  }

  @Test(
    "A file that is not in UTF-8 is left out, with a finding at the first wrong byte",
    arguments: [
      (Array("class Odd {}\n// Caf".utf8) + [0xE9, 0x0A], 2, 7),
      // The byte order mark of UTF-16 and "a".
      ([0xFF, 0xFE, 0x61, 0x00], 1, 1),
      // A character that is cut off, and one that is encoded in too many bytes.
      (Array("// é".utf8.dropLast()), 1, 4), ([0xC0, 0x80], 1, 1),
      // Half of a surrogate pair.
      (Array("\n\n".utf8) + [0xED, 0xA0, 0x80], 3, 1),
    ])
  func leftOut(bytes: [UInt8], line: Int, column: Int) throws {
    let odd = Self.file(bytes)
    #expect(!odd.isText)
    let ported = Porting().port([odd, Self.feed])
    let finding = try #require(ported[0].findings.first)
    #expect(ported[0].findings.count == 1)
    #expect(finding.kind == .unreadable)
    #expect((finding.path, finding.line, finding.column) == ("Odd.swift", line, column))
    #expect(finding.message.hasPrefix("this file is not in UTF-8 and is left out"))
    #expect(
      ported[0].text
        == "#sourceLocation(file: \"Odd.swift\", line: \(line))\n#warning(\"\(finding.message)\")\n"
    )
    // The other files are ported as if this file did not exist.
    #expect(ported[1] == Porting().port([Self.feed])[0])
  }

  @Test("Declarations of a file that is not in UTF-8 are not known to other files")
  func declarations() {
    let odd = Self.file(Array("class Odd: UIView {}\n".utf8) + [0xFF])
    let user = SourceFile(path: "B.swift", text: "extension Odd { override func draw() {} }\n")
    #expect(Porting().port([odd, user])[1].findings.map(\.kind) == [.foreignMember])
  }

  @Test("A file in UTF-8 is read as it is, with or without a byte order mark")
  func whole() {
    for text in ["", "// é 🚀", "\u{FEFF}let a = 1\n"] {
      #expect(Self.file(Array(text.utf8)) == SourceFile(path: "Odd.swift", text: text))
    }
  }

  @Test("A file that is saved again in UTF-8 is ported, although its beginning is the same")
  func mended() {
    var cache = PortingCache()
    let beginning = Array("class Odd {}\n".utf8)
    _ = Porting().port([Self.file(beginning + [0xE9]), Self.feed], cache: &cache)
    let again = Porting().port([Self.file(beginning), Self.feed], cache: &cache)
    #expect(again[0] == Porting().port([Self.file(beginning), Self.feed])[0])
  }

  @Test("A file that is not in UTF-8 is not counted as ready")
  func check() {
    let check = PortingCheck([Self.file([0xE9]), Self.feed])
    #expect(check.description.contains("Odd.swift:1:1: warning: this file is not in UTF-8"))
    #expect(check.description.contains("1 × can't be read"))
    #expect(check.readyCount == 1)
  }
}
