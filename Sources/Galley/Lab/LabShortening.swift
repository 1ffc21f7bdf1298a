/// Shortens a walk that fails. A walk is a sequence of steps on a screen, such as taps and updates.
///
/// Shortening first removes steps that the failure does not depend on: half of the steps at a time,
/// then fewer and fewer steps. Then shortening replaces the remaining steps by simpler steps.
internal enum LabShortening {
  typealias Result = (steps: [LabStep], failure: LabFailure)

  /// Returns the shortest walk that was found to fail.
  ///
  /// - Parameters:
  ///   - limit: The number of times that `firstFailing` may be called.
  ///   - states: The numbers of the states that a step may update the screen to, the simplest
  ///     first.
  ///   - firstFailing: Takes walks, and returns the first walk that fails.
  static func shorten(
    _ steps: [LabStep], _ failure: LabFailure, limit: Int, states: [Int],
    firstFailing: ([[LabStep]]) -> Result?
  ) -> Result {
    var search = Search(steps, failure, states: states)
    for _ in 0..<limit {
      guard let tries = search.next else { break }
      search.note(firstFailing(tries))
    }
    return search.best
  }

  /// The state of a search for the shortest walk that fails.
  struct Search {
    /// The shortest walk that has failed so far.
    private(set) var best: Result
    private let states: [Int]
    private var phase: Phase
    /// Whether some step has been replaced by a simpler one since a step was last removed.
    private var isSimpler = false

    /// A phase of the search.
    private enum Phase {
      /// This number of successive steps is removed at a time.
      case removing(Int)
      /// The step at this index is replaced by simpler ones.
      case replacing(Int)
      case done
    }

    init(_ steps: [LabStep], _ failure: LabFailure, states: [Int]) {
      best = (LabShortening.steps(upTo: failure, in: steps), failure)
      self.states = states
      phase = .removing(max(best.steps.count / 2, 1))
    }

    /// The walks to try next; `nil` if the walk can't be shortened any more.
    var next: [[LabStep]]? {
      switch phase {
      case .removing(let length): walksWithout(length)
      case .replacing(let index): walksReplacing(index)
      case .done: nil
      }
    }

    private func walksWithout(_ length: Int) -> [[LabStep]] {
      let tries = stride(from: 0, to: best.steps.count, by: length).reversed().map { start in
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        return fewer
      }
      return tries.filter { !$0.isEmpty }
    }

    private func walksReplacing(_ index: Int) -> [[LabStep]] {
      best.steps[index].simpler(states: states).map { step in
        var simpler = best.steps
        simpler[index] = step
        return simpler
      }
    }

    /// Records which of the walks in `next` has failed; `nil` if none of them has.
    mutating func note(_ found: Result?) {
      if let found {
        best = (LabShortening.steps(upTo: found.failure, in: found.steps), found.failure)
      }
      switch phase {
      case .removing(let length):
        if found != nil {
          // The steps of the shorter walk may have simpler forms that fail, too.
          isSimpler = false
          phase = .removing(min(length, max(best.steps.count / 2, 1)))
        } else if length > 1 {
          phase = .removing(length / 2)
        } else {
          phase = isSimpler || best.steps.isEmpty ? .done : .replacing(0)
        }
      case .replacing(let index):
        isSimpler = isSimpler || found != nil
        // A replaced step may have a still simpler form, so the step is tried again. The shorter
        // walk may have no step at this index, because it may fail at an earlier step.
        let following = found == nil ? index + 1 : index
        if following < best.steps.count {
          phase = .replacing(following)
        } else {
          // A walk of simpler steps may fail with fewer steps.
          phase = isSimpler ? .removing(1) : .done
        }
      case .done: break
      }
    }
  }

  fileprivate static func steps(
    upTo failure: LabFailure, in steps: [LabStep]
  ) -> [LabStep] {
    Array(steps.prefix(failure.step + 1))
  }
}

