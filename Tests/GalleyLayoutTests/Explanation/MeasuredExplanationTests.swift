import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of an estimate")
struct MeasuredExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("The explanation says that an item has not been measured")
  func unmeasured() {
    #expect(
      explanation(of: .item(2, in: 0), in: L.estimated) == """
        item 0.2 (0, 94, 320, 44)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 232 for 5 items
            gives its group: 320 × 480
          instance 2 of the group
            from the section's corner: (0, 94, 320, 44)
            behind: the instance before, which ends at 91, and a spacing of 3
          horizontal group (1 of the width) × (about 44)
            width: 1 of the width of 320 = 320
            height: estimated as 44, and as its largest item = 44
            filled with: 1 along the horizontal axis, as many as fit
          item (1 of the width) × (about 44), number 0 in its group
            width: 1 of the width of 320 = 320
            height: estimated as 44, and not measured yet
            from its group's corner: (0, 0, 320, 44)
          item 2
            position: section (0, 0) + instance (0, 94) + place in it (0, 0) = (0, 94)
            size: 320 × 44
        """)
  }

  @Test("The explanation includes the measured sizes of an item and of the items before it")
  func measured() {
    var list = L.estimated
    list.measure(.item(1, in: 0), as: Size(width: 320, height: 50))
    list.measure(.item(2, in: 0), as: Size(width: 320, height: 31))
    #expect(
      explanation(of: .item(2, in: 0), in: list) == """
        item 0.2 (0, 100, 320, 31)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 225 for 5 items
            gives its group: 320 × 480
          instance 2 of the group
            from the section's corner: (0, 100, 320, 31)
            behind: the instance before, which ends at 97, and a spacing of 3
          horizontal group (1 of the width) × (about 44)
            width: 1 of the width of 320 = 320
            height: estimated as 44, and as its largest item = 31
            filled with: 1 along the horizontal axis, as many as fit
          item (1 of the width) × (about 44), number 0 in its group
            width: 1 of the width of 320 = 320
            height: estimated as 44, measured as 31
            from its group's corner: (0, 0, 320, 31)
          item 2
            position: section (0, 0) + instance (0, 100) + place in it (0, 0) = (0, 100)
            size: 320 × 31
        """)
  }

  @Test("The explanation names the largest uniform sibling")
  func siblings() {
    var grid = L.siblings
    grid.measure(.item(0, in: 0), as: Size(width: 160, height: 69))
    #expect(
      explanation(of: .item(3, in: 0), in: grid) == """
        item 0.3 (160, 69, 160, 69)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 138 for 4 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 69, 320, 69)
            behind: the instance before, which ends at 69
          horizontal group (1 of the width) × (about 44)
            width: 1 of the width of 320 = 320
            height: estimated as 44, and as its largest item = 69
            filled with: 2 along the horizontal axis, as many as fit
          item (0.5 of the width) × (about 44, as the largest sibling), number 1 in its group
            width: 0.5 of the width of 320 = 160
            height: estimated as 44, as the largest sibling is measured = 69
            from its group's corner: (160, 0, 160, 69)
          item 3
            position: section (0, 0) + instance (0, 69) + place in it (160, 0) = (160, 69)
            size: 160 × 69
        """)
  }

  @Test("The explanation of a uniform dimension includes siblings measured on the same axis only")
  func siblingsOnBothAxes() {
    var grid = L.siblingsOnBothAxes
    #expect(
      explanation(of: .item(1, in: 0), in: grid).contains(
        "height: estimated as 44, and not measured yet, nor is a sibling"))
    grid.measure(.item(1, in: 0), as: Size(width: 60, height: 69))
    let wide = explanation(of: .item(0, in: 0), in: grid)
    #expect(
      wide.contains("width: estimated as 50, and not measured yet, nor is a sibling"), "\(wide)")
    // The group has no siblings: its height follows from its items.
    #expect(
      wide.contains("height: estimated as 44, and as its largest item = 69"), "\(wide)")
    let high = explanation(of: .item(1, in: 0), in: grid)
    #expect(
      high.contains("height: estimated as 44, as the largest sibling is measured = 69"), "\(high)")
  }

  @Test("The explanation names the measured size of a header")
  func header() {
    var list = L.estimatedHeader
    list.measure(.view("header"), as: Size(width: 320, height: 28))
    #expect(
      explanation(of: .view("header"), in: list) == """
        header 0.0 (4, 0, 310, 28) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 76 for 5 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 28
            gives its group: 310 × 480
          header
            stands: top, before the content, which makes room for it
            width: 1 of the width of 310 = 310
            height: estimated as 30, measured as 28
            across: in the middle of the 310 from 4
            position: (4, 0)
        """)
  }
}
