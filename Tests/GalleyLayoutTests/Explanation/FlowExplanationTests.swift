import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of an item in a flow layout")
struct FlowExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("The explanation of a flow item says how a full line shares the space")
  func fullLine() {
    #expect(
      explanation(of: .item(1, in: 0), in: L.evenFlow) == """
        item 0.1 (137.5, 0, 100, 100)
          container
            size: 375 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 210 for 5 items
            room across: 375 of 375, from 0
          line 0, items 0 to 2
            starts at: 0, where the section does
            height: 100, that of its highest item
            holds: 3 items, which take 320 of 375 with the layout's spacing of 10; with one more \
        it would be 430
            between two items: 37.5, an equal part of the 75 that the line has left over
          item 1
            width: 100, the layout's itemSize
            height: 100, the layout's itemSize
            position: (137.5, 0)
        """)
  }

  @Test("A last line of equal items is explained with the spacing of a full one")
  func lastLine() {
    #expect(
      explanation(of: .item(4, in: 0), in: L.evenFlow) == """
        item 0.4 (137.5, 110, 100, 100)
          container
            size: 375 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 210 for 5 items
            room across: 375 of 375, from 0
          line 1, items 3 to 4
            starts at: 110, behind the line before and the layout's line spacing of 10
            height: 100, that of its highest item
            holds: 2 items, which take 210 of 375 with the layout's spacing of 10; it is the \
        last line
            between two items: 37.5, as if the last line were full with 3 equal items
          item 4
            width: 100, the layout's itemSize
            height: 100, the layout's itemSize
            position: (137.5, 110)
        """)
  }

  @Test("The explanation of a low item says how far it stands below the top of its line")
  func unevenLine() {
    #expect(
      explanation(of: .item(0, in: 0), in: L.unevenFlow) == """
        item 0.0 (0, 20, 100, 20)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 120 for 5 items
            room across: 320 of 320, from 0
          line 0, items 0 to 2
            starts at: 0, where the section does
            height: 60, that of its highest item
            holds: 3 items, which take 320 of 320 with the layout's spacing of 10; with one more \
        it would be 430
            between two items: 10, an equal part of the 20 that the line has left over
          item 0
            width: 100, from the section's itemSizes
            height: 20, from the section's itemSizes
            in its line: in the middle of 60, 20 from the top
            position: (0, 20)
        """)
  }

  @Test("A last line of unequal items is explained with the minimum spacing")
  func unevenLastLine() {
    #expect(
      explanation(of: .item(4, in: 0), in: L.unevenFlow) == """
        item 0.4 (110, 70, 100, 50)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 120 for 5 items
            room across: 320 of 320, from 0
          line 1, items 3 to 4
            starts at: 70, behind the line before and the layout's line spacing of 10
            height: 50, that of its highest item
            holds: 2 items, which take 210 of 320 with the layout's spacing of 10; it is the \
        last line
            between two items: 10, the least: items in a last line of different sizes are not \
        spread
          item 4
            width: 100, from the section's itemSizes
            height: 50, from the section's itemSizes
            position: (110, 70)
        """)
  }

  @Test("The explanation of a flow item names the edge from which the inset is measured")
  func safeArea() {
    #expect(
      explanation(of: .item(1, in: 0), in: L.safeFlow) == """
        item 0.1 (135.5, 8, 100, 100)
          container
            size: 375 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 226 for 5 items
            inset: top 8, left 4, bottom 8, right 6, the layout's
            measured from: the safe area, top 0, left 12, bottom 0, right 14
            room across: 339 of 375, from 16
          line 0, items 0 to 2
            starts at: 8, behind the section's inset
            height: 100, that of its highest item
            holds: 3 items, which take 320 of 339 with the layout's spacing of 10; with one more \
        it would be 430
            between two items: 19.5, an equal part of the 39 that the line has left over
          item 1
            width: 100, the layout's itemSize
            height: 100, the layout's itemSize
            position: (135.5, 8)
        """)
  }

  @Test("An item alone in a full line is explained in the middle")
  func loneItem() {
    #expect(
      explanation(of: .item(0, in: 0), in: L.wideFlow) == """
        item 0.0 (87.5, 0, 200, 10)
          container
            size: 375 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 50 for 3 items
            room across: 375 of 375, from 0
          line 0, item 0
            starts at: 0, where the section does
            height: 10, that of its item
            holds: 1 item, which takes 200 of 375; with one more, and the layout's spacing of \
        10, it would be 510
            its item stands: in the middle, alone: half of the 175 left over on either side
          item 0
            width: 200, from the section's itemSizes
            height: 10, from the section's itemSizes
            position: (87.5, 0)
        """)
  }

  @Test("An item that is not measured is explained by the estimate")
  func unmeasured() {
    #expect(
      explanation(of: .item(3, in: 0), in: L.measuredFlow) == """
        item 0.3 (0, 50, 90, 40)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 90 for 5 items
            room across: 320 of 320, from 0
          line 1, items 3 to 4
            starts at: 50, behind the line before and the layout's line spacing of 10
            height: 40, that of its highest item
            holds: 2 items, which take 190 of 320 with the layout's spacing of 10; it is the \
        last line
            between two items: 25, as if the last line were full with 3 equal items
          item 3
            width: 90, the layout's estimatedItemSize, until something is measured
            height: 40, the layout's estimatedItemSize, until something is measured
            position: (0, 50)
        """)
  }

  @Test("The explanation of a flow item says that a size was measured")
  func measured() {
    let list = L.partlyMeasuredFlow
    #expect(
      explanation(of: .item(1, in: 0), in: list) == """
        item 0.1 (145, 0, 60, 50)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 100 for 5 items
            room across: 320 of 320, from 0
          line 0, items 0 to 2
            starts at: 0, where the section does
            height: 50, that of its highest item
            holds: 3 items, which take 290 of 320 with the layout's spacing of 10; with one more \
        it would be 390
            between two items: 25, an equal part of the 50 that the line has left over
          item 1
            width: 60, measured
            height: 50, measured
            position: (145, 0)
        """)
  }

  @Test("The explanation of an unmeasured flow item includes the average of the measured items")
  func average() {
    let list = L.partlyMeasuredFlow
    #expect(
      explanation(of: .item(3, in: 0), in: list) == """
        item 0.3 (0, 60, 90, 40)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 100 for 5 items
            room across: 320 of 320, from 0
          line 1, items 3 to 4
            starts at: 60, behind the line before and the layout's line spacing of 10
            height: 40, that of its highest item
            holds: 2 items, which take 190 of 320 with the layout's spacing of 10; it is the \
        last line
            between two items: 25, as if the last line were full with 3 equal items
          item 3
            width: 90, the average of 2 measured items, until it is measured itself
            height: 40, the average of 2 measured items, until it is measured itself
            position: (0, 60)
        """)
  }
}
