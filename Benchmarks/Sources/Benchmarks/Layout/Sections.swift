import GalleyGeometry
import GalleyLayout

let screen = ArrangementContext(
  size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

/// Returns a grid, by default of four columns.
func grid(rowHeight: Double = 50, inset: Double = 8, columns: Double = 4) -> LayoutSection {
  let cell = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(1 / columns), height: .fractionalHeight(1)))
  let row = LayoutGroup(
    .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(rowHeight)),
    content: .cycle([.item(cell)]))
  var section = LayoutSection(group: row)
  section.contentInsets = DirectionalInsets(all: inset)
  section.interGroupSpacing = 2
  return section
}

/// A list of self-sizing rows.
var selfSizingList: LayoutSection {
  let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
  return LayoutSection(
    group: LayoutGroup(.horizontal, size: size, content: .cycle([.item(LayoutItem(size: size))])))
}

/// Returns the viewport of a screen at an offset.
func screenful(at offset: Double) -> Viewport {
  Viewport(Rect(x: 0, y: offset, width: 320, height: 480))
}

/// The simplest implementation: it computes a rectangle for every item, one after the other.
@inline(never)
func eagerRects(of sections: [SectionContent]) -> [Rect] {
  var rects: [Rect] = []
  rects.reserveCapacity(sections.reduce(0) { $0 + $1.itemCount })
  var y = 0.0
  for section in sections {
    let layout = section.layout
    let insets = layout.contentInsets
    let room = Size(
      width: screen.size.width - insets.leading - insets.trailing, height: screen.size.height)
    let row = layout.group.size.plainSize(in: room)
    guard case .cycle(let subitems) = layout.group.content, case .item(let item) = subitems[0]
    else { continue }
    let cell = item.size.plainSize(in: row)
    let columns = Int((row.width + 1e-6) / cell.width)
    let spacing = layout.interGroupSpacing
    y += insets.top
    var column = 0
    for item in 0..<section.itemCount {
      if column == columns {
        column = 0
        y += row.height + spacing
      }
      _ = item
      let x = insets.leading + Double(column) * cell.width
      rects.append(
        Rect(
          x: screen.grid.position(x), y: screen.grid.position(y), width: cell.width,
          height: cell.height))
      column += 1
    }
    y += row.height + insets.bottom
  }
  return rects
}

extension LayoutSize {
  /// Returns the size in a container.
  fileprivate func plainSize(in room: Size) -> Size {
    Size(width: width.plainLength(in: room), height: height.plainLength(in: room))
  }
}

extension LayoutDimension {
  fileprivate func plainLength(in room: Size) -> Double {
    switch self {
    case .fractionalWidth(let share): screen.grid.length(share * room.width)
    case .fractionalHeight(let share): screen.grid.length(share * room.height)
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    }
  }
}
