import GalleyMotion
import Testing

@Suite("Scrolling at an edge")
struct EdgeScrollingTests {
  private let middle = EdgeScrolling(start: 100, end: 700, contentBefore: 100, contentBehind: 400)

  @Test("The nearer the finger is to an edge, the faster the content scrolls towards it")
  func velocities() {
    #expect(middle.velocity(at: 100) == -600)
    #expect(middle.velocity(at: 130) == -300)
    #expect(middle.velocity(at: 160) == 0)
    #expect(middle.velocity(at: 640) == 0)
    #expect(middle.velocity(at: 670) == 300)
    #expect(middle.velocity(at: 700) == 600)
  }

  @Test("Beyond an edge the content scrolls as fast as at the edge")
  func beyond() {
    #expect(middle.velocity(at: -40) == -600)
    #expect(middle.velocity(at: 900) == 600)
  }

  @Test("The content does not scroll towards an edge with nothing behind it")
  func ends() {
    let top = EdgeScrolling(start: 0, end: 600, contentBefore: 0, contentBehind: 400)
    #expect(top.velocity(at: 10) == 0 && top.velocity(at: 590) > 0)
    let bottom = EdgeScrolling(start: 400, end: 1_000, contentBefore: 400, contentBehind: 0)
    #expect(bottom.velocity(at: 410) < 0 && bottom.velocity(at: 990) == 0)
  }

  @Test("In a short list the zones at the edges are a quarter of its length each")
  func short() {
    let short = EdgeScrolling(start: 0, end: 80, contentBefore: 50, contentBehind: 50)
    #expect(short.velocity(at: 10) == -300)
    #expect(short.velocity(at: 20) == 0 && short.velocity(at: 60) == 0)
    let empty = EdgeScrolling(start: 0, end: 0, contentBefore: 50, contentBehind: 50)
    #expect(empty.velocity(at: 0) == 0)
  }
}
