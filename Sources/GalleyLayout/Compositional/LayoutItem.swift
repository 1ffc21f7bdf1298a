import GalleyGeometry

/// The position of a cell in a group: the size of its slot, and the space around and inside of the
/// slot. The slot is the area in the group that belongs to the cell.
///
///     // Half of its group, 4 points inside of its slot.
///     LayoutItem(
///       size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
///       contentInsets: DirectionalInsets(all: 4))
public struct LayoutItem: Hashable, Sendable {
  /// The size of the slot.
  public var size: LayoutSize
  /// The insets of the cell inside of its slot.
  ///
  /// The insets are ignored on an axis with an estimated size.
  public var contentInsets: DirectionalInsets
  /// The space around the slot.
  public var edgeSpacing: LayoutEdgeSpacing
  /// The supplementary views that are attached to the cell.
  public var supplementaries: [LayoutSupplementary]

  /// Creates an item.
  ///
  /// By default, the item has no space in or around its slot.
  public init(
    size: LayoutSize, contentInsets: DirectionalInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing = .zero, supplementaries: [LayoutSupplementary] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

extension LayoutItem: CustomStringConvertible {
  /// For example `item (0.5 of the width) × (44)`.
  public var description: String { "item \(size)" }
}
