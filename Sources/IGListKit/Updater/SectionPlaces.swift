import Foundation

/// Where sections are before and after an update, and how many items they have.
internal struct SectionPlaces {
  /// Where a section is after, by its place before; `nil` if it has gone.
  var after: (Int) -> Int? = { $0 }
  /// Where a section was before, by its place after; `nil` if it is new.
  var before: (Int) -> Int? = { $0 }
  /// How many items the collection view has of a section, by its place before.
  let shown: (Int) -> Int
  /// How many items a section has after, by its place after.
  let expected: (Int) -> Int
}
