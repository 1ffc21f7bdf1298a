import GalleyGeometry
import GalleyLayout
import TestSupport

/// Compares an arrangement with a judge of the same layout: both are asked the same queries.
///
/// The two add up numbers in different orders, so that the last bits may differ. Where such a bit
/// decides (a coordinate half way between two pixels, two edges that meet), either answer is right.
struct ArrangementComparison {
  let layout: RandomLayout
  var arrangement: Arrangement
  var judge: Judge
  var measured: [Element.ID: Size] = [:]
  /// The axes that were estimates when the elements were measured. They may be others now, if items
  /// have moved to other groups.
  var measuredAxes: [Element.ID: Axes] = [:]
  /// The differences between the arrangement and the judge.
  var differences: [String] = []
  var nudged = NudgedFrames()
  var random: SeededRandom
  /// Whether the comparison ends, because the judge leaves items out and the result is not defined.
  var isOver = false

  /// The elements of the judge without a viewport, stored because they are needed often.
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

  /// Returns the first few differences between the arrangement and the judge of a layout.
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

  /// Returns a judge that adds `nudge` to coordinates before it rounds them.
  func judge(nudge: Double) -> Judge {
    Judge(
      layout.sections, configuration: layout.configuration, in: layout.context,
      measured: measured, nudge: nudge)
  }
}

/// The frames of two judges that round slightly too far down and up, for each visible rectangle of
/// a query. They are computed when they are needed, which is rare.
final class NudgedFrames {
  var frames: [Rect?: (below: [Element.ID: Rect], above: [Element.ID: Rect])] = [:]
}
