import Foundation
import GalleyGeometry
import TestSupport
import Testing

/// The functions are compared with the platform's C library. Its results lie within about half a
/// unit in the last place of the true value, so the two may differ by one unit. Where they differ,
/// it is often the platform's result that is not correctly rounded.
@Suite("An elementary function")
struct ElementaryTests {
  // MARK: Literals

  /// True values, from a calculation with 120 digits, rounded once.
  @Test("An elementary function returns the double nearest to the true value, on every processor")
  func literals() {
    #expect(Elementary.sine(1) == 0x1.aed548f090ceep-1)
    #expect(Elementary.sine(.pi) == 0x1.1a62633145c07p-53)
    #expect(Elementary.sine(1e6) == -0x1.6664b2568d867p-2)
    #expect(Elementary.cosine(1) == 0x1.14a280fb5068cp-1)
    #expect(Elementary.cosine(.pi / 2) == 0x1.1a62633145c07p-54)
    #expect(Elementary.tangent(1) == 0x1.8eb245cbee3a6p+0)
    #expect(Elementary.exponential(1) == 0x1.5bf0a8b145769p+1)
    #expect(Elementary.exponential(-745) == 0x0.0000000000001p-1022)
    #expect(Elementary.logarithm(2) == 0x1.62e42fefa39efp-1)
    #expect(Elementary.logarithm(10) == 0x1.26bb1bbb55516p+1)
    #expect(Elementary.power(2, 0.5) == 0x1.6a09e667f3bcdp+0)
    #expect(Elementary.power(10, -3) == 0.001)
    #expect(Elementary.power(1.0000001, 1e9) == 0x1.349445c228792p+144)
    #expect(Elementary.arctangent(1) == .pi / 4)
    #expect(Elementary.arctangent(0.1) == 0x1.983e282e2cc4dp-4)
    #expect(Elementary.arctangent2(y: -3, x: -4) == -0x1.3fc176b7a8560p+1)
  }

  /// All results for many arguments, folded into one number: it changes with the
  /// last bit of any of them. A processor, a compiler or an optimization that
  /// moves a bit is found here, and so is a change to a function that was not
  /// meant to be one.
  @Test("An elementary function returns the same bits in every build and on every processor")
  func sameBits() {
    let powerOfSelf: (Double) -> Double = { Elementary.power($0, 25.3 - $0) }
    let functions: [(String, ClosedRange<Double>, (Double) -> Double, UInt64)] = [
      ("sine", -1e6...1e6, Elementary.sine, 0xD7C0_7DE8_C943_C63D),
      ("cosine", -1e6...1e6, Elementary.cosine, 0x9F1D_5493_BAE7_4A7C),
      ("tangent", -1e6...1e6, Elementary.tangent, 0x476F_BE53_E7DA_D252),
      ("exponential", -746...709, Elementary.exponential, 0xBA9A_3DA8_026B_B339),
      ("logarithm", 0...1000, Elementary.logarithm, 0x88D2_4E04_4239_7031),
      ("logarithm near 1", 0.7...1.4, Elementary.logarithm, 0x6839_A1DE_3F53_1AD2),
      ("power", 0...100, powerOfSelf, 0x6198_D6A9_9BC6_7610),
      ("arctangent", -3...3, Elementary.arctangent, 0xAF9D_E97D_5F94_8A8C),
    ]
    for (name, arguments, function, expected) in functions {
      var random = SeededRandom(seededBy: name)
      var folded: UInt64 = 0
      for _ in 0..<20_000 {
        let result = function(.random(in: arguments, using: &random))
        folded = SeededRandom.mixed(folded ^ result.bitPattern)
      }
      #expect(folded == expected, "\(name): 0x\(String(folded, radix: 16))")
    }
  }

  // MARK: Against the platform

