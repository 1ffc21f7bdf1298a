import GalleyGeometry

/// A cell's place in a group: how large it is, and what it keeps free around and inside of its slot.
///
///     // Half of its group, 4 points inside of its slot.
///     LayoutItem(
///       size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
///       contentInsets: DirectionalInsets(all: 4))
public struct LayoutItem: Hashable, Sendable {
  /// The size of the slot.
  public var size: LayoutSize
  /// How far the cell stays inside of its slot. On an axis with an estimate it has no say.
  public var contentInsets: DirectionalInsets
  /// Room outside of the slot.
  public var edgeSpacing: LayoutEdgeSpacing
  /// What hangs on the cell.
  public var supplementaries: [LayoutSupplementary]

  /// An item; unless said otherwise without any room in or around its slot.
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
