import Foundation
import GalleyUIKit

/// Fails if a screen looks different when the results that its tasks and requests wait for arrive
/// in another order; see `permuteArrivals(_:)`.
///
///     await permuteArrivalsWithTasks { arrivals in
///       FeedViewController(posts: posts, session: arrivals.session { request in
///         .success(pictureData(for: request))
///       })
///     }
///
/// At the end the screen has to look like a fresh screen, which is a new instance whose results all
/// arrived without a delay. Tasks of the main actor run after each arrival, and requests are
/// answered without a network. In every third order some of the results are errors. A result that
/// is an error in an order is also an error on the fresh screen. Some results arrive before the
/// screen has settled, and some cells are scrolled away first, so that the app can cancel their
/// requests. The test also fails if `Arrivals` receives no result and no request.
///
/// - Parameters:
///   - orders: The largest number of orders to try.
///   - size: The size of the window.
///   - fails: Whether some results are errors.
///   - make: Makes the screen, with a loader that passes its results to `Arrivals`. Called for each
///     order.
@MainActor
public func permuteArrivalsWithTasks(
  orders: Int = 12, size: CGSize = CGSize(width: 375, height: 667), failing fails: Bool = true,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: @escaping @MainActor (Arrivals) async -> UIViewController
) async {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let found = await ListLab.disorderFindingWithTasks(
    orders: orders, size: size, failing: fails, make)
  if let found { place.fail(found, tool: "permuteArrivals") }
}

extension ListLab {
  /// Tries several orders.
  ///
  /// Returns a description of the first difference; `nil` if there is none.
  package static func disorderWithTasks(
    orders: Int = 12, size: CGSize = CGSize(width: 375, height: 667), failing fails: Bool = true,
    _ make: @escaping @MainActor (Arrivals) async -> UIViewController
  ) async -> String? {
    await disorderFindingWithTasks(orders: orders, size: size, failing: fails, make)?.text
  }

  fileprivate static func disorderFindingWithTasks(
    orders: Int, size: CGSize, failing fails: Bool,
    _ make: @escaping @MainActor (Arrivals) async -> UIViewController
  ) async -> LabFinding? {
    guard !isInChild, orders > 0 else { return nil }
    return await UIView.withSquareTextInTasks { () async -> LabFinding? in
      var hasResults = false
      for order in 0..<orders {
        let seed = fails && order % 3 == 2 ? UInt64(order) : nil
        let arrivals = Arrivals(failureSeed: seed)
        let controller = await make(arrivals)
        let stage = Stage(Surroundings(size: size)) { controller }
        await stage.settle(with: arrivals)
        var random = LabRandom(seed: UInt64(order))
        await releaseWithTasks(arrivals, on: stage, &random, order)
        let prompt = Arrivals(isPrompt: true, failureSeed: seed)
        defer {
          arrivals.end()
          prompt.end()
        }
        let other = await make(prompt)
        let fresh = Stage(Surroundings(size: size)) { other }
        defer {
          fresh.clear()
          stage.clear()
        }
        await fresh.settle(with: prompt)
        if let found = await finding(stage, fresh, arrivals, prompt) { return found }
        hasResults = hasResults || !arrivals.names.isEmpty
      }
      return hasResults ? nil : LabFinding(text: noResults)
    }
  }

  /// Compares the screens.
  ///
  /// The comparison may bring cells into the viewport that load further results. These results
  /// arrive immediately afterwards, and the screens are compared again. During the last comparison
  /// all results arrive without a delay, as on the fresh screen.
  private static func finding(
    _ stage: Stage, _ fresh: Stage, _ arrivals: Arrivals, _ prompt: Arrivals
  ) async -> LabFinding? {
    let comparison = ScreenComparison(stage: stage, fresh: fresh)
    let order = arrivals.names
    var found: LabFinding?
    for round in 1...lastRound {
      if round >= firstPromptRound { arrivals.isPrompt = true }
      found = comparison.finding(disorderTitle)
      if found == nil { return nil }
      // Results that still wait at the first prompt comparison arrive before the last one.
      let isLast = round >= firstPromptRound && arrivals.count == 0
      if isLast || round == lastRound { break }
      for _ in 0..<arrivals.releaseLimit where arrivals.count > 0 {
        arrivals.release(0)
        await stage.settle(with: arrivals)
      }
      await stage.settle(with: arrivals)
      await fresh.settle(with: prompt)
    }
    guard let found else { return nil }
    // Results that the comparison itself has requested arrive now, so only results without an end
    // still wait afterwards.
    await stage.settle(with: arrivals)
    return described(found, arrivals, order)
  }

  /// Releases all results in an order, and scrolls meanwhile; see `release(_:on:_:_:)`.
  private static func releaseWithTasks(
    _ arrivals: Arrivals, on stage: Stage, _ random: inout LabRandom, _ order: Int
  ) async {
    let positions = scrollPositions(order)
    for step in 0..<arrivals.releaseLimit {
      if step < positions.count {
        stage.scroll(to: positions[step])
        await stage.settle(with: arrivals)
      }
      guard arrivals.count > 0 else {
        if step >= positions.count { break }
        continue
      }
      if step < positions.count, Bool.random(using: &random) { continue }
      arrivals.releaseNext(order, &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        // The short time lets the next result arrive while this result is being shown.
        await TaskSettling.turn()
        stage.makeCurrent()
        stage.clock.advance(by: 0.05)
      } else {
        await stage.settle(with: arrivals)
      }
    }
    await stage.settle(with: arrivals)
  }
}

extension Stage {
  /// Makes the screen settle with its tasks, and with the requests that `Arrivals` does not hold
  /// back yet.
  fileprivate func settle(with arrivals: Arrivals) async {
    await settleWithTasks()
    // Requests begin and end on queues of their own, in real time.
    let limit = ContinuousClock.now + .seconds(10)
    while await arrivals.hasRequestsUnderWay, ContinuousClock.now < limit {
      await TaskSettling.turn()
      await settleWithTasks()
    }
  }
}
