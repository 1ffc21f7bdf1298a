import GalleyGeometry
import TestSupport
import Testing

@testable import GalleyDrawing

@Suite("The structure of a PDF file")
struct PDFFileTests {
  private let drawing = PDFText(
    "q 1 0 0 rg /A Do Q 0 0 4 4 re W n 1 1 2 2 re S", resources: "/XObject << /A 5 0 R >>",
    more: [PDFText.stream("0 0 9 9 re f", "/Subtype /Form /BBox [0 0 20 20]")])

  @Test("A file without a valid table is searched for its objects")
  func broken() throws {
    let page = try PDFPage(parsing: drawing.brokenBytes)
    #expect(try page.list == drawing.page().list && !page.list.isEmpty)
    // Bytes before the file make all offsets in its table wrong.
    let moved = try PDFPage(parsing: Array("mail\n\n".utf8) + drawing.bytes)
    #expect(moved.list == page.list)
  }

  @Test("A file may have its objects and its table in streams")
  func streams() throws {
    var text = drawing
    // The first three objects are in the stream with the number 6.
    let parts = text.objects[..<3].map { String(decoding: $0, as: UTF8.self) }
    var (offsets, contents) = ("", "")
    for (index, part) in parts.enumerated() {
      offsets += "\(index + 1) \(contents.utf8.count) "
      contents += part + "\n"
    }
    text.objects[0] = []
    text.objects[1] = []
    text.objects[2] = []
    text.objects.append(
      PDFText.stream(
        bytes: Array((offsets + contents).utf8).deflated,
        "/Type /ObjStm /N 3 /First \(offsets.utf8.count) /Filter /FlateDecode"))
    let (body, places) = text.body()
    var table: [UInt8] = [0, 0, 0, 0]
    for index in 0..<3 { table += [2, 0, 6, UInt8(index)] }
    for place in places[3...] { table += [1, UInt8(place >> 8), UInt8(place & 255), 0] }
    // Each row of the table begins with its filter: 2, the difference from the row above.
    var rows: [UInt8] = []
    for row in 0..<table.count / 4 {
      rows.append(2)
      for index in row * 4..<row * 4 + 4 {
        rows.append(table[index] &- (row > 0 ? table[index - 4] : 0))
      }
    }
    let stream = PDFText.stream(
      bytes: rows.deflated,
      "/Type /XRef /W [1 2 1] /Size 7 /Root 1 0 R /Filter /FlateDecode "
        + "/DecodeParms << /Predictor 12 /Columns 4 >>")
    let end =
      Array("7 0 obj\n".utf8) + stream + Array("\nendobj\nstartxref\n\(body.count)\n%%EOF".utf8)
    #expect(try PDFPage(parsing: body + end).list == drawing.page().list)
    // Without its offset, the table is found by a search.
    #expect(try PDFPage(parsing: body + end.dropLast(8)).list == drawing.page().list)
  }

  @Test("An object that a newer table has deleted is missing, also if an older table has it")
  func deleted() throws {
    var without = drawing
    without.objects.removeLast()
    let wanted = try without.page().list
    #expect(try wanted != drawing.page().list)
    let (old, oldTable) = (drawing.bytes, drawing.body().bytes.count)
    let end = "startxref\n\(old.count)\n%%EOF\n"
    let trailer = "/Size 6 /Root 1 0 R /Prev \(oldTable)"
    let text = "xref\n5 1\n0000000000 00001 f \ntrailer\n<< \(trailer) >>\n"
    #expect(try PDFPage(parsing: old + Array((text + end).utf8)).list == wanted)
    let stream = PDFText.stream(
      bytes: [0, 0, 0, 1], "/Type /XRef /W [1 2 1] /Index [5 1] \(trailer)")
    let table = Array("6 0 obj\n".utf8) + stream + Array("\nendobj\n\(end)".utf8)
    #expect(try PDFPage(parsing: old + table).list == wanted)
  }

  @Test("An object that is deleted for old programs is found in the stream for new programs")
  func hybrid() throws {
    let (body, places) = drawing.body()
    let entry = [1, UInt8(places[4] >> 8), UInt8(places[4] & 255), 0]
    let stream = PDFText.stream(bytes: entry, "/Type /XRef /W [1 2 1] /Index [5 1] /Size 6")
    let object = Array("6 0 obj\n".utf8) + stream + Array("\nendobj\n".utf8)
    var table = "xref\n0 6\n0 65535 f\n"
    for place in places[..<4] { table += "\(place) 0 n\n" }
    table += "0 0 f\ntrailer\n<< /Size 6 /Root 1 0 R /XRefStm \(body.count) >>\n"
    table += "startxref\n\(body.count + object.count)\n%%EOF\n"
    let page = try PDFPage(parsing: body + object + Array(table.utf8))
    #expect(try page.list == drawing.page().list)
  }

