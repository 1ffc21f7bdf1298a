import Foundation
import TestSupport
import Testing

/// A random step of a walk over a list adapter. The number of a step is the seed of its details.
enum AdapterStep: CustomStringConvertible {
  /// The objects change in an update.
  case change(UInt64)
  /// A section changes its items in a batch, or is reloaded.
  case items(UInt64)
  case section(UInt64)
  /// A section changes its items in its next `didUpdate(to:)`.
  case hearing(UInt64)
  /// Some objects are reloaded, or the whole list is.
  case objects(UInt64)
  case reload(UInt64)
  case layout(UInt64)
  /// A step is taken while the next cell is created, or when an update is completed.
  case making(UInt64)
  case completing(UInt64)
  case scroll(UInt64)
  /// The data source or the collection view is replaced.
  case source(UInt64)
  case view(UInt64)
  /// The updater is configured in another way.
  case configure(UInt64)
  /// The collection view leaves its window, or returns to it.
  case inAndOut(UInt64)
  /// The clock advances, or a turn of the main queue runs.
  case tick(UInt64)
  case turn(UInt64)
  /// All requests are performed, and the state of the list is checked.
  case settle(UInt64)

  private static let kinds: [@Sendable (UInt64) -> AdapterStep] = [
    { .change($0) }, { .change($0) }, { .change($0) }, { .change($0) }, { .items($0) },
    { .items($0) }, { .items($0) }, { .section($0) }, { .hearing($0) }, { .objects($0) },
    { .reload($0) }, { .layout($0) }, { .making($0) }, { .completing($0) }, { .scroll($0) },
    { .scroll($0) }, { .source($0) },
    { .view($0) }, { .configure($0) }, { .inAndOut($0) }, { .tick($0) }, { .tick($0) },
    { .turn($0) }, { .turn($0) }, { .settle($0) }, { .settle($0) },
  ]

  static func random(using random: inout SeededRandom) -> AdapterStep {
    kinds[Int.random(in: 0..<kinds.count, using: &random)](random.next())
  }

  var seed: UInt64 {
    switch self {
    case .change(let seed), .items(let seed), .section(let seed), .hearing(let seed),
      .objects(let seed), .reload(let seed), .layout(let seed), .making(let seed),
      .completing(let seed), .scroll(let seed),
      .source(let seed), .view(let seed), .configure(let seed), .inAndOut(let seed),
      .tick(let seed), .turn(let seed), .settle(let seed):
      seed
    }
  }

  var description: String {
    let name = Mirror(reflecting: self).children.first?.label ?? ""
    return "\(name) \(seed)"
  }
}

@Suite("A list adapter on a random walk")
@MainActor
struct RandomAdapterTests {
  @Test("A list adapter shows what its data source has, whatever happens in between", .noHang)
  func walks() {
    withRandomWalks("list adapters", walks: 40, steps: 60) { random in
      AdapterStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AdapterWalk.walk(steps) }
    }
  }
}
