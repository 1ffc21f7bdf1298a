import GalleyMarkup
import TestSupport
import Testing

@Suite("A JSON document")
struct JSONNodeTests {
  @Test("Every kind of value can be the top level of a JSON document")
  func kinds() throws {
    #expect(try read("null").isNull)
    #expect(try read("true").bool == true)
    #expect(try read("false").bool == false)
    #expect(try read(" \"a\" ").string == "a")
    #expect(try read("-12.5e1").double == -125)
    #expect(try read("[1, [], {}]").array?.count == 3)
    #expect(try read(#"{"a": 1}"#)["a"]?.int == 1)
  }

  @Test("A JSON value that is read as another kind is nil")
  func otherKinds() throws {
    let text = try read("\"1\"")
    #expect(text.int == nil && text.double == nil && text.bool == nil && !text.isNull)
    #expect(text.array == nil && text["a"] == nil && text[0] == nil)
    #expect(try read("1").bool == nil)
    #expect(try read("[1]")[1] == nil && read("[1]")[-1] == nil)
  }

  @Test("Members of a JSON object keep the order of the document, and know their lines")
  func orderAndLines() throws {
    let node = try read("{\n \"b\": 1,\r\n \"a\": [\r true,\n 2]\n, \"c\": \"x\"}")
    let object = try #require(node.object)
    #expect(object.keys == ["b", "a", "c"])
    #expect(object.map(\.node.line) == [2, 3, 6])
    #expect(node["a"]?.array?.map(\.line) == [4, 5])
  }

  @Test("If a JSON key occurs twice, the last value counts, in the place of the first")
  func duplicates() throws {
    let object = try #require(try read(#"{"a": 1, "b": 2, "a": 3}"#).object)
    #expect(object.keys == ["a", "b"])
    #expect(object["a"]?.int == 3)
    #expect(object.count == 2)
  }

  @Test("JSON numbers keep their text")
  func numbers() throws {
    #expect(try read("1.50").number?.text == "1.50")
    #expect(try read("1.50").double == 1.5)
    #expect(try read("1.50").int == nil)
    #expect(try read("1e2").int == 100)
    #expect(try read("-0").double?.sign == .minus)
    #expect(try read("9223372036854775807").int == .max)
    #expect(try read("9223372036854775808").int == nil)
    #expect(try read("123456789012345678901234567890").double == 1.2345678901234568e29)
    #expect(try read("1E-400").double == 0)
  }

  @Test("Escapes and surrogate pairs in JSON strings become characters")
  func escapes() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\t""#).string == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(try read(#""\u00e4\u4E2D\ud83d\uDE00\u0000""#).string == "ä中😀\0")
    #expect(try read("\"ä中😀\u{7F}\"").string == "ä中😀\u{7F}")
  }

  @Test(
    "A document that is not JSON is an error with its line",
    arguments: [
      ("", 1), ("\n\n", 3), ("{", 1), ("{\n\"a\"", 2), ("{\"a\":\n", 2), ("{\"a\":1,\n}", 2),
      ("[1,\n]", 2),
      ("[1\n2]", 2), ("{\"a\" 1}", 1), ("{a: 1}", 1), ("{1: 1}", 1), ("1 2", 1), ("\n[]]", 2),
      ("tru", 1), ("nul", 1), ("True", 1), ("NaN", 1), ("Infinity", 1), ("'a'", 1), ("/**/1", 1),
      ("01", 1), ("-", 1), ("+1", 1), (".5", 1), ("1.", 1), ("1.e1", 1), ("1e", 1), ("1e+", 1),
      ("0x1", 1),
      ("1e999", 1), ("-1e999", 1), ("\"a", 1), ("\"\\", 1), ("\"a\nb\"", 1), ("\"\\x\"", 1),
      ("\"\\u12\"", 1), ("\"\\u12g4\"", 1), (#""\ud83d""#, 1), (#""\ud83dx""#, 1),
      (#""\ude00""#, 1),
      (#""\ud83d\u0041""#, 1), (#""\ud83d\ud83d""#, 1), ("\u{1}", 1),
    ])
  func errors(text: String, line: Int) {
    let error = #expect(throws: MarkupError.self) { try read(text) }
    #expect(error?.line == line)
  }

  @Test("A JSON error has its line and what is wrong there")
  func description() {
    let error = #expect(throws: MarkupError.self) { try read("[\n\"a\n") }
    #expect(error?.description == "line 2: a string holds a control character, or does not end")
  }

  @Test("Bytes that are not UTF-8 are an error in JSON strings, and elsewhere")
  func invalidBytes() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x80], [0xED, 0xA0, 0x80]] {
      #expect(throws: MarkupError.self) { try JSONNode(parsing: bytes) }
    }
  }

  @Test("A JSON document may be in any Unicode encoding, with or without a byte order mark")
  func encodings() throws {
    let text = "{\"ä\":\n \"😀\"}"
    let units = Array(text.utf16)
    let scalars = text.unicodeScalars.map(\.value)
    let little16 = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big16 = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let little32 = scalars.flatMap { value in (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    let big32 = scalars.flatMap { value in (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    let encoded: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, little16, [0xFF, 0xFE] + little16, big16,
      [0xFE, 0xFF] + big16, little32, [0xFF, 0xFE, 0, 0] + little32, big32,
      [0, 0, 0xFE, 0xFF] + big32,
    ]
    for bytes in encoded {
      let node = try JSONNode(parsing: bytes)
      #expect(node["ä"]?.string == "😀" && node["ä"]?.line == 2)
    }
    #expect(throws: MarkupError.self) { try JSONNode(parsing: [0xFF, 0xFE] + little16.dropLast()) }
    #expect(throws: MarkupError.self) { try JSONNode(parsing: [0xFE, 0xFF, 0xD8, 0x3D]) }
  }

  @Test("JSON arrays can be nested 512 deep, and a deeper one is an error")
  func depth() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try read(deepest).array?.count == 1)
    #expect(throws: MarkupError.self) { try read("[" + deepest + "]") }
    #expect(throws: MarkupError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: MarkupError.self) { try read(String(repeating: "{\"a\":", count: 1_000_000)) }
  }

  @Test("A JSON document that was cut off is an error")
  func truncated() {
    let whole = Array(#"{"a": [1, -2.5e3, "x\n\u00e4"], "b": {"c": null, "d": true}}"#.utf8)
    for length in 0..<whole.count {
      #expect(throws: MarkupError.self) { try JSONNode(parsing: Array(whole[..<length])) }
    }
  }

  private func read(_ text: String) throws -> JSONNode { try JSONNode(parsing: Array(text.utf8)) }
}
