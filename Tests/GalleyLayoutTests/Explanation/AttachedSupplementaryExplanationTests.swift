import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of badges and decorations")
struct AttachedSupplementaryExplanationTests {
  private typealias Layouts = ExplainedLayouts

  @Test("The explanation of a badge includes its item, and the anchor points that meet")
  func badge() {
    #expect(
      explanation(of: .view("badge", 1), in: Layouts.badges) == """
        badge 0.1 (168, 19, 20, 20) z 1
          container
            size: 375 × 667
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 107 for 4 items
            content insets: top 20, leading 20, bottom 20, trailing 20
            gives its group: 335 × 667
          instance 0 of the group
            from the section's corner: (20, 20, 335, 67)
            behind: the section's inset, 20
          horizontal group (1 of the width) × (0.2 of the width)
            width: 1 of the width of 335 = 335
            height: 0.2 of the width of 335 = 67
            filled with: 4 along the horizontal axis, as many as fit
          item (0.25 of the width) × (1 of the height), number 1 in its group
            width: 0.25 of the width of 335 = 83.75, down to the pixel = 83.5
            height: 1 of the height of 67 = 67
            content insets: top 5, leading 5, bottom 5, trailing 5
            from its group's corner: (88.5, 5, 73.5, 57)
          item 1
            position: section (0, 0) + instance (20, 20) + place in it (88.5, 5) = (108.5, 25)
            size: 73.5 × 57
          badge
            hangs on: the item, (108.5, 25, 73.5, 57)
            width: absolute = 20
            height: absolute = 20
            at: top trailing + (0.3, -0.3) of its size
            position: (168, 19)
        """)
  }

  @Test(
    "The explanation of a supplementary on a nested group ends with that group, without its items")
  func lineUnderGroup() {
    #expect(
      explanation(of: .view("line"), in: Layouts.underlined) == """
        line 0.0 (80, 96, 320, 4) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 100 for 3 items
            gives its group: 320 × 480
          instance 0 of the group
            from the section's corner: (0, 0, 320, 100)
          horizontal group (1 of the width) × (100)
            width: 1 of the width of 320 = 320
            height: absolute = 100
            filled with: 2 along the horizontal axis, as many as fit
          vertical group (0.5 of the width) × (1 of the height)
            width: 0.5 of the width of 320 = 160
            height: 1 of the height of 100 = 100
            filled with: 2 along the vertical axis, as many as fit
            from its group's corner: (160, 0)
          line
            hangs on: the group, (160, 0, 160, 100)
            width: 1 of the width of 320 = 320
            height: absolute = 4
            at: bottom
            position: (80, 96)
        """)
  }

  @Test("The explanation of a supplementary on a group includes its estimated and measured heights")
  func noteOnGroup() {
    #expect(
      explanation(of: .view("note", 1), in: Layouts.notes) == """
        note 0.1 (80, 31, 160, 9.25) z 1
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 120 for 12 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 40, 320, 40)
            behind: the instance before, which ends at 40
          horizontal group (1 of the width) × (40)
            width: 1 of the width of 320 = 320
            height: absolute = 40
            filled with: 5 along the horizontal axis, as many as fit
          note
            hangs on: the group, (0, 40, 320, 40)
            width: 0.5 of the width of 320 = 160
            height: estimated as 4, measured as 9.25
            at: top
            with its own: bottom
            position: (80, 30.75), to the nearest pixel = (80, 31)
        """)
  }

  @Test("The explanation of a decoration has the whole section as its area")
  func decoration() {
    #expect(
      explanation(of: .decoration("background"), in: Layouts.decorated) == """
        decoration background 0.0 (2, 1, 314, 118)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 122 for 8 items
            content insets: top 3, leading 4, bottom 5, trailing 6
            moved for elements at its start: 30
            gives its group: 310 × 480
          decoration background
            behind: the whole section, (0, 0, 320, 122)
            content insets: top 1, leading 2, bottom 3, trailing 4
            position: (2, 1)
            size: 314 × 118
        """)
  }
}
