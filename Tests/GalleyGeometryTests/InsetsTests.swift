import GalleyGeometry
import Testing

@Suite("Insets")
struct InsetsTests {
  @Test("Directional insets swap sides with the layout direction")
  func resolved() {
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(in: .leftToRight) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(in: .rightToLeft) == Insets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Insets are added side by side, and undone by their negative")
  func arithmetic() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets + Insets(all: 10) == Insets(top: 11, left: 12, bottom: 13, right: 14))
    #expect(insets + -insets == .zero)
  }

  @Test("A size is reduced by the insets on both sides")
  func sizes() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(Size(width: 100, height: 50).inset(by: insets) == Size(width: 90, height: 45))
    #expect(Size(width: 5, height: 3).inset(by: insets) == Size(width: -5, height: -2))
  }

  @Test("Insets print their sides")
  func text() {
    #expect(
      Insets(top: 1, left: 2.5, bottom: 3, right: 4).description
        == "top 1, left 2.5, bottom 3, right 4")
    #expect(
      DirectionalInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4).description
        == "top 1, leading 2.5, bottom 3, trailing 4")
    #expect(DirectionalInsets.zero == DirectionalInsets(all: 0))
    #expect(LayoutDirection.allCases.map(\.description) == ["left to right", "right to left"])
  }
}
