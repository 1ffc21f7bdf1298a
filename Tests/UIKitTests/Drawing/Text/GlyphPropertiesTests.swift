import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The properties of glyphs")
struct GlyphPropertiesTests {
  private func makeManager(_ text: String) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: attributes())
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  @Test("Spaces are elastic, line ends are control characters, and parts of letters are null")
  func properties() {
    inSquares {
      let (storage, manager, _) = makeManager("a 👍\n")
      #expect(
        (0..<5).map { manager.propertyForGlyph(at: $0) }
          == [[], .elastic, [], .null, .controlCharacter])
      #expect(manager.notShownAttribute(forGlyphAt: 4) && !manager.notShownAttribute(forGlyphAt: 0))
      #expect(manager.notShownAttribute(forGlyphAt: 99))
      #expect(manager.firstUnlaidGlyphIndex() == 5 && manager.firstUnlaidCharacterIndex() == 5)
      withExtendedLifetime(storage) {}
    }
  }

  @Test("A line end at the end of a text is followed by an empty line")
  func extraLine() {
    inSquares {
      let (storage, manager, container) = makeManager("a\n")
      let extra = manager.extraLineFragmentRect
      #expect(extra.width == 200 && extra.height > 0)
      #expect(extra.minY == manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).maxY)
      #expect(manager.extraLineFragmentUsedRect.width == 0)
      #expect(manager.extraLineFragmentTextContainer === container)
      storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "b")
      #expect(manager.extraLineFragmentRect == .zero)
      #expect(manager.extraLineFragmentTextContainer == nil)
    }
  }

  @Test("The lines and the container of a glyph are found without additional layout, too")
  func withoutLayout() {
    inSquares {
      let (storage, manager, container) = makeManager("one")
      var range = NSRange()
      let rect = manager.lineFragmentRect(
        forGlyphAt: 1, effectiveRange: &range, withoutAdditionalLayout: true)
      #expect(rect.width == 200 && range == NSRange(location: 0, length: 3))
      let used = manager.lineFragmentUsedRect(
        forGlyphAt: 1, effectiveRange: nil, withoutAdditionalLayout: true)
      #expect(used.width == 30)
      let owner = manager.textContainer(
        forGlyphAt: 1, effectiveRange: nil, withoutAdditionalLayout: true)
      #expect(owner === container)
      withExtendedLifetime(storage) {}
    }
  }
}
