import GalleyGeometry

/// A view at an edge of a section, or of the whole layout: a header, a footer.
///
///     BoundarySupplementary(
///       kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(28)),
///       alignment: .top, pinsToVisibleBounds: true)
public struct BoundarySupplementary: Hashable, Sendable {
  /// What the data source is asked for. Several of one kind in a section are numbered in order.
  /// - Unverified: how UIKit tells several of one kind apart.
  public var kind: String
  /// The size, as shares of the section across the scroll axis and of the container along it.
  public var size: LayoutSize
  /// The edge or corner at which it is.
  public var alignment: LayoutAlignment
  /// How far from there.
  public var offset: Point
  /// Whether the section grows as far as the view sticks out. Otherwise it lies over the cells.
  public var extendsBoundary: Bool
  /// Whether it stays in sight as long as its section is.
  public var pinsToVisibleBounds: Bool
  /// How far the view stays inside of its size. On an axis with an estimate it has no say.
  public var contentInsets: DirectionalInsets
  /// What is in front of what: higher numbers.
  public var zIndex: Int

  /// A view at an edge, which makes room for itself and scrolls along.
  public init(
    kind: String, size: LayoutSize, alignment: LayoutAlignment, offset: Point = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false,
    contentInsets: DirectionalInsets = .zero, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension BoundarySupplementary: CustomStringConvertible {
  /// For example `header (1 of the width) × (28) at top`, `pinned header …`.
  public var description: String {
    let name = Element.Kind.supplementary(kind)
    let words: [String?] = [
      pinsToVisibleBounds ? "pinned" : nil, "\(name) \(size) at \(alignment.edges)",
      offset == .zero ? nil : "+ \(offset)", extendsBoundary ? nil : "over the cells",
      said("with insets", contentInsets), said("z", zIndex, unless: 1),
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// A view behind a whole section.
///
///     // A card that stays 8 points inside of its section.
///     section.decorations = [LayoutDecoration(kind: "card", contentInsets: DirectionalInsets(all: 8))]
public struct LayoutDecoration: Hashable, Sendable {
  /// What is registered with the layout.
  public var kind: String
  /// How far it stays inside of the section.
  public var contentInsets: DirectionalInsets
  /// What is in front of what: higher numbers. The cells of a section with a decoration are at 1.
  public var zIndex: Int

  /// A view behind the cells, as large as the section.
  public init(kind: String, contentInsets: DirectionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension LayoutDecoration: CustomStringConvertible {
  /// For example `decoration card`, and its insets and z index where it has some.
  public var description: String {
    ["decoration \(kind)", said("with insets", contentInsets), said("z", zIndex, unless: 0)]
      .compactMap { $0 }.joined(separator: " ")
  }
}
