import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Reports of a flow layout")
struct FlowReportTests {
  private func reports(
    _ section: FlowSection, axis: Axis = .vertical, _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> [String] {
    var layout = FlowLayout(scrollAxis: axis)
    change(&layout)
    let context = ArrangementContext(
      size: Size(width: 320, height: 200), grid: PixelGrid(scale: 2))
    return Arrangement([FlowSection(itemCount: 1), section, section], layout: layout, in: context)
      .reports.map(\.description)
  }

  @Test("A correct flow has no reports")
  func nothing() {
    #expect(reports(FlowSection(itemCount: 5, itemSizes: [Size(width: 320, height: 10)])) == [])
  }

  @Test("An item that is too large for its line is reported with both numbers and UIKit's message")
  func doesNotFit() {
    var section = FlowSection(itemCount: 3, itemSizes: [.zero, Size(width: 310, height: 10)])
    section.inset = Insets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(
      reports(section) == [
        """
        section 1: item 1 is 310 wide, and its line has room for 300; it stands alone in a line. \
        The behavior of the UICollectionViewFlowLayout is not defined because: the item width must \
        be less than the width of the UICollectionView minus the section insets left and right \
        values, minus the content insets left and right values.
        """
      ])
    #expect(
      reports(FlowSection(itemCount: 9), axis: .horizontal) { $0.itemSize.height = 200.5 } == [
        """
        section 0: item 0 is 200.5 high, and its line has room for 200; it stands alone in a line. \
        The behavior of the UICollectionViewFlowLayout is not defined because: the item height must \
        be less than the height of the UICollectionView minus the section insets top and bottom \
        values, minus the content insets top and bottom values.
        """
      ])
  }

  @Test("Negative, infinite and NaN values of a flow are reported with the values used instead")
  func numbers() {
    var section = FlowSection(
      itemCount: 2, itemSizes: [Size(width: 5, height: 5), Size(width: -1, height: .nan)])
    section.inset = Insets(top: .nan, left: 0, bottom: 0, right: 0)
    section.minimumLineSpacing = .infinity
    section.headerReferenceSize = Size(width: 0, height: -3)
    #expect(
      reports(section) { $0.minimumInteritemSpacing = .nan } == [
        "layout: the spacing between items is nan; it counts as 0",
        "section 1: the section's inset at the top is nan; it counts as 0",
        "section 1: the spacing between lines is inf; it counts as 0",
        "section 1: the height of the header is -3.0; it counts as 0",
        "section 1: the width of item 1 is -1.0; it counts as 0",
        "section 1: the height of item 1 is nan; it counts as 0",
      ])
    #expect(reports(FlowSection(itemCount: -4)) == ["section 1: the item count is -4; 0 is used"])
  }
}
