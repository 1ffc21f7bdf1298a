import Foundation
import GalleyUIKit

/// A screen for the tools of the list lab, which look for faults in lists.
///
/// The value contains the states that the screen can show, and the closures that make the screen
/// and update it to another state.
///
///     let feed = LabScreen(states: [[], [ada], [ada, ben], [ben, ada]]) { people in
///       PeopleViewController(people: people)
///     } update: { screen, people, animated in
///       screen.show(people, animated: animated)
///     }
///
///     fuzz(feed)
///     assertNoStaleCells(feed)
///     assertNoLeaks(feed)
///
/// Each tool makes its own screens, in their own windows.
@MainActor
public struct LabScreen<State> {
  /// The size of the window.
  public var size = CGSize(width: 375, height: 667)
  /// Called whenever a tool waits for the screen to settle.
  ///
  /// The closure finishes pending work that the screen waits for, such as the requests of the
  /// test's loader: `loader.finishAll()`.
  public var settle: () -> Void = {}

  internal var states: LabStates<State>
  /// Makes a screen that shows a state.
  internal var make: (State) -> UIViewController
  /// Updates the screen to another state; `nil` if there is only one state.
  internal var update: ((UIViewController, State, _ animated: Bool) -> Void)?
  /// Updates the screen, and returns when the update is complete; `nil` if `update` is used
  /// instead.
  internal var updateInTask: (@MainActor (UIViewController, State, _ animated: Bool) async -> Void)?

  /// Creates a screen with a list of states.
  ///
  /// - Parameters:
  ///   - states: The states that the screen can show, at least one.
  ///   - make: Makes a screen that shows a state.
  ///   - update: Updates the screen to another state.
  public init<Screen: UIViewController>(
    states: [State], make: @escaping (State) -> Screen,
    update: @escaping (_ screen: Screen, _ state: State, _ animated: Bool) -> Void
  ) {
    precondition(!states.isEmpty, "a screen has at least one state")
    self.init(.list(states), make: make, update: update)
  }

  /// Creates a screen with a list of states, and an asynchronous update.
  ///
  ///     LabScreen(states: [[], [ada], [ben, ada]]) { people in
  ///       PeopleViewController(people: people)
  ///     } update: { screen, people, animated in
  ///       await screen.show(people, animated: animated)
  ///     }
  ///
  /// Pass this screen to the tools that let tasks run, such as `fuzzWithTasks(_:)`. The other tools
  /// start the update in a task, and don't wait for the update.
  public init<Screen: UIViewController>(
    states: [State], make: @escaping (State) -> Screen,
    update: @escaping @MainActor (_ screen: Screen, _ state: State, _ animated: Bool) async -> Void
  ) where State: Sendable {
    precondition(!states.isEmpty, "a screen has at least one state")
    self.init(.list(states), make: make) { (screen: Screen, state, animated) in
      Task { await update(screen, state, animated) }
    }
    updateInTask = { screen, state, animated in
      guard let screen = screen as? Screen else {
        preconditionFailure("\(screen) is no \(Screen.self)")
      }
      await update(screen, state, animated)
    }
  }

  /// Creates a screen whose states are made from random numbers.
  ///
  ///     let feed = LabScreen { random in
  ///       (0..<Int.random(in: 0...20, using: &random)).map { Post(id: $0) }
  ///         .shuffled(using: &random)
  ///     } make: { posts in
  ///       FeedViewController(posts: posts)
  ///     } update: { screen, posts, animated in
  ///       screen.show(posts, animated: animated)
  ///     }
  ///
  /// - Parameters:
  ///   - state: Makes a state. The same numbers have to give the same state.
  ///   - make: Makes a screen that shows a state.
  ///   - update: Updates the screen to another state.
  public init<Screen: UIViewController>(
    state: @escaping (inout LabRandom) -> State, make: @escaping (State) -> Screen,
    update: @escaping (_ screen: Screen, _ state: State, _ animated: Bool) -> Void
  ) {
    self.init(.made(state), make: make, update: update)
  }

  private init<Screen: UIViewController>(
    _ states: LabStates<State>, make: @escaping (State) -> Screen,
    update: @escaping (_ screen: Screen, _ state: State, _ animated: Bool) -> Void
  ) {
    self.states = states
    self.make = make
    self.update = { screen, state, animated in
      guard let screen = screen as? Screen else {
        preconditionFailure("\(screen) is no \(Screen.self)")
      }
      update(screen, state, animated)
    }
  }
}

extension LabScreen where State == Void {
  /// Creates a screen that has only one state.
  ///
  ///     assertNoStaleCells(LabScreen { SettingsViewController() })
  ///
  /// - Parameter make: Makes the screen.
  public init(make: @escaping () -> UIViewController) {
    states = .list([()])
    self.make = { _ in make() }
    update = nil
  }
}

/// The states of a screen.
internal enum LabStates<State> {
  /// A list of states.
  case list([State])
  /// States that a closure makes from random numbers.
  case made((inout LabRandom) -> State)

  /// Returns the state for a number.
  ///
  /// The same number always gives the same state.
  func state(_ number: Int) -> State {
    switch self {
    case .list(let states): return states[abs(number % states.count)]
    case .made(let make):
      var random = LabRandom(seed: UInt64(bitPattern: Int64(number)))
      return make(&random)
    }
  }

  /// The number of states that a tool chooses from: the number of states in the list, or 1,000
  /// random states.
  var count: Int {
    switch self {
    case .list(let states): states.count
    case .made: 1_000
    }
  }

  /// The numbers of the first states, for tools that try only some of them.
  func few(_ limit: Int) -> Range<Int> { 0..<min(limit, count) }
}
