import GalleyGeometry
@testable import GalleyLayout
import TestSupport
import Testing

@Suite("Reports of a list layout")
struct ListReportTests {
  private let context = ArrangementContext(
    size: Size(width: 100, height: 200), grid: PixelGrid(scale: 2))
  private let square = Size(width: 20, height: 20)

  private func reports(_ section: ListLayoutSection) -> [String] {
    let fine = ListLayoutSection(.uniform(square, count: 3))
    return Arrangement([fine, section], layout: ListLayout(), in: context)
      .reports.map(\.description)
  }

  @Test("A correct list layout has no reports")
  func nothing() {
    #expect(reports(ListLayoutSection(.each([square, Size(width: 100, height: 5)]))) == [])
  }

  @Test("An item for which its row has no space is reported")
  func tooWide() {
    let section = ListLayoutSection(
      .each([square, Size(width: 95, height: 20)]),
      insets: Insets(top: 0, left: 4, bottom: 0, right: 4))
    #expect(
      reports(section) == [
        "section 1: item 1 is 95 wide, but its row has only 92; the item is cut to fit"
      ])
  }

  @Test("Numbers that are not numbers are reported with the values that they count as")
  func numbers() {
    let section = ListLayoutSection(
      .uniform(Size(width: .nan, height: -2), count: 2),
      insets: Insets(top: 0, left: 0, bottom: .infinity, right: 0), lineSpacing: .nan,
      headerLength: -8)
    #expect(
      reports(section) == [
        "section 1: the section's inset at the bottom is inf; it counts as 0",
        "section 1: the spacing between rows is nan; it counts as 0",
        "section 1: the lengths of header and footer are -8.0 and 0.0; 0.0 and 0.0 are used",
        "section 1: the width of item 0 is nan; it counts as 0",
        "section 1: the height of item 0 is -2.0; it counts as 0",
      ])
    #expect(
      reports(ListLayoutSection(.uniform(square, count: -3)))
        == ["section 1: the item count is -3; 0 is used"])
  }

  @Test("More items than fit are not laid out, and reported")
  func tooMany() {
    let counts = [60, 50, 7, 0]
    let sections = counts.map { ListLayoutSection(.uniform(square, count: $0)) }
    let running = RunningSections(
      sectionCount: 4, layout: ListLayout(), in: context, itemLimit: 100
    ) { sections[$0] }
    #expect((0..<4).map { running.itemCount(inSection: $0) } == [60, 40, 0, 0])
    #expect(
      running.reports.map(\.description) == [
        """
        section 1: only 40 of 50 items are laid out: a list layout is limited to 100 items
        """,
        """
        section 2: only 0 of 7 items are laid out: a list layout is limited to 100 items
        """,
      ])
    // A layout that reuses sections keeps the reports of these sections, and no others.
    let fewer = RunningSections(
      sectionCount: 2, layout: ListLayout(), in: context, reusing: running, from: 2, itemLimit: 100
    ) { sections[$0] }
    #expect(fewer.reports == [running.reports[0]])
  }
}
