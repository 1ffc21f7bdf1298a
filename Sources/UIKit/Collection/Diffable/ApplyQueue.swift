import Synchronization

/// The states that a data source was told to show, in the order in which it was told.
///
/// States come in on any queue, and are shown on the main one. What a state differs in from the one before
/// it is found where it comes in, if that is not the main queue.
internal final class ApplyQueue<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias State = DiffableState<Section, Item>

  /// What is to be shown next.
  enum Change: Sendable {
    /// A snapshot, and all sections in it that are trees; `nil` for those that were.
    case snapshot(State.List, outlines: [Section: State.Outline]? = nil)
    case outline(State.Outline, Section)

    func applied(to state: State) -> State {
      switch self {
      case .snapshot(let snapshot, let outlines): state.showing(snapshot, outlines)
      case .outline(let outline, let section): state.showing(outline, in: section)
      }
    }
  }

  /// How it is to be shown.
  enum Manner: Sendable {
    case animated, atOnce, reloading
  }

  /// One state to show.
  struct Request: Sendable {
    let state: State
    /// The snapshot as it was given, with its marks.
    let marked: NSDiffableDataSourceSnapshot<Section, Item>
    let manner: Manner
    let completion: Completion
    /// What it differs in from the state of that number, if that was found already.
    let update: (base: Int, SnapshotUpdate)?
    /// Its own number.
    let number: Int
  }

  /// What is to be done on the main actor when a state is shown, whoever brought it.
  struct Completion: @unchecked Sendable {
    let body: (() -> Void)?
  }

  private struct Contents {
    var last = State()
    var number = 0
    var requests: [Request] = []
    var comesFromMain: Bool?
  }

  private let contents = Mutex(Contents())

  /// The state that came in last, shown or not.
  var last: State { contents.withLock { $0.last } }

  /// Whether this is another queue than that of all calls before.
  func isMixed(isMain: Bool) -> Bool {
    contents.withLock { contents in
      defer { contents.comesFromMain = contents.comesFromMain ?? isMain }
      return contents.comesFromMain.map { $0 != isMain } ?? false
    }
  }

  /// A change comes in behind all others.
  ///
  /// - Parameter findsUpdate: Whether what it changes is to be found now.
  func enter(
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
        // Another queue may have been quicker; then this comes behind it.
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

  /// The number of the state that came in last.
  var number: Int { contents.withLock { $0.number } }

  /// The next state to show.
  var first: Request? { contents.withLock { $0.requests.first } }

  /// The next state to show, if it is of this number or came in before; it leaves the queue.
  func next(upTo number: Int) -> Request? {
    contents.withLock {
      guard let first = $0.requests.first, first.number <= number else { return nil }
      return $0.requests.removeFirst()
    }
  }

  /// Takes all states out that wait to be shown. The next change starts from another state.
  func removeAll(keeping state: State) -> [Request] {
    contents.withLock { contents in
      defer { contents.requests = [] }
      contents.number += 1
      contents.last = state
      return contents.requests
    }
  }

  /// Something is shown that did not come in here. Those that wait come after it.
  ///
  /// - Returns: Its number.
  func note(_ state: State) -> Int {
    contents.withLock { contents in
      contents.number += 1
      if contents.requests.isEmpty { contents.last = state }
      return contents.number
    }
  }
}
