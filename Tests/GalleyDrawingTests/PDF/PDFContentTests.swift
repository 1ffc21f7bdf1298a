import GalleyGeometry
import Testing

@testable import GalleyDrawing

@Suite("The content of a PDF page")
struct PDFContentTests {
  @Test("Paths are filled in the colors of all device spaces")
  func fills() throws {
    let text = PDFText(
      "1 0 0 rg 2 1 4 3 re f 0.5 g 0 0 m 10 0 l 5 5 l h f* 0 1 0 0 k 0 0 m 0 5 1 6 2 6 c 3 7 4 8 v "
        + "5 9 6 8 y f % the end")
    #expect(
      try text.lines() == [
        "fill rect (2, 6, 4, 3) #FF0000", "fill M 0 10 L 10 10 L 5 5 Z #808080, even-odd",
        "fill M 0 10 C 0 5 1 4 2 4 C 2 4 3 3 4 2 C 5 1 6 2 6 2 #FF00FF",
      ])
    #expect(try text.page().size == Size(width: 20, height: 10))
    #expect(try text.page().omissions == [])
  }

  @Test("Lines have widths, dashes, caps and joins, in the scale of the content")
  func strokes() throws {
    let text = PDFText(
      "q 2 0 0 2 0 0 cm 1 0 0 RG 1.5 w 1 J 2 j [1 2] 1 d 0 0 m 5 0 l S Q 0 0 m 1 1 l 2 0 l s "
        + "2 0 0 1 0 0 cm 0 0 m 1 1 l S")
    #expect(
      try text.lines() == [
        "stroke M 0 10 L 10 10 #FF0000, 3 wide, round caps, bevel joins, dashes 2 4 from 2",
        "stroke M 0 10 L 1 9 L 2 10 Z #000000, 1 wide", "group, transformed [2 0 0 -1 0 10]",
        "  stroke M 0 0 L 1 1 #000000, 1 wide",
      ])
  }

  @Test("A clip applies until the state is restored; a clip of the whole page is left out")
  func clips() throws {
    let text = PDFText(
      "q 0 0 20 10 re W n q 1 1 5 5 re W n 0 0 9 9 re f Q 0 0 2 2 re f Q "
        + "0 0 m 4 0 l 0 4 l W* n 1 1 1 1 re B")
    #expect(
      try text.lines() == [
        "group, clipped to rect (1, 4, 5, 5)", "  fill rect (0, 1, 9, 9) #000000",
        "fill rect (0, 8, 2, 2) #000000", "group", "  mask",
        "    fill M 0 10 L 4 10 L 0 6 #000000, even-odd", "  fill rect (1, 8, 1, 1) #000000",
        "  stroke M 1 9 L 2 9 L 2 8 L 1 8 Z #000000, 1 wide",
      ])
  }

  @Test("A graphics state has opacities and a blend mode; an unknown mode is an omission")
  func states() throws {
    let text = PDFText(
      "/A gs 0 0 1 1 re B /B gs 0 0 1 1 re f",
      resources: "/ExtGState << /A << /ca 0.5 /CA 0 >> /B << /BM [/Multiply] /ca 1 >> >>")
    #expect(
      try text.lines() == [
        "fill rect (0, 9, 1, 1) #00000080", "group, blend multiply",
        "  fill rect (0, 9, 1, 1) #000000",
      ])
    let strange = PDFText(
      "/A gs 0 0 1 1 re f", resources: "/ExtGState << /A << /BM /Odd >> >>")
    #expect(try strange.page().omissions == ["the blend mode Odd"])
  }

  @Test("Colors are read in color spaces with a profile, with a table, with inks, and in Lab")
  func spaces() throws {
    let text = PDFText(
      "/I cs 1 sc 0 0 1 1 re f /S cs 1 scn 0 0 1 1 re f /P cs 0 1 0 sc 0 0 1 1 re f "
        + "/L cs 100 0 0 sc 0 0 1 1 re f",
      resources: """
        /ColorSpace << /I [/Indexed /DeviceRGB 1 <000000 0000FF>] /P [/ICCBased 5 0 R]
        /S [/Separation /Spot#20A /DeviceRGB << /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 1 1] /C1 [1 0.5 0] >>]
        /L [/Lab << /WhitePoint [0.9642 1 0.8249] >>] >>
        """, more: [PDFText.stream("", "/N 3")])
    #expect(
      try text.lines().map { String($0.suffix(7)) } == ["#0000FF", "#FF8000", "#00FF00", "#FFFFFF"])
  }

  @Test("A color space of the resources comes before a short name, but not before a device's name")
  func namedSpaces() throws {
    let resources = """
      /ColorSpace << /G [/Indexed /DeviceRGB 1 <000000 0000FF>] /RGB /RGB
      /DeviceGray [/Indexed /DeviceRGB 1 <000000 0000FF>] >>
      """
    let text = PDFText(
      "/G cs 1 sc 0 0 1 1 re f /RGB cs 1 0 0 sc 0 0 1 1 re f /DeviceGray cs 1 sc 0 0 1 1 re f "
        + "/CMYK cs 0 0 0 0 sc 0 0 1 1 re f",
      resources: resources)
    #expect(
      try text.lines().map { String($0.suffix(7)) } == ["#0000FF", "#FF0000", "#FFFFFF", "#FFFFFF"])
  }

  @Test("Texts are left out and listed as omissions, unless they are invisible")
  func texts() throws {
    #expect(try PDFText("BT 3 Tr (unseen) Tj ET 0 0 1 1 re f").page().omissions == [])
    #expect(try PDFText("BT (seen\\)) Tj [(so)] TJ ET 0 0 1 1 re f").page().omissions == ["a text"])
    #expect(throws: PDFError("the page has only a text", size: Size(width: 20, height: 10))) {
      try PDFText("BT (seen) Tj ET").page()
    }
  }

  @Test("Hidden layers are not drawn")
  func layers() throws {
    var text = PDFText(
      "/OC /A BDC 0 0 1 1 re f EMC /OC /B BDC 0 0 2 2 re f EMC",
      resources: "/Properties << /A 5 0 R /B 6 0 R >>",
      more: ["<< /Type /OCG >>", "<< /Type /OCG >>"])
    text.objects[0] = Array(
      "<< /Type /Catalog /Pages 2 0 R /OCProperties << /D << /OFF [5 0 R] >> >> >>".utf8)
    #expect(try text.lines() == ["fill rect (0, 8, 2, 2) #000000"])
  }

  @Test("A page is rotated, and shows only its crop box")
  func boxes() throws {
    let text = PDFText("12 5 1 2 re f", page: "/Rotate 90 /CropBox [10 5 30 10]")
    #expect(try text.page().size == Size(width: 5, height: 10))
    #expect(try text.lines() == ["fill rect (0, 2, 2, 1) #000000"])
    let other = PDFText("1 1 2 1 re f", page: "/Rotate -90")
    #expect(try other.lines() == ["fill rect (8, 17, 1, 2) #000000"])
  }
}
