// Random steps for a walk.

extension LabStep {
  /// Returns the steps of a walk.
  ///
  /// The same seed gives the same steps.
  internal static func walk(
    seed: UInt64, length: Int, states: Int, actions: LabActions
  ) -> [LabStep] {
    var random = LabRandom(seed: seed)
    // A touched screen can't be compared with a fresh screen, because touches change more than the
    // state. The comparison with a fresh screen finds more faults than the other comparisons, so
    // three of five walks have no touches.
    let touches = actions.contains(.touches) && Int.random(in: 0..<5, using: &random) < 2
    let kinds = kinds(states: states, actions: actions, touches: touches)
    let sum = kinds.reduce(0) { $0 + $1.weight }
    var steps: [LabStep] = []
    while steps.count < length - 1 {
      // Some faults need several steps in a certain order, and random steps seldom have that order.
      if actions.contains(.scrolling), Int.random(in: 0..<20, using: &random) == 0 {
        steps += scrolled(states: states, actions: actions, &random)
        continue
      }
      if touches, Int.random(in: 0..<5, using: &random) == 0 {
        steps += touched(states: actions.contains(.updates) ? states : 0, &random)
        continue
      }
      var place = Int.random(in: 0..<sum, using: &random)
      let kind = kinds.first { kind in
        place -= kind.weight
        return place < 0
      }
      let step = kind?.make(&random) ?? .rest
      steps.append(step)
      // The drag may have changed the order of the items. An update would replace this order before
      // it is checked, so the step `rest` follows.
      if case .drag = step { steps.append(.rest) }
    }
    guard actions.contains(.touches), !touches, length > 1 else {
      return steps.prefix(max(length - 1, 0)) + [.rest]
    }
    return endingWithTouches(steps, length: length, states: states, actions: actions, &random)
  }

