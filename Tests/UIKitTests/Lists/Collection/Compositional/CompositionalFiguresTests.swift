import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyUIKit

/// Compares UIKit's classes with the figures that `GalleyLayout` is tested with.
@MainActor
@Suite("Compositional layouts of UIKit's classes, figure by figure")
struct CompositionalFiguresTests {
  @Test(
    "Come out as known", arguments: ["compositional", "orthogonal", "worked-examples"])
  func figures(name: String) throws {
    let cases = try CaseParser.cases(in: try UIKitTests.figures(name), file: name)
    #expect(cases.count >= 15)
    for layout in cases {
      for difference in FigureJudge(layout).differences {
        Issue.record("\(name) \(layout.id): \(difference)")
      }
    }
  }
}

/// Lays out a case, and lists the differences from its figures.
@MainActor
private struct FigureJudge {
  let known: LayoutCase
  let host: TestLayoutHost
  let layout: UICollectionViewCompositionalLayout
  private(set) var differences: [String] = []

  init(_ known: LayoutCase) {
    self.known = known
    host = known.host
    layout = host.take(known.collectionViewLayout)
    if let answers = known.answers { measure(answers) }
    scroll(to: known.offset)
    compareContentSize()
    compareElements()
    compareQueries()
    compareSideways()
  }

  private mutating func note(_ text: String) { differences.append(text) }

  private func scroll(to offset: Point) { host.bounds.origin = CGPoint(offset) }

  private func isNear(_ one: CGFloat, _ other: Double) -> Bool { abs(one - other) <= 1e-3 }

  private func isNear(_ one: CGRect, _ other: Rect) -> Bool {
    isNear(one.minX, other.origin.x) && isNear(one.minY, other.origin.y)
      && isNear(one.width, other.size.width) && isNear(one.height, other.size.height)
  }

  // MARK: Measuring

  private mutating func measure(_ answers: CaseAnswers) {
    var measured: Set<Element.ID> = []
    for offset in [Point.zero, known.offset] {
      scroll(to: offset)
      while let attributes = firstUnmeasured(except: measured), measured.count < 10_000 {
        measured.insert(attributes.id)
        var size = attributes.size
        if attributes.representedElementCategory == .cell {
          let heights = answers.heights
          if !heights.isEmpty { size.height = heights[attributes.indexPath.item % heights.count] }
        } else if let height = answers.supplementaryHeights[attributes.representedElementKind ?? ""]
        {
          size.height = height
        }
        let differs = abs(size.height - attributes.size.height) >= 0.5
        if layout.measure(attributes, as: size) != differs {
          note("\(attributes) measured as \(size) is \(differs ? "not " : "")of interest")
        }
      }
    }
  }

  private func firstUnmeasured(
    except measured: Set<Element.ID>
  ) -> UICollectionViewLayoutAttributes? {
    let isVertical = known.configuration.scrollAxis == .vertical
    return (layout.layoutAttributesForElements(in: host.bounds) ?? [])
      .filter { $0.measuredAxes != [] && !measured.contains($0.id) }
      .min { left, right in
        let (left, right) = (left.frame.origin, right.frame.origin)
        return isVertical
          ? (left.y, left.x) < (right.y, right.x) : (left.x, left.y) < (right.x, right.y)
      }
  }

  // MARK: Comparing

  private mutating func compareContentSize() {
    guard let expected = known.expected.contentSize else { return }
    let size = layout.collectionViewContentSize
    if !isNear(size.width, expected.width) || !isNear(size.height, expected.height) {
      note("content \(size), expected \(expected)")
    }
  }

  private mutating func compareElements() {
    let looksAtScreen = known.expected.listing == .onScreen || known.offset != .zero
    for expected in known.expected.elements + known.expected.singles {
      // The figures of a case without an offset have nothing pinned, but UIKit's methods return
      // pinned frames.
      let isPinned = layout.pinsSomething && !looksAtScreen
      let found =
        isPinned
        ? LayoutAnswers(layout).element(expected.id)?.attributes : attributes(of: expected.id)
      compare(found, to: expected)
    }
    if known.expected.listing == .onScreen {
      let ids = Set(known.expected.elements.map(\.id))
      let listed = layout.layoutAttributesForElements(in: host.bounds) ?? []
      if Set(listed.map(\.id)) != ids { note("on screen \(listed), expected \(ids)") }
    }
  }

  private func attributes(of id: Element.ID) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(item: id.path.item, section: id.path.section)
    return switch id.kind {
    case .item: layout.layoutAttributesForItem(at: path)
    case .supplementary(let kind):
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private mutating func compare(
    _ attributes: UICollectionViewLayoutAttributes?, to expected: CaseElement
  ) {
    guard let attributes else { return note("missing \(expected.id)") }
    if attributes.id != expected.id { note("\(attributes), expected \(expected.id)") }
    if !isNear(attributes.frame, expected.frame) {
      note("\(attributes), expected \(expected.frame)")
    }
    if let zIndex = expected.zIndex, attributes.zIndex != zIndex {
      note("\(attributes), expected z \(zIndex)")
    }
  }

  private mutating func compareQueries() {
    for query in known.expected.queries {
      let found = layout.layoutAttributesForElements(in: CGRect(query.rect)) ?? []
      if Set(found.map(\.id)) != query.ids {
        note("query \(query.rect): \(found), expected \(query.ids)")
      }
    }
  }

  private mutating func compareSideways() {
    for view in known.expected.sidewaysViews {
      host.orthogonalOffsets = [view.section: view.offset]
      let cells = (layout.layoutAttributesForElements(in: host.bounds) ?? []).filter {
        $0.representedElementCategory == .cell && $0.indexPath.section == view.section
      }
      if cells.map(\.indexPath.item) != view.cells.map(\.item) {
        note("section \(view.section) at \(view.offset): \(cells)")
      }
    }
    for stop in known.expected.stops {
      let rest = layout.arrangement?.orthogonalSection(stop.section)?.restingOffset(
        for: stop.proposed)
      if rest.map({ isNear($0, stop.rest) }) != true { note("rests at \(rest ?? .nan)") }
    }
  }
}
