import Testing

@testable import GalleyUIKit

@Suite("The names of colors")
struct ColorNameTests {
  @Test("The accessibility names of colors are plain words")
  func names() {
    let colors: [UIColor] = [.red, .green, .blue, .yellow, .black, .white, .clear, .gray]
    #expect(
      colors.map(\.accessibilityName)
        == ["red", "green", "blue", "yellow", "black", "white", "clear", "gray"])
    #expect(UIColor(red: 0, green: 0, blue: 0.5, alpha: 1).accessibilityName == "dark blue")
  }
}
