import Foundation
import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing
@testable import GalleyUIKit

@Suite("Measuring a text again", .serialized)
struct TextLayoutCacheSpeedTests {
  private func ratio(_ strings: [String]) -> (new: Double, again: Double) {
    let container = TextContainer(width: 200)
    _ = SharedText(StyledText("warm 日本 مرحبا", TextStyle(font: Font(size: 17)))).size(in: container)
    let texts = strings.map { SharedText(StyledText($0, TextStyle(font: Font(size: 17)))) }
    var sum = 0.0
    let new = processorTime { for text in texts { sum += text.size(in: container).height } }
    let again = processorTime {
      for _ in 0..<100 { for text in texts { sum -= text.size(in: container).height / 100 } }
    }
    #expect(abs(sum) < 1e-3 * Double(texts.count))
    return (new / .seconds(texts.count), again / .seconds(texts.count * 100))
  }

  @Test("Measuring a text again costs next to nothing")
  func ratios() {
    let ascii = ratio((0..<300).map { "Hello you there, number \($0) of the labels" })
    let mixed = ratio((0..<300).map { "Hello 日本語 مرحبا नमस्ते 👍 number \($0)" })
    // These are the ratios in a debug build. They are several times as large in an optimized build.
    #expect(ascii.new > 20 * ascii.again && mixed.new > 20 * mixed.again)
  }
}
