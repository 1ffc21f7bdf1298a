import GalleyGeometry
import Testing

@testable import GalleyDrawing

@Suite("Forms, shadings and images of a PDF page")
struct PDFResourceTests {
  private let stops = "/FunctionType 2 /N 1 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1]"

  @Test("A form is moved and clipped; a form with a transparency group has the current opacity")
  func forms() throws {
    let form = PDFText.stream(
      "0 0 9 9 re f", "/Subtype /Form /BBox [0 0 2 2] /Matrix [1 0 0 1 3 3]")
    let group = PDFText.stream(
      "0 0 9 9 re f 1 0 0 rg 0 0 1 1 re f",
      "/Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >>")
    let text = PDFText(
      "/A Do /G gs /B Do",
      resources:
        "/XObject << /A 5 0 R /B 6 0 R >> /ExtGState << /G << /ca 0.5 /BM /Screen >> >>",
      more: [form, group])
    #expect(
      try text.lines() == [
        "group, clipped to rect (3, 5, 2, 2)", "  fill rect (3, -2, 9, 9) #000000",
        "group, opacity 0.5, blend screen", "  fill rect (0, 1, 9, 9) #000000",
        "  fill rect (0, 9, 1, 1) #FF0000",
      ])
  }

  @Test("A form that draws itself is drawn once, and listed as an omission")
  func recursion() throws {
    let form = PDFText.stream(
      "0 0 1 1 re f q q /A Do",
      "/Subtype /Form /BBox [0 0 20 20] /Resources << /XObject << /A 5 0 R >> >>")
    let text = PDFText("/A Do", resources: "/XObject << /A 5 0 R >>", more: [form])
    #expect(try text.lines() == ["fill rect (0, 9, 1, 1) #000000"])
    #expect(
      try text.page().omissions == ["a form that contains itself, or is inside of too many others"])
  }

  @Test("A luminosity mask becomes an opacity: content is visible at white and hidden at black")
  func masks() throws {
    let mask = PDFText.stream(
      "1 g 0 0 9 9 re f 0 g 0 0 1 1 re f",
      "/Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency /CS /DeviceGray >>")
    let text = PDFText(
      "/G gs 0 0 4 4 re f",
      resources: "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>", more: [mask])
    #expect(
      try text.lines() == [
        "group", "  mask", "    fill rect (0, 1, 9, 9) #FFFFFF", "    group, blend destinationOut",
        "      fill rect (0, 9, 1, 1) #000000", "    group, blend plusLighter",
        "      fill rect (0, 9, 1, 1) #FFFFFF00", "  fill rect (0, 6, 4, 4) #000000",
      ])
  }

  @Test("Shadings are gradients; one that does not extend ends with transparent colors")
  func shadings() throws {
    let text = PDFText(
      "/A sh /Pattern cs /P scn 0 0 1 1 re f",
      resources: """
        /Shading << /A << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Extend [true true]
          /Function << \(stops) >> >> >>
        /Pattern << /P << /PatternType 2 /Matrix [2 0 0 2 0 0] /Shading << /ShadingType 3
          /ColorSpace /DeviceRGB /Coords [1 1 0 1 1 1] /Function << \(stops) >> >> >> >>
        """)
    #expect(
      try text.lines() == [
        "fill rect (0, 0, 20, 10) #FF0000 at 0, #0000FF at 1 transformed [1 0 0 -1 0 10] "
          + "from (0, 0) to (20, 0)",
        "fill rect (0, 9, 1, 1) #FF000000 at 0, #FF0000 at 0, #0000FF at 1, #0000FF00 at 1 "
          + "transformed [2 0 0 -2 0 10] from (1, 1) radius 0 to (1, 1) radius 1",
      ])
  }

  @Test("Stitching functions and sampled functions give the stops of gradients")
  func functions() throws {
    let parts = """
      << /FunctionType 3 /Domain [0 1] /Bounds [0.25] /Encode [0 1 1 0]
        /Functions [<< \(stops) >> << \(stops) >>] >>
      """
    func text(_ function: String) -> PDFText {
      PDFText(
        "/A sh",
        resources: """
          /Shading << /A << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0]
            /Extend [true true] /Function \(function) >> >>
          """,
        more: [
          PDFText.stream(
            "FF0000 0000FF>",
            "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8 "
              + "/Filter /ASCIIHexDecode"),
          PDFText.stream("{ dup }", "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]"),
        ])
    }
    #expect(try text(parts).lines()[0].contains(" #FF0000 at 0, #0000FF at 0.25, #FF0000 at 1 "))
    let samples = try text("5 0 R").lines()[0]
    #expect(samples.contains(" #FF0000 at 0, ") && samples.contains(" #800080 at 0.5, "))
    #expect(throws: PDFError.self) { try text("6 0 R").page() }
  }

  @Test("Tiles are repeated where they touch the path; uncolored tiles have the path's color")
  func tiles() throws {
    let tile = PDFText.stream(
      "0 0 1 1 re f",
      "/PatternType 1 /PaintType 2 /BBox [0 0 2 2] /XStep 5 /YStep 5 /Matrix [1 0 0 1 1 1]")
    let text = PDFText(
      "/S cs 1 0 0 /P scn 2 2 6 3 re f",
      resources: "/ColorSpace << /S [/Pattern /DeviceRGB] >> /Pattern << /P 5 0 R >>", more: [tile])
    let cell = "    group, clipped to rect (1, 7, 2, 2)"
    let fill = "      fill rect (1, 8, 1, 1) #FF0000"
    #expect(
      try text.lines() == [
        "group, clipped to rect (2, 5, 6, 3)", "  group", cell, fill, "  group, at (5, 0)", cell,
        fill,
      ])
  }

  @Test("Images have the alpha of their masks; an image mask has the current color")
  func images() throws {
    let image = PDFText.stream(
      "FF0000 00FF00>",
      "/Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 "
        + "/Filter /AHx /SMask 6 0 R")
    let mask = PDFText.stream(
      "FF80>",
      "/Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 "
        + "/Filter /AHx")
    let text = PDFText(
      "q 4 0 0 2 1 1 cm /A Do Q 0 0 1 rg q 8 0 0 1 0 0 cm BI /W 8 /H 1 /IM true /F /AHx ID 0F> EI Q",
      resources: "/XObject << /A 5 0 R >>", more: [image, mask])
    let items = try text.page().list.items
    try #require(items.count == 2)
    let colors = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_8000])
    #expect(items[0] == .picture(Picture(colors, in: Rect(x: 1, y: 7, width: 4, height: 2))))
    guard case .picture(let shape) = items[1] else { throw PDFError("no picture") }
    #expect(shape.tint == Color(red: 0, green: 0, blue: 1))
    #expect(shape.bitmap.pixels.map { $0 > 0 } == (0..<8).map { $0 < 4 })
  }

  @Test("A photo is decoded by the caller, or listed as an omission")
  func photos() throws {
    let photo = PDFText.stream(
      "bytes",
      "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 "
        + "/Filter /DCTDecode")
    let text = PDFText(
      "0 0 1 1 re f /A Do", resources: "/XObject << /A 5 0 R >>", more: [photo])
    #expect(try text.page().omissions == ["a photo"])
    var seen: [UInt8] = []
    let page = try PDFPage(parsing: text.bytes) {
      seen = $0
      return Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF])
    }
    #expect(page.omissions == [] && page.list.items.count == 2 && seen == Array("bytes".utf8))
  }
}
