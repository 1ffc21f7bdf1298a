import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import GalleyPorting

@Suite("Sources that no compiler accepts")
struct HostileRandomTests {
  @Test("A source that is cut off after any token is ported, with or without a finding")
  func cuts() {
    let texts = allExamples.flatMap(\.sources)
    withSeededRandom("cutting a source", steps: 300) { random in
      let all = tokens(of: texts.randomElement(using: &random)!)
      check(all.prefix(Int.random(in: 0...all.count, using: &random)).joined())
    }
  }

  @Test("Swapped, doubled and missing tokens and random bytes do not stop the porting step")
  func mutations() {
    let texts = allExamples.flatMap(\.sources)
    withSeededRandom("changing a source", steps: 600) { random in
      var all = tokens(of: texts.randomElement(using: &random)!)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !all.isEmpty {
        let place = all.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<6, using: &random) {
        case 0: all.swapAt(place, all.indices.randomElement(using: &random)!)
        case 1: all.insert(all[place], at: place)
        case 2: all.remove(at: place)
        case 3: all.insert(Self.odd.randomElement(using: &random)!, at: place)
        case 4:
          let other = tokens(of: texts.randomElement(using: &random)!)
          all.insert(other.randomElement(using: &random) ?? "", at: place)
        default:
          var bytes = Array(all[place].utf8)
          let byte = UInt8.random(in: 0...255, using: &random)
          bytes.insert(byte, at: Int.random(in: 0...bytes.count, using: &random))
          all[place] = String(decoding: bytes, as: UTF8.self)
        }
      }
      check(all.joined())
    }
  }

  @Test(
    "Wrong characters between an attribute's name and its parenthesis are reported",
    arguments: [
      "@available\u{FFFD}(iOS 13, *) func a() {}", "@available /* c */ (iOS 13, *) func a() {}",
      "@available (iOS 13, *) func a() {}",
    ])
  func oddAttributes(_ text: String) { check(text) }

  @Test("A target of many files that declare the same names is ported the same each time")
  func crowds() {
    let examples = allExamples
    withSeededRandom("mixing examples", steps: 40) { random in
      let texts = (0..<8).map { _ in examples.randomElement(using: &random)!.sources[0] }
      let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
      let ported = Porting().port(files)
      #expect(ported == Porting().port(files))
      #expect(tokenOutOfLine(files) == nil)
      var cache = PortingCache()
      #expect(Porting().port(files, cache: &cache) == ported)
      var changed = files
      let place = files.indices.randomElement(using: &random)!
      changed[place].text = examples.randomElement(using: &random)!.sources[0]
      let again = Porting().port(changed, cache: &cache)
      #expect(zip(again, ported).map { $0 ?? $1 } == Porting().port(changed))
    }
  }

  /// Texts that are put between the tokens of others.
  private static let odd = [
    "\0", "\u{FEFF}", "\r", "\r\n", "\t", "#if os(iOS)\n", "\n#endif\n", "\n#else\n", "{", "}", "(",
    ")",
    "\"", "\"\"\"", "/*", "*/", "//", "@", "@objc ", "@objc(", "#selector(", "#keyPath()", "`", "🚀",
    "\u{301}",
    ";", "\n#sourceLocation(file: \"X.swift\", line: 1)\n", "\n#sourceLocation()\n", "optional ",
    "dynamic ",
    "override ", "@NSManaged ", "@main ", "#selector()", "import Darwin", "class A: A {",
    "extension A {",
  ]

  /// Ports a text, and expects a finding if the text has a syntax error.
  private func check(_ text: String) {
    let ported = Porting().port([SourceFile(path: "A.swift", text: text)])[0]
    #expect(ported.text.hasPrefix("#sourceLocation("))
    for finding in ported.findings {
      #expect(finding.line >= 1 && finding.column >= 1 && !finding.message.isEmpty)
    }
    // The compiler accepts a space after an attribute's name in Swift 5, and the parser does not.
    let closed = text.withoutMark.replacing(/(@[^\s()@]+)\s+\(/) { "\($0.1)(" }
    if Parser.parse(source: text.withoutMark).hasError, Parser.parse(source: closed).hasError {
      #expect(ported.findings.contains { $0.kind == .unreadable }, "\(text)")
    }
  }
}

/// The tokens of a text with the spaces around them.
private func tokens(of text: String) -> [String] {
  Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.description)
}

@Suite("Sources that are very large or deeply nested")
struct LargeSourceTests {
  private static let deep = 10_000

  @Test(
    "A source with ten thousand nested or chained pieces is ported quickly",
    arguments: [
      ("let a = ", "(", "1", ")"), ("let a = ", "[", "1", "]"), ("let a: ", "[", "Int", "]"),
      ("let a = ", "{", "", "}"), ("func f() { ", "do { ", "", "}"),
      ("class A { @objc func f() {} ", "{", "", "}"),
      ("let a = b", ".c()", "", ""), ("let a = 1", " + 1", "", ""), ("let a = ", "try ", "b", ""),
      ("let a: ", "() -> ", "Int", ""), ("let a: ", "A.", "B", ""), ("let a: Int", "?", "", ""),
      ("let a = ", "b ? c : ", "d", ""), ("func f() { if a {}", " else if a {}", " }", ""),
      ("", "/*", "", "*/"), ("", "@objc ", "class A {}", ""), ("let a = #selector(", "(", "a", ")"),
      ("let a = #keyPath(", "a.", "b)", ""), ("", "}", "", ""), ("", "class A { ", "", ""),
      ("let a = \"", "\\(\"", "", ""), ("", "#if DEBUG\n", "", ""), ("", "#endif\n", "", ""),
    ])
  func deep(_ start: String, _ open: String, _ middle: String, _ close: String) {
    let text =
      start + String(repeating: open, count: Self.deep) + middle
      + String(repeating: close, count: Self.deep)
    let ported = port(text)
    #expect(ported.utf8.count >= text.utf8.count)
  }

  @Test("Fifty thousand lines are ported in minutes at most", .timeLimit(.minutes(3)))
  func large() {
    let text =
      "import UIKit\n"
      + (0..<5_000).map { number in
        """
        class Feed\(number): NSObject {
          #if DEBUG
          @objc func tap\(number)(_ sender: Any) {}
          #endif
          @objc dynamic var heat = 1
          func all() -> Any {
            #selector(tap\(number)(_:))
          }
        }

        """
      }.joined(separator: "\n")
    let ported = port(text)
    #expect(ported.contains("Selector(\"tap4999:\")"))
  }

  @Test("Classes that inherit from each other in a long line or in a circle are ported")
  func lines() {
    let count = 500
    let line = (0..<count).map { "class A\($0): A\($0 + 1) { @objc func a\($0)() {} }\n" }.joined()
    let circle =
      line + "class A\(count): A0 { override func a0() { #selector(a1); #selector(none) } }\n"
    #expect(port(circle).contains("Selector(\"a1\")"))
  }
}
