import GalleyGeometry
import GalleyLayout
import Testing

@Suite("A flow layout in a right-to-left language")
struct FlowMirroringTests {
  /// Two lines: three items in the first, and two lower ones in the last.
  private let example = FlowExample(
    sizes((100, 100), (100, 60), (80, 100), (40, 20), (60, 20))
  ).with {
    $0.context.direction = .rightToLeft
    $0.layout.headerReferenceSize = Size(width: 30, height: 30)
    $0.layout.sectionInset = Insets(top: 0, left: 4, bottom: 0, right: 8)
  }

  private var flipping: FlowExample {
    example.with { $0.layout.flipsInOppositeDirection = true }
  }

  @Test("A right-to-left flow begins at the left all the same, as in UIKit")
  func notMirrored() {
    let left = example.with { $0.context.direction = .leftToRight }.arrangement
    #expect(example.arrangement.allElements() == left.allElements())
    #expect(left.allElements().prefix(3).map(\.frame.minX) == [4, 118, 232])
  }

  @Test("A right-to-left flow is mirrored with its insets if the layout flips in that direction")
  func mirrored() {
    let arrangement = flipping.arrangement
    #expect(
      arrangement.allElements().map(\.frame)
        == frames(
          [216, 30, 100, 100], [102, 50, 100, 60], [8, 30, 80, 100], [276, 140, 40, 20],
          [206, 140, 60, 20], [0, 0, 320, 30]))
    #expect(arrangement.frame(of: ElementPath(section: 0, item: 4))?.minX == 206)
    #expect(arrangement.element(at: Point(x: 310, y: 35))?.id == .item(0, in: 0))
    let corner = Viewport(Rect(x: 300, y: 0, width: 20, height: 150))
    #expect(
      arrangement.elements(in: corner).map(\.id)
        == [.item(0, in: 0), .item(3, in: 0), .header(ofSection: 0)])
    #expect(arrangement.contentSize == example.arrangement.contentSize)
  }

  @Test("A left-to-right flow is not mirrored")
  func leftToRight() {
    let left = flipping.with { $0.context.direction = .leftToRight }.arrangement
    #expect(left.allElements() == example.arrangement.allElements())
  }

  @Test("A horizontal right-to-left flow begins at the right, and headers stay there")
  func sideways() {
    let arrangement = FlowExample(5, of: Size(width: 100, height: 480)).with {
      $0.context.direction = .rightToLeft
      $0.layout.flipsInOppositeDirection = true
      $0.layout.scrollAxis = .horizontal
      $0.layout.minimumLineSpacing = 0
      $0.layout.headerReferenceSize.width = 30
      $0.layout.footerReferenceSize.width = 20
      $0.layout.sectionHeadersPinToVisibleBounds = true
      $0.layout.sectionFootersPinToVisibleBounds = true
    }.arrangement(2) { _, _ in }
    #expect(arrangement.contentSize.width == 1_100)
    #expect(arrangement.element(.header(ofSection: 0))?.frame.minX == 1_070)
    #expect(arrangement.frame(of: ElementPath(section: 0, item: 0))?.minX == 970)
    #expect(arrangement.frame(ofSection: 1)?.minX == 0)

    let scrolled = Viewport(Rect(x: 680, y: 0, width: 320, height: 480))
    #expect(
      arrangement.elements(in: scrolled).map(\.id)
        == [0, 1, 2, 3].map { .item($0, in: 0) } + [.header(ofSection: 0), .footer(ofSection: 0)])
    #expect(arrangement.element(.header(ofSection: 0), in: scrolled)?.frame.minX == 970)
    #expect(arrangement.element(.footer(ofSection: 0), in: scrolled)?.frame.minX == 680)
    #expect(arrangement.element(at: Point(x: 980, y: 0), in: scrolled)?.zIndex == 10)
  }

  @Test("A mirrored flow has its items measured like any other")
  func measured() {
    var arrangement = flipping.with {
      $0.section.itemSizes = nil
      $0.layout.estimatedItemSize = .automatic
    }.arrangement
    arrangement.measure(.item(0, in: 0), as: Size(width: 200, height: 40))
    // The other items have the same width, and each is in the middle of the space between the
    // insets.
    #expect(
      arrangement.allElements().prefix(2).map(\.frame)
        == frames([62, 30, 200, 40], [62, 80, 200, 40]))
  }
}
