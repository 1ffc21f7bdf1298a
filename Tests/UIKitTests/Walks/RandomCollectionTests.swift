import TestSupport
import Testing

@Suite("A collection view on a random walk")
@MainActor
struct RandomCollectionTests {
  private static let kinds: [ListStep.Kind] = [
    .batch, .batch, .batch, .batch, .batch, .batch, .reload, .refresh, .scroll, .scroll, .scroll,
    .scrollTo, .scrollRow, .resize, .traits, .layout, .select, .select, .tick, .tick, .carry,
    .carry, .settle, .settle, .settle, .settle,
  ]

  @Test("Shows after each step what a new one with the same data shows", .timeLimit(.minutes(30)))
  func walks() {
    withRandomWalks("collection views", walks: 12, steps: 60) { random in
      ListStep.random(of: Self.kinds, using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { ListWorld.walk(steps, in: CollectionWorld()) }
    }
  }
}
