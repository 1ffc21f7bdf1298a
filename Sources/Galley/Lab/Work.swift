import GalleyUIKit

/// The amount of work that was done, in counts that are the same on every machine.
///
///     let done = work { list.apply(next) }
///     #expect(done <= WorkLimit(cellsConfigured: 1, cellsMade: 0))
///
/// Durations vary from run to run, but these counts do not. So a test of the counts fails only if
/// the screen does more work.
public struct Work: Hashable, Sendable {
  private var numbers = WorkNumbers()

  internal init(_ numbers: WorkNumbers) { self.numbers = numbers }

  /// The number of cells, headers and footers that were created.
  public var cellsMade: Int { numbers.cellsMade }
  /// The number of cells, headers and footers that were dequeued from the reuse pool.
  public var cellsReused: Int { numbers.cellsReused }
  /// The number of times that a data source was asked for a cell, a header or a footer.
  public var cellsConfigured: Int { numbers.cellsConfigured }
  /// The number of times that a cell, a header or a footer was asked for its fitting size.
  public var cellsMeasured: Int { numbers.cellsMeasured }
  /// The number of times that the layout of a list was prepared.
  public var layoutsPrepared: Int { numbers.layoutsPrepared }
  /// The number of times that a view laid out its subviews.
  public var layoutPasses: Int { numbers.layoutPasses }
  /// The number of times that a system of constraints was solved.
  public var constraintsSolved: Int { numbers.constraintsSolved }
  /// The number of times that a text was broken into lines, including results that came from a
  /// cache.
  public var textsSet: Int { numbers.textsSet }
  /// The number of images that were decoded.
  public var imagesDecoded: Int { numbers.imagesDecoded }
  /// The number of pixels of the images that views were drawn into.
  public var pixelsPainted: Int { numbers.pixelsPainted }

  /// The counts with their names.
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
  /// A line for each count: `cellsMade 3`.
  public var description: String {
    rows.map { "\($0.name) \($0.count)" }.joined(separator: "\n")
  }
}

/// Upper limits of the counts.
///
/// A count without a limit may be any number.
public struct WorkLimit: Hashable, Sendable {
  private var limits: [String: Int]

  /// Creates limits for some of the counts.
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
  /// Whether no count exceeds its limit.
  public static func <= (work: Work, limit: WorkLimit) -> Bool { limit.allows(work) }
}

/// Counts the work of a closure, and the work that follows until `view` has settled.
///
///     let done = work(in: feed.view) { feed.show(next, animated: false) }
///
/// - Parameters:
///   - view: A view that is laid out after the closure. If the view is in a window, the window is
///     laid out, too, and the window's clock is advanced until no animation runs. If `nil`, only
///     the work of the closure is counted.
///   - body: The work.
@MainActor
public func work(in view: UIView? = nil, _ body: () throws -> Void) rethrows -> Work {
  // Each letter is laid out as a square, so that the counts do not depend on the fonts of the
  // machine.
  let numbers = try UIView.withSquareText {
    try WorkCounter.counting {
      try body()
      guard let view else { return }
      view.layoutIfNeeded()
      guard let window = view.window else { return }
      window.frameClock.settle()
      window.layoutIfNeeded()
    }
  }
  return Work(numbers)
}

extension Proof where Subject == Work {
  /// The counts as text. If a screen becomes slower, its counts differ from the recorded counts, so
  /// the test fails.
  ///
  ///     assertProof(of: work(in: feed.view) { feed.show(next) }, as: .work)
  public static var work: Proof {
    Proof<String>.text(pathExtension: "work.txt").pullback { $0.description }
  }
}
