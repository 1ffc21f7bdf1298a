import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing

@Suite("A path from the text of an SVG path")
struct PathTextTests {
  private func lines(_ text: String) -> [String] {
    Path(text: text).elements.map { element in
      func at(_ point: Point) -> String {
        "\((point.x * 100).rounded() / 100),\((point.y * 100).rounded() / 100)"
      }
      return switch element {
      case .move(let point): "M \(at(point))"
      case .line(let point): "L \(at(point))"
      case .curve(let point, let first, let second): "C \(at(first)) \(at(second)) \(at(point))"
      case .close: "Z"
      }
    }
  }

  @Test("Lines may be written in absolute or relative numbers, with or without commas")
  func straight() {
    let wanted = ["M 1.0,2.0", "L 4.0,2.0", "L 4.0,6.0", "L 1.0,6.0", "Z"]
    for text in [
      "M1 2L4 2L4 6L1 6Z", "M1,2 4,2 4,6 1,6z", "m1 2h3v4h-3z", "M1 2H4V6H1Z", "m1,2l3,0 0,4-3,0z",
      " M 1 2 L\n4 2 4 6 1 6 Z ",
    ] {
      #expect(lines(text) == wanted, "\(text)")
    }
  }

  @Test("Numbers need a separator only where they could not be told apart")
  func numbers() {
    #expect(lines("M1.5.5-3-4e0") == ["M 1.5,0.5", "L -3.0,-4.0"])
    #expect(lines("M+1e1 2E-1") == ["M 10.0,0.2"])
  }

  @Test("A smooth curve continues in the direction of the curve before it")
  func curves() {
    #expect(
      lines("M0 0C0 10 10 10 10 0S20-10 20 0") == [
        "M 0.0,0.0", "C 0.0,10.0 10.0,10.0 10.0,0.0", "C 10.0,-10.0 20.0,-10.0 20.0,0.0",
      ])
    #expect(lines("M0 0c0 10 10 10 10 0s10-10 10 0") == lines("M0 0C0 10 10 10 10 0S20-10 20 0"))
    #expect(lines("M0 0Q5 10 10 0T20 0") == lines("M0 0Q5 10 10 0Q15-10 20 0"))
    // Without a curve before it, its first control point is its start.
    #expect(lines("M0 0S10 10 20 0") == ["M 0.0,0.0", "C 0.0,0.0 10.0,10.0 20.0,0.0"])
  }

  @Test("After a closed part, a path continues from the start of that part")
  func closed() {
    #expect(lines("m1 1h2zl5 5") == ["M 1.0,1.0", "L 3.0,1.0", "Z", "L 6.0,6.0"])
  }

  @Test(
    "Arcs lie on their circle, go in the given direction, and end at the given point",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func arcs(isLarge: Bool, isClockwise: Bool) throws {
    let text = "M10 0A10 10 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) 0 10"
    let path = Path(text: text)
    #expect(path.currentPoint == Point(x: 0, y: 10))
    // Which of the two circles: around the origin, or around (10, 10).
    let center = isLarge == isClockwise ? Point(x: 10, y: 10) : Point(x: 0, y: 0)
    for element in path.elements {
      guard case .curve(let point, _, _) = element else { continue }
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      #expect(abs(Elementary.squareRoot(dx * dx + dy * dy) - 10) < 1e-9)
    }
    let size = path.bounds.width
    #expect(isLarge ? size > 15 : size <= 10.001)
    // Flags need no space behind them.
    #expect(
      Path(text: "M10 0A10 10 0 \(isLarge ? 1 : 0)\(isClockwise ? 1 : 0)0 10") == path)
  }

  @Test("An arc with too small a radius is enlarged, and an arc without a radius is a line")
  func smallArcs() {
    let path = Path(text: "M0 0A1 1 0 0 1 20 0")
    #expect(path.currentPoint == Point(x: 20, y: 0) && abs(path.bounds.height - 10) < 0.01)
    #expect(lines("M0 0A0 5 0 0 1 20 0") == ["M 0.0,0.0", "L 20.0,0.0"])
  }

  @Test("Everything after the first error in the text is left out")
  func broken() {
    #expect(lines("M1 2L3 4 5X6 7") == ["M 1.0,2.0", "L 3.0,4.0"])
    #expect(lines("") == [] && lines("5 5") == [] && lines("M") == [] && lines("L1e999 0") == [])
  }

  @Test("Random text never traps, and gives at most four elements per character")
  func anyText() {
    let characters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n%")
    withSeededRandom("texts of outlines", steps: 2_000) { random in
      let count = Int.random(in: 0...60, using: &random)
      let text = String((0..<count).map { _ in characters.randomElement(using: &random)! })
      #expect(Path(text: text).elements.count <= count * 4)
    }
  }
}
