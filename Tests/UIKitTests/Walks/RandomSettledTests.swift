import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A list that has come to rest")
struct RandomSettledTests {
  /// Items move, come, go and change, within sections and between them, more than one at a time.
  private static let states: [[LinesSection]] = [
    [LinesSection("a", [.init(id: 1), .init(id: 2)])],
    [LinesSection("a", [.init(id: 2, count: 3), .init(id: 1)]), LinesSection("bb", [])],
    [
      LinesSection("bb", [.init(id: 3, count: 2), .init(id: 2)]),
      LinesSection("a", [.init(id: 4), .init(id: 1, count: 2)]),
    ],
    [LinesSection("a", [.init(id: 4, count: 4), .init(id: 3), .init(id: 2, count: 2)])],
  ]

  @Test(
    "Shows what a fresh one shows, after all short ways", .noHang,
    arguments: SettledLayout.allCases, [true, false])
  func shortWays(layout: SettledLayout, isDiffable: Bool) {
    UIView.withSquareText {
      withEvery("shown anew by", in: ItemUpdate.allCases) { itemUpdate in
        withEvery("way", in: lists(over: [0, 1, 2, 3], upToLength: 3)) { way in
          let world = SettledWorld(layout, isDiffable: isDiffable)
          for (index, state) in way.enumerated() {
            world.show(Self.states[state], itemUpdate, animated: index % 2 == 1)
            world.settle()
          }
          // All items fit on the screen.
          let problem = world.problem(isEverywhere: false)
          #expect(problem == nil)
        }
      }
    }
  }

  // Orthogonal sections are left out: the offset of the view does not decide which of their items
  // have been visible, and so which are measured.
  @Test(
    "Shows what a fresh one shows, at each step of a long walk", .noHang,
    arguments: SettledLayout.allCases.filter { $0 != .orthogonal }, [true, false])
  func walks(layout: SettledLayout, isDiffable: Bool) {
    let manner = isDiffable ? "with a diffable data source" : "in batches"
    withRandomWalks("a list of \(layout) \(manner)", walks: 4, steps: 16) { random in
      SettledStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated {
        UIView.withSquareText { SettledWalk.walk(steps, layout, isDiffable: isDiffable) }
      }
    }
  }
}

/// A step of a random walk over a list of lines. The seed determines the details of the step.
enum SettledStep: CustomStringConvertible {
  case change(UInt64)
  case reload(UInt64)
  case scroll(UInt64)
  case resize(UInt64)
  case tick(UInt64)
  /// The list settles, and is compared with a new one: on the screen or everywhere.
  case look(UInt64)

  private static let kinds: [@Sendable (UInt64) -> SettledStep] = [
    { .change($0) }, { .change($0) }, { .change($0) }, { .change($0) }, { .look($0) },
    { .look($0) }, { .scroll($0) }, { .scroll($0) }, { .resize($0) }, { .tick($0) },
    { .reload($0) },
  ]

  static func random(using random: inout SeededRandom) -> SettledStep {
    kinds[Int.random(in: 0..<kinds.count, using: &random)](random.next())
  }

  var description: String {
    switch self {
    case .change(let seed): "change \(seed)"
    case .reload(let seed): "reload \(seed)"
    case .scroll(let seed): "scroll \(seed)"
    case .resize(let seed): "resize \(seed)"
    case .tick(let seed): "tick \(seed)"
    case .look(let seed): "look \(seed)"
    }
  }
}

/// A list that takes the steps of a random walk.
@MainActor
struct SettledWalk {
  private let world: SettledWorld
  private var nextID = 100

  static func walk(_ steps: [SettledStep], _ layout: SettledLayout, isDiffable: Bool) -> Stumble? {
    var walk = SettledWalk(world: SettledWorld(layout, isDiffable: isDiffable))
    var start = SeededRandom(seed: 1)
    walk.world.reload(walk.edited(&start, times: 8))
    for (index, step) in steps.enumerated() {
      if let problem = walk.take(step) {
        return Stumble(at: index, "\(problem)\nof \(walk.world.sections)")
      }
    }
    return walk.take(.look(1)).map { Stumble(at: steps.count - 1, "at the end, \($0)") }
  }

  /// - Returns: The problem that a `look` step has found; `nil` if there is none.
  private mutating func take(_ step: SettledStep) -> String? {
    let view = world.view
    switch step {
    case .change(let seed):
      var random = SeededRandom(seed: seed)
      world.show(
        edited(&random, times: Int.random(in: 1...4, using: &random)),
        Bool.random(using: &random) ? .reloading : .reconfiguring,
        animated: Bool.random(using: &random))
    case .reload(let seed):
      var random = SeededRandom(seed: seed)
      world.reload(edited(&random, times: 3))
    case .scroll(let seed):
      let room = max(view.contentSize.height - view.bounds.height, 0)
      view.setContentOffset(
        CGPoint(x: 0, y: (room * CGFloat(seed % 1_000) / 1_000).rounded()),
        animated: seed / 1_000 % 3 == 0)
    case .resize(let seed):
      view.frame.size = CGSize(
        width: [320, 414, 250][Int(seed % 3)], height: [300, 200, 420][Int(seed / 3 % 3)])
    case .tick(let seed): world.window.frameClock.advance(by: Double(seed % 20) / 60)
    case .look(let seed): return world.problem(isEverywhere: seed % 3 == 1)
    }
    return nil
  }

  private mutating func edited(_ random: inout SeededRandom, times: Int) -> [LinesSection] {
    var sections = world.sections
    for _ in 0..<times { edit(&sections, &random) }
    return sections
  }

  private mutating func edit(_ sections: inout [LinesSection], _ random: inout SeededRandom) {
    let free = ["a", "bb", "ccc", "dddd"].filter { name in !sections.contains { $0.name == name } }
    guard !sections.isEmpty else {
      sections = [LinesSection("a", newItems(&random))]
      return
    }
    let section = Int.random(in: 0..<sections.count, using: &random)
    let place = Int.random(in: 0...sections[section].items.count, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      guard let name = free.randomElement(using: &random) else { return }
      sections.insert(LinesSection(name, newItems(&random)), at: section)
    case 1 where sections.count > 1: sections.remove(at: section)
    case 2: sections.shuffle(using: &random)
    case 3, 4: sections[section].items.insert(contentsOf: newItems(&random), at: place)
    case 5:
      let end = min(place + 3, sections[section].items.count)
      sections[section].items.removeSubrange(place..<end)
    case 6:
      guard let item = sections[section].items.popLast() else { return }
      let other = Int.random(in: 0..<sections.count, using: &random)
      sections[other].items.insert(item, at: 0)
    case 7: sections[section].items.shuffle(using: &random)
    default:
      for index in sections[section].items.indices where Int.random(in: 0...2, using: &random) == 0
      {
        sections[section].items[index].count = Int.random(in: 1...4, using: &random)
      }
    }
  }

  private mutating func newItems(_ random: inout SeededRandom) -> [LinesItem] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      nextID += 1
      return LinesItem(id: nextID, count: Int.random(in: 1...4, using: &random))
    }
  }
}
