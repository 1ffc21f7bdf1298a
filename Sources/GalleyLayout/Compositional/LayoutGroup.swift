import GalleyGeometry

/// Items and groups strung along an axis; a section repeats its group until all items have a place.
///
///     // Three square cells in a row, as wide as the container.
///     LayoutGroup(
///       .horizontal,
///       size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)),
///       content: .shares(
///         .item(
///           LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))),
///         count: 3))
public struct LayoutGroup: Hashable, Sendable {
  /// What a group strings together.
  public indirect enum Subitem: Hashable, Sendable {
    /// A cell's place.
    case item(LayoutItem)
    /// A group in the group. Its cells become those of the outer one.
    case group(LayoutGroup)
  }

  /// How a group is filled.
  public enum Content: Hashable, Sendable {
    /// These, again and again, as long as they fit.
    case cycle([Subitem])
    /// So many of this one, each an equal share of the group's length.
    /// - Differs: more than 10,000 in one group are not laid out; a report says so.
    case shares(Subitem, count: Int)
    /// So many of this one in its own size, as far as they fit.
    /// - Unverified: what UIKit does where fewer fit. Here as many are laid out as do.
    case repeated(Subitem, count: Int)
    /// Frames of one's own, from the group's corner.
    case custom([CustomFrame])
  }

  /// Where a custom group puts one of its items.
  public struct CustomFrame: Hashable, Sendable {
    /// From the group's outer corner; it may stick out.
    public var frame: Rect
    /// What is in front of what: higher numbers.
    public var zIndex: Int

    /// A place of one's own.
    public init(frame: Rect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The axis along which the content is strung. Without meaning for custom content.
  public var axis: Axis
  /// The size, of which edge spacing is no part.
  public var size: LayoutSize
  /// What is strung along the axis, and how often.
  public var content: Content
  /// Room between two neighbours.
  public var interItemSpacing: LayoutSpacing
  /// How far the content stays inside of the group. On an axis with an estimate it has no say.
  public var contentInsets: DirectionalInsets
  /// Room outside of the group.
  public var edgeSpacing: LayoutEdgeSpacing
  /// What hangs on the group.
  public var supplementaries: [LayoutSupplementary]

  /// A group; unless said otherwise without any room in, between or around its items.
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
  /// For example `(0, 0, 100, 40)`, with its z index if that is not zero.
  public var description: String { zIndex == 0 ? "\(frame)" : "\(frame) z \(zIndex)" }
}
