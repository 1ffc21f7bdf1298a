import GalleyGeometry
import GalleyLayout

extension ExplainedLayouts {
  /// Returns IGListKit's list layout, by default in a width of 100.
  static func list(
    _ sections: [ListLayoutSection], layout: ListLayout = ListLayout(), width: Double = 100
  ) -> Arrangement {
    Arrangement(sections, layout: layout, in: screen(width, 100))
  }

  static func squares(_ length: Double, _ count: Int) -> ListLayoutSection.ItemSizes {
    .uniform(Size(width: length, height: length), count: count)
  }

  /// Sections with headers and footers in insets; the items of the first do not fit beside one
  /// another.
  static var insetList: Arrangement {
    let insets = Insets(top: 10, left: 10, bottom: 5, right: 5)
    func section(_ heights: [Double]) -> ListLayoutSection {
      ListLayoutSection(
        .each(heights.map { Size(width: 85, height: $0) }), insets: insets, lineSpacing: 10,
        headerLength: 10, footerLength: 10)
    }
    return list([section([10, 20]), section([30])])
  }

  /// Three items that fill a row, and a section of a single one.
  static var runningList: Arrangement {
    list([
      ListLayoutSection(squares(33, 2), interitemSpacing: 0.3),
      ListLayoutSection(squares(33, 1)),
      ListLayoutSection(squares(33, 1)),
    ])
  }

  /// Three items. The last is stretched by a point.
  static var stretchedList: Arrangement {
    list([ListLayoutSection(squares(33, 3))], layout: ListLayout(stretchesToEdge: true))
  }

  /// Sticky headers, which stay 10 points below the top edge.
  static var stickyList: Arrangement {
    func section(_ length: Double, _ count: Int) -> ListLayoutSection {
      ListLayoutSection(
        .uniform(Size(width: 100, height: length), count: count), headerLength: 10)
    }
    return list(
      [section(20, 2), section(30, 3)], layout: ListLayout(stickyHeaders: true, topContentInset: 10)
    )
  }
}
