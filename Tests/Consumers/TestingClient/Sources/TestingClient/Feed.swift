import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable, Sendable {
  /// The rows, from top to bottom.
  public var rows: [String]

  /// A feed of these rows.
  public init(rows: [String]) { self.rows = rows }

  /// Returns the changes with which a list that shows this feed comes to show another one.
  public func changes(to other: Feed) -> ListDifference {
    difference(from: rows, to: other.rows)
  }

  /// The feed as a snapshot of one section.
  public func snapshot() throws -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    snapshot.append(sections: ["rows"])
    try snapshot.append(rows, to: "rows")
    return snapshot
  }
}
