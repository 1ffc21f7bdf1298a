import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A list that is measured as it is scrolled at random")
struct RandomSelfSizingTests {
  @Test(
    "A list scrolled at random asks for each element once, settles, and does not depend on the order of measuring"
  )
  func judged() {
    withSeededRandom("scrolled lists", steps: 200) { random in
      let counts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Int.random(in: 0...40, using: &random)
      }
      let kinds = counts.map { _ in layouts.randomElement(using: &random) ?? layouts[0] }
      let seed = Int.random(in: 0...999, using: &random)
      let direction = LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight
      let untouched = arranged(zip(kinds, counts), direction)
      var arrangement = untouched
      var asked: [Element.ID] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let before = arrangement
        let y = Double.random(in: -50...max(arrangement.contentSize.height, 0), using: &random)
        var viewport = Viewport(Rect(x: 0, y: y.rounded(), width: 320, height: 200))
        for section in counts.indices {
          guard let row = arrangement.orthogonalSection(section) else { continue }
          viewport.orthogonalOffsets[section] = (row.maximumOffset / 2).rounded()
        }
        let result = arrangement.settle(in: viewport, passLimit: 100) { element in
          asked.append(element.id)
          return element.id.needs(seed)
        }
        #expect(result.isSettled)
        for element in arrangement.elements(in: result.viewport)
        where !element.estimatedAxes.isEmpty {
          #expect(arrangement.isMeasured(element.id), "\(element)")
        }
        for section in 0..<(result.firstChangedSection ?? counts.count) {
          #expect(arrangement.cells(inSection: section) == before.cells(inSection: section))
          #expect(arrangement.frame(ofSection: section) == before.frame(ofSection: section))
        }
      }
      #expect(Set(asked).count == asked.count, "some were asked twice: \(asked)")
      #expect(arrangement.reports == [])

      var other = untouched
      for id in asked.shuffled(using: &random) { other.measure(id, as: id.needs(seed)) }
      #expect(other.record == arrangement.record)
      for id in asked.shuffled(using: &random) { other.forget(id) }
      #expect(other.record == untouched.record)
    }
  }

  private func arranged(
    _ sections: some Sequence<(LayoutSection, Int)>, _ direction: LayoutDirection
  ) -> Arrangement {
    Arrangement(
      sections.map { SectionContent($0.0, itemCount: $0.1) },
      in: ArrangementContext(
        size: Size(width: 320, height: 200), grid: PixelGrid(scale: 2), direction: direction))
  }

  private var layouts: [LayoutSection] {
    var rows = estimatedRows()
    rows.boundaryItems = [
      estimatedBoundary("header", .top, pins: true), estimatedBoundary("footer", .bottom),
    ]
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(80), item(.fractionalWidth(1), .estimated(30)),
      item(.fractionalWidth(1), .estimated(50)), spacing: .fixed(4))
    let nested = group(
      .horizontal, .fractionalWidth(1), .estimated(80),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 60)), .group(column))
    var sideways = LayoutSection(
      group: group(
        .vertical, .estimated(60), .estimated(40), item(.estimated(60), .estimated(40))))
    sideways.orthogonalScrolling = .continuous
    return [
      rows, LayoutSection(group: nested), ChipWall(height: nil, spacing: 5).layout, sideways,
      ChipWall(spacing: 5, rowLimit: 4).layout,
    ]
  }
}

extension Element.ID {
  /// The size with which the element is measured. It depends only on the element and the seed.
  fileprivate func needs(_ seed: Int) -> Size {
    let bits = SeededRandom.mixed(
      UInt64(path.section * 1_000_003 + path.item * 31 + seed + (kind == .item ? 0 : 7)))
    return Size(width: Double(10 + bits % 90), height: Double(10 + bits >> 32 % 70))
  }
}
