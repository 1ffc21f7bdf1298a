import Foundation
import GalleyDiffing

/// The items of one section as a tree. Items below a collapsed item are not visible.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["fruit", "bread"])
///     outline.append(["apple", "pear"], to: "fruit")
///     outline.visibleItems      // ["fruit", "bread"]
///     outline.expand(["fruit"])
///     outline.visibleItems      // ["fruit", "apple", "pear", "bread"]
///     dataSource.apply(outline, to: .shop)
///
/// A snapshot is a value, and copies share their unchanged parts. Items are collapsed until they
/// are expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  @unchecked Sendable
{
  internal var tree = ItemTree<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}
}

extension NSDiffableDataSourceSectionSnapshot {
  /// All items in order, each before its descendants.
  public var items: [ItemIdentifierType] { tree.ids }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] {
    tree.ids.indices.filter { tree.levels[$0] == 0 }.map { tree.ids[$0] }
  }

  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { tree.visiblePositions.map { tree.ids[$0] } }

  /// The expanded items in order, including those without children.
  public var expandedItems: [ItemIdentifierType] {
    tree.ids.filter { tree.expanded.contains($0) }
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

  /// Returns the index of an item among all items; `nil` if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { tree.position(of: item) }

  /// Whether an item is expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = known(item)
    return tree.expanded.contains(item)
  }

  /// Whether an item is visible: all its ancestors are expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(known(item)) }

  /// Returns the level of an item, which is zero for root items.
  ///
  /// - Precondition: The item is in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int { tree.levels[known(item)] }

  /// Returns the parent of an item; `nil` for a root item.
  ///
  /// - Precondition: The item is in the snapshot.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let position = known(child, "Child item identifier")
    return tree.parent(ofItemAt: position).map { tree.ids[$0] }
  }

  /// Returns the descendants of an item as a snapshot, with the item itself if `includingParent` is
  /// `true`.
  ///
  /// - Precondition: The item is in the snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    let position = known(parent)
    let range = (includingParent ? position : position + 1)..<tree.end(ofItemAt: position)
    let top = tree.levels[position] + (includingParent ? 0 : 1)
    var part = NSDiffableDataSourceSectionSnapshot()
    let items = Array(tree.ids[range])
    part.tree.insert(items, levels: tree.levels[range].map { $0 - top }, at: 0)
    part.tree.setExpanded(true, items.filter { tree.expanded.contains($0) })
    return part
  }

  /// Returns a description for debugging, with a line for each item: `*` if the item is visible,
  /// then `+` if the item is expanded or `-` if not.
  ///
  ///     *+ fruit
  ///       *- apple
  ///
  /// - Unverified: UIKit's own format.
  public func visualDescription() -> String {
    let visible = Set(tree.visiblePositions)
    return tree.ids.indices.map { position in
      let indentation = String(repeating: "  ", count: tree.levels[position])
      let isOpen = tree.expanded.contains(tree.ids[position])
      return "\(indentation)\(visible.contains(position) ? "*" : " ")\(isOpen ? "+" : "-") "
        + "\(tree.ids[position])"
    }.joined(separator: "\n")
  }

  /// Returns the position of an item. Traps if the item is not in the snapshot.
  internal func known(
    _ item: ItemIdentifierType, _ name: String = "Item identifier"
  ) -> Int {
    guard let position = tree.position(of: item) else {
      Misuse.trap("\(name) does not exist in section snapshot", "\(item). Append it first")
    }
    return position
  }
}

/// Two section snapshots are equal if they have the same items in the same tree, and the same items
/// are expanded.
extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether two snapshots are equal.
  public static func == (
    one: NSDiffableDataSourceSectionSnapshot, other: NSDiffableDataSourceSectionSnapshot
  ) -> Bool {
    one.tree == other.tree
  }
}
