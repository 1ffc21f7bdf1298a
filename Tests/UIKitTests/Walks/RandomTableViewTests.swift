import TestSupport
import Testing
import UIKit

@Suite("A table on a random walk")
@MainActor
struct RandomTableViewTests {
  /// The kinds of steps. A kind that is listed more often is chosen more often.
  private static let kinds: [ListStep.Kind] = [
    .batch, .batch, .batch, .batch, .batch, .batch, .reload, .reloadItem, .reloadItem, .scroll,
    .scroll, .scroll, .scrollTo, .scrollRow, .resize, .traits, .layout, .layout, .select, .select,
    .advanceClock, .advanceClock, .moveItem, .swipe, .swipe, .edit, .settle, .settle, .settle,
    .settle,
  ]

  @Test(
    "After each random step, a table looks like a new one with the same data",
    .noHang,
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped], TableWorld.Source.allCases)
  func looksLikeNew(style: UITableView.Style, source: TableWorld.Source) {
    withRandomWalks("\(style) tables, \(source)", walks: 4, steps: 60) { random in
      ListStep.random(of: Self.kinds, using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { ListWorld.walk(steps, in: TableWorld(style, source)) }
    }
  }
}
