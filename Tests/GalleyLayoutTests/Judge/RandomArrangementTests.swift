import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("An arrangement of a random compositional layout")
struct RandomArrangementTests {
  @Test(
    "A random compositional layout equals a simple calculation, also after cells were measured"
  )
  func judged() {
    withSeededRandom("arrangements and their judge", steps: steps) { random in
      let layout = RandomLayout(using: &random)
      guard let first = ArrangementComparison.differences(of: layout).first else { return }
      // A simpler layout counts if its first difference begins with the same characters.
      let smallest = layout.shrunk {
        ArrangementComparison.differences(of: $0).first?.prefix(10) == first.prefix(10)
      }
      let differences = ArrangementComparison.differences(of: smallest).joined(separator: "\n")
      Issue.record("\(differences)\n\(smallest.text)")
    }
  }

  @Test("A random right-to-left layout is the mirror image of the left-to-right one")
  func mirrored() {
    withSeededRandom("arrangements and their mirror images", steps: steps / 4) { random in
      var layout = RandomLayout(using: &random)
      layout.context.direction = .leftToRight
      let here = Arrangement(
        layout.sections, configuration: layout.configuration, in: layout.context)
      let there = Arrangement(
        layout.sections, configuration: layout.configuration, in: layout.context.mirrored)
      let images = Dictionary(
        there.allElements().map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
      #expect(here.contentSize == there.contentSize)
      #expect(here.allElements().map(\.id) == there.allElements().map(\.id))
      for element in here.allElements() {
        var width = here.contentSize.width
        if element.scrollsSideways, layout.configuration.scrollAxis == .vertical,
          let row = here.orthogonalSection(element.id.path.section)
        {
          width += row.maximumOffset
        }
        let frame = element.frame
        let image = Rect(
          x: width - frame.minX - frame.width, y: frame.minY, width: frame.width,
          height: frame.height)
        guard let found = images[element.id] else { continue }
        #expect(
          abs(found.minX - image.minX) < 1e-6 && found.minY == image.minY
            && found.size == image.size, "\(element), mirrored \(found)\n\(layout.text)")
      }
    }
  }

  @Test("A random layout with invalid numbers still gives finite rectangles")
  func oddNumbers() {
    withSeededRandom("arrangements with odd numbers", steps: steps / 5) { random in
      var maker = LayoutMaker(random: random, isWild: true)
      let layout = maker.layout()
      guard fault(of: layout) != nil else { return }
      let smallest = layout.shrunk { fault(of: $0) != nil }
      Issue.record("\(fault(of: smallest) ?? "")\n\(smallest.text)")
    }
  }

  /// Returns the first frame or content size that is not finite or is negative, also after some
  /// elements were measured.
  private func fault(of layout: RandomLayout) -> String? {
    var maker = LayoutMaker(random: SeededRandom(seed: layout.seed), isWild: true)
    maker.oddity = 4
    var arrangement = Arrangement(
      layout.sections, configuration: layout.configuration, in: layout.context)
    for _ in 0...layout.measurementCount {
      guard arrangement.contentSize.isFinite else { return "content \(arrangement.contentSize)" }
      let elements = arrangement.allElements()
      for element in elements {
        let (frame, size) = (element.frame, element.frame.size)
        if !frame.isFinite || size.width < 0 || size.height < 0 { return "\(element)" }
      }
      // None of these queries may trap. Their results do not matter.
      let rect = Rect(
        x: maker.points(), y: maker.points(), width: maker.points(), height: maker.points())
      _ = arrangement.elements(in: Viewport(rect, orthogonalOffsets: [0: maker.points()]))
      _ = arrangement.element(at: rect.origin)
      _ = arrangement.firstPath(atOrAfter: rect.minY)
      guard let element = elements.randomElement(using: &maker.random) else { break }
      arrangement.measure(element.id, as: rect.size)
    }
    return nil
  }

  /// The number of random layouts. With internal checks there are fewer, because each one is slow.
  private var steps: Int {
    #if INTERNAL_CHECKS
    150
    #else
    700
    #endif
  }
}

extension ArrangementContext {
  /// The same context in a right-to-left layout, with left and right insets exchanged.
  fileprivate var mirrored: ArrangementContext {
    var context = self
    context.direction = .rightToLeft
    for insets in [\.contentInset, \.safeArea, \.layoutMargins, \.readableContent]
      as [WritableKeyPath<ArrangementContext, Insets>]
    {
      let (left, right) = (context[keyPath: insets].left, context[keyPath: insets].right)
      context[keyPath: insets].left = right
      context[keyPath: insets].right = left
    }
    return context
  }
}
