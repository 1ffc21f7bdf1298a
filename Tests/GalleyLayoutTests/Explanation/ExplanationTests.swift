import GalleyGeometry
import GalleyLayout
import Testing

@Suite("An explanation")
struct ExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("An explanation names each group around a cell, with its position in its parent group")
  func nestedCell() {
    #expect(
      explanation(of: .item(5, in: 0), in: L.nested) == """
        item 0.5 (163, 152, 157, 48)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 300 for 9 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 100, 320, 100)
            behind: the instance before, which ends at 100
          horizontal group (1 of the width) × (100)
            width: 1 of the width of 320 = 320
            height: absolute = 100
            filled with: 2 along the horizontal axis, as many as fit
            spacing: 6
            gives its items: 314 × 100, what insets and spacing leave
          vertical group (0.5 of the width) × (1 of the height)
            width: 0.5 of the width of 314 = 157
            height: 1 of the height of 100 = 100
            filled with: 2 along the vertical axis, as many as fit
            spacing: 4
            gives its items: 157 × 96, what insets and spacing leave
            from its group's corner: (163, 0)
          item (1 of the width) × (0.5 of the height), number 1 in its group
            width: 1 of the width of 157 = 157
            height: 0.5 of the height of 96 = 48
            from its group's corner: (0, 52, 157, 48)
          item 5
            position: section (0, 0) + instance (0, 100) + place in it (163, 52) = (163, 152)
            size: 157 × 48
        """)
  }

  @Test("An explanation says how far a section is after the section before")
  func otherAxis() {
    #expect(
      explanation(of: .item(5, in: 1), in: L.columns) == """
        item 1.5 (336, 121, 100, 118)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: horizontal
          section 1
            starts at: 227
            room behind the section before: 12
            length: 215 for 6 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            gives its group: 320 × 472
          instance 1 of the group
            from the section's corner: (109, 3, 100, 472)
            behind: the instance before, which ends at 104, and a spacing of 5
            holds: 2 of 4 items
          vertical group (100) × (1 of the height)
            width: absolute = 100
            height: 1 of the height of 472 = 472
            filled with: 4 along the vertical axis, as many as fit
          item (1 of the width) × (0.25 of the height), number 1 in its group
            width: 1 of the width of 100 = 100
            height: 0.25 of the height of 472 = 118
            from its group's corner: (0, 118, 100, 118)
          item 5
            position: section (227, 0) + instance (109, 3) + place in it (0, 118) = (336, 121)
            size: 100 × 118
        """)
  }

  @Test("An explanation of an orthogonal section uses offset zero")
  func sideways() {
    #expect(
      explanation(of: .item(2, in: 0), in: L.sideways()) == """
        item 0.2 (220, 23, 100, 50)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 78 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 20
            scrolls sideways: groupPaging; frames are those before any scrolling
            gives its group: 320 × 472
          instance 2 of the group
            from the section's corner: (220, 3, 100, 50)
            behind: the instance before, which ends at 212, and a spacing of 8
          horizontal group (100) × (50)
            width: absolute = 100
            height: absolute = 50
            filled with: 1 along the horizontal axis, as many as fit
          item (1 of the width) × (1 of the height), number 0 in its group
            width: 1 of the width of 100 = 100
            height: 1 of the height of 50 = 50
            from its group's corner: (0, 0, 100, 50)
          item 2
            position: section (0, 20) + instance (220, 3) + place in it (0, 0) = (220, 23)
            size: 100 × 50
        """)
  }

  @Test("An explanation ends with mirroring in a right-to-left layout")
  func rightToLeft() {
    #expect(
      explanation(of: .item(2, in: 0), in: L.rightToLeft) == """
        item 0.2 (192.5, 54, 172.5, 44)
          container
            size: 375 × 667
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 152 for 5 items
            content insets: top 0, leading 10, bottom 0, trailing 10
            gives its group: 355 × 667
          instance 1 of the group
            from the section's corner: (10, 54, 355, 44)
            behind: the instance before, which ends at 44, and a spacing of 10
          horizontal group (1 of the width) × (44)
            width: 1 of the width of 355 = 355
            height: absolute = 44
            filled with: 2 along the horizontal axis, equal shares
            spacing: 10
            gives its items: 345 × 44, what insets and spacing leave
          item (0.5 of the width) × (1 of the height), number 0 in its group
            its own width: 1 of the width, but its group is filled with equal shares
            width: 0.5 of the width of 345 = 172.5
            height: 1 of the height of 44 = 44
            from its group's corner: (0, 0, 172.5, 44)
          item 2
            position: section (0, 0) + instance (10, 54) + place in it (0, 0) = (10, 54)
            size: 172.5 × 44
          right to left
            width: 375 of the content
            frame: (10, 54, 172.5, 44), mirrored in 375 = (192.5, 54, 172.5, 44)
        """)
  }

  @Test("An explanation mirrors an orthogonal section within its whole scrollable width")
  func sidewaysFromTheRight() {
    #expect(
      explanation(of: .item(2, in: 0), in: L.sideways(.rightToLeft)) == """
        item 0.2 (546, 23, 100, 50)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 78 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 20
            scrolls sideways: groupPaging; frames are those before any scrolling
            gives its group: 320 × 472
          instance 2 of the group
            from the section's corner: (220, 3, 100, 50)
            behind: the instance before, which ends at 212, and a spacing of 8
          horizontal group (100) × (50)
            width: absolute = 100
            height: absolute = 50
            filled with: 1 along the horizontal axis, as many as fit
          item (1 of the width) × (1 of the height), number 0 in its group
            width: 1 of the width of 100 = 100
            height: 1 of the height of 50 = 50
            from its group's corner: (0, 0, 100, 50)
          item 2
            position: section (0, 20) + instance (220, 3) + place in it (0, 0) = (220, 23)
            size: 100 × 50
          right to left
            width: 320 of the content, and 546 that the section scrolls
            frame: (220, 23, 100, 50), mirrored in 866 = (546, 23, 100, 50)
        """)
  }
}
