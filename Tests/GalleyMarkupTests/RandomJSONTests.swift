import GalleyMarkup
import TestSupport
import Testing

@Suite("Random JSON documents")
struct RandomJSONTests {
  @Test("A random JSON document is read as it was written, with its lines")
  func roundTrip() {
    withSeededRandom("writing and reading JSON", steps: 300) { random in
      var writer = Writer()
      let node = writer.write(depth: 0, using: &random)
      #expect((try? JSONNode(parsing: Array(writer.text.utf8))) == node, "\(writer.text)")
    }
  }

  @Test("A JSON document with wrong bytes is read or refused, and its lines are lines of the text")
  func mutated() {
    withSeededRandom("reading JSON with wrong bytes", steps: 1_000) { random in
      var writer = Writer()
      _ = writer.write(depth: 0, using: &random)
      var bytes = Array(writer.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Array("{}[]\",:\\u0\n".utf8).randomElement(using: &random)!, at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      let last = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      do throws(MarkupError) {
        #expect((1...last).contains(try JSONNode(parsing: bytes).line))
      } catch {
        #expect((1...last).contains(error.line))
      }
    }
  }

  /// Writes a random document, and returns the tree that reading it should give.
  private struct Writer {
    var text = ""
    private var line = 1

    mutating func write(depth: Int, using random: inout SeededRandom) -> JSONNode {
      space(using: &random)
      let start = line
      let value = value(depth: depth, using: &random)
      space(using: &random)
      return JSONNode(value, line: start)
    }

    private mutating func value(depth: Int, using random: inout SeededRandom) -> JSONValue {
      switch Int.random(in: 0..<(depth < 5 ? 8 : 4), using: &random) {
      case 0:
        text += "null"
        return .null
      case 1:
        let bool = Bool.random(using: &random)
        text += "\(bool)"
        return .bool(bool)
      case 2: return number(using: &random)
      case 3: return .string(string(using: &random))
      case 4, 5:
        text += "["
        var nodes: [JSONNode] = []
        for index in 0..<Int.random(in: 0...4, using: &random) {
          if index > 0 { text += "," }
          nodes.append(write(depth: depth + 1, using: &random))
        }
        if nodes.isEmpty { space(using: &random) }
        text += "]"
        return .array(nodes)
      default: return object(depth: depth, using: &random)
      }
    }

    private mutating func object(depth: Int, using random: inout SeededRandom) -> JSONValue {
      var expected: [(key: String, node: JSONNode)] = []
      text += "{"
      for index in 0..<Int.random(in: 0...4, using: &random) {
        if index > 0 { text += "," }
        space(using: &random)
        let key = string(using: &random)
        space(using: &random)
        text += ":"
        let node = write(depth: depth + 1, using: &random)
        if let place = expected.firstIndex(where: { $0.key == key }) {
          expected[place].node = node
        } else {
          expected.append((key, node))
        }
      }
      if expected.isEmpty { space(using: &random) }
      text += "}"
      return .object(JSONObject(expected))
    }

    private mutating func number(using random: inout SeededRandom) -> JSONValue {
      let number =
        Bool.random(using: &random)
        ? "\(Int.random(in: -1000...1000, using: &random))"
        : "\(Double.random(in: -1e9...1e9, using: &random))"
      text += number
      return (try! JSONNode(parsing: Array(number.utf8))).value
    }

    private mutating func string(using random: inout SeededRandom) -> String {
      let pieces = [
        ("a", "a"), ("ä", "ä"), (#"\n"#, "\n"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\u00E9"#, "é"),
        ("😀", "😀"), (#"\uD83D\uDE00"#, "😀"), ("/", "/"), (#"\/"#, "/"), ("{[,:", "{[,:"),
      ]
      var result = ""
      text += "\""
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let piece = pieces.randomElement(using: &random)!
        text += piece.0
        result += piece.1
      }
      text += "\""
      return result
    }

    private mutating func space(using random: inout SeededRandom) {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let space = [" ", "\t", "\n", "\r\n", "\r"].randomElement(using: &random)!
        // A carriage return before a line feed would make one line end of the two.
        if space == "\n", text.unicodeScalars.last == "\r" { continue }
        text += space
        if space.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) { line += 1 }
      }
    }
  }
}
