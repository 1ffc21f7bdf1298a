import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("What is reported of a layout that cannot be laid out as it says")
struct LayoutReportTests {
  private func reports(_ group: LayoutGroup, items: Int = 3) -> [String] {
    arranged((estimatedRows(), 1), (LayoutSection(group: group), items)).reports.map(\.description)
  }

  @Test("An item that does not fit: the group, the room, and that nothing is shown")
  func doesNotFit() {
    let wide = group(
      .horizontal, .fractionalWidth(1), .absolute(44), item(.absolute(400), .absolute(44)))
    #expect(
      reports(wide) == [
        """
        section 1: horizontal group (1 of the width) × (44) is 320 × 44 in 320 × 480, \
        and not even its first item fits
        """
      ])
    let more = group(
      .horizontal, .fractionalWidth(0.5), .absolute(44),
      item(.fractionalWidth(1.5), .absolute(44)))
    #expect(
      reports(more) == [
        """
        section 1: horizontal group (0.5 of the width) × (44) is 160 × 44 in 320 × 480, \
        and not even its first item fits
        """
      ])
    #expect(reports(more, items: 0) == [])
  }

  @Test("A group without items")
  func empty() {
    let empty = LayoutGroup(
      .vertical, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .cycle([]))
    #expect(
      reports(empty).last == "section 1: vertical group (1 of the width) × (44) has no items")
    let nested = group(.horizontal, .fractionalWidth(1), .absolute(44), .group(empty))
    #expect(
      reports(nested).contains(
        "section 1: vertical group (1 of the width) × (44) has no items"))
  }

  @Test("A count that is none, or too many")
  func counts() {
    func counted(_ count: Int) -> LayoutGroup {
      LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
        content: .shares(item(.fractionalWidth(1), .absolute(44)), count: count))
    }
    #expect(
      reports(counted(0)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of 0; it has to be 1 or more"
    )
    #expect(
      reports(counted(-3)).last
        == "section 1: horizontal group (1 of the width) × (44) has a count of -3; it has to be 1 or more"
    )
    #expect(
      reports(counted(10_000_000)) == [
        """
        section 1: horizontal group (1 of the width) × (44) has a count of 10000000; \
        10000 are laid out
        """
      ])
    #expect(reports(counted(1)) == [])
  }

  @Test("A dimension that is none: of what, and what it says")
  func dimensions() {
    for number in [0, -4, Double.nan, .infinity] {
      let flat = group(
        .horizontal, .fractionalWidth(1), .absolute(44),
        item(.fractionalWidth(0.5), .absolute(number)))
      let text = number.shortDescription
      #expect(
        reports(flat) == [
          """
          section 1: item (0.5 of the width) × (\(text)): a dimension has to be above 0; \
          it counts as 0
          """
        ])
    }
  }

  @Test("Groups in groups that would hold items without end")
  func endless() {
    let inner = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .absolute(44)), count: 9_999))
    let outer = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(.group(inner), count: 9_999))
    #expect(
      reports(outer) == [
        """
        section 1: horizontal group (1 of the width) × (44) has room for more than \
        the 109989 items laid out
        """
      ])
  }

  @Test("Nothing, of what is as it should be")
  func nothing() {
    #expect(LayoutSpecimen().arrangement.reports == [])
  }
}
