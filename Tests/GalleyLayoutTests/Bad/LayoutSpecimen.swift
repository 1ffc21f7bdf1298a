import GalleyGeometry
import GalleyLayout

/// A layout with one element of each kind. Tests set any of its properties to bad values.
struct LayoutSpecimen {
  var card = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(60)),
    supplementaries: [
      LayoutSupplementary(
        kind: "badge", size: LayoutSize(width: .estimated(20), height: .fractionalHeight(0.5)),
        anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5))),
        itemAnchor: LayoutAnchor(.top, offset: .absolute(Point(x: 1, y: 2))))
    ])
  var line = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)),
    edgeSpacing: LayoutEdgeSpacing(top: .flexible(2)))
  var column = LayoutGroup(
    .vertical, size: LayoutSize(width: .fractionalWidth(0.4), height: .estimated(80)),
    content: .cycle([]), interItemSpacing: .fixed(4),
    supplementaries: [
      LayoutSupplementary(
        kind: "line", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)),
        anchor: LayoutAnchor(.bottom))
    ])
  var row = LayoutGroup(
    .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(100)),
    content: .cycle([]), interItemSpacing: .flexible(6))
  var header = BoundarySupplementary(
    kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
    alignment: .top, pinsToVisibleBounds: true)
  var side = BoundarySupplementary(
    kind: "side", size: LayoutSize(width: .absolute(10), height: .fractionalHeight(0.1)),
    alignment: .trailing)
  var background = LayoutDecoration(kind: "card", contentInsets: DirectionalInsets(all: 2))
  var places = [
    LayoutGroup.CustomFrame(frame: Rect(x: 5, y: 5, width: 50, height: 30)),
    LayoutGroup.CustomFrame(frame: Rect(x: 60, y: 0, width: 50, height: 40), zIndex: 3),
  ]
  var title = BoundarySupplementary(
    kind: "title", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(50)),
    alignment: .top, pinsToVisibleBounds: true)
  /// The number of lines in a column. They share its length equally if `sharesEqually` is set, and
  /// otherwise keep their own lengths.
  var count = 2
  var sharesEqually = false
  var itemCount = 7
  var scrolling = OrthogonalScrolling.none
  var spacing = 5.0
  var insets = DirectionalInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
  var configuration = CompositionalConfiguration()
  var context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2),
    safeArea: Insets(top: 20, left: 0, bottom: 10, right: 0),
    layoutMargins: Insets(top: 0, left: 16, bottom: 0, right: 16))

  var arrangement: Arrangement {
    var column = column
    column.content =
      sharesEqually ? .shares(.item(line), count: count) : .repeated(.item(line), count: count)
    var row = row
    row.content = .cycle([.item(card), .group(column)])
    var grid = LayoutSection(group: row)
    grid.interGroupSpacing = spacing
    grid.contentInsets = insets
    grid.boundaryItems = [header, side]
    grid.decorations = [background]
    grid.orthogonalScrolling = scrolling

    var wall = LayoutSection(
      group: LayoutGroup(
        .horizontal, size: row.size, content: .cycle([.item(line), .item(card)]),
        interItemSpacing: row.interItemSpacing))
    wall.contentInsetsReference = .layoutMargins
    var custom = column
    custom.content = .custom(places)
    var configuration = configuration
    configuration.boundaryItems = [title]
    return Arrangement(
      [
        SectionContent(grid, itemCount: itemCount), SectionContent(wall, itemCount: itemCount),
        SectionContent(LayoutSection(group: custom), itemCount: itemCount),
        SectionContent(grid, itemCount: 0),
      ], configuration: configuration, in: context)
  }
}
