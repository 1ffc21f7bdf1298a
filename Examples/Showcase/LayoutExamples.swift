import GalleyGeometry
import GalleyLayout

private let screen = ArrangementContext(
  size: Size(width: 375, height: 500), grid: PixelGrid(scale: 2))

private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
  LayoutSize(width: width, height: height)
}

/// A compositional layout: a section that scrolls horizontally, then nested groups with a badge, a
/// header and a background.
let storefront = Drawing(name: "storefront", title: "Sections, nested groups, a badge, a header") {
  let header = BoundarySupplementary(
    kind: "header", size: size(.fractionalWidth(1), .absolute(28)), alignment: .top)
  let badge = LayoutSupplementary(
    kind: "new", size: size(.absolute(28), .absolute(16)),
    anchor: LayoutAnchor([.top, .trailing], offset: .fractional(Point(x: 0.2, y: -0.3))))

  var cards = LayoutSection(
    group: LayoutGroup(
      .horizontal, size: size(.fractionalWidth(0.4), .absolute(90)),
      content: .cycle([
        .item(LayoutItem(size: size(.fractionalWidth(1), .fractionalHeight(1))))
      ])))
  cards.orthogonalScrolling = .groupPaging
  cards.interGroupSpacing = 8
  cards.contentInsets = DirectionalInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
  cards.boundaryItems = [header]

  let large = LayoutItem(
    size: size(.fractionalWidth(0.6), .fractionalHeight(1)),
    contentInsets: DirectionalInsets(all: 4), supplementaries: [badge])
  let small = LayoutItem(
    size: size(.fractionalWidth(1), .fractionalHeight(0.5)),
    contentInsets: DirectionalInsets(all: 4))
  let column = LayoutGroup(
    .vertical, size: size(.fractionalWidth(0.4), .fractionalHeight(1)),
    content: .cycle([.item(small)]))
  var shelf = LayoutSection(
    group: LayoutGroup(
      .horizontal, size: size(.fractionalWidth(1), .fractionalWidth(0.4)),
      content: .cycle([.item(large), .group(column)])))
  shelf.contentInsets = DirectionalInsets(all: 12)
  shelf.boundaryItems = [header]
  shelf.decorations = [
    LayoutDecoration(kind: "background", contentInsets: DirectionalInsets(all: 4))
  ]

  let arrangement = Arrangement(
    [SectionContent(cards, itemCount: 2), SectionContent(shelf, itemCount: 5)], in: screen)
  return Picture(arrangement, explaining: .item(2, in: 1))
}

/// Self-sizing rows: the visible ones are measured, and the others have estimated heights.
let measuredList = Drawing(
  name: "measured-list", title: "What is in sight is measured, the rest is an estimate"
) {
  let row = size(.fractionalWidth(1), .estimated(44))
  var list = LayoutSection(
    group: LayoutGroup(.horizontal, size: row, content: .cycle([.item(LayoutItem(size: row))])))
  list.boundaryItems = [
    BoundarySupplementary(
      kind: "pinned header", size: size(.fractionalWidth(1), .absolute(28)), alignment: .top,
      pinsToVisibleBounds: true)
  ]
  var arrangement = Arrangement([SectionContent(list, itemCount: 14)], in: screen)
  let viewport = Viewport(Rect(x: 0, y: 60, width: 375, height: 300))
  arrangement.settle(in: viewport) { element in
    Size(width: 375, height: 30 + Double(element.id.path.item * 7 % 5) * 12)
  }
  let sight = Viewport(
    Rect(origin: .zero, size: arrangement.contentSize), visible: viewport.visible)
  return Picture(arrangement, in: sight, explaining: .item(3, in: 0))
}

/// A flow layout: items of different widths, arranged in lines like words.
let wordsInLines = Drawing(name: "flow", title: "A flow layout sets items as text sets words") {
  var layout = FlowLayout()
  layout.minimumInteritemSpacing = 8
  layout.minimumLineSpacing = 8
  layout.sectionInset = Insets(all: 12)
  layout.headerReferenceSize = Size(width: 0, height: 28)
  let sizes = (0..<17).map { index in
    Size(width: 50 + Double(index * 37 % 90), height: index % 6 == 0 ? 40 : 28)
  }
  let arrangement = Arrangement(
    [FlowSection(itemCount: sizes.count, itemSizes: sizes)], layout: layout, in: screen)
  return Picture(arrangement, explaining: .item(5, in: 0))
}
