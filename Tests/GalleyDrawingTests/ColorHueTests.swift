import TestSupport
import Testing

@testable import GalleyDrawing

@Suite("A color's hue, saturation and brightness")
struct ColorHueTests {
  private func color(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> Color {
    Color(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  @Test("Hues run from red through yellow, green and blue to red")
  func hues() {
    let colors = [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6, 1].map { "\(color($0))" }
    #expect(
      colors == ["#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"])
    #expect("\(color(0.25, 0, 0.5))" == "#808080", "no saturation is a gray")
    #expect("\(color(0.25, 1, 0))" == "#000000", "no brightness is black")
    #expect("\(color(1.0 / 3, 0.5, 1))" == "#80FF80")
  }

  @Test("A color is converted to hue, saturation and brightness and back")
  func roundTrip() {
    let steps = (0...8).map { Double($0) / 8 }
    for red in steps {
      for green in steps {
        for blue in steps {
          let before = Color(red: red, green: green, blue: blue)
          let (hue, saturation, brightness) = before.hueSaturationBrightness
          let after = color(hue, saturation, brightness)
          let difference = max(
            (after.red - red).magnitude, (after.green - green).magnitude,
            (after.blue - blue).magnitude)
          #expect(difference < 1e-12, "\(before) became \(after)")
          #expect((0..<1).contains(hue), "\(before) has the hue \(hue)")
        }
      }
    }
  }
}
