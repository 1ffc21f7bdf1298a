import GalleyGeometry
import TestSupport
import Testing

@Suite("An affine transform")
struct AffineTransformTests {
  // MARK: Literals

  @Test("A transform translates, scales and rotates points")
  func points() {
    let point = Point(x: 3, y: 4)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(AffineTransform(translationX: 10, y: 20)) == Point(x: 13, y: 24))
    #expect(point.applying(AffineTransform(scaleX: 2, y: -1)) == Point(x: 6, y: -4))
    let turned = point.applying(AffineTransform(rotation: .pi / 2))
    #expect(turned.distance(to: Point(x: -4, y: 3)) < 1e-15)
  }

  @Test("A concatenated transform is applied after the first one")
  func order() {
    let scale = AffineTransform(scaleX: 2, y: 2)
    let move = AffineTransform(translationX: 10, y: 0)
    #expect(Point(x: 1, y: 1).applying(scale.concatenating(move)) == Point(x: 12, y: 2))
    #expect(Point(x: 1, y: 1).applying(move.concatenating(scale)) == Point(x: 22, y: 2))
  }

  @Test("A transform can be translated, scaled or rotated before it is applied")
  func prepending() {
    let base = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      base.translatedBy(x: 7, y: 8)
        == AffineTransform(translationX: 7, y: 8).concatenating(base))
    #expect(base.scaledBy(x: 7, y: 8) == AffineTransform(scaleX: 7, y: 8).concatenating(base))
    #expect(base.rotated(by: 1) == AffineTransform(rotation: 1).concatenating(base))
    #expect(
      base.translatedBy(x: 1, y: 0) == AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 6, ty: 8))
  }

  @Test("A translation does not change sizes")
  func sizes() {
    let transform = AffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
    #expect(Size(width: 4, height: 5).applying(transform) == Size(width: 8, height: -15))
  }

  @Test("A transformed rectangle is the bounding box of its corners")
  func rects() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let mirror = AffineTransform(scaleX: -1, y: 1)
    #expect(rect.applying(mirror) == Rect(x: -4, y: 2, width: 3, height: 4))
    let slant = AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(rect.applying(slant) == Rect(x: 3, y: 2, width: 7, height: 4))
    let negative = Rect(x: 4, y: 6, width: -3, height: -4)
    #expect(negative.applying(slant) == rect.applying(slant))
  }

  @Test("A transform has no inverse if it is singular, or not finite")
  func singular() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverted() == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    #expect(AffineTransform(scaleX: .nan, y: 1).inverted() == nil)
    #expect(AffineTransform(scaleX: .infinity, y: 1).inverted() == nil)
    #expect(AffineTransform(translationX: .infinity, y: 1).inverted() == nil)
    #expect(AffineTransform(scaleX: 0x1p-1030, y: 1).inverted() == nil)
    #expect(AffineTransform(scaleX: 1e200, y: 1e200).inverted() == nil)
  }

  @Test("A transform prints its six entries, or identity")
  func text() {
    #expect(AffineTransform.identity.description == "identity")
    #expect(AffineTransform(translationX: 1.5, y: 2).description == "[1 0 0 1 1.5 2]")
    #expect(AffineTransform.identity.isIdentity)
    #expect(!AffineTransform(translationX: 1, y: 0).isIdentity)
  }

  // MARK: The judge

  /// Returns the full matrix, row by row.
  private func matrix(_ transform: AffineTransform) -> [[Double]] {
    [
      [transform.a, transform.b, 0], [transform.c, transform.d, 0],
      [transform.tx, transform.ty, 1],
    ]
  }

  private func product(_ left: [[Double]], _ right: [[Double]]) -> [[Double]] {
    left.map { row in
      (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * right[$1][column] } }
    }
  }

  /// All transforms with the entries -1, 0 and 1, and with one of two translations.
  private var world: [AffineTransform] {
    lists(over: [-1.0, 0, 1], upToLength: 4).filter { $0.count == 4 }.flatMap { entries in
      [(0.0, 0.0), (2.0, -3.0)].map { move in
        AffineTransform(
          a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: move.0, ty: move.1)
      }
    }
  }

  @Test("Concatenating two transforms multiplies their matrices")
  func agreesWithMatrices() {
    let point = Point(x: 5, y: 7)
    withEvery("first", in: world) { first in
      withEvery("then", in: world) { then in
        let both = first.concatenating(then)
        #expect(matrix(both) == product(matrix(first), matrix(then)))
        #expect(point.applying(both) == point.applying(first).applying(then))
      }
      let row = product([[5, 7, 1]], matrix(first))[0]
      #expect(point.applying(first) == Point(x: row[0], y: row[1]))
    }
  }

  @Test("The inverse undoes a transform, and is nil only if the determinant is zero")
  func inverse() {
    withEvery("transform", in: world) { transform in
      if let inverse = transform.inverted() {
        #expect(transform.concatenating(inverse) == .identity)
        #expect(inverse.concatenating(transform) == .identity)
        #expect(transform.determinant != 0)
      } else {
        #expect(transform.determinant == 0)
      }
    }
  }

  @Test("The inverse undoes a random transform")
  func inverseOfRandom() throws {
    try withSeededRandom("inverse", steps: 2_000) { random in
      var transform = AffineTransform.identity
      for _ in 0..<3 {
        transform =
          transform
          .rotated(by: .random(in: -4...4, using: &random))
          .scaledBy(
            x: .random(in: 0.5...2, using: &random), y: .random(in: -2 ... -0.5, using: &random)
          )
          .translatedBy(
            x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
      }
      let inverse = try #require(transform.inverted())
      let point = Point(x: .random(in: -9...9, using: &random), y: 1)
      #expect(point.applying(transform).applying(inverse).distance(to: point) < 1e-11)
    }
  }

  @Test("A rotation keeps lengths")
  func rotation() {
    withSeededRandom("rotation", steps: 2_000) { random in
      let turn = AffineTransform(rotation: .random(in: -100...100, using: &random))
      #expect((turn.determinant - 1).magnitude < 1e-15)
      let length = Point(x: 3, y: 4).applying(turn).distance(to: .zero)
      #expect((length - 5).magnitude < 1e-14)
    }
  }
}
