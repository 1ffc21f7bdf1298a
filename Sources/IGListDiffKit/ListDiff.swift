import Foundation
import GalleyDiffing

/// The rule by which `ListDiff` decides whether an object that exists before and after is reloaded.
public enum ListDiffOption: Int, Sendable {
  /// An object is reloaded if it is another instance.
  ///
  /// - Differs: a value is another instance when it is not equal.
  case pointerPersonality
  /// An object is reloaded if it is another instance and not equal.
  ///
  /// Objects are compared by `isEqual(toDiffableObject:)`, which is called on the object in the
  /// list after the update.
  case equality
}

// The names are IGListKit's, so the formatter's rule for names is switched off.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the changes from one list of objects to another, by position.
///
///     let result = ListDiff(oldArray: ["a", "b"], newArray: ["b", "c"], option: .equality)
///     // result.deletes: 0, result.inserts: 1
///
/// Objects are the same if their identifiers are equal. If identifiers repeat, the first object
/// in the list before is paired with the first in the list after, the second with the second.
///
/// - Complexity: O(*n*) on average, in the objects of both lists.
public func ListDiff(
  oldArray: [any ListDiffable]?, newArray: [any ListDiffable]?, option: ListDiffOption
) -> ListIndexSetResult {
  ListIndexSetResult(ListComparison(oldArray ?? [], newArray ?? [], option))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the changes from one list of objects to another, as paths. Positions before the update
/// are in one section, and positions after the update in another section.
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
