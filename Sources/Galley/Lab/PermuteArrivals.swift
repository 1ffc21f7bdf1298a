import Foundation
import GalleyUIKit

/// Holds back the results of a test's loader, so that `permuteArrivals` can choose the order in
/// which they arrive.
///
///     final class TestLoader: ImageLoader {
///       let arrivals: Arrivals
///       func load(_ name: String, then show: @escaping (UIImage?) -> Void) {
///         arrivals.hold(name) { show(image(named: name)) }
///       }
///     }
///
/// An `async` function of a loader waits for `arrival(of:)` or `result(of:)` before it returns. In
/// some orders, `result(of:)` throws an error for some of the names. Requests of a `URLSession` are
/// held back if the session comes from `session(answering:)`.
@MainActor
public final class Arrivals {
  /// A result that is held back.
  private struct Held {
    let id: Int
    let name: String
    let arrive: () -> Void
  }

  private var lastID = 0
  /// The seed that decides which results fail; `nil` if no result fails.
  private let failureSeed: UInt64?

  /// The results that are held back, in the order in which they were requested.
  private var held: [Held] = []
  /// Whether every result arrives without being held back, in a later block of the main queue.
  internal var isPrompt: Bool
  /// The number of results that will arrive in later blocks of the main queue.
  private var turns = 0
  /// Whether any results will arrive in later blocks of the main queue.
  internal var hasArrivalsUnderWay: Bool { turns > 0 }
  /// The sessions whose requests are held back, with the numbers that identify them.
  internal var sessions: [(number: Int, session: URLSession)] = []
  /// The names of the results that have arrived, in order.
  internal private(set) var names: [String] = []

  /// Creates an object that holds no results yet.
  ///
  /// - Parameters:
  ///   - isPrompt: Whether every result arrives in a later block of the main queue.
  ///   - failureSeed: The seed that decides which results fail; `nil` if no result fails.
  internal init(isPrompt: Bool = false, failureSeed: UInt64? = nil) {
    self.isPrompt = isPrompt
    self.failureSeed = failureSeed
  }

  /// Holds a result back.
  ///
  /// - Parameters:
  ///   - name: The name of the result, which appears in failure messages.
  ///   - arrive: Called when the result may arrive.
  public func hold(_ name: String, _ arrive: @escaping () -> Void) {
    _ = holdBack(name, arrive)
  }

  /// Holds a result back.
  ///
  /// Returns the result's number; `nil` if the result is not held back and arrives in a later block
  /// of the main queue.
  private func holdBack(_ name: String, _ arrive: @escaping () -> Void) -> Int? {
    if isPrompt {
      // The result does not arrive immediately: a list contains a cell only after the data source
      // has returned the cell. If the result arrived earlier, the app could not get the cell from
      // the list.
      turns += 1
      MainTurn.schedule {
        self.turns -= 1
        self.names.append(name)
        arrive()
      }
      return nil
    }
    lastID += 1
    held.append(Held(id: lastID, name: name, arrive: arrive))
    return lastID
  }

  /// Holds a result back that may be an error.
  ///
  ///     arrivals.holdResult(name) { result in
  ///       show(result.map { image(named: name) })
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the result. If the result of a name fails in an order, each result of
  ///     this name fails in that order.
  ///   - arrive: Called when the result may arrive, with a `URLError` in some of the orders.
  public func holdResult(_ name: String, _ arrive: @escaping (Result<Void, any Error>) -> Void) {
    let error = error(for: name)
    hold(name) { arrive(error.map { .failure($0) } ?? .success(())) }
  }

  /// Waits until a result may arrive, and throws an error in some of the orders.
  ///
  ///     func image(named name: String) async throws -> UIImage? {
  ///       try await arrivals.result(of: name)
  ///       return UIImage(named: name)
  ///     }
  ///
  /// - Throws: A `URLError` in orders in which the result fails; `CancellationError` if the task is
  ///   cancelled while it waits.
  public func result(of name: String) async throws {
    try Task<Never, Never>.checkCancellation()
    let wait = HeldTask()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.continuation = continuation
        let error = error(for: name)
        wait.id = holdBack(name) { wait.end(error) }
      }
    } onCancel: {
      Task { @MainActor in
        if let id = wait.id { self.held.removeAll { $0.id == id } }
        wait.end(CancellationError())
      }
    }
  }

  /// Returns the error of a result; `nil` if the result does not fail.
  internal func error(for name: String) -> (any Error)? {
    guard let failureSeed else { return nil }
    var seed = failureSeed
    for byte in name.utf8 { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    var random = LabRandom(seed: seed)
    guard Int.random(in: 0..<3, using: &random) == 0 else { return nil }
    return URLError(Bool.random(using: &random) ? .timedOut : .networkConnectionLost)
  }

  /// Waits until a result may arrive.
  ///
  /// - Parameter name: The name of the result, which appears in failure messages.
  public func arrival(of name: String) async {
    await withCheckedContinuation { continuation in hold(name) { continuation.resume() } }
  }

  /// The number of results that are held back.
  internal var count: Int { held.count }

  /// Lets one of the results arrive.
  internal func release(_ index: Int) {
    let next = held.remove(at: index)
    names.append(next.name)
    next.arrive()
  }

  /// Lets the next result of an order arrive.
  ///
  /// In the first orders, this is always the first or always the last of the waiting results. In
  /// the other orders, this is a random result.
  internal func releaseNext(_ order: Int, _ random: inout LabRandom) {
    switch order {
    case 0, 1: release(0)
    case 2, 3: release(count - 1)
    default: release(Int.random(in: 0..<count, using: &random))
    }
  }
}

