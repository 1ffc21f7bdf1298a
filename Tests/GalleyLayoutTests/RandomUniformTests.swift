import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Uniform siblings, measured at random")
struct RandomUniformTests {
  @Test(
    "Uniform siblings have the size of the largest of them, in whatever order they are measured")
  func judged() {
    withSeededRandom("siblings of one size", steps: 300) { random in
      let perRow = Int.random(in: 1...3, using: &random)
      let isMixed = perRow > 1 && Bool.random(using: &random)
      let share = LayoutDimension.fractionalWidth(1 / Double(perRow))
      let cells = (0..<perRow).map { index in
        isMixed && index % 2 == 1
          ? item(share, .estimated(30)) : item(share, .uniformAcrossSiblings(estimate: 40))
      }
      let row = LayoutGroup(
        .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)),
        content: .cycle(cells))
      let count = Int.random(in: 1...30, using: &random)
      var arrangement = arranged((LayoutSection(group: row), count))

      var known: [Int: Double] = [:]
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        let item = Int.random(in: 0..<count, using: &random)
        arrangement.forget(.item(item, in: 0))
        known[item] = nil
        if Int.random(in: 0...3, using: &random) > 0 {
          let height = Double(Int.random(in: 0...90, using: &random))
          arrangement.measure(.item(item, in: 0), height: height)
          known[item] = height
        }
      }

      func isUniform(_ item: Int) -> Bool { !isMixed || item % perRow % 2 == 0 }
      let shared = known.filter { isUniform($0.key) }.values.max() ?? 40
      let heights = (0..<count).map { isUniform($0) ? shared : known[$0] ?? 30 }
      #expect(arrangement.cells().map(\.height) == heights)
      var y = 0.0
      for first in stride(from: 0, to: count, by: perRow) {
        // A row that is not full is as high as if it had all its cells.
        let cells = (first..<first + perRow).map { item in
          item < count ? heights[item] : isUniform(item) ? shared : 30
        }
        let places = arrangement.cells()[first..<min(first + perRow, count)].map(\.minY)
        #expect(places.allSatisfy { $0 == y })
        y += cells.max() ?? 0
      }
    }
  }
}
