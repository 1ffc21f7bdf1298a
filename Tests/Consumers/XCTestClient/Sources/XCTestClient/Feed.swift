import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable {
  /// A row with an identity and content.
  public struct Row: Identifiable, Equatable {
    /// What makes it the same row.
    public var id: Int
    /// What it shows.
    public var text: String
  }

  /// The rows, from top to bottom.
  public var rows: [Row]

  /// A feed of these rows.
  public init(rows: [Row]) { self.rows = rows }

  /// What a list that shows this feed has to do to show another.
  public func changes(to other: Feed) -> ListDifference {
    difference(from: rows, to: other.rows, comparing: ==)
  }
}
