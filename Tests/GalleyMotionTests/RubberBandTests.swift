import GalleyMotion
import TestSupport
import Testing

@Suite("A rubber band")
struct RubberBandTests {
  private let band = RubberBand(dimension: 852)

  @Test("A rubber band shows (1 − 1 / (0.55 d / D + 1)) · D of a pull, as UIKit does")
  func formula() {
    #expect(RubberBand.coefficient == 0.55)
    // On UIKit, a finger pulled content 590 points beyond its start in a view of 852. The offset
    // was -235.
    #expect((band.displayed(pull: 590) - 235).magnitude < 1.0 / 6)
    withSeededRandom("pulls", steps: 200) { random in
      let pull = Double.random(in: 0...5_000, using: &random)
      let shown = (1 - 1 / (0.55 * pull / 852 + 1)) * 852
      #expect((band.displayed(pull: pull) - shown).magnitude < 1e-9)
      #expect(band.displayed(pull: -pull) == -band.displayed(pull: pull))
    }
  }

  @Test(
    "A rubber band begins with 0.55 points per point, then shows less, and less than its dimension"
  )
  func shape() {
    #expect((band.displayed(pull: 1e-6) / 1e-6 - 0.55).magnitude < 1e-6)
    var last = (shown: 0.0, step: Double.infinity)
    for pull in stride(from: 10.0, through: 20_000, by: 10) {
      let shown = band.displayed(pull: pull)
      #expect(shown > last.shown && shown - last.shown < last.step && shown < 852)
      last = (shown, shown - last.shown)
    }
  }

  @Test("A rubber band returns the pull for the distance that it shows")
  func inverse() {
    #expect((band.pull(displayed: 235) - 590).magnitude < 0.2)
    withSeededRandom("pulls and back", steps: 300) { random in
      let pull = Double.random(in: -5_000...5_000, using: &random)
      #expect((band.pull(displayed: band.displayed(pull: pull)) - pull).magnitude < 1e-7)
    }
    #expect(band.pull(displayed: 852) == 1e9)
    #expect(band.pull(displayed: -900) == -1e9)
  }

  @Test("A rubber band leaves offsets between the edges alone, and resists beyond them")
  func offsets() {
    #expect(band.offset(for: 500, from: -88, to: 1_000) == 500)
    #expect(band.offset(for: -88, from: -88, to: 1_000) == -88)
    #expect(band.offset(for: -188, from: -88, to: 1_000) == -88 - band.displayed(pull: 100))
    #expect(band.offset(for: 1_100, from: -88, to: 1_000) == 1_000 + band.displayed(pull: 100))
    // Content that is shorter than its view rests at its start.
    #expect(band.offset(for: 0, from: 0, to: -300) == 0)
    #expect(band.offset(for: 10, from: 0, to: -300) == band.displayed(pull: 10))
    withSeededRandom("offsets and back", steps: 300) { random in
      let offset = Double.random(in: -3_000...3_000, using: &random)
      let shown = band.offset(for: offset, from: -88, to: 1_000)
      #expect((band.pulledOffset(for: shown, from: -88, to: 1_000) - offset).magnitude < 1e-7)
    }
  }

  @Test("A rubber band without a dimension does not stretch")
  func empty() {
    for dimension: Double in [0, -1, .nan, -.infinity] {
      let band = RubberBand(dimension: dimension)
      #expect(band.displayed(pull: 100) == 0)
      #expect(band.pull(displayed: 100) == 0)
      #expect(band.offset(for: 200, from: 0, to: 100) == 100)
    }
  }
}
