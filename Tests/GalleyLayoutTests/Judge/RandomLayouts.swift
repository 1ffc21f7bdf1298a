import GalleyGeometry
import GalleyLayout
import TestSupport

/// A random layout, and the seed of the queries and measured sizes of a test.
struct RandomLayout {
  var sections: [SectionContent]
  var configuration: CompositionalConfiguration
  var context: ArrangementContext
  /// How many elements are measured.
  var measurementCount: Int
  /// The seed of the queries and of the measured sizes.
  var seed: UInt64

  init(using random: inout SeededRandom) {
    var maker = LayoutMaker(random: random)
    self = maker.layout()
    random = maker.random
  }

  init(
    sections: [SectionContent], configuration: CompositionalConfiguration,
    context: ArrangementContext, measurementCount: Int, seed: UInt64
  ) {
    self.sections = sections
    self.configuration = configuration
    self.context = context
    self.measurementCount = measurementCount
    self.seed = seed
  }
}

extension RandomLayout {
  /// Whether nested groups hold so many items without a size that a test would be too slow.
  fileprivate var isHuge: Bool {
    let judge = Judge(sections, configuration: configuration, in: context, cycleLimit: 40)
    return judge.estimates.values.contains { $0.leaves.count >= 40 * 40 }
  }
}

/// Makes random layouts, and parts of them.
struct LayoutMaker {
  var random: SeededRandom
  /// On average, one of this many numbers is unusual: negative, very large, or not finite. If
  /// zero, no number is unusual.
  var oddity = 0
  /// On average, one of this many dimensions is an estimate. If zero, no dimension is an
  /// estimate.
  var estimates = 0

  /// Whether many numbers are invalid, and some are far larger than any screen.
  var isWild = false

  init(random: SeededRandom, isWild: Bool = false) {
    self.random = random
    self.isWild = isWild
  }

  // MARK: Dice

  mutating func oneIn(_ count: Int) -> Bool {
    count > 0 && Int.random(in: 0..<count, using: &random) == 0
  }

