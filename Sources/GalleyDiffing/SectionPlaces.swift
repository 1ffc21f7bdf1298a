/// The positions and item counts of sections before and after an update, as functions that are
/// called only when needed.
public struct SectionPlaces {
  /// Returns the position after of a section, by its position before; `nil` if it was deleted.
  public var after: (Int) -> Int? = { $0 }
  /// Returns the position before of a section, by its position after; `nil` if it is new.
  public var before: (Int) -> Int? = { $0 }
  /// Returns the number of items of a section before, by its position before.
  public let countBefore: (Int) -> Int
  /// Returns the number of items of a section after, by its position after.
  public let countAfter: (Int) -> Int

  /// Creates the positions of sections that do not move.
  public init(countBefore: @escaping (Int) -> Int, countAfter: @escaping (Int) -> Int) {
    self.countBefore = countBefore
    self.countAfter = countAfter
  }
}
