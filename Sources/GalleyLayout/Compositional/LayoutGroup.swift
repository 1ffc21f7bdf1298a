import GalleyGeometry

/// Items and groups in a row along an axis.
///
/// A section repeats its group until all items have a position.
///
///     // Three square cells in a row, as wide as the container.
///     LayoutGroup(
///       .horizontal,
///       size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)),
///       content: .shares(
///         .item(
///           LayoutItem(
///             size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))),
///         count: 3))
public struct LayoutGroup: Hashable, Sendable {
  /// An item or a group inside of a group.
  public indirect enum Subitem: Hashable, Sendable {
    /// An item, which one cell shows.
    case item(LayoutItem)
    /// A nested group.
    ///
    /// The cells of the nested group become cells of the outer group.
    case group(LayoutGroup)
  }

  /// The content of a group.
  public enum Content: Hashable, Sendable {
    /// These subitems, repeated as long as they fit.
    case cycle([Subitem])
    /// A number of copies of one subitem, each an equal share of the group's length.
    /// - Differs: more than 10,000 in one group are not laid out; a report says so.
    case shares(Subitem, count: Int)
    /// A number of copies of one subitem in its own size, as many as fit.
    /// - Unverified: what UIKit does if not all copies fit. Galley lays out only the copies that
    ///   fit.
    case repeated(Subitem, count: Int)
    /// Custom frames, relative to the group's corner.
    case custom([CustomFrame])
  }

  /// The frame of one item in a custom group.
  public struct CustomFrame: Hashable, Sendable {
    /// The frame, relative to the outer corner of the group.
    ///
    /// The frame may lie outside of the group.
    public var frame: Rect
    /// The z index of the item: a higher number is further in front.
    public var zIndex: Int

    /// Creates a custom frame.
    public init(frame: Rect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The axis along which the content is placed.
  ///
  /// The axis has no meaning for custom content.
  public var axis: Axis
  /// The size of the group, without edge spacing.
  public var size: LayoutSize
  /// The subitems, and how they are repeated.
  public var content: Content
  /// The space between two neighbors.
  public var interItemSpacing: LayoutSpacing
  /// The insets of the content inside of the group.
  ///
  /// The insets are ignored on an axis with an estimated size.
  public var contentInsets: DirectionalInsets
  /// The space around the group.
  public var edgeSpacing: LayoutEdgeSpacing
  /// The supplementary views that are attached to the group.
  public var supplementaries: [LayoutSupplementary]

  /// Creates a group.
  ///
  /// By default, the group has no space in, between or around its items.
  public init(
    _ axis: Axis, size: LayoutSize, content: Content, interItemSpacing: LayoutSpacing = .fixed(0),
    contentInsets: DirectionalInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .zero,
    supplementaries: [LayoutSupplementary] = []
  ) {
    self.axis = axis
    self.size = size
    self.content = content
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
  }
}

extension LayoutGroup.Subitem {
  internal var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  internal var edgeSpacing: LayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

extension LayoutGroup: CustomStringConvertible {
  /// For example `horizontal group (1 of the width) × (44)`.
  public var description: String {
    if case .custom = content { "custom group \(size)" } else { "\(axis) group \(size)" }
  }
}

extension LayoutGroup.Subitem: CustomStringConvertible {
  /// The item or the group.
  public var description: String {
    switch self {
    case .item(let item): "\(item)"
    case .group(let group): "\(group)"
    }
  }
}

extension LayoutGroup.Content: CustomStringConvertible {
  /// For example `3 equal shares, each item (1 of the width) × (1 of the height)`.
  public var description: String {
    switch self {
    case .cycle(let subitems): phrase(subitems.map { "\($0)" } + ["again and again"])
    case .shares(let subitem, let count): "\(counted(count, "equal share")), each \(subitem)"
    case .repeated(let subitem, let count): "\(counted(count, "time")) \(subitem)"
    case .custom(let frames): "\(counted(frames.count, "frame")) of its own"
    }
  }
}

extension LayoutGroup.CustomFrame: CustomStringConvertible {
  /// For example `(0, 0, 100, 40)`, followed by its z index if that is not zero.
  public var description: String { zIndex == 0 ? "\(frame)" : "\(frame) z \(zIndex)" }
}
