import SwiftParser
import SwiftSyntax
import Testing

@testable import GalleyPorting

/// All examples.
let allExamples = [
  AttributeTests.examples, ConditionTests.examples, SelectorTests.examples, OutletTests.examples,
  OverrideTests.examples, ProtocolTests.examples, ObservingTests.examples, EntryPointTests.examples,
  ModuleTests.examples, XCTestTests.examples, DelegateTests.examples,
].flatMap { $0 }

@Suite("Text that the porting step does not change")
struct ConstancyTests {
  @Test("Porting a ported file again changes nothing", arguments: allExamples)
  func twice(_ example: Example) {
    let porting = Porting(entryPoint: example.entryPoint)
    let once = porting.port(example.files)
    let again = porting.port(
      zip(example.files, once).map { SourceFile(path: $0.path, text: $1.text) })
    #expect(again.map(\.text) == once.map(\.text))
  }

  @Test(
    "Other ported sources do not change when they are ported again, and keep their lines",
    arguments: [
      "import UIKit\nlet a = CGRect.zero.intersects(.zero)\n",
      "import UIKit\n#Preview(\"a\") {\n  UIView()\n}\nlet after = 1\n",
      "import SwiftUI\nstruct A: PreviewProvider {\n  static var previews: some View { Text(\"a\") }\n}\nlet after = 1\n",
      "import Combine\nlet after = 1\n",
      "import func Darwin.C.sqrt\nimport UniformTypeIdentifiers\n",
      "import UIKit\nextension UIViewController { @objc open func setUp() {} }\nclass A: UIViewController { override func setUp() { super.setUp() } }\nclass B: A { override func setUp() { super.setUp() } }\n",
      "import UIKit\nclass A: UIView {\n}\nextension A { override var isHidden: Bool { didSet { print(oldValue) } } }\n",
      "let s = Selector(\"a\")\nlet k = NSKeyValueObservation.self\n",
    ])
  func second(_ text: String) {
    let once = port(text)
    #expect(port(once) == once)
    #expect(tokenOutOfLine([SourceFile(path: "A.swift", text: text)]) == nil)
  }

  @Test("A token that is not replaced stays in its line", arguments: allExamples)
  func lines(_ example: Example) {
    let lost = tokenOutOfLine(example.files, Porting(entryPoint: example.entryPoint))
    #expect(lost == nil, "\(example.title)")
  }

