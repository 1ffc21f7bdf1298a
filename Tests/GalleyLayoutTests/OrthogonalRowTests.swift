import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A row of eight groups 100 wide with spacings of 8. 320 of it are visible, and its insets are 4
/// and 6.
private struct Row {
  var behavior = OrthogonalScrolling.continuous
  var count = 8
  var width = LayoutDimension.absolute(100)
  var insets = DirectionalInsets(top: 0, leading: 4, bottom: 0, trailing: 6)
  var direction = LayoutDirection.leftToRight
  var scrollAxis = Axis.vertical

  var arrangement: Arrangement {
    var section = LayoutSection(
      group: group(scrollAxis.perpendicular, width, width, item(width, width)))
    section.interGroupSpacing = 8
    section.contentInsets = insets
    section.orthogonalScrolling = behavior
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = scrollAxis
    return arranged(
      (section, count), size: Size(width: 320, height: 320), direction: direction,
      configuration: configuration)
  }

  var row: OrthogonalRow? { arrangement.orthogonalSection(0) }
}

@Suite("A section that scrolls orthogonally")
struct OrthogonalRowTests {
  private func resting(_ row: Row, _ offsets: Double...) -> [Double] {
    offsets.map { row.row?.restingOffset(for: $0) ?? .nan }
  }

  @Test("A section that scrolls orthogonally is found by rectangles that overlap its items")
  func found() {
    let arrangement = Row().arrangement
    #expect(arrangement.orthogonalSections(in: Rect(x: 0, y: 0, width: 320, height: 320)) == [0])
    #expect(arrangement.orthogonalSections(in: Rect(x: 0, y: 99, width: 320, height: 9)) == [0])
    #expect(arrangement.orthogonalSections(in: Rect(x: 0, y: 100, width: 320, height: 9)) == [])
    #expect(Row(count: 0).arrangement.orthogonalSections(in: .zero) == [])
    let plain = Row(behavior: .none).arrangement
    #expect(plain.orthogonalSections(in: Rect(x: 0, y: 0, width: 320, height: 320)) == [])
  }

  private func swiped(
    _ row: Row, to proposed: Double, from start: Double, _ velocity: Double
  ) -> Double {
    row.row?.targetOffset(for: proposed, from: start, velocity: velocity) ?? .nan
  }

  @Test(
    "An orthogonal row is as long as its groups, their spacings and insets, and scrolls as far as that"
  )
  func lengths() throws {
    let row = try #require(Row().row)
    #expect(row.contentLength == 866)
    #expect(row.visibleLength == 320)
    #expect(row.maximumOffset == 546)
    #expect(row.initialOffset == 0)
    #expect(try #require(Row(count: 1).row).maximumOffset == 0)
  }

  @Test("A section without orthogonal scrolling, or that does not exist, has no orthogonal row")
  func none() {
    let arrangement = Row(behavior: .none).arrangement
    #expect(arrangement.orthogonalSection(0) == nil)
    for section in [-1, 1, .max, .min] {
      #expect(Row().arrangement.orthogonalSection(section) == nil)
    }
  }

  @Test("A row with continuous scrolling rests anywhere between its ends")
  func continuous() {
    let row = Row(behavior: .continuous)
    #expect(resting(row, -20, 0, 33.3, 546, 600) == [0, 0, 33.3, 546, 546])
    #expect(swiped(row, to: 200, from: 100, 3) == 200)
    #expect(swiped(row, to: 900, from: 100, 3) == 546)
  }

  @Test("A row with leading-boundary scrolling rests where a group begins, or at the end")
  func leadingBoundary() {
    let row = Row(behavior: .continuousGroupLeadingBoundary)
    #expect(resting(row, -20, 53, 54, 55, 161, 163) == [0, 0, 108, 108, 108, 216])
    #expect(resting(row, 500, 540, 545, 546, 700) == [540, 540, 540, 546, 546])
    // The velocity makes no difference: a swipe may pass several groups.
    #expect(swiped(row, to: 330, from: 0, 5) == 324)
    #expect(swiped(row, to: 330, from: 500, -5) == 324)
  }

  @Test("A row with paging rests at pages, which are as long as the visible width minus the insets")
  func paging() {
    let row = Row(behavior: .paging)
    #expect(resting(row, -20, 0, 154, 155, 300, 465, 546) == [0, 0, 0, 310, 310, 546, 546])
    #expect(swiped(row, to: 40, from: 0, 1) == 310)
    #expect(swiped(row, to: 40, from: 0, 0.2) == 0)
    #expect(swiped(row, to: 300, from: 310, -1) == 0)
    #expect(swiped(row, to: 320, from: 310, 1) == 546)
    #expect(swiped(row, to: 700, from: 546, 1) == 546)
    #expect(swiped(row, to: -90, from: 0, -1) == 0)
  }

