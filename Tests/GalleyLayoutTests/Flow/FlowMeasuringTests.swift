import GalleyGeometry
import GalleyLayout
import Testing

/// The rows are as wide as the view and estimated as 40 high, with a spacing of 10.
@Suite("Measuring the items of a flow layout")
struct FlowMeasuringTests {
  private func rows(_ count: Int = 40) -> FlowExample {
    FlowExample(count).with { $0.layout.estimatedItemSize = .size(row(40)) }
  }

  private func row(_ height: Double) -> Size { Size(width: 320, height: height) }

  private func top(_ arrangement: Arrangement, _ item: Int, in section: Int = 0) -> Double? {
    arrangement.frame(of: ElementPath(section: section, item: item))?.minY
  }

  @Test("Flow items that are not measured have the average of the others")
  func average() {
    var arrangement = rows().arrangement
    #expect(arrangement.contentSize.height == 1_990)
    for (item, height) in [29.0, 63, 29, 29, 63, 29, 63, 29, 63].enumerated() {
      #expect(arrangement.measure(.item(item, in: 0), as: row(height)) == .changed)
    }
    #expect(
      arrangement.element(.item(8, in: 0))
        == Element(
          .item(8, in: 0), frame: Rect(x: 0, y: 414, width: 320, height: 63),
          estimatedAxes: [.horizontal, .vertical]))
    #expect(top(arrangement, 10) == 541)
    // This is 397 + 31 · 44.11 + 390, rounded down to the pixel.
    #expect(arrangement.contentSize.height == 2_154)
    #expect(arrangement.reports.isEmpty)
  }

  @Test("Measured sizes of other sections count for the average, but given sizes stay")
  func otherSections() {
    var arrangement = rows(2).arrangement(3) { section, index in
      section.headerReferenceSize = row(10)
      if index == 1 { section.itemSizes = [row(70), row(70)] }
    }
    #expect((0..<3).map { top(arrangement, 1, in: $0) } == [60, 190, 320])
    arrangement.measure(.item(0, in: 2), as: row(20))
    #expect((0..<3).map { top(arrangement, 1, in: $0) } == [40, 150, 260])
    arrangement.measure(.item(0, in: 1), as: row(30))
    // The average of the measured heights is 25.
    #expect((0..<3).map { top(arrangement, 1, in: $0) } == [45, 120, 230])
    #expect(arrangement.element(.header(ofSection: 2))?.frame.minY == 190)
    #expect(arrangement.contentSize.height == 255)
  }

  @Test("Measuring in one of several equal flow sections changes only the average in the others")
  func equalSections() {
    var arrangement = rows(2).arrangement(4) { _, _ in }
    arrangement.measure(.item(0, in: 1), as: row(90))
    arrangement.measure(.item(1, in: 2), as: row(30))
    let heights = (0..<4).map { section in
      [0, 1].map { arrangement.frame(of: ElementPath(section: section, item: $0))?.height }
    }
    #expect(heights == [[60, 60], [90, 60], [60, 30], [60, 60]])
    #expect((0..<4).map { top(arrangement, 0, in: $0) } == [0, 130, 290, 390])
  }

  @Test("Measuring an item breaks the flow into lines again")
  func lines() {
    var arrangement = rows(3).arrangement
    #expect(arrangement.allElements().map(\.frame.minY) == [0, 50, 100])
    // Three items of 100 fit,
    arrangement.measure(.item(0, in: 0), as: Size(width: 100, height: 20))
    #expect(arrangement.allElements().map(\.frame.minX) == [0, 110, 220])
    #expect(arrangement.contentSize.height == 20)
    // but then the average, which the third item has, is 105.
    arrangement.measure(.item(1, in: 0), as: Size(width: 110, height: 60))
    #expect(
      arrangement.allElements().map(\.frame)
        == frames([0, 20, 100, 20], [210, 0, 110, 60], [0, 70, 105, 40]))
  }

  @Test("Measuring reports no change if nothing has changed")
  func unchanged() {
    var arrangement = rows(5).arrangement
    // The measured size equals the estimate.
    #expect(arrangement.measure(.item(3, in: 0), as: row(40)) == .unchanged)
    #expect((0..<5).filter { arrangement.isMeasured(.item($0, in: 0)) } == [3])
    #expect(arrangement.measure(.item(0, in: 0), as: row(60)) == .changed)
    // Both measured sizes count, so the other items are 50 high.
    #expect(top(arrangement, 4) == 240)
    let elements = arrangement.allElements()
    #expect(arrangement.measure(.item(0, in: 0), as: row(60)) == .unchanged)
    // The difference is less than a pixel.
    #expect(arrangement.measure(.item(0, in: 0), as: row(60.4)) == .unchanged)
    #expect(arrangement.measure(.item(3, in: 0), as: row(40)) == .unchanged)
    #expect(arrangement.measure(.item(1, in: 0), as: row(50)) == .unchanged)
    #expect(arrangement.allElements() == elements)
    #expect(arrangement.reports.isEmpty)
  }

  @Test("Measuring an item as its given size reports a change if it changes the average of others")
  func givenSize() {
    var arrangement = rows(3).with { $0.section.itemSizes = [row(70)] }.arrangement
    #expect(arrangement.measure(.item(0, in: 0), as: row(70)) == .changed)
    #expect(arrangement.contentSize.height == 230)
  }

  @Test("If the measured size of a flow item alternates, the larger is kept per axis and reported")
  func swinging() {
    var arrangement = rows(3).arrangement
    let id = Element.ID.item(1, in: 0)
    arrangement.measure(id, as: Size(width: 320, height: 20))
    let wide = Size(width: 320, height: 20)
    let high = Size(width: 300, height: 50)
    #expect(arrangement.measure(id, as: high) == .swung(from: wide, to: high))
    #expect(arrangement.frame(of: id.path)?.size == Size(width: 320, height: 50))
    #expect(top(arrangement, 2) == 120)
    let kept = Size(width: 320, height: 50)
    #expect(arrangement.measure(id, as: wide) == .swung(from: kept, to: wide))
    #expect(arrangement.frame(of: id.path)?.size == kept)
    #expect(arrangement.measure(id, as: wide) == .swung(from: kept, to: wide))
    #expect(
      arrangement.reports.map(\.description) == [
        "section 0: item 0.1 was measured as 320 × 50, then as 320 × 20; the larger is kept"
      ])
    #expect(arrangement.contentSize.height == 170)
  }

  @Test("Measured flow sizes can be forgotten")
  func forgetting() {
    var arrangement = rows(3).arrangement
    let fresh = arrangement.allElements()
    arrangement.measure(.item(0, in: 0), as: row(60))
    arrangement.measure(.item(2, in: 0), as: row(30))
    #expect(arrangement.contentSize.height == 155)
    arrangement.forget(.item(0, in: 0))
    #expect(arrangement.contentSize.height == 110)
    arrangement.forget(.item(1, in: 0))
    arrangement.forget(.item(9, in: 4))
    arrangement.forget(.header(ofSection: 0))
    #expect(arrangement.contentSize.height == 110)
    // The item was forgotten, so a smaller size is no alternation.
    #expect(arrangement.measure(.item(0, in: 0), as: row(50)) == .changed)
    #expect(arrangement.contentSize.height == 140)
    arrangement.forget(.item(0, in: 0))
    arrangement.forget(.item(2, in: 0))
    #expect(arrangement.allElements() == fresh)
    #expect(!arrangement.isMeasured(.item(0, in: 0)))
    #expect(arrangement.reports.isEmpty)
  }

  @Test("The average of flow sizes is the same in any order of measuring, to the last bit")
  func order() {
    let heights = [0.1, 0.7, 3.3, 17.9, 101.3, 1_003.7, 12_345.1, 0.3]
    for sections in [Array(heights.indices), heights.indices.reversed()] {
      var arrangement = rows(2).arrangement(heights.count) { _, _ in }
      for section in sections {
        arrangement.measure(.item(0, in: section), as: row(heights[section]))
      }
      let average = heights.reduce(0, +) / Double(heights.count)
      #expect(arrangement.frame(of: ElementPath(section: 3, item: 1))?.height == average)
    }
  }

  @Test("Measuring ignores elements that can't be measured, and sizes that are not finite")
  func notMeasurable() {
    var fixed = FlowExample(3).with { $0.layout.headerReferenceSize.height = 30 }.arrangement
    #expect(fixed.measure(.item(0, in: 0), as: row(90)) == .unchanged)
    #expect(fixed.element(.item(0, in: 0))?.estimatedAxes == [])
    #expect(fixed.measure(.header(ofSection: 0), as: row(90)) == .unchanged)
    #expect(fixed.element(.header(ofSection: 0))?.estimatedAxes == [])

    var arrangement = rows(3).arrangement
    let fresh = arrangement.allElements()
    let strays = [Element.ID.item(3, in: 0), .item(-1, in: 0), .item(0, in: 1), .item(0, in: -1)]
    for id in strays + [.header(ofSection: 0)] {
      #expect(arrangement.measure(id, as: row(90)) == .unchanged)
    }
    for height in [Double.nan, .infinity, -.infinity] {
      #expect(arrangement.measure(.item(0, in: 0), as: row(height)) == .unchanged)
    }
    #expect(arrangement.allElements() == fresh)
    #expect(arrangement.measure(.item(0, in: 0), as: row(-5)) == .changed)
    // The measured height is zero and does not count for the average, so the others do not change.
    #expect(arrangement.contentSize.height == 100)
  }

  @Test("Measuring leaves a copy of the flow as it was")
  func copies() {
    var arrangement = rows(3).arrangement(3) { _, _ in }
    let copy = arrangement
    let fresh = copy.allElements()
    arrangement.measure(.item(0, in: 1), as: row(90))
    #expect(copy.allElements() == fresh)
    #expect(arrangement.contentSize.height == 9 * 90 + 6 * 10)
  }
}
