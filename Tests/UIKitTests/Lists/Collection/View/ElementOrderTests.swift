import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The order of the views in a collection view")
struct ElementOrderTests {
  private func key(
    _ kind: Element.Kind, _ item: Int = 0, zIndex: Int = 0
  ) -> ElementOrder.Key {
    ElementOrder.Key(
      Element(
        Element.ID(kind, at: ElementPath(section: 1, item: item)),
        frame: Rect(x: 0, y: 0, width: 10, height: 10), zIndex: zIndex))
  }

  @Test("With equal z indexes, decorations are behind cells, and cells behind supplementary views")
  func kinds() {
    #expect(key(.decoration("plate"), 9) < key(.item, 0))
    #expect(key(.item, 9) < key(.supplementary("badge"), 0))
    #expect(key(.supplementary("badge"), 0) < key(.decoration("veil"), 0, zIndex: 1))
  }

  @Test("The header of a section is always in front of its footer")
  func sameSection() {
    let (header, footer) = (key(.supplementary("header")), key(.supplementary("footer")))
    #expect(footer < header)
    #expect(!(header < footer))
    #expect(key(.decoration("a")) < key(.decoration("b")))
  }
}