  /// Returns several steps in a fixed order, in which the lists scroll.
  private static func scrolled(
    states: Int, actions: LabActions, _ random: inout LabRandom
  ) -> [LabStep] {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return pull
    case 1 where actions.contains(.surroundings): return turned
    default:
      guard actions.contains(.updates) else { return thereAndBack }
      let state = Int.random(in: 0..<states, using: &random)
      return [LabStep.update(state)] + thereAndBack
    }
  }

  /// A kind of step that a walk may contain. Kinds with a higher weight are chosen more often.
  private typealias Kind = (weight: Int, make: (inout LabRandom) -> LabStep)

  /// Returns the kinds of steps for some actions.
  private static func kinds(states: Int, actions: LabActions, touches: Bool) -> [Kind] {
    var kinds: [Kind] = [
      (8, { _ in .rest }), (3, { .wait(roundedToTenth(.random(in: 0.1...0.5, using: &$0))) }),
    ]
    if actions.contains(.updates) { kinds += kindsOfUpdates(states: states) }
    if actions.contains(.scrolling) { kinds += kindsOfScrolling }
    if touches { kinds += kindsOfTouches }
    if touches, actions.contains(.updates) {
      kinds.append(
        (2, { updateDuringTouch(state(of: states, &$0), .random(in: 0..<12, using: &$0)) }))
    }
    if actions.contains(.surroundings) { kinds += kindsOfSurroundings }
    if actions.contains(.interruptions) {
      kinds += [(1, { _ in .memoryWarning }), (1, { _ in .leaveAndReturn })]
    }
    return kinds
  }

  private static func state(of states: Int, _ random: inout LabRandom) -> Int {
    .random(in: 0..<states, using: &random)
  }

  private static func kindsOfUpdates(states: Int) -> [Kind] {
    func number(_ random: inout LabRandom) -> Int { state(of: states, &random) }
    return [
      (10, { .update(number(&$0), animated: .random(using: &$0)) }),
      (2, { .updateTwice(number(&$0), number(&$0)) }),
      (2, { .updateInTurn(number(&$0)) }), (1, { .updateUnderFinger(number(&$0)) }),
      (2, { .updateDuringAnimation(number(&$0), number(&$0)) }),
      (1, { .updateInFrame(number(&$0)) }), (1, { .updateFromQueue(number(&$0)) }),
    ]
  }

  private static var kindsOfScrolling: [Kind] {
    [
      // Faults are most likely at the start and the end of a list, so these positions are chosen
      // more often.
      (5, { .scroll(to: min(max(roundedToTenth(.random(in: -0.25...1.25, using: &$0)), 0), 1)) }),
      (2, { .flick((.random(in: -4...4, using: &$0) * 100).rounded()) }),
    ]
  }

  private static var kindsOfTouches: [Kind] {
    [
      (5, { .tap(.random(in: 0..<24, using: &$0)) }),
      (3, { swipeOrMenu(.random(in: 0..<12, using: &$0)) }),
      (2, { .select(.random(in: 0..<12, using: &$0)) }),
      (2, { .press(.random(in: 0..<12, using: &$0)) }),
      (
        2,
        {
          .drag(
            .random(in: 0..<12, using: &$0), by: (.random(in: -4...4, using: &$0) * 60).rounded())
        }
      ),
    ]
  }

  private static var kindsOfSurroundings: [Kind] {
    [
      (1, { _ in .rotate }), (1, { .width(roundedToTenth(.random(in: 0.5...1, using: &$0))) }),
      (1, { _ in .dark }), (1, { _ in .largerText }), (1, { _ in .rightToLeft }),
    ]
  }

  /// Returns a walk without touches, with its last steps replaced by touches.
  private static func endingWithTouches(
    _ steps: [LabStep], length: Int, states: Int, actions: LabActions, _ random: inout LabRandom
  ) -> [LabStep] {
    // The last touches are made in this screen and in a fresh screen, which are then compared.
    var end = (0..<2).map { _ in LabStep.tapInBoth(.random(in: 0..<64, using: &random)) }
    // If a row is swiped away, the rows below that row move. The controls of these rows may still
    // use their old paths.
    if Int.random(in: 0..<4, using: &random) == 0 {
      end = [
        .tapInBoth(deletingSwipe(&random) * 4 + 3),
        .tapInBoth(.random(in: 0..<16, using: &random) * 4 + 1),
      ]
    }
    end.append(.tapControls)
    guard actions.contains(.updates), states > 1, length > 6 else {
      return steps.prefix(max(length - 3, 0)) + end.suffix(length)
    }
    let state = { (random: inout LabRandom) in Int.random(in: 0..<states, using: &random) }
    let item = { (random: inout LabRandom) in Int.random(in: 0..<12, using: &random) }
    end.insert(
      contentsOf: [
        .interrupt(state(&random), item: item(&random)),
        .filter(state(&random), item: item(&random)), .refresh(item: item(&random)),
      ], at: 0)
    if length > 7 { end.insert(.touchAndUpdate(state(&random), item: item(&random)), at: 3) }
    // If a screen adds an object at each appearance, such as an observer, the next touches show the
    // fault.
    if actions.contains(.interruptions), length > 8, Int.random(in: 0..<3, using: &random) == 0 {
      // The step `rest` lets a bounce end before the screen is left.
      end.insert(contentsOf: [.rest, .leaveAndReturn], at: 0)
    }
    return steps.prefix(length - end.count) + end
  }

  /// The number of a swipe that performs the first action at the trailing side.
  private static func deletingSwipe(_ random: inout LabRandom) -> Int {
    .random(in: 0..<4, using: &random) * 4 + .random(in: 0..<2, using: &random)
  }

  /// Returns a swipe for most numbers, and a choice from the item's menu for some.
  private static func swipeOrMenu(_ number: Int) -> LabStep {
    number % 6 == 5 ? .menu(number) : .swipe(number)
  }

  /// Returns an update during a tap for most numbers of items, and an update while the item's menu
  /// is open for some.
  private static func updateDuringTouch(_ state: Int, _ item: Int) -> LabStep {
    item % 3 == 2 ? .updateDuringMenu(state, item: item) : .updateDuringTap(state, item: item)
  }

  /// The steps that pull the list down at its start, as to refresh it.
  private static let pull: [LabStep] = [.scroll(to: 0), .rest, .flick(300), .rest]

  /// Returns a sequence of touches that random steps seldom make.
  ///
  /// There are four kinds:
  /// - A control is tapped, which may show the keyboard, and the device is rotated.
  /// - One or two items are touched. The screen may be updated between two touches, or a control
  ///   outside of the items, such as a search field, may be touched first or last.
  /// - All items of a small state are swiped away.
  /// - An item is dragged.
  private static func touched(states: Int, _ random: inout LabRandom) -> [LabStep] {
    let items = (0..<2).map { _ in Int.random(in: 0..<24, using: &random) }
    switch Int.random(in: 0..<18, using: &random) {
    case 9: return [.rest, tapOnControl(items[0]), .rotate, .rest]
    // Most screens have few controls outside of their items, so one of the first four controls is
    // pressed.
    case 10, 14: return [.rest, .press(items[0] % 4), .rotate, .rest]
    case 12, 13:
      // Two neighboring items, which the taps may select, and then a control that may use the
      // selection.
      let first = items[0] % 6 * 2
      return [
        .tap(first), .tap(first + 13), .press(.random(in: 0..<12, using: &random)), .rest,
      ]
    case 0, 11:
      return [.drag(items[0], by: (.random(in: -4...4, using: &random) * 60).rounded()), .rest]
    case 1 where states > 0, 2 where states > 0:
      let state = Int.random(in: 0..<states, using: &random)
      return [.tap(items[0]), .update(state), .tap(items[1]), .rest]
    case 3, 4:
      let touch =
        items[1] % 2 == 0 ? LabStep.swipe(deletingSwipe(&random)) : .tap(items[0])
      return [.press(.random(in: 0..<12, using: &random)), touch, .rest]
    case 5 where states > 0, 6 where states > 0, 15... where states > 0:
      let state = Int.random(in: 0..<states, using: &random)
      return [.update(state)] + [LabStep](repeating: .swipe(0), count: 4) + [.rest]
    default:
      // A control of one item, such as a switch, may change a value that a control of another item
      // uses.
      if Bool.random(using: &random) { return items.map { tapOnControl($0) } + [.rest] }
      return [.tap(items[0]), .tap(items[1]), .press(.random(in: 0..<12, using: &random)), .rest]
    }
  }

  /// Returns a tap on a control of an item.
  static func tapOnControl(_ number: Int) -> LabStep {
    .tap(number % 12 + (number % 2 == 0 ? 12 : 0))
  }

  /// The steps that scroll to the end of the list, away, and back before the screen has settled.
  private static let thereAndBack: [LabStep] = [
    .scroll(to: 1), .scroll(to: 0), .scroll(to: 1), .rest,
  ]

  /// The steps that rotate the device when the list is scrolled to its middle.
  private static let turned: [LabStep] = [.scroll(to: 0.4), .rotate, .rest]

  private static func roundedToTenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
