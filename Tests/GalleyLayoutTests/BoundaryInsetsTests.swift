import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The content insets of headers and footers")
struct BoundaryInsetsTests {
  private let header = BoundarySupplementary(
    kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
    alignment: .top, contentInsets: DirectionalInsets(top: 55, leading: 8, bottom: 0, trailing: 0))

  private func arrangement(turnsInsideOut: Bool) -> Arrangement {
    var section = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(30),
        item(.fractionalWidth(1), .fractionalHeight(1))))
    section.boundaryItems = [header]
    var context = ArrangementContext(
      size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
    context.behavior.insetsTurnInsideOut = turnsInsideOut
    return Arrangement(
      [SectionContent(section, itemCount: 2)], configuration: CompositionalConfiguration(),
      in: context)
  }

  @Test("A header whose insets are larger than its space is as high as the difference")
  func insideOut() {
    let arrangement = arrangement(turnsInsideOut: true)
    let frame = Rect(x: 8, y: 55, width: 312, height: 15)
    #expect(arrangement.element(.view("header"))?.frame == frame)
    let visible = arrangement.elements(in: Viewport(Rect(x: 0, y: 56, width: 320, height: 10)))
    #expect(visible.contains { $0.frame == frame })
    // The space of the header stays the same.
    #expect(arrangement.frame(of: ElementPath(section: 0, item: 0))?.minY == 40)
    #expect(arrangement.contentSize.height == 100)
  }

  @Test("If insets do not turn inside out as in UIKit, a header with too large insets is empty")
  func empty() {
    let frame = arrangement(turnsInsideOut: false).element(.view("header"))?.frame
    #expect(frame == Rect(x: 8, y: 55, width: 312, height: 0))
  }
}
