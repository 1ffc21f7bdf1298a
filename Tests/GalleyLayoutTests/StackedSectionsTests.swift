import GalleyGeometry
import Testing

@testable import GalleyLayout

/// A section without a length, which counts the queries for its elements.
private final class EmptySection: StackedSection, @unchecked Sendable {
  private(set) var queries = 0
  /// Whether the section has a header, which reaches out of the section.
  let hasHeader: Bool

  init(hasHeader: Bool) {
    self.hasHeader = hasHeader
    super.init(itemCount: 0)
  }

  override var reach: (before: Double, end: Double) { (1, 10) }

  override func append(_ query: SectionQuery, to elements: inout [Element]) {
    queries += 1
    guard hasHeader else { return }
    elements.append(
      Element(
        .header(ofSection: query.section), frame: Rect(x: 0, y: query.start, width: 10, height: 10))
    )
  }
}

@Suite("Sections that follow one another")
struct StackedSectionsTests {
  private func stack(_ section: EmptySection, count: Int) -> StackedSections {
    let runs: [(section: StackedSection, count: Int)] = [(section, count)]
    return StackedSections(
      runs, along: .vertical, spacing: 0, in: Size(width: 100, height: 100),
      grid: PixelGrid(scale: 2)
    ) { length, _ in Boundary(length: length) }
  }

  private let viewport = Viewport(Rect(x: 0, y: 0, width: 100, height: 100))

  @Test("Only one of many equal sections without a length and without elements is queried")
  func empty() {
    let section = EmptySection(hasHeader: false)
    var elements: [Element] = []
    stack(section, count: 100_000).append(in: viewport, pins: true, to: &elements)
    #expect(elements.isEmpty)
    #expect(section.queries == 1)
  }

  @Test("All equal sections without a length are queried if their elements reach out of them")
  func reaching() {
    let section = EmptySection(hasHeader: true)
    var elements: [Element] = []
    stack(section, count: 3).append(in: viewport, pins: true, to: &elements)
    #expect(elements.map(\.id) == (0..<3).map { .header(ofSection: $0) })
  }
}
