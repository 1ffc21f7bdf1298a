import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of a flow layout's header")
struct FlowBandExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("The explanation of a flow header says where the visible part begins")
  func pinned() {
    #expect(
      explanation(of: .header(ofSection: 0), in: L.pinnedFlow, seeing: L.scrolled(to: 100)) == """
        header 0.0 (0, 100, 320, 30) z 10
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 390 for 6 items
            header: 30
            footer: 20
            inset: top 10, left 5, bottom 10, right 5, the section's own
            room across: 310 of 320, from 5
          header
            height: 30, the layout's headerReferenceSize
            width: 320, all that the content inset leaves of the container
            position: (0, 0), where the section starts
            stays visible: 100 to 200 is visible, so it starts at 100
        """)
  }

  @Test("The explanation of a flow header says that the end of its section pushes it")
  func pushed() {
    #expect(
      explanation(of: .header(ofSection: 0), in: L.pinnedFlow, seeing: L.scrolled(to: 350)) == """
        header 0.0 (0, 340, 320, 30) z 10
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 390 for 6 items
            header: 30
            footer: 20
            inset: top 10, left 5, bottom 10, right 5, the section's own
            room across: 310 of 320, from 5
          header
            height: 30, the layout's headerReferenceSize
            width: 320, all that the content inset leaves of the container
            position: (0, 0), where the section starts
            stays visible: 350 to 450 is visible, so it would start at 350; but the section \
        ends at 390, less 20 for the elements at its end, which pushes it to 340
        """)
  }

  @Test("The explanation of a flow footer says where the visible part ends")
  func footer() {
    #expect(
      explanation(of: .footer(ofSection: 0), in: L.pinnedFlow, seeing: L.scrolled(to: 0)) == """
        footer 0.0 (0, 80, 320, 20) z 10
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 390 for 6 items
            header: 30
            footer: 20
            inset: top 10, left 5, bottom 10, right 5, the section's own
            room across: 310 of 320, from 5
          footer
            height: 20, the section's footerReferenceSize
            width: 320, all that the content inset leaves of the container
            position: (0, 370), behind its lines
            stays visible: 0 to 100 is visible, so it ends at 100, and starts at 80
        """)
  }

  @Test("The explanation of a flow item includes the header before the first line")
  func itemBelow() {
    #expect(
      explanation(of: .item(1, in: 1), in: L.pinnedFlow) == """
        item 1.1 (215, 430, 100, 100)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 1
            starts at: 390
            length: 390 for 6 items
            header: 30
            footer: 20
            inset: top 10, left 5, bottom 10, right 5, the section's own
            room across: 310 of 320, from 5
          line 0, items 0 to 1
            starts at: 430, behind the section's header and the section's inset
            height: 100, that of its highest item
            holds: 2 items, which take 210 of 310 with the layout's spacing of 10; with one more \
        it would be 320
            between two items: 110, an equal part of the 110 that the line has left over
          item 1
            width: 100, the layout's itemSize
            height: 100, the layout's itemSize
            position: (215, 430)
        """)
  }
}