/// A task that waits for a result.
@MainActor
private final class HeldTask {
  var id: Int?
  var continuation: CheckedContinuation<Void, any Error>?

  func end(_ error: (any Error)?) {
    let continuation = continuation
    self.continuation = nil
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
  }
}

/// Fails if a screen looks different when the results that it waits for arrive in another order.
///
///     permuteArrivals { arrivals in
///       FeedViewController(posts: posts, loader: TestLoader(arrivals: arrivals))
///     }
///
/// The screen is shown, and scrolled while results arrive, so that cells are reused in the
/// meantime. The first orders are the order of the requests and the reverse order. The other orders
/// are random. At the end the screen has to look like a fresh screen, which is a new instance whose
/// results all arrived without a delay. The failure names the order:
///
///     At the end the screen does not look like one for which everything arrived at once.
///     item 0 of section 0 (PhotoCell):
///       picture (UIImageView): image is … instead of …
///     Arrived: c.png, a.png, b.png
///
/// The test also fails if the screen passes no result to `Arrivals`.
///
/// - Parameters:
///   - orders: The largest number of orders to try.
///   - size: The size of the window.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen, with a loader that passes its results to `Arrivals`. Called for each
///     order.
@MainActor
public func permuteArrivals(
  orders: Int = 24, size: CGSize = CGSize(width: 375, height: 667),
  settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: @escaping (Arrivals) -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let found = ListLab.disorderFinding(orders: orders, size: size, settle: settle, make) {
    place.fail(found, tool: "permuteArrivals")
  }
}

extension ListLab {
  /// Tries several orders.
  ///
  /// Returns a description of the first difference; `nil` if there is none.
  package static func disorder(
    orders: Int = 24, size: CGSize = CGSize(width: 375, height: 667),
    settle: @escaping () -> Void = {}, _ make: @escaping (Arrivals) -> UIViewController
  ) -> String? {
    disorderFinding(orders: orders, size: size, settle: settle, make)?.text
  }

  fileprivate static func disorderFinding(
    orders: Int, size: CGSize, settle: @escaping () -> Void,
    _ make: @escaping (Arrivals) -> UIViewController
  ) -> LabFinding? {
    guard !isInChild, orders > 0 else { return nil }
    return UIView.withSquareText { () -> LabFinding? in
      var hasResults = false
      for order in 0..<orders {
        let arrivals = Arrivals()
        let stage = Stage(Surroundings(size: size), settling: settle) { make(arrivals) }
        stage.settle()
        var random = LabRandom(seed: UInt64(order))
        release(arrivals, on: stage, &random, order)
        let fresh = Stage(Surroundings(size: size), settling: settle) {
          make(Arrivals(isPrompt: true))
        }
        defer {
          fresh.clear()
          stage.clear()
        }
        fresh.settle()
        if let found = finding(stage, fresh, arrivals) { return found }
        hasResults = hasResults || !arrivals.names.isEmpty
      }
      guard hasResults else {
        return LabFinding(text: noResults + " If tasks load them, use permuteArrivalsWithTasks.")
      }
      return nil
    }
  }

  /// The description of a screen that does not wait for any results.
  internal static let noResults =
    "No result was held back, so nothing can be said about the order of results. Pass the results "
    + "of the loader to Arrivals."

  /// Compares the screens.
  ///
  /// The comparison may scroll, and new cells may start to load. Then the only difference may be
  /// that the new cells are still waiting. So their results arrive, and the screens are compared
  /// again. During the last comparison all results arrive without a delay, as on the fresh screen,
  /// because some screens load whenever they are scrolled.
  private static func finding(
    _ stage: Stage, _ fresh: Stage, _ arrivals: Arrivals
  ) -> LabFinding? {
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    let order = arrivals.names
    var found: LabFinding?
    for round in 1...5 {
      if round == 5 { arrivals.isPrompt = true }
      found = comparison.finding(
        "At the end the screen does not look like one for which everything arrived at once.")
      guard found != nil, arrivals.count > 0 else { break }
      for _ in 0..<500 where arrivals.count > 0 {
        arrivals.release(0)
        stage.settle()
      }
    }
    found?.text += "\nArrived: \(order.joined(separator: ", "))"
    return found
  }

  /// The positions to which the lists scroll while results arrive, as fractions of their content.
  ///
  /// In every second order the lists are not scrolled. Then cells are reused only if an arriving
  /// result updates the list.
  internal static func scrollPositions(_ order: Int) -> [Double] {
    order % 2 == 0 ? [0.0, 1.0, 0.3, 0.0, 0.6, 1.0, 0.0] : []
  }

  /// Lets all results arrive in an order, and scrolls meanwhile.
  private static func release(
    _ arrivals: Arrivals, on stage: Stage, _ random: inout LabRandom, _ order: Int
  ) {
    let positions = scrollPositions(order)
    var step = 0
    while step < 500 {
      if step < positions.count { stage.scroll(to: positions[step]) }
      step += 1
      guard arrivals.count > 0 else {
        if step >= positions.count { break }
        continue
      }
      // While the list is being scrolled, only some results arrive.
      if step < positions.count, Bool.random(using: &random) { continue }
      arrivals.releaseNext(order, &random)
      stage.settle()
    }
  }
}