  @Test("A row with group paging scrolls one group at a time")
  func groupPaging() {
    let row = Row(behavior: .groupPaging)
    #expect(resting(row, -20, 53, 55, 330, 546, 700) == [0, 0, 108, 324, 546, 546])
    // A fast swipe scrolls by one group, although the proposed offset is farther away.
    #expect(swiped(row, to: 500, from: 0, 2) == 108)
    #expect(swiped(row, to: 110, from: 108, 0.3) == 216)
    #expect(swiped(row, to: 0, from: 216, -2) == 108)
    #expect(swiped(row, to: 110, from: 100, 2) == 216)
    // A slow swipe scrolls to the group that is nearest to the proposed offset.
    #expect(swiped(row, to: 500, from: 0, 0.1) == 540)
    #expect(swiped(row, to: 20, from: 0, -0.2) == 0)
    // At its ends the row does not scroll further.
    #expect(swiped(row, to: 0, from: 0, -2) == 0)
    #expect(swiped(row, to: 546, from: 540, 2) == 546)
  }

  @Test(
    "A row with centered group paging rests with a group in the middle, beyond the ends as well")
  func groupPagingCentered() throws {
    let row = Row(behavior: .groupPagingCentered)
    // The middle of group 1 is 162 points after the start of the row. The middle of a page is 159
    // points after its start.
    #expect(resting(row, -120, -20, 0, 57, 58, 540, 700) == [-105, 3, 3, 3, 111, 543, 651])
    #expect(try #require(row.row).initialOffset == -105)
    #expect(swiped(row, to: 400, from: 3, 2) == 111)
    #expect(swiped(row, to: 400, from: 111, -2) == 3)
    #expect(swiped(row, to: 900, from: 651, 2) == 651)
    #expect(swiped(row, to: -900, from: -105, -2) == -105)
  }

  @Test(
    "Between two equally near groups a row rests at the later, or at the earlier if centered"
  )
  func ties() {
    #expect(resting(Row(behavior: .groupPaging), 54) == [108])
    #expect(resting(Row(behavior: .continuousGroupLeadingBoundary), 54) == [108])
    #expect(resting(Row(behavior: .groupPagingCentered), 57) == [3])
  }

  @Test("A row does not scroll if its one group fits, or if it has none")
  func fewGroups() {
    withEvery("behavior", in: OrthogonalScrolling.allCases.filter { $0 != .none }) { behavior in
      let isCentered = behavior == .groupPagingCentered
      let one = Row(behavior: behavior, count: 1)
      #expect(resting(one, -50, 0, 99) == Array(repeating: isCentered ? -105 : 0, count: 3))
      #expect(swiped(one, to: 50, from: 0, 2) == (isCentered ? -105 : 0))
      #expect(one.row?.initialOffset == (isCentered ? -105 : 0))
      let none = Row(behavior: behavior, count: 0)
      #expect(resting(none, -50, 0, 99) == [0, 0, 0])
      #expect(swiped(none, to: 50, from: 0, -2) == 0)
      #expect(none.row?.initialOffset == 0)
      #expect(none.row?.contentLength == 0)
    }
  }

