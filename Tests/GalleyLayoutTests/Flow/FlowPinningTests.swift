import GalleyGeometry
import GalleyLayout
import Testing

/// Each of two sections is 550 long: a header of 30, five items of 100, and a footer of 20.
@Suite("Pinned headers and footers of a flow layout")
struct FlowPinningTests {
  private let example = FlowExample(5, of: Size(width: 320, height: 100)).with {
    $0.layout.minimumLineSpacing = 0
    $0.layout.headerReferenceSize.height = 30
    $0.layout.footerReferenceSize.height = 20
    $0.layout.sectionHeadersPinToVisibleBounds = true
    $0.layout.sectionFootersPinToVisibleBounds = true
  }
  private var arrangement: Arrangement { example.arrangement(2) { _, _ in } }

  /// Returns a viewport of 480 points of the content.
  private func viewport(at offset: Double) -> Viewport {
    Viewport(Rect(x: 0, y: offset, width: 320, height: 480))
  }

  private func headers(at offset: Double) -> [Double?] {
    (0..<2).map {
      arrangement.element(.header(ofSection: $0), in: viewport(at: offset))?.frame.minY
    }
  }

  private func footers(at offset: Double) -> [Double?] {
    (0..<2).map {
      arrangement.element(.footer(ofSection: $0), in: viewport(at: offset))?.frame.minY
    }
  }

  @Test("A pinned header stays at the top, until the end of its section pushes it out")
  func headers() {
    #expect(headers(at: -50) == [0, 550])
    #expect(headers(at: 0) == [0, 550])
    #expect(headers(at: 100) == [100, 550])
    #expect(headers(at: 500) == [500, 550])
    // The header does not overlap the footer, which begins at 530.
    #expect(headers(at: 505) == [500, 550])
    #expect(headers(at: 560) == [500, 560])
    #expect(headers(at: 1_065) == [500, 1_050])
  }

  @Test("A pinned footer stays at the bottom, until the start of its section pushes it out")
  func footers() {
    #expect(footers(at: 0) == [460, 580])
    #expect(footers(at: 60) == [520, 580])
    #expect(footers(at: 70) == [530, 580])
    #expect(footers(at: 100) == [530, 580])
    // The footer does not overlap the header, which ends at 580.
    #expect(footers(at: 119.5) == [530, 580])
    #expect(footers(at: 130) == [530, 590])
    #expect(footers(at: 620) == [530, 1_080])
    #expect(footers(at: 800) == [530, 1_080])
    #expect(footers(at: -460) == [30, 580])
  }

