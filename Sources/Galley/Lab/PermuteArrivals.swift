import Foundation
import UIKit

/// Holds back what a test's loader has loaded, and lets it arrive in an order that the tool chooses.
///
///     final class TestLoader: ImageLoader {
///       let arrivals: Arrivals
///       func load(_ name: String, then show: @escaping (UIImage?) -> Void) {
///         arrivals.hold(name) { show(image(named: name)) }
///       }
///     }
///
/// A loader that is asked by `async` functions waits for `arrival(of:)` before it returns.
@MainActor
public final class Arrivals {
  private struct Held {
    let name: String
    let arrive: () -> Void
  }

  private var held: [Held] = []
  /// Whether everything arrives at once.
  private let isPrompt: Bool
  /// What has arrived, in order.
  internal private(set) var names: [String] = []

  internal init(isPrompt: Bool = false) { self.isPrompt = isPrompt }

  /// Holds something back.
  ///
  /// - Parameters:
  ///   - name: What it is called in failures.
  ///   - arrive: Called when it arrives.
  public func hold(_ name: String, _ arrive: @escaping () -> Void) {
    if isPrompt { return arrive() }
    held.append(Held(name: name, arrive: arrive))
  }

  /// Waits until something has arrived.
  ///
  /// - Parameter name: What it is called in failures.
  public func arrival(of name: String) async {
    await withCheckedContinuation { continuation in hold(name) { continuation.resume() } }
  }

  /// How many are held back.
  internal var count: Int { held.count }

  /// One of those that are held back arrives.
  internal func release(_ index: Int) {
    let next = held.remove(at: index)
    names.append(next.name)
    next.arrive()
  }
}

/// Fails if a screen shows something else when what it waits for arrives in another order.
///
///     permuteArrivals { arrivals in
///       FeedViewController(posts: posts, loader: TestLoader(arrivals: arrivals))
///     }
///
/// The screen is shown, and scrolled while what it has asked for arrives: in every order, if there are few, and in some
/// orders at random, so that cells are reused in the meantime. At the end it looks like a fresh screen for which
/// everything arrived at once. The failure names the order:
///
///     At the end the screen does not look like one for which everything arrived at once.
///     item 0 of section 0 (PhotoCell):
///       picture (UIImageView): image is … instead of …
///     Arrived: c.png, a.png, b.png
///
/// - Parameters:
///   - orders: How many orders are tried at most.
///   - size: The size of the window.
///   - settle: Called while the screen comes to rest. It finishes work that Galley does not know of.
///   - make: Makes the screen, with a loader that hands what it has loaded to `Arrivals`. It is called for each order.
@MainActor
public func permuteArrivals(
  orders: Int = 24, size: CGSize = CGSize(width: 375, height: 667),
  settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: @escaping (Arrivals) -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let text = ListLab.disorder(orders: orders, size: size, settle: settle, make) {
    place.fail(text)
  }
}

extension ListLab {
  /// What is otherwise when things arrive in another order, in words.
  package static func disorder(
    orders: Int = 24, size: CGSize = CGSize(width: 375, height: 667),
    settle: @escaping () -> Void = {}, _ make: @escaping (Arrivals) -> UIViewController
  ) -> String? {
    guard !isInChild else { return nil }
    return UIView.withSquareText {
      for order in 0..<orders {
        let arrivals = Arrivals()
        let stage = Stage(Surroundings(size: size), settling: settle) { make(arrivals) }
        stage.settle()
        var random = LabRandom(seed: UInt64(order))
        release(arrivals, on: stage, &random, order)
        let fresh = Stage(Surroundings(size: size), settling: settle) {
          make(Arrivals(isPrompt: true))
        }
        let difference = ScreenComparison(stage: stage, fresh: fresh).difference()
        // Comparing may have scrolled, and what came into sight may have asked for more.
        if let difference, arrivals.count == 0 {
          return
            "At the end the screen does not look like one for which everything arrived at once.\n"
            + "\(difference)\nArrived: \(arrivals.names.joined(separator: ", "))"
        }
        fresh.clear()
        stage.clear()
      }
      return nil
    }
  }

  /// Lets everything arrive, and scrolls meanwhile. The first orders are those that go through all that waits: from
  /// the first, from the last. The others are random.
  private static func release(
    _ arrivals: Arrivals, on stage: Stage, _ random: inout LabRandom, _ order: Int
  ) {
    let places = [0.0, 1.0, 0.3, 0.0, 0.6, 1.0, 0.0]
    // Every second order is without scrolling: cells are reused by what arrives, as by updates.
    let scrolls = order % 2 == 0
    var step = 0
    while step < 500 {
      if scrolls, step < places.count {
        for list in stage.lists { ListInSight(list: list, stage: stage).go(toShare: places[step]) }
      }
      step += 1
      guard arrivals.count > 0 else {
        if !scrolls || step >= places.count { break }
        continue
      }
      // While the list is scrolled only some arrive.
      if scrolls, step < places.count, Bool.random(using: &random) { continue }
      let index =
        switch order {
        case 0, 1: 0
        case 2, 3: arrivals.count - 1
        default: Int.random(in: 0..<arrivals.count, using: &random)
        }
      arrivals.release(index)
      stage.settle()
    }
  }
}
