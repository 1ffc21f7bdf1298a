import GalleyGeometry
import Testing

@Suite("A point")
struct PointTests {
  @Test("Points are added and subtracted by coordinate")
  func arithmetic() {
    var point = Point(x: 10, y: 20)
    point += Point(x: 1, y: -2)
    #expect(point == Point(x: 11, y: 18))
    point -= Point(x: 1, y: -2)
    #expect(point == Point(x: 10, y: 20))
    #expect(point - point == .zero)
  }

  @Test("A point knows its distance to another")
  func distance() {
    #expect(Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5)) == 5)
  }

  @Test("A point is finite when both coordinates are")
  func finite() {
    #expect(Point.zero.isFinite)
    #expect(!Point(x: 0, y: .nan).isFinite)
    #expect(!Point(x: -.infinity, y: 0).isFinite)
  }

  @Test("A point prints its coordinates")
  func text() {
    #expect(Point(x: 10, y: 20.5).description == "(10, 20.5)")
  }
}

@Suite("A size")
struct SizeTests {
  @Test("A size is empty unless both extents are positive")
  func empty() {
    #expect(!Size(width: 1, height: 0.1).isEmpty)
    #expect(Size.zero.isEmpty)
    #expect(Size(width: -1, height: -1).isEmpty)
    #expect(Size(width: .nan, height: 1).isEmpty)
  }

  @Test("A size has an area, and is finite when both extents are")
  func area() {
    #expect(Size(width: 4, height: 5).area == 20)
    #expect(Size(width: 4, height: 5).isFinite)
    #expect(!Size(width: 4, height: .infinity).isFinite)
  }

  @Test("A size prints width × height")
  func text() {
    #expect(Size(width: 320, height: 44.5).description == "320 × 44.5")
  }
}

@Suite("The short description of a number")
struct ShortDescriptionTests {
  @Test("A printed whole number has no fraction, and zero has one spelling")
  func text() {
    let spellings: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (320, "320"), (-1, "-1"), (106.5, "106.5"),
      (1.0 / 3, "0.3333333333333333"),
      (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
      (-0x1p53, "-9007199254740992"), (0x1p63, "9.223372036854776e+18"), (1e300, "1e+300"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ]
    for (number, text) in spellings { #expect(number.shortDescription == text) }
  }

  @Test("A printed number reads back as the same number")
  func roundTrip() {
    for number in [0.1, 0x1p-1030, 0x1p52, 0x1p53, 0x1p60, -12345.678, .greatestFiniteMagnitude] {
      #expect(Double(number.shortDescription) == number)
    }
  }
  @Test("A number with at most three decimal places is the text of the rounded number")
  func thousandths() {
    let numbers = [
      0, -0.0, 320, -1, 106.5, 20.0 / 3, -20.0 / 3, 0.0004, -0.0004, 0.0005, -0.0005, 0.001, 9.9996,
      -12_345.678, 999_999_999_999.4999, 1e12, -1e15, 1.5e300, .infinity, -.infinity, .nan, 0.05,
      7.01,
    ]
    for number in numbers {
      var bytes: [UInt8] = []
      number.appendThousandths(to: &bytes)
      let rounded = number.magnitude < 1e12 ? (number * 1_000).rounded() / 1_000 : number
      #expect(String(decoding: bytes, as: UTF8.self) == rounded.shortDescription)
    }
  }
}
