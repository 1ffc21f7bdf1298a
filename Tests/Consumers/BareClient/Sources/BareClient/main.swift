// The examples of the README, and the first example of Documentation/Guides/Layout.md. A wrong
// result traps.

import GalleyConstraints
import GalleyDiffing
import GalleyGeometry
import GalleyLayout
import GalleyMotion

func expect(_ found: some CustomStringConvertible, _ expected: String) {
  precondition(found.description == expected, "\(found) instead of \(expected)")
}

let changes = difference(from: ["soup", "bread", "fish"], to: ["fish", "soup", "rice"])
expect(changes, "delete 1; insert 2; move 2 → 0")

let context = ArrangementContext(
  size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
let row = LayoutGroup(.horizontal, size: size, content: .cycle([.item(LayoutItem(size: size))]))
let list = Arrangement(
  [SectionContent(LayoutSection(group: row), itemCount: 1_000_000)], in: context)
expect(list.contentSize, "320 × 44000000")
expect(list.element(at: Point(x: 10, y: 1_000))!, "item 0.22 (0, 968, 320, 44)")

let cell = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)))
let cells = LayoutGroup(
  .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
  content: .cycle([.item(cell)]))
let grid = Arrangement(
  [SectionContent(LayoutSection(group: cells), itemCount: 1_000_000)], in: context)
expect(grid.contentSize, "320 × 12500000")
let viewport = Viewport(Rect(x: 0, y: 9_000, width: 320, height: 480))
expect(grid.elements(in: viewport).count, "40")

let flight = ScrollFlight(from: 39_088, velocity: 3_125, min: 0, max: 39_148)
expect(PixelGrid(scale: 1).position(flight.offset(at: 0.1)), "39248.0")
expect(flight.finalOffset, "39148.0")

let timing = AnimationTiming(duration: 2, delay: 1, pace: .linear)
expect(timing.progress(at: 2), "0.5")

var system = ConstraintSystem()
let left = system.makeVariable()
let width = system.makeVariable(isNonnegative: true)
let right = system.makeVariable()
system.add(LinearConstraint(left, .equal, 8))
let terms = [Term(right), Term(left, times: -1), Term(width, times: -1)]
system.add(LinearConstraint(terms, .equal, 0))
system.add(LinearConstraint(width, .equal, 200, priority: 250))
system.add(LinearConstraint(right, .atMost, 100))
_ = system.solve()
expect(system[width], "92.0")

print("all examples hold")
