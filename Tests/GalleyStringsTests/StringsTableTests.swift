import GalleyMarkup
import GalleyStrings
import Testing

@Suite("A table of strings")
struct StringsTableTests {
  @Test("A strings file may have comments, keys without quotation marks and keys without values")
  func notation() throws {
    let table = try read(
      """
      /* A comment
         of two lines. */
      "title" = "News";
      // Another.
      plain.key-1 = plain/value; "a"/* between */= // here
       'single';
      "alone";
      "list" = ("a", b);
      """)
    #expect(table["title"] == .text("News"))
    #expect(table["plain.key-1"] == .text("plain/value"))
    #expect(table["a"] == .text("single"))
    #expect(table["alone"] == .text("alone"))
    #expect(table["list"] == nil)
    #expect(table.keys == ["a", "alone", "plain.key-1", "title"])
    #expect(try read("{ a = b; };") == read("a = b;"))
    #expect(try read("").keys == [])
    #expect(try read("/* nothing */").keys == [])
  }

  @Test("Escapes in a strings file become characters")
  func escapes() throws {
    #expect(try read(#""k" = "a\n\t\"\\\'\U00e9\u4E2D";"#)["k"] == .text("a\n\t\"\\'é中"))
    #expect(try read(#""k" = "\UD83D\UDE00";"#)["k"] == .text("😀"))
    #expect(try read(#""k" = "\UD83D!\101\q";"#)["k"] == .text("\u{FFFD}!Aq"))
    #expect(try read("\"k\" = \"two\nlines\";")["k"] == .text("two\nlines"))
    #expect(try read("\"ä\" = \"% d %@\";")["ä"] == .text("% d %@"))
  }

  @Test("The last of two values for a key in a strings file counts")
  func duplicates() throws {
    #expect(try read("a = b; a = c;")["a"] == .text("c"))
    #expect(try read("a = b;; /* x */ ; c = d;").keys == ["a", "c"])
  }

  @Test("A strings file may be in UTF-16 with a byte order mark")
  func encodings() throws {
    let units = Array("\"grüße\" = \"hello 😀\";\n".utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("\"grüße\" = \"hello 😀\";".utf8)
    for bytes in [little, big, marked] {
      #expect(try StringsTable(parsing: bytes)["grüße"] == .text("hello 😀"))
    }
  }

  @Test(
    "A mistake in a strings file is an error with its line",
    arguments: [
      ("a = b", 1), ("a = ;", 1), ("\n\"a", 2), ("a\n= \"b\nc", 2), ("/* a\n\n", 1), ("= b;", 1),
      ("}", 1),
      ("a = { b = c; ;", 1), ("a = (b", 1), ("a = (b c);", 1), ("a = <12", 1), ("\n\na b;", 3),
      ("<plist></plist>", 1), ("<?xml version=\"1.0\"?>\n<a/>", 2),
      ("<plist>\n<dict>\n<key>a</key></dict></plist>", 2),
      ("<plist><dict><string>a</string></dict></plist>", 1),
      ("<plist><array/></plist>", 1), ("(a, b)", 1),
      ("<plist><dict><key>a</key><date2/></dict></plist>", 1),
    ])
  func errors(text: String, line: Int) {
    let error = #expect(throws: MarkupError.self) { try read(text) }
    #expect(error?.line == line)
  }

  @Test("A strings file may be a property list in XML")
  func xml() throws {
    let table = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>a &amp; b</key> <string>x &lt; y</string>
        <key>other</key> <array><true/></array>
      </dict></plist>
      """)
    #expect(table["a & b"] == .text("x < y"))
    #expect(table.keys == ["a & b"])
  }

  @Test("Ten thousand nested values in a strings file are an error, not a crash")
  func depth() {
    for (open, close) in [("(", ")"), ("{a = ", "}"), ("<", ">")] {
      let text =
        "a = " + String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
      #expect(throws: MarkupError.self) { try read(text) }
    }
    let xml = "<plist>" + String(repeating: "<dict><key>a</key>", count: 10_000)
    #expect(throws: MarkupError.self) { try read(xml) }
  }

  @Test("A strings dictionary has variables, widths and devices")
  func stringsDictionary() throws {
    let table = try read(
      """
      files = {
        NSStringLocalizedFormatKey = "%#@files@ in %#@folders@";
        files = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          zero = "No files"; one = "%d file"; other = "%d files"; };
        folders = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lu;
          one = "%lu folder"; other = "%lu folders"; };
      };
      wide = { NSStringVariableWidthRuleType = { 5 = "Hi"; 20 = "Hello there"; }; };
      tap = { NSStringDeviceSpecificRuleType = { iphone = "Tap"; mac = "Click"; other = "Choose"; }; };
      """)
    let files = try #require(table["files"])
    func text(_ first: Int, _ second: Int) -> String {
      plain("en").string(files, [.integer(first), .integer(second)])
    }
    #expect(text(1, 2) == "1 file in 2 folders")
    #expect(text(0, 1) == "No files in 1 folder")
    #expect(files.generalText == "%1$d files in %2$lu folders")
    let wide = try #require(table["wide"])
    #expect(wide.resolved(device: "iphone", width: 10) == .text("Hi"))
    #expect(wide.resolved(device: "iphone", width: 1) == .text("Hi"))
    #expect(wide.resolved(device: "iphone") == .text("Hello there"))
    let tap = try #require(table["tap"])
    #expect(tap.resolved(device: "iphone") == .text("Tap"))
    #expect(tap.resolved(device: "ipod") == .text("Tap"))
    #expect(tap.resolved(device: "ipad") == .text("Choose"))
  }

  private func read(_ text: String) throws -> StringsTable {
    try StringsTable(parsing: Array(text.utf8))
  }
}

/// A formatter that ignores the flags of specifiers when it writes values.
func plain(_ language: String) -> LocalizedFormatter {
  LocalizedFormatter(language: language) { argument, specifier in
    switch argument {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let text): text
    }
  }
}
