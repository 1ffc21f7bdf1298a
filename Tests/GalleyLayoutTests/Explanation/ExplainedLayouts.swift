import GalleyGeometry
import GalleyLayout

// The layouts whose elements are explained in tests.

enum ExplainedLayouts {
  static func screen(
    _ width: Double = 320, _ height: Double = 480, direction: LayoutDirection = .leftToRight
  ) -> ArrangementContext {
    ArrangementContext(
      size: Size(width: width, height: height), grid: PixelGrid(scale: 2), direction: direction)
  }

  /// Returns the viewport of a content that is scrolled down to an offset.
  static func scrolled(to offset: Double, width: Double = 320, height: Double = 100) -> Viewport {
    Viewport(Rect(x: 0, y: offset, width: width, height: height))
  }

  static func boundary(
    _ kind: String, _ width: LayoutDimension, _ height: LayoutDimension, at edge: LayoutAlignment,
    offset: Point = .zero, pins: Bool = false
  ) -> BoundarySupplementary {
    BoundarySupplementary(
      kind: kind, size: LayoutSize(width: width, height: height), alignment: edge, offset: offset,
      pinsToVisibleBounds: pins)
  }

  /// Returns a section of rows that are 40 high and hold five cells of 60 × 30 each, with insets of
  /// 3, 4, 5 and 6.
  static func plainSection(_ boundaryItems: [BoundarySupplementary] = []) -> LayoutSection {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(40), item(.absolute(60), .absolute(30)))
    var section = LayoutSection(group: row)
    section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.boundaryItems = boundaryItems
    return section
  }

  /// A cell beside a column of two cells, with a spacing of 6.
  static var nested: Arrangement {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.5)), spacing: .fixed(4))
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column), spacing: .fixed(6))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 9)], in: screen())
  }

  /// Rows that are as high as their cells, with a spacing of 3.
  static var estimated: Arrangement {
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(44), item(.fractionalWidth(1), .estimated(44)))
    var section = LayoutSection(group: row)
    section.interGroupSpacing = 3
    return Arrangement([SectionContent(section, itemCount: 5)], in: screen())
  }

  /// Cells that are as high as the highest of them.
  static var siblings: Arrangement {
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(44),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 4)], in: screen())
  }

  /// Cells that are as wide as the widest of them, beside cells that are as high as the highest.
  static var siblingsOnBothAxes: Arrangement {
    let row = group(
      .horizontal, .fractionalWidth(1), .uniformAcrossSiblings(estimate: 44),
      item(.uniformAcrossSiblings(estimate: 50), .absolute(30)),
      item(.absolute(60), .uniformAcrossSiblings(estimate: 44)))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 2)], in: screen())
  }

  /// A header that is as high as its content.
  static var estimatedHeader: Arrangement {
    let header = boundary("header", .fractionalWidth(1), .estimated(30), at: .top)
    return Arrangement([SectionContent(plainSection([header]), itemCount: 5)], in: screen())
  }

  /// A header that is moved to the right and down by its offset, over the cells.
  static var shiftedHeader: Arrangement {
    let header = boundary(
      "header", .absolute(60), .absolute(30), at: .top, offset: Point(x: 5, y: 7))
    return Arrangement([SectionContent(plainSection([header]), itemCount: 8)], in: screen())
  }

  /// A view at the side that is longer than the cells beside it.
  static var sideItem: Arrangement {
    var side = boundary("side", .absolute(33), .absolute(100), at: .leading)
    side.extendsBoundary = false
    return Arrangement([SectionContent(plainSection([side]), itemCount: 5)], in: screen())
  }

  /// Two sections with pinned headers and footers, of eight and five cells, in a low container.
  static var pinned: Arrangement {
    let section = plainSection([
      boundary("header", .fractionalWidth(1), .absolute(30), at: .top, pins: true),
      boundary("footer", .fractionalWidth(1), .absolute(20), at: .bottom, pins: true),
    ])
    return Arrangement(
      [SectionContent(section, itemCount: 8), SectionContent(section, itemCount: 5)],
      in: screen(320, 100))
  }

  /// A badge on each cell of a grid.
  static var badges: Arrangement {
    let badge = LayoutSupplementary(
      kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
      anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))
    let cell = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
      contentInsets: DirectionalInsets(all: 5), supplementaries: [badge])
    let row = group(.horizontal, .fractionalWidth(1), .fractionalWidth(0.2), .item(cell))
    var section = LayoutSection(group: row)
    section.contentInsets = DirectionalInsets(all: 20)
    return Arrangement([SectionContent(section, itemCount: 4)], in: screen(375, 667))
  }

  /// A line under the nested group of a row.
  static var underlined: Arrangement {
    var column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      item(.fractionalWidth(1), .fractionalHeight(0.5)))
    column.supplementaries = [
      LayoutSupplementary(
        kind: "line", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)),
        anchor: LayoutAnchor(.bottom))
    ]
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(100),
      item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(column))
    return Arrangement([SectionContent(LayoutSection(group: row), itemCount: 3)], in: screen())
  }

  /// A background behind a section with a header.
  static var decorated: Arrangement {
    var section = plainSection([boundary("header", .fractionalWidth(1), .absolute(30), at: .top)])
    section.interGroupSpacing = 4
    section.decorations = [
      LayoutDecoration(
        kind: "background",
        contentInsets: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ]
    return Arrangement([SectionContent(section, itemCount: 8)], in: screen())
  }

  /// Returns pages that are 100 wide and scroll horizontally, under a header.
  static func sideways(_ direction: LayoutDirection = .leftToRight) -> Arrangement {
    let page = group(
      .horizontal, .absolute(100), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1)))
    var section = LayoutSection(group: page)
    section.contentInsets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = 8
    section.orthogonalScrolling = .groupPaging
    section.boundaryItems = [boundary("header", .fractionalWidth(1), .absolute(20), at: .top)]
    return Arrangement(
      [SectionContent(section, itemCount: 8)], in: screen(direction: direction))
  }

  /// Two columns, from right to left.
  static var rightToLeft: Arrangement {
    let row = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
      content: .shares(item(.fractionalWidth(1), .fractionalHeight(1)), count: 2),
      interItemSpacing: .fixed(10))
    var section = LayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return Arrangement(
      [SectionContent(section, itemCount: 5)], in: screen(375, 667, direction: .rightToLeft))
  }

  /// A header and a footer around two sections with headers of their own.
  static var framed: Arrangement {
    let section = plainSection([boundary("header", .fractionalWidth(1), .absolute(10), at: .top)])
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [
      boundary("title", .fractionalWidth(1), .absolute(30), at: .top, pins: true),
      boundary("end", .fractionalWidth(1), .absolute(20), at: .bottom),
    ]
    return Arrangement(
      [SectionContent(section, itemCount: 6), SectionContent(section, itemCount: 2)],
      configuration: configuration, in: screen())
  }
}
