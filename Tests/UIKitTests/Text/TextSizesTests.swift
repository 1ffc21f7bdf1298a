import GalleyDrawing
import GalleyGeometry
import Testing
@testable import UIKit

@Suite("Texts that have been set before")
struct TextSizesTests {
  private func text(_ string: String, size: Double = 20) -> SharedText {
    SharedText(StyledText(string, TextStyle(font: Font(size: size))))
  }

  @Test("Are set once for each room and engine")
  func once() {
    inSquares {
      let hello = text("Hello you")
      let wide = hello.set(in: TextRoom(width: 100))
      #expect(hello.set(in: TextRoom(width: 100)) === wide)
      let narrow = hello.set(in: TextRoom(width: 60))
      #expect(narrow !== wide && narrow.size.height > wide.size.height)
      #expect(hello.set(in: TextRoom(width: 100)) === wide)
      // Another that says the same finds it too.
      #expect(text("Hello you").set(in: TextRoom(width: 100)) === wide)
      #expect(text("Hello you", size: 21).set(in: TextRoom(width: 100)) !== wide)
      for width in 200..<220 { _ = hello.size(in: TextRoom(width: Double(width))) }
      #expect(hello.set(in: TextRoom(width: 100)) === wide)
    }
    #expect(text("Hello you").set(in: TextRoom(width: 100)).layout.engine == "pango")
  }

  @Test("Are the same as if they were set anew")
  func same() {
    inSquares {
      for width in [30.0, 60, 90, 30, 60, 90] {
        let room = TextRoom(width: width, maximumLineCount: 2)
        let new = TextLayout(text("one two three").text, in: room, engine: SquareTextEngine())
        #expect(text("one two three").size(in: room) == new.size)
        #expect(text("one two three").layout(in: room) == new)
      }
    }
  }

  @Test("Are forgotten when there are too many, the oldest first")
  func bound() {
    let sizes = TextSizes(countLimit: 10, byteLimit: 1_000)
    let engine = SquareTextEngine()
    let room = TextRoom(width: 100)
    let kept = text("kept")
    let first = sizes.set(kept, in: room, by: engine)
    for number in 0..<100 {
      _ = sizes.set(text("text \(number)"), in: room, by: engine)
      #expect(sizes.set(kept, in: room, by: engine) === first)
      #expect(sizes.count <= 12)
    }
    _ = sizes.set(text(String(repeating: "x", count: 600)), in: room, by: engine)
    _ = sizes.set(text(String(repeating: "y", count: 600)), in: room, by: engine)
    #expect(sizes.count == 1)
    sizes.removeAll()
    #expect(sizes.count == 0)
    #expect(sizes.set(kept, in: room, by: engine) !== first)
  }

  @Test("Of a long text only what can be seen is set")
  func beginning() {
    let room = TextRoom(width: 100, maximumLineCount: 2)
    func time(_ count: Int) -> Duration {
      let long = SharedText(text(String(repeating: "é👍 ", count: count)).text)
      return ContinuousClock().measure {
        let set = long.layout(in: room)
        #expect(set.isTruncated && set.lines.count == 2)
      }
    }
    _ = SharedText(text("é👍 ").text).layout(in: room)
    // What can't be seen is looked through, and not set: a hundred times as much costs far less.
    let (short, long) = (time(2_000), time(200_000))
    #expect(long < short * 50, "\(long) for a hundred times of \(short)")
  }

  @Test("Letters are found that are as large as a text has room for")
  func fitting() {
    #expect(TextFitting.scale(from: 0.5) { _ in true } == 1)
    #expect(TextFitting.scale(from: 0.5) { _ in false } == 0.5)
    let found = TextFitting.scale(from: 0.5) { $0 <= 0.8 }
    #expect(found <= 0.8 && found > 0.79)
    #expect(TextFitting.scale(from: 1) { _ in false } == 1)
  }
}
