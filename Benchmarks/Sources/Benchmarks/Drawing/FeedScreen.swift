import GalleyCairo
import GalleyDrawing
import GalleyGeometry

/// A feed on a phone. Each cell has a border, an image and two labels of mixed scripts, and about
/// 60 cells are visible.
struct FeedScreen {
  static let size = Size(width: 390, height: 844)
  static let scale = 2.0

  private static let columns = 3
  private static let cell = Size(width: 130, height: 42)

  /// The number of cells, including those that become visible only when the feed is scrolled.
  let count: Int
  private let image: Bitmap
  private let texts: [(title: StyledText, detail: StyledText)]

  init(count: Int) {
    self.count = count
    var random = SplitMix64(seed: 4)
    image = Bitmap(
      width: 128, height: 128,
      pixels: (0..<128 * 128).map { _ in
        UInt32.random(in: 0...0xFF_FF_FF, using: &random) | 0xFF00_0000
      })
    var title = TextStyle(font: Font(size: 13, weight: .semibold))
    title.paragraph.lineBreaking = .truncateTail
    var detail = TextStyle(font: Font(size: 11), color: Color(white: 0.4))
    detail.paragraph.lineBreaking = .truncateTail
    let words = ["Morning", "日本語の本", "العربية", "Notes from a long walk", "हिन्दी", "Lunch 🎉"]
    texts = (0..<count).map { index in
      (
        StyledText("\(words[index % words.count]) \(index)", title),
        StyledText("\(words[(index / 2 + 3) % words.count]), \(index * 7) likes", detail)
      )
    }
  }

  /// Returns new text layouts for the labels of all cells.
  func layouts() -> [TextLayout] {
    let container = TextContainer(width: 76, maximumLineCount: 1)
    return texts.flatMap { title, detail in
      [title, detail].map { TextLayout($0, in: container, engine: PangoTextEngine()) }
    }
  }

  /// Returns the display list of each cell.
  func cells(_ layouts: [TextLayout]) -> [DisplayList] {
    (0..<count).map { index in
      let box = Path(roundedRect: Rect(x: 3, y: 2, width: 124, height: 38), radius: 8)
      return DisplayList([
        .fill(box, .color(.white), .winding),
        .stroke(box, .color(Color(white: 0.7)), StrokeStyle(width: 0.5)),
        .picture(Picture(image, in: Rect(x: 9, y: 7, width: 28, height: 28))),
        .text(PlacedText(layouts[index * 2], at: Point(x: 44, y: 5))),
        .text(PlacedText(layouts[index * 2 + 1], at: Point(x: 44, y: 22))),
      ])
    }
  }

  /// Returns the display list of the cells that are visible when the feed is scrolled down by some
  /// pixels.
  func screen(_ cells: [DisplayList], pixelsDown: Int = 0, isCached: Bool) -> DisplayList {
    let offset = Double(pixelsDown) / FeedScreen.scale
    return DisplayList(
      cells.enumerated().compactMap { index, cell in
        let y = Double(index / FeedScreen.columns) * FeedScreen.cell.height - offset
        guard y > -FeedScreen.cell.height, y < FeedScreen.size.height else { return nil }
        var group = Group(cell)
        group.transform = AffineTransform(
          translationX: Double(index % FeedScreen.columns) * FeedScreen.cell.width, y: y)
        group.isCached = isCached
        return .group(group)
      })
  }
}
