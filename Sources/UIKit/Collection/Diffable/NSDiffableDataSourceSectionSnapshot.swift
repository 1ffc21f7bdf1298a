import Foundation

/// What one section of a list shows: items in a tree, of which only those in open ones are seen.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["fruit", "bread"])
///     outline.append(["apple", "pear"], to: "fruit")
///     outline.visibleItems      // ["fruit", "bread"]
///     outline.expand(["fruit"])
///     outline.visibleItems      // ["fruit", "apple", "pear", "bread"]
///     dataSource.apply(outline, to: .shop)
///
/// It is a value, and copies share what was not changed. Items that have others below them are closed
/// until they are expanded.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  @unchecked Sendable
{
  internal var tree = ItemTree<ItemIdentifierType>()

  /// A snapshot of nothing.
  public init() {}
}

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, from the top down, each before what is below it.
  public var items: [ItemIdentifierType] { tree.ids }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] {
    tree.ids.indices.filter { tree.levels[$0] == 0 }.map { tree.ids[$0] }
  }

  /// The items that are seen: all that is above them is open.
  public var visibleItems: [ItemIdentifierType] { tree.visiblePositions.map { tree.ids[$0] } }

  /// The items that are open, from the top down, whether there is anything below them or not.
  public var expandedItems: [ItemIdentifierType] {
    tree.ids.filter { tree.expanded.contains($0) }
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

  /// Where an item is among all of them, or `nil` if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { tree.position(of: item) }

  /// Whether an item is open.
  ///
  /// - Precondition: The item is there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = known(item)
    return tree.expanded.contains(item)
  }

  /// Whether an item is seen: all that is above it is open.
  ///
  /// - Precondition: The item is there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(known(item)) }

  /// How deep an item is; zero if it is below no other.
  ///
  /// - Precondition: The item is there.
  public func level(of item: ItemIdentifierType) -> Int { tree.levels[known(item)] }

  /// The item that another is below, or `nil` if there is none.
  ///
  /// - Precondition: The item is there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let position = known(child, "Child item identifier")
    return tree.parent(ofItemAt: position).map { tree.ids[$0] }
  }

  /// What is below an item, as a snapshot of its own; with the item itself on top if that is asked
  /// for.
  ///
  /// - Precondition: The item is there.
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

  /// A line an item, further in the deeper it is: `*` if it is seen, then `+` if it is open or `-` if
  /// not.
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

  /// Where an item is.
  internal func known(
    _ item: ItemIdentifierType, _ name: String = "Item identifier"
  ) -> Int {
    guard let position = tree.position(of: item) else {
      Misuse.trap("\(name) does not exist in section snapshot", "\(item). Append it first")
    }
    return position
  }
}

/// Two section snapshots are equal when they have the same items in the same tree, and the same ones
/// are open.
extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether both show the same.
  public static func == (
    one: NSDiffableDataSourceSectionSnapshot, other: NSDiffableDataSourceSectionSnapshot
  ) -> Bool {
    one.tree == other.tree
  }
}
