import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// Numbers that are invalid or extreme as a size, a spacing or an offset.
let badNumbers: [Double] = [
  0, -0.0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  .leastNonzeroMagnitude, 1e-300, 1e15, 0x1p53,
]

/// Expects every query of an arrangement to return finite frames, in valid and invalid viewports.
func expectFiniteAnswers(_ arrangement: Arrangement, with number: Double) {
  let screen = Rect(x: 0, y: 0, width: 320, height: 480)
  let rects = [
    screen, Rect(x: number, y: 0, width: 320, height: 480),
    Rect(x: 0, y: number, width: 320, height: 480), Rect(x: 0, y: 0, width: number, height: 480),
    Rect(x: 0, y: 0, width: 320, height: number),
    Rect(x: number, y: number, width: number, height: number), .null,
  ]
  for rect in rects {
    let viewports = [
      Viewport(rect), Viewport(screen, visible: rect), Viewport(rect, visible: screen),
      Viewport(screen, orthogonalOffsets: [0: number]),
    ]
    for viewport in viewports {
      for element in arrangement.elements(in: viewport) {
        #expect(element.frame.isFinite, "\(element) in \(viewport)")
        #expect(element == arrangement.element(element.id, in: viewport), "in \(viewport)")
      }
      let header = arrangement.element(.header(ofSection: 0), in: viewport)
      #expect(header?.frame.isFinite != false, "in \(viewport)")
      _ = arrangement.element(at: Point(x: number, y: 5), in: viewport)
      _ = arrangement.element(at: Point(x: 5, y: 5), in: viewport)
    }
  }
  _ = arrangement.firstPath(atOrAfter: number)
  let record = arrangement.record
  #expect(record.contentSize.isFinite)
  #expect(record.sections.allSatisfy { $0?.isFinite == true })
  for item in record.items {
    let frame = item?.frame ?? .null
    #expect(frame.isFinite && frame.size.width >= 0 && frame.size.height >= 0)
  }
}

@Suite("An arrangement of a flow layout with invalid numbers")
struct FlowArrangementBadInputTests {
  private let edits: [(inout FlowExample, Double) -> Void] = [
    { _, _ in },  // No edit: only the queries are invalid.
    { $0.layout.itemSize = Size(width: $1, height: $1) },
    { $0.layout.minimumLineSpacing = $1 },
    { $0.layout.minimumInteritemSpacing = $1 },
    { $0.layout.sectionInset = Insets(all: $1) },
    { $0.layout.sectionInset.top = $1 },
    { $0.layout.headerReferenceSize = Size(width: $1, height: $1) },
    { $0.layout.footerReferenceSize = Size(width: $1, height: $1) },
    { $0.context.contentInset = Insets(all: $1) },
    { $0.context.size = Size(width: $1, height: $1) },
    { $0.context.grid = PixelGrid(scale: $1) },
    { $0.section.itemSizes = [Size(width: $1, height: 10), Size(width: 10, height: $1)] },
    { $0.layout.estimatedItemSize = .size(Size(width: $1, height: $1)) },
  ]

  @Test("Flow sections with invalid numbers have finite frames, and answer every query")
  func everything() {
    withEvery("axis", in: Axis.allCases) { axis in
      withEvery("flipped", in: [false, true]) { isFlipped in
        withEvery("edit", in: edits.indices) { edit in
          withEvery("number", in: badNumbers) { number in
            var example = FlowExample(3)
            example.layout.scrollAxis = axis
            example.layout.headerReferenceSize = Size(width: 10, height: 10)
            example.layout.footerReferenceSize = Size(width: 10, height: 10)
            example.layout.sectionHeadersPinToVisibleBounds = true
            example.layout.sectionFootersPinToVisibleBounds = true
            if isFlipped {
              example.context.direction = .rightToLeft
              example.layout.flipsInOppositeDirection = true
              example.layout.estimatedItemSize = .automatic
            }
            edits[edit](&example, number)
            // A section with a negative number of items counts as empty.
            var arrangement = example.arrangement(4) { section, index in
              if index == 2 { section.itemCount = -3 }
            }
            expectFiniteAnswers(arrangement, with: number)
            for size in [Size(width: number, height: 5), Size(width: 5, height: number)] {
              arrangement.measure(.item(1, in: 0), as: size)
              arrangement.measure(.item(0, in: 3), as: size)
            }
            expectFiniteAnswers(arrangement, with: number)
            arrangement.forget(.item(1, in: 0))
            expectFiniteAnswers(arrangement, with: number)
          }
        }
      }
    }
  }

  @Test("Flow sections return no items without area, even if there are billions of them")
  func withoutArea() {
    let screen = Viewport(Rect(x: 0, y: 0, width: 320, height: 480))
    for size in [Size.zero, Size(width: 0, height: 20), Size(width: 20, height: 0)] {
      let arrangement = FlowExample(.max / 2, of: size).with {
        $0.layout.minimumInteritemSpacing = 0
        $0.layout.minimumLineSpacing = 0
        $0.section.inset = Insets(top: 5, left: 0, bottom: 5, right: 0)
        $0.layout.headerReferenceSize.height = 10
      }.arrangement
      #expect(arrangement.elements(in: screen).map(\.id) == [.header(ofSection: 0)])
      #expect(arrangement.allElements().map(\.id) == [.header(ofSection: 0)])
      #expect(arrangement.frame(of: ElementPath(section: 0, item: .max / 2 - 1))?.size == size)
      #expect(arrangement.firstPath(atOrAfter: 14.5) == ElementPath(section: 0, item: 0))
      #expect(
        arrangement.firstPath(atOrAfter: 15)
          == (size.height > 0 ? ElementPath(section: 0, item: 0) : nil))
      #expect(arrangement.firstPath(atOrAfter: 35) == nil)
    }
  }

  @Test("The first item after an offset is found among Int.max lines")
  func manyLines() {
    let rows = FlowExample(.max, of: Size(width: 320, height: 0.25)).with {
      $0.layout.minimumLineSpacing = 0
    }.arrangement
    let path = rows.firstPath(atOrAfter: 1e6) ?? ElementPath(section: 0, item: 0)
    #expect((rows.frame(of: path)?.maxY ?? 0) > 1e6)
    let before = ElementPath(section: 0, item: path.item - 1)
    #expect((rows.frame(of: before)?.maxY ?? .infinity) <= 1e6)
    let stacked = FlowExample(.max, of: Size(width: 320, height: 20)).with {
      $0.layout.minimumLineSpacing = -20
    }.arrangement
    #expect(stacked.firstPath(atOrAfter: 19.5) == ElementPath(section: 0, item: 0))
    #expect(stacked.firstPath(atOrAfter: 20) == nil)
  }
}
