import Foundation
import GalleyUIKit

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
/// The test also fails if the screen passes no result to `Arrivals`, or if it looks different and
/// requests results without an end.
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

  internal static func disorderFinding(
    orders: Int, size: CGSize = CGSize(width: 375, height: 667), settle: @escaping () -> Void,
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
  package nonisolated static let noResults =
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
    for round in 1...lastRound {
      if round >= firstPromptRound { arrivals.isPrompt = true }
      found = comparison.finding(disorderTitle)
      guard found != nil, arrivals.count > 0, round < lastRound else { break }
      for _ in 0..<arrivals.releaseLimit where arrivals.count > 0 {
        arrivals.release(0)
        stage.settle()
      }
    }
    guard let found else { return nil }
    // Results that the comparison itself has requested arrive now, so only results without an end
    // still wait afterwards.
    stage.settle()
    return described(found, arrivals, order)
  }

  /// The first line of a difference between a screen and one for which all results arrived without
  /// a delay.
  internal static let disorderTitle =
    "At the end the screen does not look like one for which everything arrived at once."

  /// The comparison from which on results arrive as on the fresh screen.
  internal static let firstPromptRound = 5
  /// The last comparison. Results may still wait at the first prompt comparison, so there is
  /// another one after they have arrived.
  internal static let lastRound = 6

  /// Returns a difference with the order of the results. If results still wait, it begins with a
  /// text that says so, because the difference may only be that they are missing.
  internal static func described(
    _ finding: LabFinding, _ arrivals: Arrivals, _ order: [String]
  ) -> LabFinding {
    var finding = finding
    if let waiting = arrivals.waitingText { finding.text = "\(waiting)\n\(finding.text)" }
    finding.text += "\nArrived: \(order.joined(separator: ", "))"
    return finding
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
    let limit = arrivals.releaseLimit
    var step = 0
    while step < limit {
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
