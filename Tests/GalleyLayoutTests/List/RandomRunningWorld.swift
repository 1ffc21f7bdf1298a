import GalleyGeometry
import GalleyLayout
import TestSupport

/// Random sections of a list layout, and the layout. All numbers are multiples of a quarter, so
/// that sums are exact.
struct RandomRunningWorld {
  var sections: [ListLayoutSection] = []
  var layout: ListLayout
  var context: ArrangementContext
  /// Whether insets and spacings may be negative.
  private let allowsNegativeSpaces: Bool

  init(_ random: inout SeededRandom) {
    layout = ListLayout(
      scrollAxis: Bool.random(using: &random) ? .vertical : .horizontal,
      stickyHeaders: .random(using: &random), topContentInset: Self.quarters(0...20, &random),
      stretchesToEdge: .random(using: &random), showsHeaderWhenEmpty: .random(using: &random))
    context = ArrangementContext(
      size: Size(width: 100, height: 100),
      grid: PixelGrid(scale: [1, 2, 4].randomElement(using: &random) ?? 1))
    allowsNegativeSpaces = Int.random(in: 0...2, using: &random) == 0
    for _ in 0..<Int.random(in: 0...12, using: &random) { sections.append(section(&random)) }
  }

  /// Returns a random multiple of a quarter.
  private static func quarters(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
    Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &random)) / 4
  }

  private func section(_ random: inout SeededRandom) -> ListLayoutSection {
    let minimum = allowsNegativeSpaces ? -15 : 0
    // Returns 0 in half of the cases, otherwise a random multiple of a quarter.
    func zeroOrRandom(_ range: ClosedRange<Int>) -> Double {
      Bool.random(using: &random) ? 0 : Self.quarters(range, &random)
    }
    let count = Int.random(in: 0...3, using: &random) * Int.random(in: 0...4, using: &random)
    let isUniform = Bool.random(using: &random)
    func size() -> Size {
      let size = Size(width: zeroOrRandom(0...60), height: zeroOrRandom(0...60))
      return Int.random(in: 0...3, using: &random) == 0 ? Size(width: 33, height: 33) : size
    }
    let sizes: ListLayoutSection.ItemSizes =
      isUniform ? .uniform(size(), count: count) : .each((0..<count).map { _ in size() })
    return ListLayoutSection(
      sizes,
      insets: Insets(
        top: zeroOrRandom(minimum...15), left: zeroOrRandom(minimum...15),
        bottom: zeroOrRandom(minimum...15), right: zeroOrRandom(minimum...15)),
      lineSpacing: zeroOrRandom(minimum...10), interitemSpacing: zeroOrRandom(minimum...10),
      headerLength: zeroOrRandom(0...20), footerLength: zeroOrRandom(0...20))
  }

  /// Replaces, inserts or removes random sections. Returns the index of the first change.
  mutating func change(_ random: inout SeededRandom) -> Int {
    let first = Int.random(in: 0...sections.count, using: &random)
    let removed = Int.random(in: first...sections.count, using: &random) - first
    let added = (0..<Int.random(in: 0...4, using: &random)).map { _ in section(&random) }
    sections.replaceSubrange(first..<(first + removed), with: added)
    return first
  }

  /// Changes one random property of the layout or its context.
  mutating func changeLayout(_ random: inout SeededRandom) {
    switch Int.random(in: 0...6, using: &random) {
    case 0: layout.scrollAxis = layout.scrollAxis.perpendicular
    case 1: layout.stretchesToEdge.toggle()
    case 2: layout.showsHeaderWhenEmpty.toggle()
    case 3: layout.stickyHeaders.toggle()
    case 4: context.size = Size(width: 80, height: 90)
    case 5: context.contentInset = Insets(all: 5)
    default: context.grid = PixelGrid(scale: 1)
    }
  }

  /// Returns a random position along the scroll axis, inside or outside of the content.
  func position(_ random: inout SeededRandom) -> Double { Self.quarters(-50...500, &random) }

  /// Returns a random part of the content. In half of the cases it has the full extent along the
  /// cross axis.
  func rect(_ random: inout SeededRandom) -> Rect {
    let hasFullExtent = Bool.random(using: &random)
    let length = Self.quarters(0...150, &random)
    return Rect(
      origin: Point(
        layout.scrollAxis, along: position(&random),
        across: hasFullExtent ? -10 : position(&random) / 4),
      size: Size(
        layout.scrollAxis, along: length,
        across: hasFullExtent ? 120 : Self.quarters(0...100, &random)))
  }
}
