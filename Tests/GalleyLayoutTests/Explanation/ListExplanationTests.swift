import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of an element in a list layout")
struct ListExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("The explanation of an item in a new row says how far it would extend in the row before")
  func wrapped() {
    #expect(
      explanation(of: .item(1, in: 0), in: L.insetList) == """
        item 0.1 (10, 40, 85, 20) z 1
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            bounds: (10, 10, 85, 60)
            insets: top 10, left 10, bottom 5, right 5
            room across: 85 of 100, from 10
          row of item 1
            begins: a new row: item 1 would reach to 180, more than a point beyond 95
            starts at: 30, behind all that comes before and a line spacing of 10
            inset: each item stands 10 behind that
          item 1
            width: 85, from the section's itemSizes
            height: 20, from the section's itemSizes
            before it: nothing in its row
            position: (10, 40)
            size: 85 × 20
        """)
  }

  @Test("The explanation of the first item below a header says that it begins a new row")
  func underHeader() {
    #expect(
      explanation(of: .item(0, in: 1), in: L.insetList) == """
        item 1.0 (10, 95, 85, 30) z 1000
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 1
            bounds: (10, 85, 85, 50)
            insets: top 10, left 10, bottom 5, right 5
            room across: 85 of 100, from 10
          row of item 0
            begins: a new row, as in every section with a header
            starts at: 85, behind all that comes before and the header
            inset: each item stands 10 behind that
          item 0
            width: 85, from the section's itemSizes
            height: 30, from the section's itemSizes
            before it: nothing in its row
            position: (10, 95)
            size: 85 × 30
        """)
  }

  @Test("The explanation says that a section continues in the row of the section before")
  func continuingRow() {
    #expect(
      explanation(of: .item(0, in: 1), in: L.runningList) == """
        item 1.0 (66.5, 0, 33, 33) z 1000
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 1
            bounds: (66.5, 0, 33, 33)
            room across: 100 of 100, from 0
          row of item 0
            goes on: in the row of the section before, which is filled to 66.6 with its spacing
            starts at: 0, where that row does
          item 0
            width: 33, from the section's itemSizes
            height: 33, from the section's itemSizes
            position: (66.6, 0), down to the pixel = (66.5, 0)
            size: 33 × 33
        """)
  }

  @Test("The explanation of an item names the item before it in the row")
  func second() {
    #expect(
      explanation(of: .item(1, in: 0), in: L.runningList) == """
        item 0.1 (33, 0, 33, 33) z 1
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            bounds: (0, 0, 66, 33)
            room across: 100 of 100, from 0
          row of items 0 to 1
            begins: at the start of the list
            starts at: 0, behind all that comes before
          item 1
            width: 33, from the section's itemSizes
            height: 33, from the section's itemSizes
            before it: item 0, and an interitem spacing of 0.3
            position: (33.3, 0), down to the pixel = (33, 0)
            size: 33 × 33
        """)
  }

  @Test("The explanation says that the last item of a row was stretched to the edge")
  func stretched() {
    #expect(
      explanation(of: .item(2, in: 0), in: L.stretchedList) == """
        item 0.2 (66, 0, 34, 33) z 2
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            bounds: (0, 0, 100, 33)
            room across: 100 of 100, from 0
          row of items 0 to 2
            begins: at the start of the list
            starts at: 0, behind all that comes before
          item 2
            width: 33, from the section's itemSizes, stretched to 34: it ends a point or less \
        before the row does
            height: 33, from the section's itemSizes
            before it: item 1, and an interitem spacing of 0
            position: (66, 0)
            size: 34 × 33
        """)
  }

  @Test("The explanation of a footer says that it is after all of its section")
  func footer() {
    #expect(
      explanation(of: .footer(ofSection: 0), in: L.insetList) == """
        footer 0.0 (10, 60, 85, 10) z 999
          container
            size: 100 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            bounds: (10, 10, 85, 60)
            insets: top 10, left 10, bottom 5, right 5
            room across: 85 of 100, from 10
          footer
            height: 10, the section's footerLength
            width: 85, all of the section's room across
            position: (10, 60), behind all of the section
        """)
  }

  @Test("The explanation says where a pinned header rests")
  func stickyHeader() {
    #expect(
      explanation(
        of: .header(ofSection: 0), in: L.stickyList, seeing: L.scrolled(to: 5, width: 100)) == """
          header 0.0 (0, 15, 100, 10) z 999
            container
              size: 100 × 100
              pixels: @2x
              scrolls: vertical
            section 0
              bounds: (0, 0, 100, 50)
              room across: 100 of 100, from 0
            header
              height: 10, the section's headerLength
              width: 100, all of the section's room across
              position: (0, 0), right before the section's items
              sticks: the content is scrolled to 5, and headers come to rest 10 further on, so it \
          stands at 15
          """)
  }

  @Test("The explanation says that the next section pushes a pinned header")
  func pushedHeader() {
    #expect(
      explanation(
        of: .header(ofSection: 0), in: L.stickyList, seeing: L.scrolled(to: 45, width: 100)) == """
          header 0.0 (0, 40, 100, 10) z 999
            container
              size: 100 × 100
              pixels: @2x
              scrolls: vertical
            section 0
              bounds: (0, 0, 100, 50)
              room across: 100 of 100, from 0
            header
              height: 10, the section's headerLength
              width: 100, all of the section's room across
              position: (0, 0), right before the section's items
              sticks: the content is scrolled to 45, and headers come to rest 10 further on; but \
          section 1 starts at 50, which pushes it to 40
          """)
  }
}
