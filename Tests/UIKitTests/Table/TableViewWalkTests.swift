import TestSupport
import Testing
import UIKit

/// Not one of the random suites yet, which take other numbers with each commit: more steps still find tables whose
/// heights differ from those of a new one. These seeds show it: 0x3dbc8925001e6e64 (plain, diffable, ten times the
/// steps), 0xf6f1b42051ba6bac (inset grouped, a subclass), 0x26d102099e955448 (grouped, batches).
@Suite("A table on a walk by fixed numbers")
@MainActor
struct TableViewWalkTests {
  private static let kinds: [ListStep.Kind] = [
    .batch, .batch, .batch, .batch, .batch, .batch, .reload, .refresh, .refresh, .scroll, .scroll,
    .scroll, .scrollTo, .scrollRow, .resize, .traits, .layout, .layout, .select, .select, .tick,
    .tick, .carry, .swipe, .swipe, .edit, .settle, .settle, .settle, .settle,
  ]

  @Test(
    "Shows after each step what a new one with the same data shows", .timeLimit(.minutes(30)),
    arguments: TableWorld.Source.allCases)
  func walks(source: TableWorld.Source) {
    let style = UITableView.Style.plain
    withRandomWalks("\(style) tables, \(source)", walks: 4, steps: 60) { random in
      ListStep.random(of: Self.kinds, using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { ListWorld.walk(steps, in: TableWorld(style, source)) }
    }
  }
}
