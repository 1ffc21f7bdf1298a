import GalleyGeometry
import TestSupport
import Testing

@Suite("A direction of the focus")
struct FocusDirectionTests {
  private let right = FocusDirection(x: 1, y: 0)
  private let down = FocusDirection(x: 0, y: 1)

  private func key(_ column: Double, _ row: Double) -> Rect {
    Rect(x: column * 50, y: row * 50, width: 40, height: 40)
  }

  @Test("The focus moves to the nearest rectangle straight ahead")
  func ahead() {
    let keys = [key(0, 0), key(1, 0), key(2, 0), key(1, 1)]
    #expect(right.nearest(to: keys[0], among: keys) == 1)
    #expect(FocusDirection(x: -1, y: 0).nearest(to: keys[2], among: keys) == 1)
    #expect(down.nearest(to: keys[1], among: keys) == 3)
    #expect(FocusDirection(x: 0, y: -1).nearest(to: keys[3], among: keys) == 1)
    #expect(right.nearest(to: keys[2], among: keys) == nil)
  }

  @Test("A rectangle at the side is chosen only if it is much nearer")
  func sides() {
    // 300 ahead on the line, or 50 ahead with a gap of 10 beside the line.
    let far = key(6, 0)
    #expect(right.nearest(to: key(0, 0), among: [far, key(1, 1)]) == 1)
    #expect(right.nearest(to: key(0, 0), among: [key(2, 0), key(1, 2)]) == 0)
    // The gap is more than four times the distance ahead, so the key is not in this direction.
    #expect(right.nearest(to: key(0, 0), among: [key(0.2, 3)]) == nil)
  }

  @Test("In a grid each direction leads to the neighbor in it")
  func grid() {
    let places = (0..<16).map { (Double($0 % 4), Double($0 / 4)) }
    let keys = places.map { key($0, $1) }
    withEvery("key", in: 0..<16) { index in
      let (column, row) = (index % 4, index / 4)
      withEvery("direction", in: 0..<4) { direction in
        let (x, y) = [(1, 0), (-1, 0), (0, 1), (0, -1)][direction]
        let (next, below) = (column + x, row + y)
        let isInGrid = (0..<4).contains(next) && (0..<4).contains(below)
        let found = FocusDirection(x: Double(x), y: Double(y)).nearest(to: keys[index], among: keys)
        #expect(found == (isInGrid ? below * 4 + next : nil))
      }
    }
  }
}
