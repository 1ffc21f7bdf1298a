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

  /// The number of results that may arrive one after the other before a screen is compared. Results
  /// that wait already may all arrive; the limit is for a screen that requests another result each
  /// time that one arrives.
  internal var releaseLimit: Int { count + 500 }

  /// The reason why a difference says nothing: results have not arrived yet. `nil` if none wait.
  internal var waitingText: String? {
    guard count > 0 || hasArrivalsUnderWay else { return nil }
    let waiting = held.prefix(3).map(\.name).joined(separator: ", ")
    let more = count > 4 ? " and \(count - 3) others" : count > 3 ? " and another" : ""
    return "The screen requests results again and again: after \(names.count) have arrived, "
      + "others still wait" + (waiting.isEmpty ? "" : " (\(waiting)\(more))")
      + ". So it can't be compared with a screen for which everything arrived. Request less, or "
      + "only once."
  }

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
