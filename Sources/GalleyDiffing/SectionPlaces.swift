/// The positions and item counts of sections before and after an update, as closures, so that only
/// the required values are computed.
public struct SectionPlaces {
  /// Returns the position of a section after the update, by its position before it; `nil` if it is
  /// deleted.
  public var after: (Int) -> Int? = { $0 }
  /// Returns the position of a section before the update, by its position after it; `nil` if it is
  /// inserted.
  public var before: (Int) -> Int? = { $0 }
  /// Returns the number of items that the section at a position has before the update.
  public let countBefore: (Int) -> Int
  /// Returns the number of items that the section at a position has after the update.
  public let countAfter: (Int) -> Int

  /// Creates the positions of sections that do not move.
  public init(countBefore: @escaping (Int) -> Int, countAfter: @escaping (Int) -> Int) {
    self.countBefore = countBefore
    self.countAfter = countAfter
  }
}
