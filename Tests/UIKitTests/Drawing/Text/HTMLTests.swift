import Testing

@testable import GalleyUIKit

@Suite("Attributed text from documents")
struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// Returns an attribute of the first letter of a part.
  private func value(
    _ key: NSAttributedString.Key, of part: String, in text: NSAttributedString
  ) throws -> Any? {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound)
    return text.attribute(key, at: range.location, effectiveRange: nil)
  }

  private func font(of part: String, in text: NSAttributedString) throws -> UIFont {
    try #require(try value(.font, of: part, in: text) as? UIFont)
  }

  @Test("Spaces collapse, entities are replaced, and tags within a line have their looks")
  func inline() throws {
    let text = try read(
      "Hello <b>bold</b>  and\n<i>it <u>both</u></i> &amp; &#65;&nbsp;&hellip; a < b")
    #expect(text.string == "Hello bold and it both & A\u{A0}… a < b")
    let plain = try font(of: "Hello", in: text)
    #expect(plain.familyName == "Times New Roman" && plain.pointSize == 12)
    #expect(try font(of: "bold", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(of: "both", in: text).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try value(.underlineStyle, of: "both", in: text) as? Int == 1)
    #expect(try value(.underlineStyle, of: " both", in: text) == nil)
    #expect(try read("").string == "" && read("<b>x</b>").string == "x")
    #expect(try read("<html><body>x</body></html>\n").string == "x")
  }

  @Test("A paragraph ends with a line break, and has space below")
  func blocks() throws {
    let text = try read("<p>One</p>\n <p>Two <br>lines</p><h1>Title</h1>end")
    #expect(text.string == "One\nTwo\u{2028}lines\nTitle\nend")
    let style = try value(.paragraphStyle, of: "One", in: text) as? NSParagraphStyle
    #expect(style?.paragraphSpacing == 12)
    #expect(try font(of: "Title", in: text).pointSize == 24)
    #expect(try read("a<br>b").string == "a\nb")
    #expect(try read("<div>a</div><div>b</div>c<pre> x\n y</pre>").string == "a\nb\nc\n x\n y\n")
  }

  @Test("Line ends of all systems are the same")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = try read("one\(end)two<pre>x\(end)\(end)y</pre>")
      #expect(text.string == "one two\nx\n\ny\n")
    }
  }

  @Test("Items of lists have marks or numbers, and are indented")
  func lists() throws {
    let text = try read("<ul><li>A<li>B<ol><li>C</li><li>D</li></ol></ul>")
    #expect(text.string == "\t•\tA\n\t•\tB\n\t1.\tC\n\t2.\tD\n")
    let style = try value(.paragraphStyle, of: "C", in: text) as? NSParagraphStyle
    #expect(style?.headIndent == 72 && style?.tabStops.map(\.location) == [47, 72])
  }

  @Test("Links and style sheets change the look of text")
  func styles() throws {
    let text = try read(
      """
      <style>body { font-family: -apple-system; font-size: 17px } .loud { font-weight: bold }</style>
      <body>One <span style="color: #f00">red</span> <a href="https://a.b/c">link</a>
      <font color="blue" size="5">big</font> <i class="loud">loud</i><script>1 < 2</script>
      """)
    #expect(text.string.hasPrefix("One red link big loud"))
    #expect(try font(of: "One", in: text) == .systemFont(ofSize: 17))
    #expect(
      try value(.foregroundColor, of: "red", in: text) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try value(.link, of: "link", in: text) as? URL == URL(string: "https://a.b/c"))
    #expect(try font(of: "big", in: text).pointSize == 18)
    #expect(try font(of: "loud", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("A color may have components and an alpha in percent", arguments: ["50%", "0.5"])
  func percentages(alpha: String) throws {
    let text = try read("<p style='color:rgba(100%,0%,0%,\(alpha))'>x")
    let color = try value(.foregroundColor, of: "x", in: text) as? UIColor
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("HTML that names no encoding is Windows-1252, as on a phone")
  func encodings() throws {
    let html = [
      NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html
    ]
    func text(_ data: Data) throws -> String {
      try NSAttributedString(data: data, options: html, documentAttributes: nil).string
    }
    #expect(try text(Data("ä".utf8)) == "Ã¤")
    let marks = ["\"utf-8\"", "'utf-8'", "utf-8", "'UTF8'", " \"utf-8\""]
    for mark in marks {
      #expect(try text(Data("<meta charset=\(mark)>ä".utf8)) == "ä", "\(mark)")
    }
    let type = "<meta content='text/html; charset=utf-8' http-equiv='Content-Type'>"
    #expect(try text(Data("\(type)ä".utf8)) == "ä")
    #expect(try text(Data("<meta charset='iso-8859-1'>ä".utf8)) == "Ã¤")
    #expect(try text(try #require("ä".data(using: .utf16))) == "ä")
  }

  @Test("Plain text keeps its tags, and rich text is refused")
  func otherTypes() throws {
    var properties: NSDictionary?
    let plain = try NSMutableAttributedString(
      data: Data("<b>ä".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: &properties)
    #expect(plain.string == "<b>ä")
    #expect(properties?["DocumentType"] as? String == "NSPlainText")
    let bytes = try plain.data(from: NSRange(location: 3, length: 1))
    #expect(String(decoding: bytes, as: UTF8.self) == "ä")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: Data("{\\rtf1 x}".utf8), documentAttributes: nil)
    }
    #expect(throws: (any Error).self) {
      try plain.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test("HTML that is broken, deep or huge in its numbers is read without a trap")
  func hostile() throws {
    let deep = try read(String(repeating: "<b><ul><li>", count: 2_000) + "x")
    #expect(deep.string.hasSuffix("x"))
    for html in [
      "<", "</", "<a", "<a b='", "<!--", "&", "&#", "&#x110000;", "</p></b>", "<li>",
      "<b><p>x</b>y",
      "<ol start=9223372036854775807><li>a<li>b", "<font size=-9223372036854775808>x",
      "<p style='font-size:1e999px;color:rgb(nan,1,inf);margin-bottom:-1px'>x",
      String(repeating: "<sub><big><h1>", count: 300) + "x",
    ] {
      _ = try read(html)
    }
  }

  @Test("The space before an empty element that keeps spaces is removed at the end of a line")
  func spaceBeforeEmptyElement() throws {
    #expect(try read("a <xmp style=\"white-space:pre\"></xmp>").string == "a")
    #expect(try read("<p>a <xmp style=\"white-space:pre\"></xmp></p>b").string == "a\nb")
    // This Arabic sign forms one character with the space.
    #expect(try read("<p>a\u{600} </p>").string == "a\u{600}\n")
  }
}
