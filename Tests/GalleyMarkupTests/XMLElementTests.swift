import GalleyMarkup
import TestSupport
import Testing

@Suite("An XML document")
struct XMLElementTests {
  private func parse(_ text: String) throws -> XMLElement {
    try XMLElement(parsing: Array(text.utf8))
  }

  private func failure(_ text: String) -> String {
    do {
      return "read: \(try XMLElement(parsing: Array(text.utf8)))"
    } catch {
      return error.description
    }
  }

  @Test("An XML document is read into elements with attributes, text and lines")
  func tree() throws {
    let element = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//A//B" "http://c/d.dtd">
      <!-- A list. -->
      <list id="a" name='b "c"'>
        <item key="x">one</item>
        <item/>
        two<![CDATA[ <three> ]]>
      </list>
      """)
    #expect(element.name == "list" && element.line == 4)
    #expect(element["id"] == "a" && element["name"] == "b \"c\"" && element["none"] == nil)
    #expect(element.attributes.map(\.name) == ["id", "name"])
    #expect(element.children.map(\.line) == [5, 6])
    #expect(element.first("item")?.text == "one" && element.all("item").count == 2)
    #expect(element.text.contains("two <three> "))
  }

  @Test("XML documents may have the five standard entities and numeric ones, in text and in values")
  func entities() throws {
    let element = try parse("<a b='&lt;&amp;&gt;&quot;&apos;&#10;'>&#x1F600;&#65;</a>")
    #expect(element["b"] == "<&>\"'\n")
    #expect(element.text == "\u{1F600}A")
  }

  @Test("Line ends of all kinds in XML become line feeds, but a carriage return entity is kept")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = "<?xml version='1.0'?>\n<a b='1\n2'>c\n\nd&#13;<e/><![CDATA[f\n]]></a>"
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let element = try parse(lines.joined(separator: end))
      #expect(element.line == 2 && element.first("e")?.line == 5)
      #expect(element["b"] == "1 2")
      #expect(element.text == "c\n\nd\rf\n")
    }
    #expect(try parse("<a>\n\r\r\n\n</a>").text == "\n\n\n\n")
    #expect(failure("<a>\r\r<b></a>") == "line 3: </a> stands where <b> of line 3 should end")
  }

  @Test("An XML document may be in UTF-16, with or without a byte order mark")
  func utf16() throws {
    let text = "<a b=\"\u{E4}\"/>"
    for isMarked in [false, true] {
      var bytes: [UInt8] = isMarked ? [0xFE, 0xFF] : []
      for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      #expect(try XMLElement(parsing: bytes)["b"] == "\u{E4}")
    }
  }

  @Test(
    "The error for a broken XML document names the line",
    arguments: [
      ("", "line 1: there is no element"),
      ("<a>\n<b></a>", "line 2: </a> stands where <b> of line 2 should end"),
      ("<a>\n", "line 2: <a> of line 1 does not end"),
      ("<a/>\n<b/>", "line 2: there are two elements at the top"),
      ("</a>", "line 1: </a> ends nothing"),
      ("<a b/>", "line 1: the attribute b has no value"),
      ("<a b=c/>", "line 1: the value of b does not stand in quotation marks"),
      ("<a b='c", "line 1: the value of b does not end"),
      ("<a>&x;</a>", "line 1: nobody knows the entity &x;"),
      ("<a>&#0;</a>", "line 1: nobody knows the entity &#0;"),
      ("<a>&#xD800;</a>", "line 1: nobody knows the entity &#xD800;"),
      ("a<b/>", "line 1: there is text outside of the element at the top"),
      ("<!-- <a/>", "line 1: a comment does not end"),
    ])
  func broken(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test("An XML document with entities of its own is refused before one is replaced")
  func bombs() {
    let bomb = "<!DOCTYPE a [<!ENTITY b \"cccc\"><!ENTITY d \"&b;&b;\">]><a>&d;</a>"
    #expect(failure(bomb) == "line 1: the document declares entities or elements of its own")
  }

  @Test("XML elements can be nested 1,000 deep and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try parse(nested(1_000)).name == "a")
    #expect(failure(nested(1_001)) == "line 1: more than 1000 elements lie within each other")
    #expect(failure(nested(100_000)) == "line 1: more than 1000 elements lie within each other")
  }

  @Test("An XML document that is cut off or changed at any byte is read or refused")
  func mutations() {
    let text = Array(
      "<?xml version='1.0'?><!-- c --><a b='&amp;c'><d>e&#65;</d><![CDATA[f]]><g/></a>".utf8)
    for end in text.indices { _ = try? XMLElement(parsing: Array(text[..<end])) }
    for place in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[place] = byte
        _ = try? XMLElement(parsing: changed)
      }
    }
  }
}
