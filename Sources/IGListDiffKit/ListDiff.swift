import Foundation
import GalleyDiffing

/// How `ListDiff` tells that an object, which is there before and after, is to be shown anew.
public enum ListDiffOption: Int, Sendable {
  /// When it is another instance.
  ///
  /// - Differs: a value is another instance when it is not equal.
  case pointerPersonality
  /// When it is another instance, and not equal by `isEqual(toDiffableObject:)`. The one after is
  /// asked.
  case equality
}

// The names are IGListKit's.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What changed from one list of objects to another, by position.
///
///     let result = ListDiff(oldArray: ["a", "b"], newArray: ["b", "c"], option: .equality)
///     // result.deletes: 0, result.inserts: 1
///
/// Objects are the same when their identifiers are equal. Where those repeat, the first is paired with
/// the first, the second with the second.
///
/// - Complexity: O(*n*) on average, in the objects of both lists.
public func ListDiff(
  oldArray: [any ListDiffable]?, newArray: [any ListDiffable]?, option: ListDiffOption
) -> ListIndexSetResult {
  ListIndexSetResult(ListComparison(oldArray ?? [], newArray ?? [], option))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What changed from one list of objects to another, as paths: positions before are in one section,
/// positions after in another.
///
///     let result = ListDiffPaths(
///       fromSection: 0, toSection: 1, oldArray: ["a"], newArray: ["a", "b"], option: .equality)
///     // result.inserts: [[1, 1]]
///
/// - Complexity: O(*n*) on average, in the objects of both lists.
public func ListDiffPaths(
  fromSection: Int, toSection: Int, oldArray: [any ListDiffable]?, newArray: [any ListDiffable]?,
  option: ListDiffOption
) -> ListIndexPathResult {
  ListIndexPathResult(
    ListComparison(oldArray ?? [], newArray ?? [], option), fromSection: fromSection,
    toSection: toSection)
}