  @Test("Offsets count from the left in a right-to-left row, too")
  func mirrored() throws {
    var row = Row(behavior: .groupPaging, direction: .rightToLeft)
    #expect(try #require(row.row).initialOffset == 546)
    // At 546 − 108 the second group is at the right edge.
    #expect(resting(row, 600, 546, 500, 480, 10, -20) == [546, 546, 546, 438, 6, 0])
    #expect(swiped(row, to: 400, from: 546, -2) == 438)
    #expect(swiped(row, to: 400, from: 438, 2) == 546)
    #expect(swiped(row, to: 600, from: 546, 2) == 546)

    row.behavior = .groupPagingCentered
    #expect(try #require(row.row).initialOffset == 546 + 105)
    #expect(swiped(row, to: 500, from: 543, -2) == 435)
    row.behavior = .continuous
    #expect(try #require(row.row).initialOffset == 546)
    row.behavior = .paging
    #expect(swiped(row, to: 500, from: 546, -2) == 236)
    // The first group is at the right edge of the row, 6 from it.
    row.insets = DirectionalInsets(top: 0, leading: 6, bottom: 0, trailing: 4)
    #expect(
      row.arrangement.element(.item(0, in: 0))?.frame
        == Rect(x: 866 - 106, y: 0, width: 100, height: 100))
  }

  @Test(
    "The frames of a row are those at offset zero, and are visible where the row is scrolled to")
  func frames() throws {
    let bounds = Rect(x: 0, y: 0, width: 320, height: 320)
    func place(_ direction: LayoutDirection, _ offsets: [Int: Double]) throws -> [Double] {
      let arrangement = Row(direction: direction).arrangement
      let element = try #require(arrangement.element(.item(0, in: 0)))
      let viewport = Viewport(bounds, orthogonalOffsets: offsets)
      return [element.frame.minX, arrangement.frame(of: element, in: viewport).minX]
    }
    #expect(try place(.leftToRight, [:]) == [4, 4])
    #expect(try place(.leftToRight, [0: 130]) == [4, -126])
    // At the start of a right-to-left row, the first item is at the right: 320 − 4 − 100.
    #expect(try place(.rightToLeft, [:]) == [216 + 546, 216])
    #expect(try place(.rightToLeft, [0: 500]) == [762, 262])
  }

  @Test("In a layout that scrolls horizontally, a row scrolls vertically and is never mirrored")
  func upAndDown() throws {
    var row = Row(behavior: .groupPaging, direction: .rightToLeft, scrollAxis: .horizontal)
    row.insets = DirectionalInsets(top: 4, leading: 0, bottom: 6, trailing: 0)
    #expect(try #require(row.row).contentLength == 866)
    #expect(try #require(row.row).initialOffset == 0)
    #expect(resting(row, 53, 55) == [0, 108])
    #expect(swiped(row, to: 110, from: 108, 2) == 216)
  }

  @Test("A row rests where its measured groups begin")
  func measured() throws {
    var row = Row(behavior: .groupPaging)
    row.width = .estimated(100)
    var arrangement = row.arrangement
    for (item, width) in [150.0, 50, 300].enumerated() {
      arrangement.measure(.item(item, in: 0), as: Size(width: width, height: 100))
    }
    let measured = try #require(arrangement.orthogonalSection(0))
    #expect(measured.contentLength == 866 + 50 - 50 + 200)
    // The groups begin at 0, 158, 216, 524, 632, …
    let stops = [0, 79, 158, 186, 188, 300, 370, 371].map { measured.restingOffset(for: $0) }
    #expect(stops == [0, 158, 158, 158, 216, 216, 524, 524])
    #expect(measured.targetOffset(for: 220, from: 216, velocity: 1) == 524)

    row.behavior = .groupPagingCentered
    arrangement = row.arrangement
    arrangement.measure(.item(0, in: 0), as: Size(width: 150, height: 100))
    #expect(arrangement.orthogonalSection(0)?.initialOffset == -80)
  }

  @Test("The resting offset among a million groups is found immediately")
  func million() throws {
    let row = try #require(Row(behavior: .groupPaging, count: 1_000_000).row)
    #expect(row.restingOffset(for: 54_000_001) == 54_000_000)
    #expect(row.targetOffset(for: 0, from: 54_000_000, velocity: 1) == 54_000_108)
    let centered = try #require(Row(behavior: .groupPagingCentered, count: 1_000_000).row)
    #expect(centered.restingOffset(for: 54_000_000) == 54_000_003)
  }

  @Test("A row has a resting offset for any input")
  func badNumbers() {
    let numbers = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0x1p63, .leastNonzeroMagnitude, -0.0,
    ]
    // Insets may leave a page with a length of nearly zero, or with a negative length.
    let insets = [
      DirectionalInsets(top: 0, leading: 4, bottom: 0, trailing: 6),
      DirectionalInsets(top: 0, leading: 160, bottom: 0, trailing: Double(160).nextDown),
      DirectionalInsets(top: 0, leading: 300, bottom: 0, trailing: 300),
      DirectionalInsets(top: 0, leading: -1e300, bottom: 0, trailing: .nan),
    ]
    withEvery("behavior", in: OrthogonalScrolling.allCases.filter { $0 != .none }) { behavior in
      withEvery("insets", in: insets) { insets in
        withEvery("direction", in: LayoutDirection.allCases) { direction in
          withEvery("count", in: [0, 1, 8, 10_000_000, .max]) { count in
            let row = Row(
              behavior: behavior, count: count, insets: insets, direction: direction)
            #expect(row.row?.initialOffset.isFinite == true)
            for number in numbers {
              let offsets = [
                resting(row, number)[0], swiped(row, to: number, from: 0, 1),
                swiped(row, to: 0, from: number, -1), swiped(row, to: 0, from: 0, number),
                swiped(row, to: 0, from: 0, -number),
              ]
              #expect(offsets.allSatisfy { $0.isFinite }, "\(number): \(offsets)")
            }
          }
        }
      }
    }
  }
}
