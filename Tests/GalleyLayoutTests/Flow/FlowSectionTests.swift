import GalleyGeometry
import GalleyLayout
import Testing

@Suite("A section of a flow layout")
struct FlowSectionTests {
  @Test("A flow section has the layout's values for those that it does not set")
  func overrides() {
    var layout = FlowLayout()
    layout.headerReferenceSize = Size(width: 9, height: 30)
    layout.footerReferenceSize = Size(width: 9, height: 20)
    layout.sectionInset = Insets(top: 10, left: 5, bottom: 10, right: 5)
    var example = FlowExample(7)
    example.layout = layout
    #expect(example.solver.headerLength(of: example.section) == 30)
    #expect(example.solver.footerLength(of: example.section) == 20)
    #expect(example.frames[0].origin == Point(x: 5, y: 10))
    #expect(example.frames[5].origin == Point(x: 5, y: 70))
    #expect(example.lines.length == 130)

    example.section.headerReferenceSize = Size(width: 0, height: 3)
    example.section.footerReferenceSize = .zero
    example.section.inset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    example.section.minimumLineSpacing = 7
    example.section.minimumInteritemSpacing = 100
    #expect(example.solver.headerLength(of: example.section) == 3)
    #expect(example.solver.footerLength(of: example.section) == 0)
    #expect(example.frames[0].origin == Point(x: 2, y: 1))
    #expect(example.frames[1].origin == Point(x: 266, y: 1))
    #expect(example.frames[2].origin == Point(x: 2, y: 58))
    #expect(example.lines.length == 225)
  }

  @Test("An empty flow section keeps both insets")
  func empty() {
    let example = FlowExample(0).with {
      $0.layout.sectionInset = Insets(top: 4, left: 12, bottom: 6, right: 12)
    }
    #expect(example.lines.length == 10)
    #expect(example.lines.count == 0)
    #expect(example.lines.lineCount == 0)
    #expect(example.lines.items(touching: 0, high: 100).isEmpty)
  }

  @Test(
    "Flow items beyond the list of sizes have the layout's size, and there are none beyond the count"
  )
  func sizesThatDoNotMatch() {
    let short = FlowExample(3).with { $0.section.itemSizes = sizes((20, 30)) }
    #expect(short.frames.map(\.size) == sizes((20, 30), (50, 50), (50, 50)))
    let long = FlowExample(1).with { $0.section.itemSizes = sizes((20, 30), (1, 1)) }
    #expect(long.frames.map(\.size) == sizes((20, 30)))
  }

  @Test("A flow section begins after its header, which the insets do not move")
  func behindHeader() {
    let example = FlowExample(2).with {
      $0.layout.headerReferenceSize.height = 30
      $0.layout.footerReferenceSize.height = 20
      $0.layout.sectionInset = Insets(top: 10, left: 5, bottom: 10, right: 5)
    }
    let header = example.solver.headerLength(of: example.section)
    let end = header + example.lines.length
    #expect(header == 30)
    #expect(header + example.frames[0].minY == 40)
    #expect(end == 100)
    #expect(end + example.solver.footerLength(of: example.section) == 120)
  }

  @Test("The lines of a flow are shorter by the scroll view's content insets across the axis")
  func contentInset() {
    let example = FlowExample(6).with {
      $0.context.contentInset = Insets(top: 64, left: 20, bottom: 34, right: 30)
    }
    #expect(example.solver.crossLength == 270)
    // Four items fit, with a spacing of (270 − 4 · 50) / 3.
    #expect(example.frames.map(\.minX) == [0, 73.5, 146.5, 220, 0, 73.5])
    #expect(example.lines.length == 110)
    #expect(
      example.with { $0.layout.scrollAxis = .horizontal }.solver.crossLength == 382)
  }
}

@Suite("The reference of a section inset")
struct FlowInsetReferenceTests {
  /// Returns the distances of the items from both sides. The section has insets of 12 and 16, the
  /// layout margins are 30 and 5, and the safe area is 3 and 4.
  private func edges(
    _ reference: FlowLayout.InsetReference, contentInset: Insets = .zero
  ) -> [Double] {
    var example = FlowExample(2, of: Size(width: 100, height: 10))
    example.layout.sectionInset = Insets(top: 10, left: 12, bottom: 14, right: 16)
    example.layout.sectionInsetReference = reference
    example.layout.minimumInteritemSpacing = 30
    example.context.layoutMargins = Insets(top: 99, left: 30, bottom: 99, right: 5)
    example.context.safeArea = Insets(top: 99, left: 3, bottom: 99, right: 4)
    example.context.contentInset = contentInset
    #expect(example.lines.length == 34)
    return [example.frames[0].minX, example.solver.crossLength - example.frames[1].maxX]
  }

  @Test("The margins or the safe area are added to a section inset across the scroll axis only")
  func references() {
    #expect(edges(.contentInset) == [12, 16])
    #expect(edges(.layoutMargins) == [42, 21])
    #expect(edges(.safeArea) == [15, 20])
  }

  @Test("A reference counts only as far as it extends beyond the scroll view's insets")
  func contentInset() {
    let kept = Insets(top: 50, left: 20, bottom: 50, right: 30)
    #expect(edges(.contentInset, contentInset: kept) == [12, 16])
    #expect(edges(.layoutMargins, contentInset: kept) == [22, 0])
    #expect(edges(.safeArea, contentInset: kept) == [0, 0])
  }

  @Test("In a horizontal flow, the reference applies at the top and the bottom")
  func sideways() {
    var example = FlowExample(2, of: Size(width: 10, height: 100))
    example.layout.scrollAxis = .horizontal
    example.layout.sectionInset = Insets(top: 10, left: 12, bottom: 14, right: 16)
    example.layout.sectionInsetReference = .safeArea
    example.context.safeArea = Insets(top: 47, left: 3, bottom: 34, right: 4)
    example.context.contentInset = Insets(top: 40, left: 0, bottom: 0, right: 0)
    #expect(example.frames[0].origin == Point(x: 12, y: 17))
    #expect(example.lines.length == 38)
  }
}
