import GalleyDrawing
import GalleyGeometry
import Testing

@Suite("Paints, lines and shadows as text")
struct PaintTests {
  @Test("A gradient prints its colors and its line")
  func gradients() {
    let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]
    let linear = Gradient(.linear(from: .zero, to: Point(x: 0, y: 44)), stops: stops)
    #expect("\(Paint.gradient(linear))" == "#000000 at 0, #FFFFFF at 1 from (0, 0) to (0, 44)")
    let radial = Gradient(
      .radial(from: .zero, startRadius: 1, to: Point(x: 2, y: 2), endRadius: 8), stops: stops)
    #expect(
      "\(radial)"
        == "#000000 at 0, #FFFFFF at 1 from (0, 0) radius 1 to (2, 2) radius 8")
    #expect("\(Paint.color(.white))" == "#FFFFFF")
  }

  @Test("A line prints only what differs from the default")
  func strokes() {
    #expect("\(StrokeStyle())" == "1 wide")
    #expect(
      "\(StrokeStyle(width: 0.5, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1))"
        == "0.5 wide, round caps, bevel joins, dashes 4 2 from 1")
  }

  @Test("A shadow prints its color, its offset and its radius")
  func shadows() {
    let shadow = Shadow(
      color: Color(white: 0, alpha: 0.3), offset: Point(x: 0, y: 2), radius: 4)
    #expect("\(shadow)" == "shadow #0000004D (0, 2) radius 4")
  }

  @Test("A font prints only what differs from the default")
  func fonts() {
    #expect("\(Font(size: 17))" == "system 17")
    #expect("\(Font(size: 17, weight: .semibold, isItalic: true))" == "system 17 semibold italic")
    #expect("\(Font(.named("Courier"), size: 12.5, weight: .bold))" == "Courier 12.5 bold")
    let weight = Font.Weight(rawValue: 350)
    #expect(
      "\(Font(.monospaced, size: 9, weight: weight, hasTabularDigits: true))"
        == "monospaced 9 350 tabular")
  }
}
