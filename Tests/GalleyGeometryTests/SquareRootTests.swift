import GalleyGeometry
import TestSupport
import Testing

@Suite("The square root")
struct SquareRootTests {
  @Test("The square root is that of the processor, to the last bit")
  func exact() {
    let numbers: [Double] = [
      0, 1, 2, 4, 25, 0.25, 1e-300, .leastNonzeroMagnitude, 1e300, .greatestFiniteMagnitude,
      .infinity, 0x1p-1000,
      1.0.nextUp, 1.0.nextDown, 4.0.nextDown, 3, 0.1,
    ]
    withEvery("number", in: numbers) { number in
      #expect(Elementary.squareRoot(number) == number.squareRoot())
    }
    #expect(Elementary.squareRoot(-1).isNaN)
    #expect(Elementary.squareRoot(.nan).isNaN)
  }

  @Test("The square root of random numbers is that of the processor")
  func random() {
    withSeededRandom("square roots", steps: 20_000) { random in
      let exponent = Int.random(in: -1_000...1_000, using: &random)
      let number = Double(
        sign: .plus, exponent: exponent, significand: .random(in: 1..<2, using: &random))
      #expect(Elementary.squareRoot(number) == number.squareRoot())
    }
  }
}
