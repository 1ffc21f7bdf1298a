import SwiftParser
import SwiftSyntax

extension SourceFacts {
  /// Reads one file. A file that is not in UTF-8 has no facts except one finding.
  init(of file: SourceFile, _ modules: ModuleTable = ModuleTable()) {
    let text = file.text.withoutMark
    guard !file.isText else {
      self.init(reading: text, modules)
      return
    }
    self.init()
    remarks = [Remark(kind: .unreadable, offset: text.utf8.count, message: Self.noText)]
  }

  /// The message of the finding for a file that is not in UTF-8.
  static let noText =
    "this file is not in UTF-8 and is left out, since the compiler does not read it, here or on a phone. Save it "
    + "in UTF-8"

  /// Reads the text of one file.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(reading text: String, _ modules: ModuleTable = ModuleTable()) {
    guard !text.isNestedTooDeeply else {
      let message = "its brackets are nested too deeply to be read; the file is left as it is"
      remarks = [Remark(kind: .unreadable, offset: 0, message: message)]
      return
    }
    let (facts, hasError) = withLargeStack {
      let tree = Parser.parse(source: text)
      let reader = SourceReader(text, modules)
      reader.walk(tree)
      reader.replacePhoneImports(in: tree)
      guard tree.hasError, !reader.closedGaps.isEmpty else { return (reader.facts, tree.hasError) }
      // In Swift 5, the compiler accepts a space before the parenthesis of an attribute. The parser
      // of SwiftSyntax does not accept such a space. So look for errors in the text without these
      // spaces.
      return (reader.facts, Parser.parse(source: Edit.apply(reader.closedGaps, to: text)).hasError)
    }
    self = facts
    if hasError {
      remarks.append(
        Remark(
          kind: .unreadable, offset: 0,
          message: "this file has mistakes of grammar; what could be read of it has been ported"))
    }
  }
}

extension String {
  /// Whether the text has so many nested square brackets that parsing would take too long.
  ///
  /// Each level of brackets doubles the time that the parser needs.
  fileprivate var isNestedTooDeeply: Bool {
    var depth = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case 9, 10, 13, 32: continue
      default: depth = 0
      }
      if depth > 16 { return true }
    }
    return false
  }
}
