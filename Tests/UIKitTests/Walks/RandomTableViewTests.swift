import TestSupport
import Testing
import UIKit

@Suite("A table on a random walk")
@MainActor
struct RandomTableViewTests {
  private static let kinds: [ListStep.Kind] = [
    .batch, .batch, .batch, .batch, .batch, .batch, .reload, .refresh, .refresh, .scroll, .scroll,
    .scroll, .scrollTo, .scrollRow, .resize, .traits, .layout, .layout, .select, .select, .tick,
    .tick, .carry, .swipe, .swipe, .edit, .settle, .settle, .settle, .settle,
  ]

  @Test(
    "Shows after each step what a new one with the same data shows", .timeLimit(.minutes(30)),
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped], TableWorld.Source.allCases)
  func walks(style: UITableView.Style, source: TableWorld.Source) {
    withRandomWalks("\(style) tables, \(source)", walks: 4, steps: 60) { random in
      ListStep.random(of: Self.kinds, using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { ListWorld.walk(steps, in: TableWorld(style, source)) }
    }
  }
}
