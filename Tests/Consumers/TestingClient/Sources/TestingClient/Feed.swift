import GalleyDiffing

/// The rows that a feed shows.
public struct Feed: Equatable, Sendable {
  public var rows: [String]

  public init(rows: [String]) { self.rows = rows }
}
