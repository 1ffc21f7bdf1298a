import GalleyGeometry

/// A supplementary view at an edge of a section or of the whole layout, such as a header or a
/// footer.
///
///     BoundarySupplementary(
///       kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(28)),
///       alignment: .top, pinsToVisibleBounds: true)
public struct BoundarySupplementary: Hashable, Sendable {
  /// The kind of the view, which is passed to the data source.
  ///
  /// Several views of one kind in a section are numbered in order.
  /// - Unverified: how UIKit distinguishes several views of one kind.
  public var kind: String
  /// The size of the view.
  ///
  /// Fractions refer to the section across the scroll axis, and to the container along the scroll
  /// axis.
  public var size: LayoutSize
  /// The edge or corner at which the view is.
  public var alignment: LayoutAlignment
  /// The distance from the edge or corner of the alignment.
  public var offset: Point
  /// Whether the section grows by the part of the view that lies outside of the section.
  ///
  /// If the section does not grow, the view lies over the cells.
  public var extendsBoundary: Bool
  /// Whether the view stays visible as long as its section is visible.
  public var pinsToVisibleBounds: Bool
  /// The insets of the view inside of its size.
  ///
  /// The insets are ignored on an axis with an estimated size.
  public var contentInsets: DirectionalInsets
  /// The z index of the view: a higher number is further in front.
  public var zIndex: Int

  /// Creates a boundary item, which by default extends its section and scrolls with it.
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
      labeled("with insets", contentInsets), labeled("z", zIndex, unless: 1),
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// A decoration behind a whole section.
///
///     // A card that stays 8 points inside of its section.
///     section.decorations = [
///       LayoutDecoration(kind: "card", contentInsets: DirectionalInsets(all: 8))
///     ]
public struct LayoutDecoration: Hashable, Sendable {
  /// The kind under which the view is registered with the layout.
  public var kind: String
  /// The insets of the decoration inside of the section.
  public var contentInsets: DirectionalInsets
  /// The z index of the decoration: a higher number is further in front.
  ///
  /// The cells of a section with a decoration have the z index 1.
  public var zIndex: Int

  /// Creates a decoration behind the cells, as large as the section.
  public init(kind: String, contentInsets: DirectionalInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension LayoutDecoration: CustomStringConvertible {
  /// For example `decoration card`, followed by its insets and z index if they are not zero.
  public var description: String {
    ["decoration \(kind)", labeled("with insets", contentInsets), labeled("z", zIndex, unless: 0)]
      .compactMap { $0 }.joined(separator: " ")
  }
}
