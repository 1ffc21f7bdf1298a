/// Where sections are before and after an update, and how many items they have: asked for only where it
/// matters.
public struct SectionPlaces {
  /// Where a section is after, by its position before; `nil` if it is gone.
  public var after: (Int) -> Int? = { $0 }
  /// Where a section was before, by its position after; `nil` if it is new.
  public var before: (Int) -> Int? = { $0 }
  /// How many items a section has before, by its position before.
  public let countBefore: (Int) -> Int
  /// How many items a section has after, by its position after.
  public let countAfter: (Int) -> Int

  /// Sections that are where they were.
  public init(countBefore: @escaping (Int) -> Int, countAfter: @escaping (Int) -> Int) {
    self.countBefore = countBefore
    self.countAfter = countAfter
  }
}
