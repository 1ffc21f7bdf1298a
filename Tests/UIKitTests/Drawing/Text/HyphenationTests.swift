import Foundation
import GalleyCairo
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Hyphenation")
struct HyphenationTests {
  private func firstLine(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    let paragraph = NSMutableParagraphStyle()
    change(paragraph)
    let text = StyledText(
      NSAttributedString(
        string: "mmmmmmmmmm",
        attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: paragraph]),
      TextDefaults())
    let layout = TextLayout(text, in: TextContainer(width: 75), engine: PangoTextEngine())
    return layout.lines[0].frame.width
  }

  @Test("A broken word has a hyphen only if the hyphenation factor or the default asks for it")
  func factor() {
    let usual = firstLine { _ in }
    #expect(firstLine { $0.hyphenationFactor = 0 } == usual)
    #expect(firstLine { $0.lineBreakMode = .byCharWrapping } == usual)
    #expect(firstLine { $0.hyphenationFactor = 1 } != usual)
    #expect(firstLine { $0.usesDefaultHyphenation = true } != usual)
  }
}
