import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The host of a supplementary element")
struct ElementHostTests {
  private func view(_ kind: String) -> LayoutSupplementary {
    LayoutSupplementary(
      kind: kind, size: LayoutSize(width: .absolute(10), height: .absolute(10)),
      anchor: LayoutAnchor([.top, .trailing]))
  }

  @Test("A badge on every third item has that item as its host, whatever the badge's number")
  func everyThird() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
    let row = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60)),
      content: .cycle([
        .item(LayoutItem(size: size, supplementaries: [view("badge")])),
        .item(LayoutItem(size: size)), .item(LayoutItem(size: size)),
      ]))
    let arrangement = Section(group: row, count: 7).arrangement
    let hosts = (0..<3).map {
      arrangement.element(.supplementary("badge", number: $0, in: 0))?.host
    }
    #expect(hosts == [.item(0), .item(3), .item(6)])
    #expect(arrangement.element(.item(3, in: 0))?.host == nil)
  }

  @Test("A group can be a host, and a header has no host, even of the same kind")
  func groupAndHeader() {
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(20))
    var row = LayoutGroup(
      .vertical, size: size, content: .cycle([.item(LayoutItem(size: size))]))
    row.supplementaries = [view("badge")]
    var section = LayoutSection(group: row)
    section.boundaryItems = [
      BoundarySupplementary(kind: "badge", size: size, alignment: .top)
    ]
    let arrangement = Arrangement(
      [SectionContent(section, itemCount: 2)],
      in: ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2)))
    let hosts = (0..<3).map {
      arrangement.element(.supplementary("badge", number: $0, in: 0))?.host
    }
    #expect(hosts == [nil, .group, .group])
  }
}
