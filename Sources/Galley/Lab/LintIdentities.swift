import Foundation
import GalleyIGListDiffKit
import GalleyUIKit

/// Fails if items of a list do not have identities that are unique and stay the same.
///
///     lintIdentities { dataSource.snapshot(of: posts) }                   // diffable data sources
///     lintIdentities { controller.objects(for: adapter) }                 // IGListKit
///     lintIdentities(from: { sections(before) }, to: { sections(after) }) // items in sections
///
/// The closure is called twice with the same state. The failure names
///
/// - identifiers that are new in each call of the closure, such as a `UUID()`;
/// - items that occur twice, with the paths of both;
/// - items that the second call of the closure returns unequal to the items of the first call;
/// - items that are equal and have different hash values;
/// - with two states: items that are equal although their contents differ, because `==` compares
///   only the identifier, unless the second snapshot reloads or reconfigures them;
/// - with two states: rows that are deleted and inserted although their contents are equal.
///
/// - Parameter snapshot: Makes a snapshot of one state. Called twice.
@MainActor
public func lintIdentities<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ snapshot: () -> NSDiffableDataSourceSnapshot<Section, Item>
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(place, IdentitySections(snapshot()), IdentitySections(snapshot()), nil)
}

/// Fails if items do not have identities that are unique and stay the same, in two successive
/// snapshots; see `lintIdentities(_:)`.
///
/// - Parameters:
///   - before: Makes a snapshot of a state. Called twice.
///   - after: Makes a snapshot of the state that follows.
///   - share: The largest fraction of the items after the change that may be inserted although an
///     item with equal contents is deleted.
@MainActor
public func lintIdentities<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  from before: () -> NSDiffableDataSourceSnapshot<Section, Item>,
  to after: () -> NSDiffableDataSourceSnapshot<Section, Item>
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(before()), IdentitySections(before()),
    (IdentitySections(after()), share))
}

/// Fails if objects of IGListKit do not have identities that are unique and stay the same; see
/// `lintIdentities(_:)`.
///
/// The identity of an object is its `diffIdentifier()`. Objects are compared with
/// `isEqual(toDiffableObject:)`.
///
/// - Parameters:
///   - share: The largest fraction of the objects after the change that may be inserted although an
///     object with equal contents is deleted.
///   - objects: Makes the objects of one state, as `objects(for:)` does. Called twice.
///   - after: Makes the objects of a state that follows.
@MainActor
public func lintIdentities(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ objects: () -> [any ListDiffable], to after: (() -> [any ListDiffable])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = ListLab.identityFaults(of: objects, to: after, replacingAtMost: share)
  fail(place, lines)
}

/// Fails if items in sections do not have identities that are unique and stay the same; see
/// `lintIdentities(_:)`.
///
/// - Parameters:
///   - share: The largest fraction of the items after the change that may be inserted although an
///     item with equal contents is deleted.
///   - sections: Makes the items of each section in one state. Called twice.
///   - after: Makes the items of a state that follows.
@MainActor
public func lintIdentities<Item: Hashable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  from sections: () -> [[Item]], to after: (() -> [[Item]])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(items: sections()), IdentitySections(items: sections()),
    after.map { (IdentitySections(items: $0()), share) })
}

/// Fails if the `id`s of items are not unique or do not stay the same; see `lintIdentities(_:)`.
///
/// - Parameters:
///   - share: The largest fraction of the items after the change that may be inserted although an
///     item with equal contents is deleted.
///   - items: Makes the items of one state. Called twice.
///   - after: Makes the items of a state that follows.
@MainActor
public func lintIdentities<Item: Identifiable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  ofIdentifiable items: () -> [Item], to after: (() -> [Item])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(identifiable: items()), IdentitySections(identifiable: items()),
    after.map { (IdentitySections(identifiable: $0()), share) })
}

extension ListLab {
  /// Returns a line for each fault in the identities of objects of IGListKit.
  package static func identityFaults(
    of objects: () -> [any ListDiffable], to after: (() -> [any ListDiffable])? = nil,
    replacingAtMost share: Double = 0
  ) -> [String] {
    identityFaults(
      IdentitySections(objects()), IdentitySections(objects()),
      after.map { (IdentitySections($0()), share) })
  }

  /// Returns a line for each fault in the identities of two snapshots of one state, and, if it is
  /// given, of a state that follows.
  internal static func identityFaults(
    _ first: IdentitySections, _ again: IdentitySections,
    _ after: (sections: IdentitySections, share: Double)?
  ) -> [String] {
    var problems = IdentityProblems(first, again)
    if let after {
      problems.compare(first, with: after.sections, replacingAtMost: after.share)
    }
    return problems.lines
  }
}

@MainActor
private func lint(
  _ place: ProofPlace, _ first: IdentitySections, _ again: IdentitySections,
  _ after: (sections: IdentitySections, share: Double)?
) {
  fail(place, ListLab.identityFaults(first, again, after))
}

@MainActor
private func fail(_ place: ProofPlace, _ lines: [String]) {
  guard !lines.isEmpty else { return }
  place.fail("The identities of items are not right.\n" + lines.joined(separator: "\n"))
}
