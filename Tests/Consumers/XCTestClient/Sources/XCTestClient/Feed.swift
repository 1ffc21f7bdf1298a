import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable {
  /// A row with an identity and content.
  public struct Row: Identifiable, Equatable {
    /// The identity of the row.
    public var id: Int
    /// The text that the row shows.
    public var text: String
  }

  /// The rows, from top to bottom.
  public var rows: [Row]

  /// A feed of these rows.
  public init(rows: [Row]) { self.rows = rows }

  /// Returns the changes with which a list that shows this feed comes to show another one.
  public func changes(to other: Feed) -> ListDifference {
    difference(from: rows, to: other.rows, comparing: ==)
  }
}
