import GalleyGeometry
import GalleyLayout
import Testing

@Suite("A flow layout after a change")
struct FlowReusingTests {
  private let context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

  private var layout: FlowLayout {
    var layout = FlowLayout()
    layout.estimatedItemSize = .size(Size(width: 100, height: 40))
    return layout
  }

  @Test("A measured flow size follows its item")
  func measured() {
    var before = Arrangement(
      [FlowSection(itemCount: 3), FlowSection(itemCount: 2)], layout: layout, in: context)
    before.measure(.item(1, in: 0), as: Size(width: 120, height: 60))
    before.measure(.item(0, in: 1), as: Size(width: 80, height: 50))

    // Section 1 moves to the front, and two items are inserted at the start of section 0.
    let sections = [FlowSection(itemCount: 2), FlowSection(itemCount: 5)]
    let run = ListChange.ItemRun(after: 2..<5, before: 0)
    let after = Arrangement(
      sections, layout: layout, in: context, reusing: before,
      change: ListChange(sections: [.kept(before: 1), .edited(before: 0, items: [run])]))

    var anew = Arrangement(sections, layout: layout, in: context)
    anew.measure(.item(0, in: 0), as: Size(width: 80, height: 50))
    anew.measure(.item(3, in: 1), as: Size(width: 120, height: 60))
    #expect(after == anew)
    #expect(after.allElements() == anew.allElements())
    #expect(after.isMeasured(.item(3, in: 1)) && !after.isMeasured(.item(1, in: 1)))
  }

  @Test(
    "Measured flow sizes are forgotten when the length of lines changes, and otherwise kept"
  )
  func rotation() {
    var before = Arrangement([FlowSection(itemCount: 3)], layout: layout, in: context)
    before.measure(.item(1, in: 0), as: Size(width: 120, height: 60))
    let change = ListChange.none(sectionCount: 1)

    var wide = context
    wide.size.width = 480
    let turned = Arrangement(
      [FlowSection(itemCount: 3)], layout: layout, in: wide, reusing: before, change: change)
    #expect(turned == Arrangement([FlowSection(itemCount: 3)], layout: layout, in: wide))

    var high = context
    high.size.height = 600
    let grown = Arrangement(
      [FlowSection(itemCount: 3)], layout: layout, in: high, reusing: before, change: change)
    #expect(grown.isMeasured(.item(1, in: 0)))
    #expect(grown.allElements() == before.allElements())
  }

  @Test("A flow with an invalid change equals a new flow of the same sections")
  func wrongNames() {
    let before = Arrangement([FlowSection(itemCount: 3)], layout: layout, in: context)
    let sections = [FlowSection(itemCount: 4), FlowSection(itemCount: 1)]
    let run = ListChange.ItemRun(after: -5..<90, before: -7)
    for change in [
      ListChange(sections: []), ListChange(sections: [.kept(before: 7), .kept(before: -1)]),
      ListChange(sections: [.edited(before: 0, items: [run]), .kept(before: 0)]),
    ] {
      let after = Arrangement(
        sections, layout: layout, in: context, reusing: before, change: change)
      #expect(
        after.allElements() == Arrangement(sections, layout: layout, in: context).allElements())
    }
  }
}
