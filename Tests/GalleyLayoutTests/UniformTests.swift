import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("Uniform siblings")
struct UniformTests {
  private func columns(_ count: Int = 2) -> LayoutSection {
    let share = LayoutDimension.fractionalWidth(1 / Double(count))
    return LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .uniformAcrossSiblings(estimate: 40),
        item(share, .uniformAcrossSiblings(estimate: 40))))
  }

  @Test("Uniform siblings have the size of the largest measured one, in every row of the section")
  func largest() {
    var arrangement = arranged((columns(), 5))
    #expect(arrangement.cells().map(\.height) == [40, 40, 40, 40, 40])
    #expect(arrangement.measure(.item(3, in: 0), height: 55) == .changed)
    #expect(arrangement.cells().map(\.height) == [55, 55, 55, 55, 55])
    #expect(arrangement.cells().map(\.minY) == [0, 0, 55, 55, 110])
    #expect(arrangement.contentSize.height == 165)
    // A smaller sibling gets the size of the largest one.
    #expect(arrangement.measure(.item(0, in: 0), height: 20) == .unchanged)
    #expect(arrangement.isMeasured(.item(0, in: 0)))
    #expect(arrangement.cells().map(\.height) == [55, 55, 55, 55, 55])
    #expect(arrangement.measure(.item(4, in: 0), height: 60) == .changed)
    #expect(arrangement.cells().map(\.height) == [60, 60, 60, 60, 60])
    #expect(arrangement.reports == [])
  }

  @Test("Uniform siblings become smaller than the estimate if the measured ones are")
  func smaller() {
    var arrangement = arranged((columns(), 4))
    #expect(arrangement.measure(.item(0, in: 0), height: 25) == .changed)
    #expect(arrangement.cells().map(\.height) == [25, 25, 25, 25])
    #expect(arrangement.contentSize.height == 50)
  }

  @Test(
    "Uniform siblings shrink to the next largest when the largest is forgotten, and in the end to the estimate"
  )
  func forgets() {
    var arrangement = arranged((columns(), 4))
    for (item, height) in [50.0, 70, 60].enumerated() {
      arrangement.measure(.item(item, in: 0), height: height)
    }
    #expect(arrangement.cells().map(\.height) == [70, 70, 70, 70])
    arrangement.forget(.item(1, in: 0))
    #expect(arrangement.cells().map(\.height) == [60, 60, 60, 60])
    #expect(!arrangement.isMeasured(.item(1, in: 0)))
    arrangement.forget(.item(0, in: 0))
    #expect(arrangement.cells().map(\.height) == [60, 60, 60, 60])
    arrangement.forget(.item(2, in: 0))
    #expect(arrangement.cells().map(\.height) == [40, 40, 40, 40])
    #expect(arrangement.contentSize.height == 80)
  }

  @Test("Siblings with their own estimate are not uniform")
  func mixed() {
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(40),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)),
      item(.fractionalWidth(0.5), .estimated(30)))
    var arrangement = arranged((LayoutSection(group: row), 4))
    #expect(arrangement.cells().map(\.height) == [40, 30, 40, 30])
    arrangement.measure(.item(0, in: 0), height: 60)
    #expect(arrangement.cells().map(\.height) == [60, 30, 60, 30])
    arrangement.measure(.item(3, in: 0), height: 80)
    #expect(arrangement.cells().map(\.height) == [60, 30, 60, 80])
    #expect(arrangement.cells().map(\.minY) == [0, 0, 60, 60])
    #expect(arrangement.contentSize.height == 140)
    arrangement.forget(.item(0, in: 0))
    #expect(arrangement.cells().map(\.height) == [40, 30, 40, 80])
  }

  @Test("Uniform siblings keep their own size on an axis that is not uniform")
  func oneAxis() {
    let column = group(
      .vertical, .estimated(50), .estimated(100),
      item(.estimated(50), .uniformAcrossSiblings(estimate: 40)),
      item(.estimated(50), .uniformAcrossSiblings(estimate: 40)))
    var section = LayoutSection(group: column)
    section.orthogonalScrolling = .continuous
    var arrangement = arranged((section, 4))
    arrangement.measure(.item(0, in: 0), as: Size(width: 80, height: 60))
    #expect(
      arrangement.cells()
        == frames([0, 0, 80, 60], [0, 60, 50, 60], [80, 0, 50, 60], [80, 60, 50, 60]))
  }

  @Test("Uniform siblings are the items of one section, including those in nested groups")
  func siblings() {
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(80),
      item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40)),
      item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 40)))
    let row = group(
      .horizontal, .fractionalWidth(1), .estimated(80),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)), .group(column))
    let section = LayoutSection(group: row)
    var arrangement = arranged((section, 6), (section, 3))
    arrangement.measure(.item(5, in: 0), height: 45)
    #expect(arrangement.cells(inSection: 0).allSatisfy { $0.height == 45 })
    #expect(arrangement.cells(inSection: 0).map(\.minY) == [0, 0, 45, 90, 90, 135])
    #expect(arrangement.cells(inSection: 1).allSatisfy { $0.height == 40 })
  }

  @Test("Uniform siblings are measured one by one, when they become visible")
  func settles() {
    var arrangement = arranged((columns(1), 1_000))
    var asked: [Int] = []
    let screen = Viewport(Rect(x: 0, y: 0, width: 320, height: 100))
    let result = arrangement.settle(in: screen) { element in
      asked.append(element.id.path.item)
      return Size(width: 320, height: element.id.path.item == 1 ? 45 : 30)
    }
    // After the first measurement all rows are 30 high and four are visible. The second one makes
    // all of them 45 high, so three are visible.
    #expect(asked == [0, 1, 2])
    #expect(result.isSettled)
    #expect(arrangement.contentSize.height == 45_000)
  }

  @Test("An alternating size of a uniform sibling is reported, and the larger one is kept")
  func swings() {
    var arrangement = arranged((columns(), 2))
    arrangement.measure(.item(0, in: 0), height: 50)
    arrangement.measure(.item(0, in: 0), height: 45)
    #expect(arrangement.cells().map(\.height) == [50, 50])
    #expect(
      arrangement.reports.map(\.message) == [
        "item 0.0 was measured as 160 × 50, then as 160 × 45; the larger is kept"
      ])
  }

  @Test("Uniform siblings wrap by their common size, and stay visible when it is wider than a row")
  func wraps() {
    let chips = group(
      .horizontal, .fractionalWidth(1), .estimated(30),
      item(.uniformAcrossSiblings(estimate: 30), .absolute(30)))
    let size = Size(width: 100, height: 480)
    var arrangement = arranged((LayoutSection(group: chips), 4), size: size)
    #expect(arrangement.cells().map(\.minX) == [0, 30, 60, 0])
    arrangement.measure(chip: 2, width: 45)
    #expect(
      arrangement.cells()
        == frames([0, 0, 45, 30], [45, 0, 45, 30], [0, 30, 45, 30], [45, 30, 45, 30]))
    arrangement.measure(chip: 1, width: 200)
    #expect(arrangement.cells().map(\.width) == [200, 200, 200, 200])
    #expect(arrangement.cells().map(\.minY) == [0, 30, 60, 90])
    arrangement.forget(.item(1, in: 0))
    #expect(arrangement.cells().map(\.width) == [45, 45, 45, 45])
  }
}
