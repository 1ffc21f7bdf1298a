import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable {
  /// A row with an identity and content.
  public struct Row: Identifiable, Equatable {
    public var id: Int
    public var text: String
  }

  public var rows: [Row]

  public init(rows: [Row]) { self.rows = rows }

  /// What a list that shows this feed has to do to show another.
  public func changes(to other: Feed) -> ListDifference {
    difference(from: rows, to: other.rows, comparing: ==)
  }
}
