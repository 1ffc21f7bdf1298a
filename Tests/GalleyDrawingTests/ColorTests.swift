import GalleyDrawing
import Testing

@Suite("A color")
struct ColorTests {
  @Test("A color prints two digits for each component, with the alpha if it is not opaque")
  func printing() {
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000")
    #expect("\(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))" == "#FF800080")
    #expect("\(Color.clear)" == "#00000000")
    #expect("\(Color(white: 4 / 255.0))" == "#040404")
  }

  @Test("Colors are mixed component by component")
  func mixing() {
    #expect("\(Color.black.mixed(with: .white, at: 0.25))" == "#404040")
    #expect(Color.black.mixed(with: .white, at: 1) == .white)
    #expect(Color.white.multiplyingAlpha(by: 0.25) == Color(white: 1, alpha: 0.25))
  }

  @Test("A color keeps components outside the gamut, and clamps them when it is painted")
  func clamping() {
    let color = Color(red: 1.5, green: -0.5, blue: .nan, alpha: 2)
    #expect(color.red == 1.5)
    #expect(color.clamped == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect("\(color)" == "#FF0000")
  }
}