  @Test("Tokens after a replacement that is shorter stay in their columns")
  func columns() {
    #expect(
      port("import UIKit\n@objc enum A: Int { case a } // a\nlet s = (#selector(A.b), 1)\n")
        == "#sourceLocation(file: \"A.swift\", line: 1)\nimport UIKit\n      enum A: Int { case a } // a\nlet s = (Selector(method: \"b\", A.b), 1)\n"
    )
    #expect(
      port("#if os(iOS) // phones\n#endif\nlet k = #keyPath(Feed.title) + 1\n")
        == "#sourceLocation(file: \"A.swift\", line: 1)\n#if true    // phones\n#endif\nlet k = \"title\"              + 1\n"
    )
    #expect(
      port("let k = #keyPath(\n  Feed.title\n  ) + 1\n")
        == "#sourceLocation(file: \"A.swift\", line: 1)\nlet k = \"title\"                   \n\n    + 1\n"
    )
  }

  @Test("There is no space between a shorter replacement and a question or exclamation mark")
  func questionMarks() {
    let text = """
      class A: NSObject { @objc var a = 1; @objc func b() {} }
      switch key { case #keyPath(A.a)?: break; case (#keyPath(A.a)!, 1): break; default: break }
      switch action { case #selector(A.b)?: break; case #selector(A.b): break; default: break }
      """
    let result = port(text)
    #expect(result.contains("case           \"a\"?: break; case (          \"a\"!, 1): break"))
    #expect(result.contains("case  Selector(\"b\")?: break; case Selector(\"b\") : break"))
  }

  @Test(
    "A file with nothing to port gets a first line with its location, and no other changes",
    arguments: [
      "", "\n", "let a = 1", "let a = 1\n", "// only\r\nlet a = 1\r\n", "let a = \"\0\"\n",
      "\tfunc 🚀() { print(\"#selector(a)\", \"@objc\") } // @objc\n/* #if os(iOS) */\n",
      "import UIKit\nclass A: UIView {\n  override func draw(_ rect: CGRect) {}\n}\n",
      "let text = \"\"\"\n  @objc func a() {}\n  \"\"\"\nlet raw = #\"#selector(a)\"#\n",
      "#if DEBUG\nlet a = 1\n#endif\n", "let 🇩🇪 = [1, 2].map { $0 }\rlet b = 1\r",
    ])
  func untouched(_ text: String) {
    #expect(
      Array(port(text).utf8)
        == Array(("#sourceLocation(file: \"A.swift\", line: 1)\n" + text).utf8))
  }

  @Test("A byte order mark is removed, and lines that end with a carriage return keep it")
  func marks() {
    #expect(
      Array(port("\u{FEFF}@objc\r\nenum A: Int {\r\n\tcase a\r\n}\r\n").utf8)
        == Array(
          "#sourceLocation(file: \"A.swift\", line: 1)\n     \r\nenum A: Int {\r\n\tcase a\r\n}\r\n"
            .utf8)
    )
  }

  @Test("A file that begins with a source location of its own keeps it")
  func sourceLocation() {
    let text = "#sourceLocation(file: \"Feed.gyb\", line: 7)\n@objc enum A: Int { case a }\n"
    #expect(
      port(text) == "#sourceLocation(file: \"Feed.gyb\", line: 7)\n      enum A: Int { case a }\n")
  }

  @Test("A path is written as a literal, and the copy has a name of its own")
  func names() {
    let ported = Porting().port([SourceFile(path: "My \"App\"/Feed+Tap.swift", text: "")])[0]
    #expect(ported.text == "#sourceLocation(file: \"My \\\"App\\\"/Feed+Tap.swift\", line: 1)\n")
    #expect(ported.name == "Feed+Tap.ported.swift")
  }
}

/// Returns the first token that is not replaced and is in another line of the ported copy.
///
/// The lines of the copy are counted as the compiler counts them: `#sourceLocation` sets the number
/// of the next line.
func tokenOutOfLine(_ files: [SourceFile], _ options: Porting = Porting()) -> String? {
  let target = TargetFacts(files.map { SourceFacts(reading: $0.text.withoutMark) })
  for (index, file) in files.enumerated() {
    var porter = FilePorter(options, file, index, target)
    let copy = tokens(of: porter.port().text)
    let replaced = porter.edits.filter { $0.start < $0.end }
    var place = copy.startIndex
    for token in tokens(of: file.text.withoutMark)
    where !replaced.contains(where: { $0.start < token.end && token.start < $0.end }) {
      let found = copy[place...].firstIndex { $0.text == token.text && $0.line == token.line }
      guard let found else { return "\(file.path): \(token.text) in line \(token.line)" }
      place = found + 1
    }
  }
  return nil
}

private struct PlacedToken {
  var text: String
  var line: Int
  var start: Int
  var end: Int
}

private func tokens(of text: String) -> [PlacedToken] {
  var line = 1
  var result: [PlacedToken] = []
  // The number that a directive sets for the line after it.
  var next: Int?
  for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
    let ends = token.leadingTrivia.description.utf8.count { $0 == 10 }
    line += ends
    if let number = next, ends > 0 {
      line = number + ends - 1
      next = nil
    }
    if token.tokenKind != .endOfFile {
      result.append(
        PlacedToken(
          text: token.text, line: line,
          start: token.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: token.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    if let directive = token.parent?.as(PoundSourceLocationSyntax.self),
      token == directive.rightParen
    {
      next = directive.arguments.flatMap { Int($0.lineNumber.text) }
    }
    line += (token.text + token.trailingTrivia.description).utf8.count { $0 == 10 }
  }
  return result
}
