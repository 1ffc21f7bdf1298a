import GalleyMotion
import TestSupport
import Testing

@Suite("Paging")
struct PagingTests {
  private let paging = Paging(pageLength: 320, contentLength: 1_000)

  @Test("Paging goes to the nearest page, and to the later of two equally near ones")
  func nearest() {
    for (offset, page) in [
      (-50, 0), (0, 0), (159.9, 0), (160, 320), (320, 320), (479, 320), (480, 640), (640, 640),
      (679, 640), (680, 680), (900, 680),
    ] as [(Double, Double)] {
      for velocity in [-199, 0, 199] as [Double] {
        #expect(paging.targetOffset(from: offset, velocity: velocity) == page, "from \(offset)")
      }
    }
  }

  @Test(
    "A swipe scrolls by one page in its direction, however fast it is"
  )
  func swipes() {
    for speed in [200, 800, 8_000] as [Double] {
      #expect(paging.targetOffset(from: 0, velocity: speed) == 320)
      #expect(paging.targetOffset(from: 10, velocity: speed) == 320)
      #expect(paging.targetOffset(from: 319, velocity: speed) == 320)
      #expect(paging.targetOffset(from: 320, velocity: speed) == 640)
      #expect(paging.targetOffset(from: 320, velocity: -speed) == 0)
      #expect(paging.targetOffset(from: 330, velocity: -speed) == 320)
      #expect(paging.targetOffset(from: 680, velocity: -speed) == 640)
    }
  }

  @Test("Paging stops at the end of the content, also in the middle of a page")
  func ends() {
    #expect(paging.targetOffset(from: 650, velocity: 800) == 680)
    #expect(paging.targetOffset(from: 700, velocity: 800) == 680)
    #expect(paging.targetOffset(from: -20, velocity: -800) == 0)
    #expect(paging.targetOffset(from: -20, velocity: 800) == 0)
    // The content is shorter than a page.
    let short = Paging(pageLength: 320, contentLength: 100)
    for velocity in [-800, 0, 800] as [Double] {
      #expect(short.targetOffset(from: 30, velocity: velocity) == 0)
    }
  }

  @Test("Paging counts from the first offset of content with insets")
  func insets() {
    let paging = Paging(pageLength: 100, from: -20, to: 500)
    #expect(paging.targetOffset(from: 31, velocity: 0) == 80)
    #expect(paging.targetOffset(from: 80, velocity: 300) == 180)
  }

  @Test("Paging ignores rounding errors")
  func hair() {
    let third = 320.0 / 3
    let paging = Paging(pageLength: third, contentLength: 10_000)
    for page in 0..<80 {
      let offset = Double(page) * third
      for near in [offset, offset.nextUp, offset.nextDown] {
        let next = paging.targetOffset(from: near, velocity: 500)
        #expect((next - offset - third).magnitude < 1e-9)
        if page > 0 {
          let previous = paging.targetOffset(from: near, velocity: -500)
          #expect((previous - offset + third).magnitude < 1e-9)
        }
      }
    }
  }

  @Test("Paging agrees with a search through all pages")
  func judged() {
    withSeededRandom("pages", steps: 500) { random in
      let page = Double(Int.random(in: 1...400, using: &random))
      let maximum = Double(Int.random(in: 0...3_000, using: &random))
      let offset = Double(Int.random(in: -100...3_200, using: &random)) + 0.25
      let velocity = [-900, -100, 0, 100, 900].randomElement(using: &random)! as Double
      let paging = Paging(pageLength: page, from: 0, to: maximum)
      let pages = Array(stride(from: -page * 400, through: maximum + page, by: page))
      let expected: Double
      if velocity == 900 {
        expected = pages.first { $0 > offset } ?? maximum
      } else if velocity == -900 {
        expected = pages.last { $0 < offset }!
      } else if offset >= maximum {
        expected = maximum
      } else {
        expected = pages.min { ($0 - offset).magnitude < ($1 - offset).magnitude }!
      }
      #expect(
        paging.targetOffset(from: offset, velocity: velocity) == min(max(expected, 0), maximum))
    }
  }
}
