import Foundation

/// A step of a random walk over a screen.
///
/// A step means something in any state of the screen: a number that is too large begins again from the first.
public enum LabStep: Hashable, Codable, Sendable {
  /// The screen is told to show the state with a number.
  case update(Int, animated: Bool = true)
  /// The screen is told of two states in one turn.
  case updateTwice(Int, Int)
  /// The screen is told to show a state in the next turn of the main queue.
  case updateInTurn(Int)
  /// The screen is told to show a state while a finger drags its list.
  case updateUnderFinger(Int)
  /// The clock goes on by some seconds, so that what moves is on its way.
  case wait(Double)
  /// The screen comes to rest, and is compared with a fresh one.
  case rest
  /// The list is scrolled to a share of the way from its start to its end.
  case scroll(to: Double)
  /// The list is flicked by a number of points.
  case flick(Double)
  /// A finger taps somewhere in an item in sight.
  case tap(Int)
  /// A finger swipes an item in sight to the side.
  case swipe(Int)
  /// The device is turned.
  case rotate
  /// The window gets a share of its width.
  case width(Double)
  /// The screen turns dark, or light again.
  case dark
  /// Text is larger, or as large as before.
  case largerText
  /// Lines run from right to left, or from left to right again.
  case rightToLeft
  /// Memory is short.
  case memoryWarning
  /// Another screen is shown, and then this one again.
  case leaveAndReturn
}

extension LabStep: CustomStringConvertible {
  /// The step as it is written in Swift, without the point: `update(3, animated: false)`.
  public var description: String {
    switch self {
    case .update(let state, let isAnimated):
      isAnimated ? "update(\(state))" : "update(\(state), animated: false)"
    case .updateTwice(let first, let second): "updateTwice(\(first), \(second))"
    case .updateInTurn(let state): "updateInTurn(\(state))"
    case .updateUnderFinger(let state): "updateUnderFinger(\(state))"
    case .wait(let seconds): "wait(\(seconds))"
    case .rest: "rest"
    case .scroll(let share): "scroll(to: \(share))"
    case .flick(let way): "flick(\(way))"
    case .tap(let item): "tap(\(item))"
    case .swipe(let item): "swipe(\(item))"
    case .rotate: "rotate"
    case .width(let share): "width(\(share))"
    case .dark: "dark"
    case .largerText: "largerText"
    case .rightToLeft: "rightToLeft"
    case .memoryWarning: "memoryWarning"
    case .leaveAndReturn: "leaveAndReturn"
    }
  }
}

/// What a walk does to a screen.
public struct LabActions: OptionSet, Hashable, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen is told of other states: alone, twice in a turn, later, and under a finger.
  public static let updates = LabActions(rawValue: 1 << 0)
  /// Lists are scrolled and flicked.
  public static let scrolling = LabActions(rawValue: 1 << 1)
  /// Fingers tap and swipe items. After that the screen shows more than its state, so it is compared with itself:
  /// an item that is scrolled away and comes back looks as before.
  public static let touches = LabActions(rawValue: 1 << 2)
  /// The device is turned, the window gets another width, text gets larger, lines run the other way.
  public static let surroundings = LabActions(rawValue: 1 << 3)
  /// Memory is short, and the screen leaves and comes back.
  public static let interruptions = LabActions(rawValue: 1 << 4)
  /// All of them.
  public static let all: LabActions = [
    .updates, .scrolling, .touches, .surroundings, .interruptions,
  ]
}

extension LabStep {
  /// The steps of a walk. The same seed gives the same steps.
  internal static func walk(
    seed: UInt64, length: Int, states: Int, actions: LabActions
  ) -> [LabStep] {
    var random = LabRandom(seed: seed)
    // Fingers leave more behind than the state: most walks do without.
    let touches = actions.contains(.touches) && Int.random(in: 0..<3, using: &random) == 0
    var kinds: [(weight: Int, make: (inout LabRandom) -> LabStep)] = [
      (8, { _ in .rest }), (3, { .wait(tenth(.random(in: 0.1...0.5, using: &$0))) }),
    ]
    func number(_ random: inout LabRandom) -> Int { .random(in: 0..<states, using: &random) }
    if actions.contains(.updates) {
      kinds += [
        (10, { .update(number(&$0), animated: .random(using: &$0)) }),
        (2, { .updateTwice(number(&$0), number(&$0)) }),
        (2, { .updateInTurn(number(&$0)) }), (1, { .updateUnderFinger(number(&$0)) }),
      ]
    }
    if actions.contains(.scrolling) {
      kinds += [
        (5, { .scroll(to: tenth(.random(in: 0...1, using: &$0))) }),
        (2, { .flick((.random(in: -4...4, using: &$0) * 100).rounded()) }),
      ]
    }
    if touches {
      kinds += [
        (5, { .tap(.random(in: 0..<12, using: &$0)) }),
        (1, { .swipe(.random(in: 0..<12, using: &$0)) }),
      ]
    }
    if actions.contains(.surroundings) {
      kinds += [
        (1, { _ in .rotate }), (1, { .width(tenth(.random(in: 0.5...1, using: &$0))) }),
        (1, { _ in .dark }), (1, { _ in .largerText }), (1, { _ in .rightToLeft }),
      ]
    }
    if actions.contains(.interruptions) {
      kinds += [(1, { _ in .memoryWarning }), (1, { _ in .leaveAndReturn })]
    }
    let sum = kinds.reduce(0) { $0 + $1.weight }
    var steps = (1..<max(length, 1)).map { _ -> LabStep in
      var place = Int.random(in: 0..<sum, using: &random)
      let kind = kinds.first { kind in
        place -= kind.weight
        return place < 0
      }
      return kind?.make(&random) ?? .rest
    }
    steps.append(.rest)
    return steps
  }

  private static func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
