import UIKit

/// How much something did, in numbers that are the same on every machine.
///
///     let done = work { list.apply(next) }
///     #expect(done <= .init(cellsConfigured: 1, cellsMade: 0))
///
/// Time flickers, and these numbers do not. So a test of them finds that a screen has become slower, and never fails
/// by accident.
public struct Work: Hashable, Sendable {
  private var numbers = WorkNumbers()

  internal init(_ numbers: WorkNumbers) { self.numbers = numbers }

  /// How many cells, headers and footers were made.
  public var cellsMade: Int { numbers.cellsMade }
  /// How many cells, headers and footers came from the reuse pool.
  public var cellsReused: Int { numbers.cellsReused }
  /// How often a data source was asked for a cell, a header or a footer.
  public var cellsConfigured: Int { numbers.cellsConfigured }
  /// How often a cell, a header or a footer was asked how large it wants to be.
  public var cellsMeasured: Int { numbers.cellsMeasured }
  /// How often the layout of a list was prepared.
  public var layoutsPrepared: Int { numbers.layoutsPrepared }
  /// How often a view placed its subviews.
  public var layoutPasses: Int { numbers.layoutPasses }
  /// How often a system of constraints was solved.
  public var constraintsSolved: Int { numbers.constraintsSolved }
  /// How often a text was set into lines, whether these were known already or not.
  public var textsSet: Int { numbers.textsSet }
  /// How many images were decoded.
  public var imagesDecoded: Int { numbers.imagesDecoded }
  /// How many pixels were painted into pictures of views.
  public var pixelsPainted: Int { numbers.pixelsPainted }

  /// The names of the numbers, and the numbers.
  internal var rows: [(name: String, count: Int)] {
    [
      ("cellsMade", cellsMade), ("cellsReused", cellsReused), ("cellsConfigured", cellsConfigured),
      ("cellsMeasured", cellsMeasured), ("layoutsPrepared", layoutsPrepared),
      ("layoutPasses", layoutPasses), ("constraintsSolved", constraintsSolved),
      ("textsSet", textsSet), ("imagesDecoded", imagesDecoded), ("pixelsPainted", pixelsPainted),
    ]
  }
}

extension Work: CustomStringConvertible {
  /// A line for each number: `cellsMade 3`.
  public var description: String {
    rows.map { "\($0.name) \($0.count)" }.joined(separator: "\n")
  }
}

/// The most that something may do. What is left out may be any number.
public struct WorkLimit: Hashable, Sendable {
  private var limits: [String: Int]

  /// A limit for some of the numbers.
  public init(
    cellsConfigured: Int? = nil, cellsMade: Int? = nil, cellsReused: Int? = nil,
    cellsMeasured: Int? = nil, layoutsPrepared: Int? = nil, layoutPasses: Int? = nil,
    constraintsSolved: Int? = nil, textsSet: Int? = nil, imagesDecoded: Int? = nil,
    pixelsPainted: Int? = nil
  ) {
    let all = [
      "cellsMade": cellsMade, "cellsReused": cellsReused, "cellsConfigured": cellsConfigured,
      "cellsMeasured": cellsMeasured, "layoutsPrepared": layoutsPrepared,
      "layoutPasses": layoutPasses, "constraintsSolved": constraintsSolved, "textsSet": textsSet,
      "imagesDecoded": imagesDecoded, "pixelsPainted": pixelsPainted,
    ]
    limits = all.compactMapValues { $0 }
  }

  fileprivate func allows(_ work: Work) -> Bool {
    work.rows.allSatisfy { row in limits[row.name].map { row.count <= $0 } ?? true }
  }
}

extension Work {
  /// Whether everything that has a limit was done no more often than that.
  public static func <= (work: Work, limit: WorkLimit) -> Bool { limit.allows(work) }
}

/// Counts what is done while a closure runs, and until the windows are laid out after it.
///
///     let done = work(in: feed.view) { feed.show(next, animated: false) }
///
/// - Parameters:
///   - view: The view that comes to rest at the end: its window, if it is in one, is laid out and its clock goes on
///     until nothing moves. Nothing is waited for, if there is none.
///   - body: What is done.
@MainActor
public func work(in view: UIView? = nil, _ body: () throws -> Void) rethrows -> Work {
  let numbers = try UIView.withSquareText {
    try WorkCounter.counting {
      try body()
      guard let view else { return }
      view.layoutIfNeeded()
      guard let window = view.window else { return }
      for _ in 0..<10 {
        MainTurn.drain()
        window.frameClock.advanceUntilStill()
        window.layoutIfNeeded()
        if !MainTurn.isWaiting { break }
      }
    }
  }
  return Work(numbers)
}

extension Proof where Subject == Work {
  /// The numbers of what was done, as text. A proof shows a slower screen as a difference of numbers.
  ///
  ///     assertProof(of: work(in: feed.view) { feed.show(next) }, as: .work)
  public static var work: Proof {
    Proof<String>.text(pathExtension: "work.txt").pullback { $0.description }
  }
}
