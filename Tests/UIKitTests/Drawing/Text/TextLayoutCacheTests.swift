import GalleyDrawing
import GalleyGeometry
import TestSupport
import Testing
@testable import GalleyUIKit

@Suite("The cache of text layouts")
struct TextLayoutCacheTests {
  private func text(_ string: String, size: Double = 20) -> SharedText {
    SharedText(StyledText(string, TextStyle(font: Font(size: size))))
  }

  @Test("Texts are laid out once for each width and engine")
  func once() {
    inSquares {
      let hello = text("Hello you")
      let wide = hello.set(in: TextContainer(width: 100))
      #expect(hello.set(in: TextContainer(width: 100)) === wide)
      let narrow = hello.set(in: TextContainer(width: 60))
      #expect(narrow !== wide && narrow.size.height > wide.size.height)
      #expect(hello.set(in: TextContainer(width: 100)) === wide)
      // An equal text finds the same layout.
      #expect(text("Hello you").set(in: TextContainer(width: 100)) === wide)
      #expect(text("Hello you", size: 21).set(in: TextContainer(width: 100)) !== wide)
      for width in 200..<220 { _ = hello.size(in: TextContainer(width: Double(width))) }
      #expect(hello.set(in: TextContainer(width: 100)) === wide)
    }
    #expect(text("Hello you").set(in: TextContainer(width: 100)).layout.engine == "pango")
  }

  @Test("Cached texts equal texts that are laid out again")
  func same() {
    inSquares {
      for width in [30.0, 60, 90, 30, 60, 90] {
        let container = TextContainer(width: width, maximumLineCount: 2)
        let new = TextLayout(text("one two three").text, in: container, engine: SquareTextEngine())
        #expect(text("one two three").size(in: container) == new.size)
        #expect(text("one two three").layout(in: container) == new)
      }
    }
  }

  @Test("Cached texts are removed when there are too many, the oldest first")
  func bound() {
    let sizes = TextLayoutCache(countLimit: 10, byteLimit: 1_000)
    let engine = SquareTextEngine()
    let container = TextContainer(width: 100)
    let kept = text("kept")
    let first = sizes.set(kept, in: container, by: engine)
    for number in 0..<100 {
      _ = sizes.set(text("text \(number)"), in: container, by: engine)
      #expect(sizes.set(kept, in: container, by: engine) === first)
      #expect(sizes.count <= 12)
    }
    _ = sizes.set(text(String(repeating: "x", count: 600)), in: container, by: engine)
    _ = sizes.set(text(String(repeating: "y", count: 600)), in: container, by: engine)
    #expect(sizes.count == 1)
    sizes.removeAll()
    #expect(sizes.count == 0)
    #expect(sizes.set(kept, in: container, by: engine) !== first)
  }

  @Test("Only the visible part of a long text is laid out")
  func beginning() {
    let few = TextContainer(width: 100, maximumLineCount: 2)
    func time(_ count: Int, in container: TextContainer) -> (Duration, TextLayout) {
      let long = SharedText(text(String(repeating: "é👍 ", count: count)).text)
      var set: TextLayout?
      let duration = processorTime { set = long.layout(in: container) }
      return (duration, set!)
    }
    _ = time(1, in: few)
    let (all, whole) = time(5_000, in: TextContainer(width: 100))
    let (some, cut) = time(50_000, in: few)
    #expect(cut.isTruncated && cut.lines.count == 2 && whole.lines.count > 100)
    // Two lines of a text that is ten times as long take less time, because its rest is not laid
    // out.
    #expect(some < all, "\(some) for two lines, \(all) for all of a tenth")
  }

  @Test("The font size that fits a text is found")
  func fitting() {
    #expect(TextFitting.scale(from: 0.5) { _ in true } == 1)
    #expect(TextFitting.scale(from: 0.5) { _ in false } == 0.5)
    let found = TextFitting.scale(from: 0.5) { $0 <= 0.8 }
    #expect(found <= 0.8 && found > 0.79)
    #expect(TextFitting.scale(from: 1) { _ in false } == 1)
  }
}