  @Test("Pinned headers are in front of the cells, and found in their pinned position")
  func inFront() {
    let there = viewport(at: 100)
    #expect(
      arrangement.elements(in: there).map(\.description) == [
        "item 0.0 (0, 30, 320, 100)", "item 0.1 (0, 130, 320, 100)",
        "item 0.2 (0, 230, 320, 100)", "item 0.3 (0, 330, 320, 100)",
        "item 0.4 (0, 430, 320, 100)",
        "header 0.0 (0, 100, 320, 30) z 10",
        "footer 0.0 (0, 530, 320, 20) z 10",
        "header 1.0 (0, 550, 320, 30) z 10",
      ])
    #expect(arrangement.element(at: Point(x: 5, y: 110), in: there)?.id == .header(ofSection: 0))
    #expect(arrangement.element(at: Point(x: 5, y: 130), in: there)?.id == .item(1, in: 0))
    // The query is about a strip that is far from the header's natural position.
    let strip = Viewport(Rect(x: 0, y: 110, width: 9, height: 1), visible: there.rect)
    #expect(arrangement.elements(in: strip).map(\.id) == [.item(0, in: 0), .header(ofSection: 0)])
    let natural = Viewport(Rect(x: 0, y: 0, width: 9, height: 1), visible: there.rect)
    #expect(arrangement.elements(in: natural).isEmpty)
  }

  @Test("Pinned headers are in their own position if no viewport is given")
  func natural() {
    let bands = arrangement.allElements().filter { $0.id.kind != .item }
    #expect(bands.map(\.frame.minY) == [0, 530, 550, 1_080])
    #expect(bands.map(\.zIndex) == [0, 0, 0, 0])
    #expect(arrangement.element(.header(ofSection: 0)) == bands[0])
  }

  @Test("Pinned headers stay within the area that bars leave visible, on whole pixels")
  func visible() {
    let viewport = Viewport(
      Rect(x: 0, y: 100, width: 320, height: 480),
      visible: Rect(x: 0, y: 144.3, width: 320, height: 300))
    #expect(arrangement.element(.header(ofSection: 0), in: viewport)?.frame.minY == 144.5)
    #expect(arrangement.element(.footer(ofSection: 0), in: viewport)?.frame.minY == 424.5)
  }

  @Test("Only headers or footers that the layout pins are pinned")
  func switches() {
    func starts(_ edit: (inout FlowLayout) -> Void) -> [Double?] {
      let arrangement = example.with { edit(&$0.layout) }.arrangement
      return [Element.ID.header(ofSection: 0), .footer(ofSection: 0)].map {
        arrangement.element($0, in: viewport(at: 10))?.frame.minY
      }
    }
    #expect(starts { _ in } == [10, 470])
    #expect(starts { $0.sectionFootersPinToVisibleBounds = false } == [10, 530])
    #expect(starts { $0.sectionHeadersPinToVisibleBounds = false } == [0, 470])
    let neither = example.with {
      $0.layout.sectionHeadersPinToVisibleBounds = false
      $0.layout.sectionFootersPinToVisibleBounds = false
    }.arrangement
    #expect(neither.elements(in: viewport(at: 10)).allSatisfy { $0.zIndex == 0 })
  }

  @Test("A pinned header can't move in an empty section, and moves over the insets of a section")
  func insets() {
    let empty = example.with { $0.section.itemCount = 0 }.arrangement(3) { _, _ in }
    for index in 0..<3 {
      let there = viewport(at: Double(index) * 50 + 20)
      #expect(
        empty.element(.header(ofSection: index), in: there)
          .map { $0.frame.minY } == Double(index) * 50)
    }
    let padded = example.with {
      $0.layout.sectionInset = Insets(top: 40, left: 0, bottom: 60, right: 0)
    }.arrangement
    // The limit is 30 + 40 + 500 + 60, minus the height of the header.
    #expect(padded.element(.header(ofSection: 0), in: viewport(at: 900))?.frame.minY == 600)
    #expect(padded.element(.footer(ofSection: 0), in: viewport(at: -900))?.frame.minY == 30)
  }

  @Test("Pinned headers of a horizontal flow stay at the left and at the right")
  func sideways() {
    let example = FlowExample(5, of: Size(width: 100, height: 480)).with {
      $0.layout.scrollAxis = .horizontal
      $0.layout.minimumLineSpacing = 0
      $0.layout.headerReferenceSize.width = 30
      $0.layout.footerReferenceSize.width = 20
      $0.layout.sectionHeadersPinToVisibleBounds = true
      $0.layout.sectionFootersPinToVisibleBounds = true
    }
    let arrangement = example.arrangement(2) { _, _ in }
    func starts(at offset: Double) -> [Double?] {
      let viewport = Viewport(Rect(x: offset, y: 0, width: 320, height: 480))
      return [.header(ofSection: 0), .footer(ofSection: 0), .header(ofSection: 1)]
        .map { (id: Element.ID) in arrangement.element(id, in: viewport)?.frame.minX }
    }
    #expect(starts(at: 0) == [0, 300, 550])
    #expect(starts(at: 100) == [100, 400, 550])
    #expect(starts(at: 505) == [500, 530, 550])
    #expect(starts(at: 600) == [500, 530, 600])
    #expect(
      arrangement.element(
        .header(ofSection: 0), in: Viewport(Rect(x: 100, y: 50, width: 9, height: 9)))?.frame
        == Rect(x: 100, y: 0, width: 30, height: 480))
  }
}
