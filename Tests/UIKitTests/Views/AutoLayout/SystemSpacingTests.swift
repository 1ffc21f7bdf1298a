import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("System spacing")
struct SystemSpacingTests {
  @Test("System spacing between baselines is the measured one, in fonts of the measured height")
  func measuredBaselines() {
    var platform = Platform.standard
    platform.textEngine = MacHeights()
    Platform.$current.withValue(platform) {
      // The font below, the one above, and how far their base lines are apart.
      let pairs: [(lower: CGFloat, upper: CGFloat, distance: CGFloat)] = [
        (17, 17, 20), (9, 40, 18), (40, 9, 40.5), (17, 40, 25), (40, 17, 42.5),
      ]
      for pair in pairs {
        let bench = LayoutBench()
        let upper = bench.label("A", size: pair.upper)
        let lower = bench.label("B", size: pair.lower)
        let gap = lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        bench.hold(upper.topAnchor.constraint(equalTo: bench.root.topAnchor), gap)
        #expect(gap.constant == pair.distance, "\(pair)")
      }
    }
  }

  /// Squares, as high as a Mac's letters.
  private struct MacHeights: TextEngine {
    let squares = SquareTextEngine()
    var name: String { "squares as high as a Mac's letters" }

    func metrics(of font: Font) -> FontMetrics {
      let heights: [Double: (ascent: Double, descent: Double)] = [
        9: (9, 2), 17: (16, 4), 40: (38.5, 9),
      ]
      let known = heights[font.size] ?? (font.size, 0)
      return FontMetrics(
        ascent: known.ascent, descent: known.descent, capHeight: font.size,
        xHeight: font.size)
    }

    func lines(of paragraph: StyledText, in container: LineContainer) -> [BrokenLine] {
      squares.lines(of: paragraph, in: container)
    }
  }
}
