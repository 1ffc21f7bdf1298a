import Foundation
import GalleyUIKit

/// The texts and marks of an item. The texts identify the item, and the marks show its state.
internal struct ShownItem: Hashable {
  /// The texts, which identify the item.
  let texts: [String]
  /// The accessories and the states of switches.
  let marks: [String]
  /// Whether the list has selected the item.
  fileprivate(set) var isSelected: Bool

  @MainActor
  init(_ cell: UIView) {
    texts = Stage.labels(in: cell).map(\.text)
    let accessories = Self.accessories(of: cell)
    let switches = LabFingers.controls(in: cell).compactMap { $0 as? UISwitch }
    marks = accessories + switches.map { $0.isOn ? "on" : "off" }
    isSelected =
      (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }

  /// The names of the accessories that a cell shows.
  @MainActor
  private static func accessories(of cell: UIView) -> [String] {
    switch cell {
    case let cell as UITableViewCell: ["\(cell.accessoryType)"]
    // The type of a custom accessory is described with its view, as in `customView(<UIView …>)`.
    // Only the part before the parenthesis is used.
    case let cell as UICollectionViewListCell:
      cell.shownAccessoryTypes.map { String("\($0)".prefix { $0 != "(" }) }
    default: []
    }
  }
}

extension [IndexPath: ShownItem] {
  /// Returns the same items with no item selected.
  internal var withoutSelection: Self {
    mapValues { item in
      var item = item
      item.isSelected = false
      return item
    }
  }
}

extension VisibleList {
  /// Returns all items by their paths, or `nil` if scrolling does not show all of them. The list is
  /// scrolled through its items and back.
  func allItems() -> [IndexPath: ShownItem]? {
    let start = list.contentOffset
    let count = list.counts.reduce(0, +)
    var items = visibleItems
    if items.count < count { scroll(toFraction: 0) }
    for _ in 0..<30 {
      items.merge(visibleItems) { $1 }
      let offset = list.contentOffset
      guard items.count < count else { break }
      let size = list.bounds.size
      go(to: CGPoint(x: offset.x + size.width / 2, y: offset.y + size.height / 2))
      if list.contentOffset == offset { break }
    }
    if list.contentOffset != start { go(to: start) }
    return items.count == count ? items : nil
  }

  private var visibleItems: [IndexPath: ShownItem] {
    Dictionary(
      elements.filter { $0.key.kind == nil }.map { ($0.key.path, ShownItem($0.value)) },
      uniquingKeysWith: { first, _ in first })
  }
}