  mutating func upTo(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &random) }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// A random length, mostly a round number. One in `oddity` lengths is unusual.
  mutating func points() -> Double {
    if oneIn(oddity) {
      let wild = isWild ? [1e300, -1e300, 1e15] : []
      return one(of: [0, -5, -0.5, .nan, .infinity, -.infinity, 2_000, 0.3] + wild)
    }
    return switch upTo(3) {
    case 0: Double(Int.random(in: 16...400, using: &random)) / 2
    case 1: Double(Int.random(in: 32...800, using: &random)) / 4
    default: one(of: [10, 20, 30, 44, 60, 100, 150, 320])
    }
  }

  /// A small distance, usually none.
  mutating func distance() -> Double {
    if oneIn(oddity) {
      return one(of: [-3, -40, .nan, -.infinity, 500, 0.3] + (isWild ? [1e300, -1e300] : []))
    }
    return upTo(2) > 0 ? 0 : one(of: [1, 2, 4, 5, 8, 10, 12.5, 7.25])
  }

  mutating func insets() -> DirectionalInsets {
    guard oneIn(3) else { return .zero }
    if oneIn(12) { return DirectionalInsets(all: points()) }
    return DirectionalInsets(
      top: distance(), leading: distance(), bottom: distance(), trailing: distance())
  }

  mutating func physicalInsets() -> Insets {
    guard oneIn(2) else { return .zero }
    return Insets(top: distance(), left: distance(), bottom: distance(), right: distance())
  }

  mutating func spacing() -> LayoutSpacing {
    let distance = distance()
    return oneIn(4) ? .flexible(distance) : .fixed(distance)
  }

  mutating func edges() -> LayoutEdgeSpacing {
    guard oneIn(4) else { return .zero }
    return LayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  mutating func offset() -> Point {
    oneIn(3) ? Point(x: distance() - distance(), y: distance() - distance()) : .zero
  }

  // MARK: The whole

  mutating func layout() -> RandomLayout {
    oddity = isWild ? 4 : oneIn(6) ? 25 : 0
    // Lists repeat a few kinds of sections: one kind, several in turns, or in a random order.
    let kinds = (0...upTo(2)).map { _ in section() }
    let count = oneIn(20) ? 30 : upTo(5)
    let takesTurns = Bool.random(using: &random)
    let sections = (0..<count).map { index in
      SectionContent(
        takesTurns ? kinds[index % kinds.count] : one(of: kinds), itemCount: itemCount())
    }
    let layout = RandomLayout(
      sections: sections, configuration: configuration(), context: context(),
      measurementCount: oneIn(2) ? upTo(6) : 0, seed: random.next())
    return layout.isHuge ? self.layout() : layout
  }

  private mutating func itemCount() -> Int {
    if oneIn(oddity) { return -1 }
    return switch upTo(40) {
    case 0: 500
    case 1...4: 0
    case 5...20: upTo(6)
    default: upTo(40)
    }
  }

  private mutating func configuration() -> CompositionalConfiguration {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = oneIn(3) ? .horizontal : .vertical
    configuration.interSectionSpacing = distance()
    configuration.contentInsetsReference = reference()
    if oneIn(4) {
      configuration.boundaryItems = ["first", "second", "third"].prefix(1 + upTo(2)).map {
        boundaryItem("global \($0)")
      }
    }
    return configuration
  }

  private mutating func context() -> ArrangementContext {
    func extent() -> Double {
      if oneIn(oddity) { return one(of: [0, 1, -10, .nan, .infinity]) }
      return oneIn(4)
        ? Double(upTo(2_800)) / 2 : one(of: [320, 375, 390, 301, 480, 667, 768, 1_024, 1_400])
    }
    var behavior = LayoutBehavior()
    if oneIn(12) {
      behavior.fractionalSizesShareSpacing = Bool.random(using: &random)
      behavior.roundsFractionsDown = Bool.random(using: &random)
      behavior.insetsTurnInsideOut = Bool.random(using: &random)
      behavior.keepsItemsThatDoNotFit = Bool.random(using: &random)
    }
    return ArrangementContext(
      size: Size(width: extent(), height: extent()),
      grid: PixelGrid(scale: Double(1 + upTo(2))), contentInset: physicalInsets(),
      safeArea: physicalInsets(), layoutMargins: physicalInsets(),
      readableContent: physicalInsets(), direction: oneIn(3) ? .rightToLeft : .leftToRight,
      behavior: behavior)
  }

  private mutating func reference() -> ContentInsetsReference {
    oneIn(2)
      ? .automatic : one(of: [.automatic, .none, .safeArea, .layoutMargins, .readableContent])
  }

  // MARK: A section

  mutating func section() -> LayoutSection {
    estimates = oneIn(2) ? 3 : 0
    let isUniform = oneIn(4)
    var group = group(depth: oneIn(3) ? 1 + upTo(2) : upTo(1), isOutermost: true)
    if isUniform, group.hasFixedCounts { group = group.uniform }
    var section = LayoutSection(group: group)
    section.interGroupSpacing = distance()
    section.contentInsets = insets()
    section.contentInsetsReference = reference()
    if oneIn(3) {
      section.boundaryItems = (0...upTo(2)).map { _ in
        boundaryItem(one(of: ["header", "footer", "badge"]))
      }
    }
    section.supplementariesFollowContentInsets = !oneIn(4)
    if oneIn(5) { section.supplementaryInsetsReference = reference() }
    if oneIn(4) {
      section.decorations = (0...upTo(1)).map { _ in
        LayoutDecoration(
          kind: one(of: ["back", "frame"]), contentInsets: insets(), zIndex: -upTo(1))
      }
    }
    if oneIn(4) { section.orthogonalScrolling = one(of: OrthogonalScrolling.allCases) }
    return section
  }

  private mutating func boundaryItem(_ kind: String) -> BoundarySupplementary {
    BoundarySupplementary(
      kind: kind, size: LayoutSize(width: dimension(.horizontal), height: dimension(.vertical)),
      alignment: one(of: LayoutAlignment.allCases), offset: offset(),
      extendsBoundary: !oneIn(3), pinsToVisibleBounds: oneIn(3), contentInsets: insets(),
      zIndex: 1 + upTo(1))
  }
}
