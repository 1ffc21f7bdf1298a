import GalleyGeometry
import GalleyLayout
import TestSupport

/// An arrangement and a judge of the same layout, asked the same.
///
/// The two add up numbers in different orders, so that the last bits may differ. Where such a bit
/// decides (a coordinate half way between two pixels, two edges that meet), either answer is right.
struct ArrangementComparison {
  let layout: RandomLayout
  var arrangement: Arrangement
  var judge: Judge
  var measured: [Element.ID: Size] = [:]
  /// The axes on which they were estimates then. Where items change places, others may be now.
  var measuredAxes: [Element.ID: Axes] = [:]
  /// What the two do not agree on.
  var differences: [String] = []
  var nudged = NudgedFrames()
  var random: SeededRandom
  /// Whether the rules do not say how it goes on.
  var isOver = false

  /// What is kept of the natural places of elements, to be asked for often.
  var elements: [JudgedElement] = []

  init(of layout: RandomLayout) {
    self.layout = layout
    random = SeededRandom(seed: layout.seed)
    let sections = layout.sections
    if let first = sections.first, sections.allSatisfy({ $0.layout == first.layout }),
      Bool.random(using: &random)
    {
      arrangement = Arrangement(
        repeating: first.layout, itemCounts: sections.map(\.itemCount),
        configuration: layout.configuration, in: layout.context)
    } else {
      arrangement = Arrangement(
        sections, configuration: layout.configuration, in: layout.context)
    }
    judge = Judge(sections, configuration: layout.configuration, in: layout.context)
  }

  /// What the two do not agree on, the first few of it.
  static func differences(of layout: RandomLayout) -> [String] {
    var comparison = ArrangementComparison(of: layout)
    comparison.compareAll()
    for _ in 0..<layout.measurementCount
    where comparison.differences.isEmpty && !comparison.isOver {
      comparison.measure()
    }
    if layout.measurementCount > 0, comparison.differences.isEmpty { comparison.compareAll() }
    return comparison.differences
  }

  mutating func compareAll() {
    judgeAgain()
    guard !isOver else { return }
    compareFrames()
    if differences.isEmpty { compareProperties() }
    if differences.isEmpty { compareQueries() }
    if differences.isEmpty { comparePaths() }
    if differences.isEmpty { compareRows() }
  }

  mutating func judgeAgain() {
    judge = judge(nudge: 0)
    nudged = NudgedFrames()
    elements = judge.elements()
    isOver = judge.leavesItemsOut
  }

  /// A judge that rounds a hair too far.
  func judge(nudge: Double) -> Judge {
    Judge(
      layout.sections, configuration: layout.configuration, in: layout.context,
      measured: measured, nudge: nudge)
  }
}

/// Frames by judges that round a hair too far down and up, for each visible rectangle that was asked
/// about. They are found when they are needed, which is seldom.
final class NudgedFrames {
  var frames: [Rect?: (below: [Element.ID: Rect], above: [Element.ID: Rect])] = [:]
}
