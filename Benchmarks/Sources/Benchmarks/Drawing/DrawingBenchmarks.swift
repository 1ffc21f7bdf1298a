import GalleyCairo
import GalleyDrawing
import GalleyGeometry

let drawingBenchmarks = [
  Benchmark(
    "draw.feed-warm", size: 60, rounds: 25,
    "a feed screen of 60 cells at @2x, text laid out before, no bitmaps of cells",
    goals: [.atMost(30, .floor, aim: 20), .faster(2, than: .naive)]
  ) {
    let feed = FeedScreen(count: 60)
    let sheet = PixelSheet(size: FeedScreen.size, scale: FeedScreen.scale)!
    let bitmaps = BitmapCache()
    let screen = feed.screen(feed.cells(feed.layouts()), isCached: false)
    return [
      Subject("galley", .galley) {
        sheet.draw(screen, background: .white, bitmaps: bitmaps)
      } check: { _ in
        sheet.bitmap.isDrawn
      },
      Subject("new layouts", .naive) {
        let screen = feed.screen(feed.cells(feed.layouts()), isCached: false)
        sheet.draw(screen, background: .white, bitmaps: bitmaps)
      } check: { _ in
        sheet.bitmap.isDrawn
      },
      plainCopy(),
    ]
  },
  Benchmark(
    "draw.feed-scroll", size: 60, rounds: 101,
    "a feed screen of 60 cells at @2x from bitmaps of cells, 7 pixels further each time",
    goals: [.atMost(3, .floor)]
  ) {
    let feed = FeedScreen(count: 150)
    let sheet = PixelSheet(size: FeedScreen.size, scale: FeedScreen.scale)!
    let bitmaps = BitmapCache()
    let cells = feed.cells(feed.layouts())
    // Fill the cache of bitmaps, as if the user had scrolled down and back up.
    var down = 0
    while down < 1_500 {
      let screen = feed.screen(cells, pixelsDown: down, isCached: true)
      sheet.draw(screen, background: .white, bitmaps: bitmaps)
      down += 100
    }
    down = 0
    return [
      Subject("galley", .galley) {
        down = (down + 7) % 1_500
        let screen = feed.screen(cells, pixelsDown: down, isCached: true)
        sheet.draw(screen, background: .white, bitmaps: bitmaps)
      } check: { _ in
        let plain = PixelSheet(size: FeedScreen.size, scale: FeedScreen.scale)!
        let screen = feed.screen(cells, pixelsDown: down, isCached: false)
        plain.draw(screen, background: .white, bitmaps: bitmaps)
        return sheet.bitmap.isDrawn && sheet.bitmap.isNear(plain.bitmap)
      },
      plainCopy(),
    ]
  },
  measuring("ascii", "Notes from a long walk by the river, and what came of them", goal: 200),
  measuring("mixed", "Notes 日本語の本, العربية and हिन्दी from a long walk 🎉", goal: 100),
]

/// Returns a benchmark that reads the sizes of labels whose text layouts are stored, and compares
/// that with creating the layouts.
private func measuring(_ variant: String, _ string: String, goal: Double) -> Benchmark {
  Benchmark(
    "text.measure-again", variant: variant, size: 200, rounds: 15,
    "what 200 labels take at the same width, each asked again",
    goals: [.faster(goal, than: .naive)]
  ) {
    let texts = (0..<200).map { StyledText("\(string) \($0)", TextStyle(font: Font(size: 17))) }
    let container = TextContainer(width: 200)
    let kept = texts.map { TextLayout($0, in: container, engine: PangoTextEngine()) }
    let height = kept.reduce(0) { $0 + $1.size.height }
    return [
      Subject("kept", .galley) {
        var sum = 0.0
        for (text, layout) in zip(texts, kept)
        where layout.text == text && layout.container == container {
          sum += layout.size.height
        }
        return sum
      } check: {
        $0 == height
      },
      Subject("first time", .naive) {
        texts.reduce(0) {
          $0 + TextLayout($1, in: container, engine: PangoTextEngine()).size.height
        }
      } check: {
        $0 == height
      },
    ]
  }
}

/// Copies as many pixels as the feed screen has from one array to another.
private func plainCopy() -> Subject {
  let count = Int(
    FeedScreen.size.width * FeedScreen.size.height * FeedScreen.scale * FeedScreen.scale)
  let source = [UInt32](repeating: 0xFF_FF_FF_FF, count: count)
  var target = [UInt32](repeating: 0, count: count)
  return Subject("plain copy", .floor) {
    target.withUnsafeMutableBytes { target in
      source.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    blackHole(target[count - 1])
  }
}

extension Bitmap {
  /// Whether the bitmap shows cells, that is, has enough pixels that are not white.
  fileprivate var isDrawn: Bool {
    width == 780 && height == 1_688 && pixels.count { $0 != 0xFF_FF_FF_FF } > 100_000
  }

  /// Whether the color channels of all pixels are nearly equal. They may differ because of
  /// rounding.
  fileprivate func isNear(_ other: Bitmap) -> Bool {
    zip(pixels, other.pixels).allSatisfy { left, right in
      [24, 16, 8, 0].allSatisfy { shift in
        (Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)).magnitude <= 3
      }
    }
  }
}
