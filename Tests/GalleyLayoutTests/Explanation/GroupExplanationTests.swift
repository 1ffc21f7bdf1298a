import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The explanation of an item in a group")
struct GroupExplanationTests {
  private typealias L = ExplainedLayouts

  @Test("The explanation includes the length of a last group that is not full")
  func partialInstance() {
    #expect(
      explanation(of: .item(4, in: 0), in: L.partial) == """
        item 0.4 (0, 130, 320, 30)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 170 for 5 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 100, 320, 70)
            behind: the instance before, which ends at 100
            holds: 2 of 3 items, so it is 70 instead of 100 long
          vertical group (1 of the width) × (100)
            width: 1 of the width of 320 = 320
            height: absolute = 100
            filled with: 3 along the vertical axis, as many as fit
          item (1 of the width) × (30), number 1 in its group
            width: 1 of the width of 320 = 320
            height: absolute = 30
            from its group's corner: (0, 30, 320, 30)
          item 4
            position: section (0, 0) + instance (0, 100) + place in it (0, 30) = (0, 130)
            size: 320 × 30
        """)
  }

  @Test("The explanation says that an item's own width does not count in a group of equal shares")
  func equalShares() {
    #expect(
      explanation(of: .item(1, in: 0), in: L.shares) == """
        item 0.1 (112, 2, 96, 46)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 50 for 3 items
            gives its group: 320 × 480
          instance 0 of the group
            from the section's corner: (0, 0, 320, 50)
          horizontal group (1 of the width) × (50)
            width: 1 of the width of 320 = 320
            height: absolute = 50
            filled with: 3 along the horizontal axis, equal shares
            spacing: 10
            gives its items: 300 × 50, what insets and spacing leave
          item (0.3333 of the width) × (1 of the height), number 1 in its group
            its own width: 30, but its group is filled with equal shares
            width: 0.3333 of the width of 300 = 100
            height: 1 of the height of 50 = 50
            content insets: top 2, leading 2, bottom 2, trailing 2
            from its group's corner: (112, 2, 96, 46)
          item 1
            position: section (0, 0) + instance (0, 0) + place in it (112, 2) = (112, 2)
            size: 96 × 46
        """)
  }

  @Test("The explanation includes the remaining space, and each number that was rounded")
  func rounding() {
    #expect(
      explanation(of: .item(5, in: 0), in: L.flexible) == """
        item 0.5 (80.5, 10, 79, 10)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 20 for 8 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 10, 320, 10)
            behind: the instance before, which ends at 10
          horizontal group (1 of the width) × (10)
            width: 1 of the width of 320 = 320
            height: absolute = 10
            filled with: 4 along the horizontal axis, as many as fit
            spacing: at least 1
            left over: 1, of which each spacing that can grow gets 0.3333
            gives its items: 317 × 10, what insets and spacing leave
          item (0.25 of the width) × (10), number 1 in its group
            width: 0.25 of the width of 317 = 79.25, down to the pixel = 79
            height: absolute = 10
            from its group's corner: (80.3333, 0, 79, 10)
          item 5
            position: section (0, 0) + instance (0, 10) + place in it (80.3333, 0) = (80.3333, \
        10), to the nearest pixel = (80.5, 10)
            size: 79 × 10
        """)
  }

  @Test("The explanation says that fractions of an estimate are not measured")
  func sharedEstimate() {
    #expect(
      explanation(of: .item(3, in: 0), in: L.sharedEstimate) == """
        item 0.3 (0, 134.5, 320, 41.5)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 176 for 4 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 88, 320, 88)
            behind: the instance before, which ends at 88
          vertical group (1 of the width) × (about 88)
            width: 1 of the width of 320 = 320
            height: estimated as 88, and as long as its items together = 88
            filled with: 2 along the vertical axis, equal shares
            spacing: 5
            gives its items: 320 × 83, what insets and spacing leave
          item (1 of the width) × (0.5 of the height), number 1 in its group
            its own height: about 44, but its group is filled with equal shares
            width: 1 of the width of 320 = 320
            height: 0.5 of the height of 83 = 41.5
            from its group's corner: (0, 46.5, 320, 41.5)
          item 3
            position: section (0, 0) + instance (0, 88) + place in it (0, 46.5) = (0, 134.5)
            size: 320 × 41.5
        """)
  }

  @Test("The explanation names a custom group")
  func custom() {
    #expect(
      explanation(of: .item(3, in: 0), in: L.custom) == """
        item 0.3 (50, 90, 60, 30) z 4
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 160 for 4 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 80, 320, 80)
            behind: the instance before, which ends at 80
          custom group (1 of the width) × (80)
            width: 1 of the width of 320 = 320
            height: absolute = 80
            says: (50, 10, 60, 30)
          item 3
            position: section (0, 0) + instance (0, 80) + place in it (50, 10) = (50, 90)
            size: 60 × 30
        """)
  }

  @Test("The explanation counts how many measured items fit")
  func wrapped() {
    #expect(
      explanation(of: .item(5, in: 0), in: L.words) == """
        item 0.5 (93, 37, 90, 20)
          container
            size: 320 × 480
            pixels: @2x
            scrolls: vertical
          section 0
            starts at: 0
            length: 140 for 12 items
            gives its group: 320 × 480
          instance 1 of the group
            from the section's corner: (0, 37, 320, 30)
            behind: the instance before, which ends at 32, and a spacing of 5, edge spacing \
        included
          horizontal group (1 of the width) × (30)
            width: 1 of the width of 320 = 320
            height: absolute = 30
            edge spacing: top 2, leading 0, bottom 3, trailing 0
            content insets: top 0, leading 8, bottom 0, trailing 8
            filled with: 3 along the horizontal axis, as many as fit
            spacing: 5
            gives its items: 294 × 30, what insets and spacing leave
          item (about 60) × (20), number 1 in its group
            width: estimated as 60, measured as 90
            height: absolute = 20
            from its group's corner: (93, 0, 90, 20)
          item 5
            position: section (0, 0) + instance (0, 37) + place in it (93, 0) = (93, 37)
            size: 90 × 20
        """)
  }
}
