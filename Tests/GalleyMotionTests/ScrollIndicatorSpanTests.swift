import GalleyMotion
import TestSupport
import Testing

@Suite("The span of a scroll indicator")
struct ScrollIndicatorSpanTests {
  private func span(_ offset: Double, content: Double = 2_000) -> ScrollIndicatorSpan {
    ScrollIndicatorSpan(track: 400, visible: 500, content: content, offset: offset)
  }

  @Test("A scroll indicator covers as much of the track as the visible part does of the content")
  func share() {
    #expect(span(0).start == 0 && span(0).length == 100)
    #expect(span(750).start == 150)
    #expect(span(1_500).start == 300)
  }

  @Test("A scroll indicator has a minimum length, and reaches the end of its track")
  func leastLength() {
    let span = span(999_500, content: 1_000_000)
    #expect(span.length == ScrollIndicatorSpan.leastLength)
    #expect(span.start + span.length == 400)
  }

  @Test("A scroll indicator shrinks while the content is pulled beyond its edge, down to a dot")
  func pulled() {
    #expect(span(-40).start == 0 && span(-40).length == 60)
    #expect(span(1_530).length == 70 && span(1_530).start == 330)
    #expect(span(-400).length == ScrollIndicatorSpan.dotLength)
    #expect(span(2_400).start == 400 - ScrollIndicatorSpan.dotLength)
  }

  @Test("A scroll indicator fills the track if all content is visible")
  func all() {
    #expect(span(0, content: 500) == span(0, content: 100))
    #expect(span(0, content: 0).length == 400 && span(0, content: 0).start == 0)
  }

  @Test("A scroll indicator stays on its track and follows the content, for any input")
  func soundness() {
    let odd = [0, -0.5, 1, 37, 1e5, 1e300, -1e300, .infinity, -.infinity, .nan]
    for track in odd {
      for visible in odd {
        for content in odd {
          var last = -1.0
          for offset in [-1e9, -10, 0, 10, 300, 1e9] + odd.suffix(3) {
            let span = ScrollIndicatorSpan(
              track: track, visible: visible, content: content, offset: offset)
            #expect(span.start >= 0 && span.length >= 0)
            #expect(span.start + span.length <= max(track.isFinite ? track : 0, 0) + 1e-6)
            if offset.isFinite {
              #expect(span.start >= last)
              last = span.start
            }
          }
        }
      }
    }
  }
}
