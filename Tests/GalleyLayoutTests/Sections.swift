import GalleyGeometry
import GalleyLayout

/// A short way to create the layout of one section with one group.
struct Section {
  var group: LayoutGroup
  var count: Int
  var view = Size(width: 320, height: 480)
  var axis = Axis.vertical
  var insets = DirectionalInsets.zero
  var spacing = 0.0
  var grid = PixelGrid(scale: 2)

  var arrangement: Arrangement {
    var section = LayoutSection(group: group)
    section.contentInsets = insets
    section.interGroupSpacing = spacing
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = axis
    return Arrangement(
      [SectionContent(section, itemCount: count)], configuration: configuration,
      in: ArrangementContext(size: view, grid: grid))
  }

  /// How long the section is along the scroll axis.
  var length: Double { arrangement.contentSize[axis] }

  var frames: [Rect] {
    let arrangement = arrangement
    return (0..<count).compactMap { arrangement.frame(of: ElementPath(section: 0, item: $0)) }
  }
}

func item(
  _ width: LayoutDimension, _ height: LayoutDimension,
  insets: DirectionalInsets = .zero, edges: LayoutEdgeSpacing = .zero
) -> LayoutGroup.Subitem {
  .item(
    LayoutItem(
      size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges))
}

func group(
  _ axis: Axis, _ width: LayoutDimension, _ height: LayoutDimension,
  _ items: LayoutGroup.Subitem...,
  spacing: LayoutSpacing = .fixed(0), insets: DirectionalInsets = .zero,
  edges: LayoutEdgeSpacing = .zero
) -> LayoutGroup {
  LayoutGroup(
    axis, size: LayoutSize(width: width, height: height), content: .cycle(items),
    interItemSpacing: spacing, contentInsets: insets, edgeSpacing: edges)
}

func frames(_ numbers: [Double]...) -> [Rect] {
  numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}