  @Test("The error for an encrypted or empty file, or for another format, says what is wrong")
  func unreadable() {
    func reason(_ text: String) -> String? {
      do {
        _ = try PDFPage(parsing: Array(text.utf8))
        return nil
      } catch { return error.description }
    }
    #expect(reason("") == "the file is no PDF")
    #expect(reason("%PDF-1.4 and no more") == "the file has no page")
    let text = String(decoding: drawing.bytes, as: UTF8.self)
    #expect(
      reason(text.replacing("/Root 1 0 R", with: "/Root 1 0 R /Encrypt << /V 1 >>"))
        == "the file is encrypted")
  }

  @Test("Numbers, names and strings are read in every valid notation")
  func words() throws {
    func object(_ text: String) throws -> PDFObject? {
      var lexer = PDFLexer(Array(text.utf8)[...])
      return try lexer.object()
    }
    let numbers = ["12", "-.5", "+4.", "0.0000000000000000000001", "99999999999999999999", "--3"]
    #expect(
      try numbers.map { try object($0)?.number } == [12, -0.5, 4, 0, 1e15, -3])
    #expect(try object("1e400")?.isKeyword("1e400") == true)
    #expect(try object("/A#42#zz")?.name == "AB#zz")
    guard case .string(let bytes) = try object("(a\\(b(c)\\101\\\n)") else {
      throw PDFError("no string")
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "a(b(c)A")
    guard case .string(let lines) = try object("(a\r\nb\rc\nd)") else {
      throw PDFError("no string")
    }
    #expect(String(decoding: lines, as: UTF8.self) == "a\nb\nc\nd")
    #expect(throws: PDFError.self) { try object(String(repeating: "[", count: 5_000)) }
  }

  @Test("Streams are decoded from base 85, runs and hexadecimal digits, one after the other")
  func filters() throws {
    func page(_ content: String, _ filter: String) throws -> String {
      var text = PDFText("")
      text.objects[3] = Array(PDFText.stream(content, "/Filter \(filter)").utf8)
      return try "\(text.page().list)"
    }
    let fill = "fill rect (0, 9, 1, 1) #000000"
    #expect(try page("30 20 30 20 31 20 31 20 72 65 20 66>", "/ASCIIHexDecode") == fill)
    #expect(
      try page("0B 30 20 30 20 31 20 31 20 72 65 20 66 80>", "[/AHx /RunLengthDecode]") == fill)
    #expect(try page(#"0H`%l0d&1nEb-A*~>"#, "/ASCII85Decode") == fill)
  }

  @Test("A damaged file throws, or is read, and never traps or hangs")
  func damage() throws {
    let good = [drawing.bytes, drawing.brokenBytes]
    var random = SeededRandom(seed: 7)
    for round in 0..<300 {
      var bytes = good[round % 2]
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      for _ in 0..<Int.random(in: 0..<8, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = UInt8(Int.random(in: 0..<256, using: &random))
      }
      _ = try? PDFPage(parsing: bytes)
    }
  }

  @Test("A page with too many parts is refused")
  func limits() {
    let content = String(repeating: "q ", count: 1_000)
    #expect(throws: PDFError.self) { try PDFText(content).page() }
    let clips = String(repeating: "0 0 m 4 0 l 0 4 l W n ", count: 1_000) + "0 0 1 1 re f"
    #expect(
      (try? PDFText(clips).page())?.omissions == ["more than 64 clips inside of one another"])
    let line = "0 0 1 1 re f 99999999 0 0 1 0 0 cm 1 J 0 0 m 1 1 l S"
    #expect((try? PDFText(line).page())?.omissions == ["a line that is much wider than the page"])
    // Ten forms that draw the next one ten times each: a small file of a million parts.
    let forms = (0..<10).map { number in
      PDFText.stream(
        String(repeating: "/A Do ", count: 10),
        "/Subtype /Form /Resources << /XObject << /A \(number + 6) 0 R >> >>")
    }
    let bomb = PDFText("/A Do", resources: "/XObject << /A 5 0 R >>", more: forms)
    #expect(throws: PDFError("the page has too many parts", size: Size(width: 20, height: 10))) {
      try bomb.page()
    }
  }

  @Test("Objects that contain themselves, and sizes whose product is too large, never trap")
  func loops() throws {
    let layer = PDFText(
      "/OC /A BDC 0 0 1 1 re f EMC", resources: "/Properties << /A 5 0 R >>",
      more: ["<< /OCGs [5 0 R] >>"])
    #expect(try layer.lines().count == 1)
    let size = "/Size [65536 65536 65536 65536] /BitsPerSample 8 /Range [0 1 0 1 0 1]"
    let function = PDFText.stream("", "/FunctionType 0 /Domain [0 1 0 1 0 1 0 1] \(size)")
    let shading = PDFText(
      "/A sh", resources: "/Shading << /A 6 0 R >>",
      more: [
        function,
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >>",
      ])
    #expect(throws: PDFError.self) { try shading.page() }
  }

  @Test("A page whose content repeats one stream too often is refused")
  func repeatedContent() {
    var text = PDFText(String(repeating: " ", count: 10_000))
    let parts = String(repeating: "4 0 R ", count: 10_000)
    text.objects[2] = Array("<< /Type /Page /Parent 2 0 R /Contents [\(parts)] >>".utf8)
    #expect(
      throws: PDFError("the content of the page is too large", size: Size(width: 20, height: 10))
    ) {
      try text.page()
    }
  }

  @Test("Fills with tiles do not raise the limit of clips")
  func clipsAfterTiles() {
    let tiles = String(repeating: "/Pattern cs /P scn 0 0 20 10 re f ", count: 200)
    let clips = String(repeating: "0 0 m 4 0 l 0 4 l W n ", count: 150) + "0 0 1 1 re f"
    let entries =
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << >>"
    let text = PDFText(
      tiles + clips, resources: "/Pattern << /P 5 0 R >>",
      more: [PDFText.stream("0 0 1 1 re f", entries)])
    #expect(
      (try? text.page())?.omissions == ["more than 64 clips inside of one another"])
  }
}
