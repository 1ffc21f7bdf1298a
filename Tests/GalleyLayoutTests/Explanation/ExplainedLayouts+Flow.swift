import GalleyGeometry
import GalleyLayout

extension ExplainedLayouts {
  /// Returns a flow layout whose items are 100 × 100 by default.
  static func flow(
    _ sections: [FlowSection], width: Double = 375, change: (inout FlowLayout) -> Void = { _ in }
  ) -> Arrangement {
    var layout = FlowLayout()
    layout.itemSize = Size(width: 100, height: 100)
    change(&layout)
    return Arrangement(sections, layout: layout, in: screen(width))
  }

  /// Five items of one size: three in the first line, two in the last.
  static var evenFlow: Arrangement { flow([FlowSection(itemCount: 5)]) }

  /// Items as wide as each other but not as high; two in the last line.
  static var unevenFlow: Arrangement {
    let heights = [20.0, 60, 40, 30, 50]
    return flow(
      [FlowSection(itemCount: 5, itemSizes: heights.map { Size(width: 100, height: $0) })],
      width: 320)
  }

  /// Items that are measured. Each is estimated as 90 × 40.
  static var measuredFlow: Arrangement {
    flow([FlowSection(itemCount: 5)], width: 320) {
      $0.estimatedItemSize = .size(Size(width: 90, height: 40))
    }
  }

  /// `measuredFlow` after the first two items were measured.
  static var partlyMeasuredFlow: Arrangement {
    var list = measuredFlow
    list.measure(.item(0, in: 0), as: Size(width: 120, height: 30))
    list.measure(.item(1, in: 0), as: Size(width: 60, height: 50))
    return list
  }

  /// Lines that stay inside of the safe area.
  static var safeFlow: Arrangement {
    var layout = FlowLayout()
    layout.itemSize = Size(width: 100, height: 100)
    layout.sectionInset = Insets(top: 8, left: 4, bottom: 8, right: 6)
    layout.sectionInsetReference = .safeArea
    var context = screen(375)
    context.safeArea = Insets(top: 0, left: 12, bottom: 0, right: 14)
    return Arrangement([FlowSection(itemCount: 5)], layout: layout, in: context)
  }

  /// Items that are so wide that each is alone in a line.
  static var wideFlow: Arrangement {
    let widths = [200.0, 300, 400]
    return flow([
      FlowSection(itemCount: 3, itemSizes: widths.map { Size(width: $0, height: 10) })
    ])
  }

  /// Sections with insets, and with pinned headers and footers.
  static var pinnedFlow: Arrangement {
    var section = FlowSection(itemCount: 6)
    section.inset = Insets(top: 10, left: 5, bottom: 10, right: 5)
    section.footerReferenceSize = Size(width: 0, height: 20)
    return flow([section, section], width: 320) {
      $0.headerReferenceSize = Size(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
  }
}
