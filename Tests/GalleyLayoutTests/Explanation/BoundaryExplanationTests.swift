import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of a boundary item")
struct BoundaryExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("An explained header names its side, and how far it was moved")
  func header() {
    #expect(
      explanation(of: .view("header"), in: L.shiftedHeader) == """
        header 0.0 (134, 0, 60, 30) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 111 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 23
            gives its group: 310 × 480
          header
            stands: top, before the content, which makes room for it
            width: absolute = 60
            height: absolute = 30
            across: in the middle of the 310 from 4
            offset: (5, 7)
            position: (134, 0)
        """)
  }

  @Test("A pinned header is explained in its own position if no viewport is given")
  func unseenHeader() {
    #expect(
      explanation(of: .view("header"), in: L.pinned) == """
        header 0.0 (4, 0, 310, 30) z 1
          container
            size: 320 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 138 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 30
            gives its group: 310 × 100
          header
            stands: top, before the content, which makes room for it
            width: 1 of the width of 310 = 310
            height: absolute = 30
            across: in the middle of the 310 from 4
            position: (4, 0)
            stays visible: while its section is visible; here at its natural position
        """)
  }

  @Test("The explanation of a pinned header says where the visible part begins")
  func pinnedHeader() {
    #expect(
      explanation(of: .view("header"), in: L.pinned, seeing: L.scrolled(to: 10)) == """
        header 0.0 (4, 10, 310, 30) z 1000000001
          container
            size: 320 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 138 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 30
            gives its group: 310 × 100
          header
            stands: top, before the content, which makes room for it
            width: 1 of the width of 310 = 310
            height: absolute = 30
            across: in the middle of the 310 from 4
            position: (4, 0)
            stays visible: 10 to 110 is visible, so it starts at 10
        """)
  }

  @Test("The explanation of a pinned header says that the end of its section pushes it")
  func pushedHeader() {
    #expect(
      explanation(of: .view("header"), in: L.pinned, seeing: L.scrolled(to: 100)) == """
        header 0.0 (4, 88, 310, 30) z 1000000001
          container
            size: 320 × 100
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 138 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 30
            gives its group: 310 × 100
          header
            stands: top, before the content, which makes room for it
            width: 1 of the width of 310 = 310
            height: absolute = 30
            across: in the middle of the 310 from 4
            position: (4, 0)
            stays visible: 100 to 200 is visible, so it would start at 100; but the section \
        ends at 138, less 20 for the elements at its end, which pushes it to 88
        """)
  }

  @Test("The explanation of a pinned footer says where the visible part ends")
  func pinnedFooter() {
    #expect(
      explanation(of: .view("footer", in: 1), in: L.pinned, seeing: L.scrolled(to: 100)) == """
        footer 1.0 (4, 180, 310, 20) z 1000000001
          container
            size: 320 × 100
            pixels: @2x
            scrolls: vertical
          section 1
            starts at: 138
            length: 98 for 5 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 30
            gives its group: 310 × 100
          footer
            stands: bottom, behind the content
            width: 1 of the width of 310 = 310
            height: absolute = 20
            across: in the middle of the 310 from 4
            position: (4, 216)
            stays visible: 100 to 200 is visible, so it ends at 200, and starts at 180
        """)
  }

  @Test("A boundary item at the side is explained over the middle of the cells")
  func sideItem() {
    #expect(
      explanation(of: .view("side"), in: L.sideItem) == """
        side 0.0 (4, -26, 33, 100) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 48 for 5 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            gives its group: 310 × 480
          side
            stands: leading, over the middle of the content
            width: absolute = 33
            height: absolute = 100
            across: at the start of the 310 from 4
            position: (4, -26)
        """)
  }

  @Test("The explanation of a boundary item of the layout begins with the layout")
  func globalHeader() {
    #expect(
      explanation(of: .global("title"), in: L.framed, seeing: L.scrolled(to: 20)) == """
        title 0.all (0, 20, 320, 30) z 2000000001
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          layout
            sections: 2, 156 long together
            moved for elements at its start: 30
            length: 206 with what stands around them
          title
            stands: top, before the content, which makes room for it
            width: 1 of the width of 320 = 320
            height: absolute = 30
            across: in the middle of the 320 from 0
            position: (0, 0)
            stays visible: 20 to 120 is visible, so it starts at 20
        """)
  }

  @Test("The explanation of a section says by how much the layout's header has moved it")
  func sectionUnderGlobalHeader() {
    #expect(
      explanation(of: .view("header", in: 1), in: L.framed) == """
        header 1.0 (4, 128, 310, 10) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 1
            starts at: 128
            moved for elements at the layout's start: 30
            length: 58 for 2 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 10
            gives its group: 310 × 480
          header
            stands: top, before the content, which makes room for it
            width: 1 of the width of 310 = 310
            height: absolute = 10
            across: in the middle of the 310 from 4
            position: (4, 128)
        """)
  }
}
