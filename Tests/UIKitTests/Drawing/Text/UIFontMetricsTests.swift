import Testing
import UIKit

@Suite("Fonts and lengths that follow the user")
struct UIFontMetricsTests {
  /// Returns traits with a text size and three pixels a point.
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = 3
    }
  }

  @Test("Scaled fonts and lengths grow with the line heights of the text style, in whole pixels")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 22)
    // Measured on a phone: 16.333, where body text has 16 points.
    let medium = metrics.scaledValue(for: 17, compatibleWith: traits(.medium))
    #expect(abs(medium - 49.0 / 3) < 1e-9)
    #expect(metrics.scaledValue(for: 22, compatibleWith: traits(.extraLarge)) == 24)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(scaled.pointSize == 29 && scaled.fontName == font.fontName)
    #expect(metrics.scaledFont(for: font).pointSize == 22)
    #expect(UIFontMetrics.default.scaledValue(for: 10.1) == 10.1)
    let caption = UIFontMetrics(forTextStyle: .caption1)
    #expect(caption.scaledValue(for: 16, compatibleWith: traits(.extraLarge)) == 19)
  }

  @Test("Scaled fonts stop at a limit, and scale from the unscaled font")
  func limit() {
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 22)
    let large = traits(.extraExtraExtraLarge)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large)
    #expect(limited.pointSize == 25)
    let once = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(metrics.scaledFont(for: once, compatibleWith: large).pointSize == 29)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }
}
