import GalleyGeometry
import GalleyLayout
import TestSupport

/// A random list. All numbers are quarters, so that sums are exact.
struct RandomRunningWorld {
  var sections: [ListLayoutSection] = []
  var layout: ListLayout
  var context: ArrangementContext
  /// Whether insets and spacings may be negative.
  private let isWild: Bool

  init(_ random: inout SeededRandom) {
    layout = ListLayout(
      scrollAxis: Bool.random(using: &random) ? .vertical : .horizontal,
      stickyHeaders: .random(using: &random), topContentInset: Self.quarter(0...20, &random),
      stretchesToEdge: .random(using: &random), showsHeaderWhenEmpty: .random(using: &random))
    context = ArrangementContext(
      size: Size(width: 100, height: 100),
      grid: PixelGrid(scale: [1, 2, 4].randomElement(using: &random) ?? 1))
    isWild = Int.random(in: 0...2, using: &random) == 0
    for _ in 0..<Int.random(in: 0...12, using: &random) { sections.append(section(&random)) }
  }

  private static func quarter(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Double {
    Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &random)) / 4
  }

  private func section(_ random: inout SeededRandom) -> ListLayoutSection {
    let least = isWild ? -15 : 0
    func seldom(_ range: ClosedRange<Int>) -> Double {
      Bool.random(using: &random) ? 0 : Self.quarter(range, &random)
    }
    let count = Int.random(in: 0...3, using: &random) * Int.random(in: 0...4, using: &random)
    let isUniform = Bool.random(using: &random)
    func size() -> Size {
      let size = Size(width: seldom(0...60), height: seldom(0...60))
      return Int.random(in: 0...3, using: &random) == 0 ? Size(width: 33, height: 33) : size
    }
    let sizes: ListLayoutSection.ItemSizes =
      isUniform ? .uniform(size(), count: count) : .each((0..<count).map { _ in size() })
    return ListLayoutSection(
      sizes,
      insets: Insets(
        top: seldom(least...15), left: seldom(least...15), bottom: seldom(least...15),
        right: seldom(least...15)),
      lineSpacing: seldom(least...10), interitemSpacing: seldom(least...10),
      headerLength: seldom(0...20), footerLength: seldom(0...20))
  }

  /// Changes, adds or takes away sections, and returns the first that is not what it was.
  mutating func change(_ random: inout SeededRandom) -> Int {
    let first = Int.random(in: 0...sections.count, using: &random)
    let removed = Int.random(in: first...sections.count, using: &random) - first
    let added = (0..<Int.random(in: 0...4, using: &random)).map { _ in section(&random) }
    sections.replaceSubrange(first..<(first + removed), with: added)
    return first
  }

  /// Changes one thing about all sections.
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

  func place(_ random: inout SeededRandom) -> Double { Self.quarter(-50...500, &random) }

  func rect(_ random: inout SeededRandom) -> Rect {
    let isWhole = Bool.random(using: &random)
    let length = Self.quarter(0...150, &random)
    return Rect(
      origin: Point(
        layout.scrollAxis, along: place(&random), across: isWhole ? -10 : place(&random) / 4),
      size: Size(
        layout.scrollAxis, along: length,
        across: isWhole ? 120 : Self.quarter(0...100, &random)))
  }
}