extension LabStep {
  /// Steps that do less than this step, starting with the simplest.
  ///
  /// Examples are a plain update instead of an update in the middle of an animation, a smaller
  /// state, the first item, or a shorter distance.
  ///
  /// - Parameter states: The numbers of the states that a step may update the screen to, the
  ///   simplest first.
  internal func simpler(states: [Int]) -> [LabStep] {
    let simpler = SimplerNumbers(numbersOfStates: states)
    switch self {
    case .update, .updateTwice, .updateDuringAnimation, .updateInTurn, .updateFromQueue,
      .updateUnderFinger, .updateInFrame, .updateDuringTap, .updateDuringMenu:
      return simplerUpdates(simpler)
    case .wait(let seconds): return seconds > 0.1 ? [.wait(0.1)] : []
    case .scroll(let share):
      let ends = share == 0 || share == 1 ? [] : [1, 0.5]
      return ends.filter { $0 != share }.map { .scroll(to: $0) }
    case .flick(let delta):
      return [100.0, 200].filter { $0 < abs(delta) }.map { .flick(delta < 0 ? -$0 : $0) }
    case .tap(let item): return simpler.items(item, 2) { .tap($0) }
    case .select(let item): return simpler.items(item, 1) { .select($0) }
    case .swipe(let item): return simpler.items(item, 4) { .swipe($0) }
    case .drag(let item, let delta):
      return simpler.items(item, 3) { .drag($0, by: delta) }
        + (abs(delta) > 60 ? [.drag(item, by: delta < 0 ? -60 : 60)] : [])
    case .menu(let item): return simpler.items(item, 4) { .menu($0) }
    case .press(let number): return simpler.items(number, 4) { .press($0) }
    case .tapInBoth(let number): return [.rest] + simpler.items(number, 8) { .tapInBoth($0) }
    case .interrupt(let state, let item):
      return simpler.both(state, item, 4) { .interrupt($0, item: $1) }
    case .filter(let state, let item):
      return simpler.both(state, item, 4) { .filter($0, item: $1) }
    case .touchAndUpdate(let state, let item):
      return simpler.both(state, item, 4) { .touchAndUpdate($0, item: $1) }
    case .refresh(let item): return simpler.items(item, 4) { .refresh(item: $0) }
    case .tapControls: return (0..<12).map { LabStep.tapOnControl($0) }
    case .width(let share): return share == 0.5 ? [] : [.width(0.5)]
    case .rest, .rotate, .dark, .largerText, .rightToLeft, .memoryWarning, .leaveAndReturn:
      return []
    }
  }

  /// The simpler steps of an update; none for other steps.
  private func simplerUpdates(_ simpler: SimplerNumbers) -> [LabStep] {
    switch self {
    case .update(let state, let isAnimated):
      (isAnimated ? [] : [.update(state)])
        + simpler.states(state) { .update($0, animated: isAnimated) }
    case .updateTwice(let first, let second):
      [.update(second), .update(first)] + simpler.states(first) { .updateTwice($0, second) }
        + simpler.states(second) { .updateTwice(first, $0) }
    case .updateDuringAnimation(let first, let second):
      [.update(second), .update(first), .updateTwice(first, second)]
        + simpler.states(first) { .updateDuringAnimation($0, second) }
        + simpler.states(second) { .updateDuringAnimation(first, $0) }
    case .updateInTurn(let state):
      [.update(state)] + simpler.states(state) { .updateInTurn($0) }
    case .updateFromQueue(let state):
      [.update(state), .updateInTurn(state)] + simpler.states(state) { .updateFromQueue($0) }
    case .updateUnderFinger(let state):
      [.update(state)] + simpler.states(state) { .updateUnderFinger($0) }
    case .updateInFrame(let state):
      [.update(state)] + simpler.states(state) { .updateInFrame($0) }
    case .updateDuringTap(let state, let item):
      [.update(state), .tap(item)]
        + simpler.both(state, item, 2) { .updateDuringTap($0, item: $1) }
    case .updateDuringMenu(let state, let item):
      [.update(state), .menu(item)]
        + simpler.both(state, item, 2) { .updateDuringMenu($0, item: $1) }
    default: []
    }
  }
}

/// Makes steps with simpler numbers of states and items.
private struct SimplerNumbers {
  /// The numbers of the states that a step may update the screen to, the simplest first.
  let numbersOfStates: [Int]

  /// Steps with up to four states that are simpler than the given state.
  func states(_ number: Int, _ step: (Int) -> LabStep) -> [LabStep] {
    numbersOfStates.prefix { $0 != number }.prefix(4).map(step)
  }

  /// Steps with items whose numbers are smaller than the given number: at most `count` of them.
  ///
  /// The number of an item also decides how it is touched, such as the direction of a swipe. So
  /// several smaller numbers are tried.
  func items(_ number: Int, _ count: Int, _ step: (Int) -> LabStep) -> [LabStep] {
    (0..<max(min(number, count), 0)).map(step)
  }

  /// Steps with a simpler state, and then steps with a smaller item.
  func both(
    _ state: Int, _ item: Int, _ count: Int, _ step: (Int, Int) -> LabStep
  ) -> [LabStep] {
    states(state) { step($0, item) } + items(item, count) { step(state, $0) }
  }
}

extension LabStates {
  /// The numbers of the first 24 states, in the order of the lengths of their descriptions.
  var simplestFirst: [Int] {
    let lengths = few(24).map { (number: $0, length: "\(state($0))".utf8.count) }
    return lengths.sorted { ($0.length, $0.number) < ($1.length, $1.number) }.map(\.number)
  }
}
