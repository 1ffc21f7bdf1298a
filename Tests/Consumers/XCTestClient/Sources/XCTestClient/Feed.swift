import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable {
  public var rows: [String]

  public init(rows: [String]) { self.rows = rows }
}
