import GalleyGeometry
import TestSupport
import Testing

@Suite("Whole numbers near a number")
struct WholeNumbersTests {
  private static let numbers: [Double] = [
    0, 0.5, 1, 1.5, 2.5, 0.49999999999999994, 1e-300, 4_503_599_627_370_495.5, 0x1p52, 0x1p53,
    9.9e18, 1e300, .greatestFiniteMagnitude, .infinity, 7.000000000000001, 6.999999999999999,
  ]

  @Test("Rounding agrees with the standard library")
  func rounding() {
    withEvery("number", in: Self.numbers + Self.numbers.map { -$0 }) { number in
      #expect(number.roundedDown == number.rounded(.down))
      #expect(number.roundedUp == number.rounded(.up))
      #expect(number.roundedTowardZero == number.rounded(.towardZero))
      #expect(number.roundedToNearestOrEven == number.rounded(.toNearestOrEven))
    }
    #expect(Double.nan.roundedDown.isNaN && Double.nan.roundedToNearestOrEven.isNaN)
  }

  @Test("Remainders agree with the standard library, however large the quotient")
  func rests() {
    let units = [1, 0.1, 2 * .pi, 3, 1e-8, 1e10, 0.7]
    withEvery("unit", in: units) { unit in
      withEvery("number", in: Self.numbers + Self.numbers.map { -$0 }) { number in
        let rest = number.exactRemainder(dividingBy: unit)
        let expected = number.remainder(dividingBy: unit)
        #expect(rest == expected || (rest.isNaN && expected.isNaN))
      }
    }
  }

  @Test("Rounding of random numbers agrees with the standard library")
  func random() {
    withSeededRandom("whole numbers", steps: 2_000) { random in
      let number = Double.random(in: -1e6...1e6, using: &random)
      let unit = Double.random(in: 1e-3...1e3, using: &random)
      #expect(number.roundedToNearestOrEven == number.rounded(.toNearestOrEven))
      #expect(number.exactRemainder(dividingBy: unit) == number.remainder(dividingBy: unit))
    }
  }
}