  private struct Comparison: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ours: @Sendable (Double) -> Double
    var platforms: @Sendable (Double) -> Double
    var argument: @Sendable (inout SeededRandom) -> Double
  }

  private static let comparisons: [Comparison] = [
    Comparison(
      testDescription: "sine of a few turns", ours: Elementary.sine, platforms: { sin($0) },
      argument: { .random(in: -10...10, using: &$0) }),
    Comparison(
      testDescription: "cosine of a few turns", ours: Elementary.cosine, platforms: { cos($0) },
      argument: { .random(in: -10...10, using: &$0) }),
    Comparison(
      testDescription: "tangent of a few turns", ours: Elementary.tangent, platforms: { tan($0) },
      argument: { .random(in: -10...10, using: &$0) }),
    Comparison(
      testDescription: "sine up to 2³⁰", ours: Elementary.sine, platforms: { sin($0) },
      argument: { .random(in: -0x1p30...0x1p30, using: &$0) }),
    Comparison(
      testDescription: "cosine up to 2³⁰", ours: Elementary.cosine, platforms: { cos($0) },
      argument: { .random(in: -0x1p30...0x1p30, using: &$0) }),
    Comparison(
      testDescription: "tangent up to 2³⁰", ours: Elementary.tangent, platforms: { tan($0) },
      argument: { .random(in: -0x1p30...0x1p30, using: &$0) }),
    Comparison(
      testDescription: "sine beside multiples of π/2", ours: Elementary.sine,
      platforms: { sin($0) }, argument: besideRightAngle),
    Comparison(
      testDescription: "cosine beside multiples of π/2", ours: Elementary.cosine,
      platforms: { cos($0) }, argument: besideRightAngle),
    Comparison(
      testDescription: "tangent beside multiples of π/2", ours: Elementary.tangent,
      platforms: { tan($0) }, argument: besideRightAngle),
    Comparison(
      testDescription: "sine of any small number", ours: Elementary.sine, platforms: { sin($0) },
      argument: { anyFinite(&$0).remainder(dividingBy: 1) }),
    Comparison(
      testDescription: "exponential near zero", ours: Elementary.exponential,
      platforms: { exp($0) }, argument: { .random(in: -1...1, using: &$0) }),
    Comparison(
      testDescription: "exponential over its range", ours: Elementary.exponential,
      platforms: { exp($0) }, argument: { .random(in: -746...710, using: &$0) }),
    Comparison(
      testDescription: "exponential with a subnormal result", ours: Elementary.exponential,
      platforms: { exp($0) }, argument: { .random(in: -746 ... -708, using: &$0) }),
    Comparison(
      testDescription: "exponential of any number", ours: Elementary.exponential,
      platforms: { exp($0) }, argument: anyFinite),
    Comparison(
      testDescription: "logarithm of any number", ours: Elementary.logarithm,
      platforms: { log($0) }, argument: { anyFinite(&$0).magnitude }),
    Comparison(
      testDescription: "logarithm around 1", ours: Elementary.logarithm, platforms: { log($0) },
      argument: { .random(in: 0.5...2, using: &$0) }),
    Comparison(
      testDescription: "logarithm beside 1", ours: Elementary.logarithm, platforms: { log($0) },
      argument: { 1 + .random(in: -0x1p-20...0x1p-20, using: &$0) }),
    Comparison(
      testDescription: "arctangent of a slope", ours: Elementary.arctangent,
      platforms: { atan($0) }, argument: { .random(in: -3...3, using: &$0) }),
    Comparison(
      testDescription: "arctangent of any number", ours: Elementary.arctangent,
      platforms: { atan($0) }, argument: anyFinite),
  ]

  @Test(
    "An elementary function agrees with the platform's to one unit in the last place",
    arguments: comparisons)
  private func agrees(comparison: Comparison) {
    withSeededRandom(comparison.testDescription, steps: 20_000) { random in
      let argument = comparison.argument(&random)
      let (ours, platforms) = (comparison.ours(argument), comparison.platforms(argument))
      #expect(ulpDistance(ours, platforms) <= 1, "of \(argument): \(ours), not \(platforms)")
    }
  }

  private struct ComparisonOfTwo: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ours: @Sendable (Double, Double) -> Double
    var platforms: @Sendable (Double, Double) -> Double
    var arguments: @Sendable (inout SeededRandom) -> (Double, Double)
  }

  private static let comparisonsOfTwo: [ComparisonOfTwo] = [
    ComparisonOfTwo(
      testDescription: "power of moderate numbers", ours: Elementary.power,
      platforms: { pow($0, $1) },
      arguments: { (.random(in: 0...100, using: &$0), .random(in: -100...100, using: &$0)) }),
    ComparisonOfTwo(
      testDescription: "power of any numbers", ours: Elementary.power,
      platforms: { pow($0, $1) }, arguments: { (anyFinite(&$0), anyFinite(&$0)) }),
    ComparisonOfTwo(
      testDescription: "power over the range of results", ours: Elementary.power,
      platforms: { pow($0, $1) },
      arguments: { random in
        let base = anyFinite(&random).magnitude
        return (base, .random(in: -745...710, using: &random) / log(base))
      }),
    ComparisonOfTwo(
      testDescription: "power of a base beside 1", ours: Elementary.power,
      platforms: { pow($0, $1) },
      arguments: { random in
        let base = 1 + .random(in: -0x1p-30...0x1p-30, using: &random)
        return (base, .random(in: -745...710, using: &random) / log(base))
      }),
    ComparisonOfTwo(
      testDescription: "power of integers", ours: Elementary.power,
      platforms: { pow($0, $1) },
      arguments: { random in
        (
          Double(Int.random(in: -10...10, using: &random)),
          Double(Int.random(in: -300...300, using: &random))
        )
      }),
    ComparisonOfTwo(
      testDescription: "arctangent of moderate coordinates",
      ours: { Elementary.arctangent2(y: $0, x: $1) }, platforms: { atan2($0, $1) },
      arguments: { (.random(in: -5...5, using: &$0), .random(in: -5...5, using: &$0)) }),
    ComparisonOfTwo(
      testDescription: "arctangent of any coordinates",
      ours: { Elementary.arctangent2(y: $0, x: $1) }, platforms: { atan2($0, $1) },
      arguments: { (anyFinite(&$0), anyFinite(&$0)) }),
  ]

  @Test(
    "An elementary function of two numbers agrees with the platform's to one unit in the last place",
    arguments: comparisonsOfTwo)
  private func agrees(comparison: ComparisonOfTwo) {
    withSeededRandom(comparison.testDescription, steps: 20_000) { random in
      let (first, second) = comparison.arguments(&random)
      let (ours, platforms) = (comparison.ours(first, second), comparison.platforms(first, second))
      #expect(
        ulpDistance(ours, platforms) <= 1, "of \(first), \(second): \(ours), not \(platforms)")
    }
  }

  // MARK: Edges

  /// Numbers around which the functions compute in different ways, and special numbers.
  private static let edges: [Double] = {
    let magnitudes: [Double] = [
      0, .leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, .leastNormalMagnitude, 1e-300,
      0x1p-60, 0x1p-30, 0x1p-27, 0.0625, 0.1, 0.25, 1.0 / 3, 0.5, 0.5.squareRoot(), .pi / 4,
      1.0.nextDown, 1, 1.0.nextUp, 1.5, .pi / 2, 2.0.squareRoot(), 2, 2.5, 3, .pi, 4, 10, 11, 100,
      708, 708.5, 709.78, 709.79, 744.4, 745.1, 745.14, 746, 1000, 1001, 0x1p30.nextDown, 0x1p30,
      0x1p52 - 0.5, 0x1p52, 0x1p52 + 1, 0x1p53 - 1, 0x1p53, 0x1p54,
    ]
    let beyond: [Double] = [1e300, .greatestFiniteMagnitude, .infinity, .nan]
    return (magnitudes + beyond).flatMap { [$0, -$0] }
  }()

  @Test("An elementary function agrees with the platform's at the edges, signs of zeros included")
  func edgesOfOne() {
    let functions: [(name: String, ours: (Double) -> Double, platforms: (Double) -> Double)] = [
      ("exponential", Elementary.exponential, { exp($0) }),
      ("logarithm", Elementary.logarithm, { log($0) }),
      ("arctangent", Elementary.arctangent, { atan($0) }),
      ("sine", Elementary.sine, { sin($0) }), ("cosine", Elementary.cosine, { cos($0) }),
      ("tangent", Elementary.tangent, { tan($0) }),
    ]
    for function in functions {
      // `hugeAngles` tests larger angles, for which the results are less exact.
      let isOfAngle = ["sine", "cosine", "tangent"].contains(function.name)
      let arguments = Self.edges.filter { !isOfAngle || $0.magnitude <= 0x1p30 || !$0.isFinite }
      withEvery("\(function.name) of", in: arguments) { argument in
        expectAgreement(function.ours(argument), function.platforms(argument))
      }
    }
  }

  @Test(
    "An elementary function of two numbers agrees with the platform's at the edges, signs of zeros included"
  )
  func edgesOfTwo() {
    withEvery("first", in: Self.edges) { first in
      withEvery("second", in: Self.edges) { second in
        withEvery("function", in: ["power", "arctangent2"]) { function in
          if function == "power" {
            expectAgreement(Elementary.power(first, second), pow(first, second))
          } else {
            expectAgreement(Elementary.arctangent2(y: first, x: second), atan2(first, second))
          }
        }
      }
    }
  }

  private func expectAgreement(
    _ ours: Double, _ platforms: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      ulpDistance(ours, platforms) <= 1 && (ours.isNaN || ours.sign == platforms.sign),
      "\(ours), not \(platforms)", sourceLocation: sourceLocation)
  }

  // MARK: Laws

  @Test("The squares of sine and cosine add up to one, also for angles beyond 2³⁰")
  func hugeAngles() {
    withSeededRandom("huge angles", steps: 10_000) { random in
      let angle = anyFinite(&random)
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15, "of \(angle)")
    }
    // The 2π of the reduction has a relative error of 3.9e-17.
    let angle = 0x1p40 + 0.5
    #expect((Elementary.sine(angle) - sin(angle)).magnitude < 0x1p40 * 4e-17)
    #expect(Elementary.sine(angle) != 0)
  }

  @Test("Sine and cosine are the same together and apart")
  func together() {
    withSeededRandom("together", steps: 5_000) { random in
      let angle = Double.random(in: -1e6...1e6, using: &random)
      let both = Elementary.sineAndCosine(angle)
      #expect(both.sine == Elementary.sine(angle))
      #expect(both.cosine == Elementary.cosine(angle))
    }
  }

  @Test("Elementary functions have their symmetry, to the last bit")
  func symmetries() {
    withSeededRandom("symmetries", steps: 5_000) { random in
      let x = Double.random(in: -100...100, using: &random)
      #expect(Elementary.sine(-x) == -Elementary.sine(x))
      #expect(Elementary.cosine(-x) == Elementary.cosine(x))
      #expect(Elementary.tangent(-x) == -Elementary.tangent(x))
      #expect(Elementary.arctangent(-x) == -Elementary.arctangent(x))
      #expect(Elementary.power(-x, 3) == -Elementary.power(x, 3))
      #expect(Elementary.power(-x, 4) == Elementary.power(x, 4))
    }
  }

  @Test("A rising elementary function never falls")
  func monotonic() {
    withSeededRandom("monotonic", steps: 20_000) { random in
      let positive = anyFinite(&random).magnitude
      #expect(Elementary.logarithm(positive) <= Elementary.logarithm(positive.nextUp))
      // Far enough apart for the true results to differ by two units at least.
      let x = Double.random(in: -700...700, using: &random)
      #expect(Elementary.exponential(x) < Elementary.exponential(x + 1e-12))
      let angle = Double.random(in: -1.5...1.5, using: &random)
      #expect(Elementary.sine(angle) < Elementary.sine(angle + 1e-13))
      #expect(Elementary.tangent(angle) < Elementary.tangent(angle + 1e-13))
      #expect(Elementary.arctangent(angle) < Elementary.arctangent(angle + 1e-13))
    }
  }

  @Test(
    "An elementary function is exact where the result is a double: squares, cubes, powers of two, square roots"
  )
  func exact() {
    withEvery("exponent", in: -1074...1023) { exponent in
      #expect(Elementary.power(2, Double(exponent)) == exp2(Double(exponent)))
    }
    withEvery("base", in: 1...1000) { base in
      let base = Double(base)
      #expect(Elementary.power(base, 1) == base)
      #expect(Elementary.power(base, 2) == base * base)
      #expect(Elementary.power(base, 3) == base * base * base)
      #expect(Elementary.power(base * base, 0.5) == base)
    }
  }
}

// MARK: - Arguments

/// Any double but infinities and NaN, each as likely as the next: half of them
/// are below 1 in magnitude, and some are subnormal.
private func anyFinite(_ random: inout SeededRandom) -> Double {
  while true {
    let value = Double(bitPattern: random.next())
    if value.isFinite { return value }
  }
}

/// The doubles next to a multiple of π/2, where a sine or cosine is smallest and
/// the reduction of the angle has most to lose.
@Sendable
private func besideRightAngle(_ random: inout SeededRandom) -> Double {
  let angle = Double(Int.random(in: 1...600_000_000, using: &random)) * .pi / 2
  return [angle.nextDown, angle, angle.nextUp].randomElement(using: &random)!
}
