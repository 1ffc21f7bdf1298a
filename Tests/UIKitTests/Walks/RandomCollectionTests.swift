import TestSupport
import Testing

@Suite("A collection view on a random walk")
@MainActor
struct RandomCollectionTests {
  /// The kinds of steps. A kind that is listed more often is chosen more often.
  private static let kinds: [ListStep.Kind] = [
    .batch, .batch, .batch, .batch, .batch, .batch, .reload, .reloadItem, .scroll, .scroll, .scroll,
    .scrollTo, .scrollRow, .resize, .traits, .layout, .select, .select, .advanceClock,
    .advanceClock, .moveItem, .moveItem, .settle, .settle, .settle, .settle,
  ]

  @Test(
    "After each random step, a collection view looks like a new one with the same data",
    .noHang)
  func looksLikeNew() {
    withRandomWalks("collection views", walks: 12, steps: 60) { random in
      ListStep.random(of: Self.kinds, using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { ListWorld.walk(steps, in: CollectionWorld()) }
    }
  }
}
