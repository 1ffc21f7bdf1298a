import Testing
import UIKit

@Suite("Fonts and lengths that follow the user")
struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  @Test("Grow as the text style does")
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 46)
    #expect(metrics.scaledFont(for: font).pointSize == 34)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 23)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == font.fontName)
  }

  @Test("Stop at a limit, and scale from the font as it was")
  func limit() {
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 17)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect(limited.pointSize == 20)
    let again = metrics.scaledFont(
      for: metrics.scaledFont(for: font, compatibleWith: large), compatibleWith: large)
    #expect(again.pointSize == 23)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
  }
}
