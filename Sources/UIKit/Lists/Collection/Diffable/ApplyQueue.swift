import Synchronization

/// The requested states of a data source that are not shown yet, in the order of the calls.
///
/// States can be requested on any dispatch queue, and are shown on the main queue. The difference
/// between two successive states is computed on the queue of the call, unless that queue is the
/// main queue.
internal final class ApplyQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias State = DiffableState<Section, Item>

  /// A change that leads to the next state.
  enum Change: Sendable {
    /// A snapshot, and the section snapshots of its sections. With `nil`, sections keep the section
    /// snapshots that they have.
    case snapshot(State.List, outlines: [Section: State.Outline]? = nil)
    /// A section snapshot, and the section to which it is applied.
    case outline(State.Outline, Section)

    func applied(to state: State) -> State {
      switch self {
      case .snapshot(let snapshot, let outlines): state.showing(snapshot, outlines)
      case .outline(let outline, let section): state.showing(outline, in: section)
      }
    }
  }

  /// The manner in which a state is shown.
  enum Manner: Sendable {
    case animated, unanimated, reloading
  }

  /// A state that waits to be shown.
  struct Request: Sendable {
    let state: State
    /// The snapshot that the app has applied, including the items and sections that the app has
    /// marked to be reloaded or reconfigured.
    let marked: NSDiffableDataSourceSnapshot<Section, Item>
    let manner: Manner
    let completion: Completion
    /// The difference from the state with the number `base`, if the difference was computed
    /// already.
    let update: (base: Int, SnapshotUpdate)?
    /// The number of the state.
    let number: Int
  }

  /// A closure that is called on the main actor when a state has been shown, whichever queue the
  /// state was requested on.
  struct Completion: @unchecked Sendable {
    let body: (() -> Void)?
  }

  private struct Contents {
    var last = State()
    var number = 0
    var requests: [Request] = []
    /// Whether the first change was enqueued on the main queue; `nil` before the first change.
    var comesFromMain: Bool?
  }

  private let contents = Mutex(Contents())

  /// The last state that was added, whether it has been shown or not.
  var last: State { contents.withLock { $0.last } }

  /// Whether changes are enqueued both on the main queue and on other queues.
  ///
  /// - Parameter isMain: Whether the current call is on the main queue.
  func isMixed(isMain: Bool) -> Bool {
    contents.withLock { contents in
      defer { contents.comesFromMain = contents.comesFromMain ?? isMain }
      return contents.comesFromMain.map { $0 != isMain } ?? false
    }
  }

  /// Applies a change to the last state, and adds the resulting state to the queue.
  ///
  /// - Parameter findsUpdate: Whether the difference is computed now, on the queue of the call.
  func enqueue(
    _ change: Change, _ manner: Manner, _ completion: Completion, findsUpdate: Bool
  ) {
    while true {
      let (base, baseNumber) = contents.withLock { ($0.last, $0.number) }
      let state = change.applied(to: base)
      let marked = if case .snapshot(let given, _) = change { given } else { state.snapshot }
      let update =
        findsUpdate && manner != .reloading
        ? (baseNumber, SnapshotUpdate(from: base.snapshot, to: marked)) : nil
      let isIn = contents.withLock { contents in
        // Another queue may have added a state meanwhile. Then this state is computed again, based
        // on the added state.
        guard contents.number == baseNumber else { return false }
        contents.number += 1
        contents.last = state
        contents.requests.append(
          Request(
            state: state, marked: marked, manner: manner, completion: completion, update: update,
            number: contents.number))
        return true
      }
      if isIn { return }
    }
  }

  /// The number of the last state that was added.
  var number: Int { contents.withLock { $0.number } }

  /// The next state to show.
  var first: Request? { contents.withLock { $0.requests.first } }

  /// Removes and returns the next state to show, if its number is `number` or less.
  func next(upTo number: Int) -> Request? {
    contents.withLock {
      guard let first = $0.requests.first, first.number <= number else { return nil }
      return $0.requests.removeFirst()
    }
  }

  /// Removes and returns all states. The next change is applied to `state`.
  func removeAll(keeping state: State) -> [Request] {
    contents.withLock { contents in
      defer { contents.requests = [] }
      contents.number += 1
      contents.last = state
      return contents.requests
    }
  }

  /// Records a state that is shown without having been in the queue, for example after the user has
  /// moved an item. The states in the queue are shown after the recorded state.
  ///
  /// - Returns: The number of the state.
  func note(_ state: State) -> Int {
    contents.withLock { contents in
      contents.number += 1
      if contents.requests.isEmpty { contents.last = state }
      return contents.number
    }
  }
}
