import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A list cell")
struct ListCellLayoutTests {
  private let size = Size(width: 320, height: 60)

  private func layout(
    _ accessories: [ListAccessory], style: ListContentStyle = .cell,
    direction: LayoutDirection = .leftToRight,
    _ change: (inout ListCellContent) -> Void = { _ in }
  ) -> ListCellLayout {
    var content = ListCellContent(style)
    content.accessories = accessories
    change(&content)
    return ListCellLayout(
      content, in: size, metrics: .catalyst, grid: PixelGrid(scale: 2), direction: direction)
  }

  @Test("The text of a list cell begins at the margin, or after the image")
  func text() {
    let bare = layout([])
    #expect(bare.contentFrame == Rect(x: 0, y: 0, width: 320, height: 60))
    #expect(bare.textFrame == Rect(x: 16, y: 15, width: 296, height: 30))
    let withImage = layout([]) { $0.imageSize = Size(width: 29, height: 29) }
    #expect(withImage.imageFrame == Rect(x: 16, y: 15.5, width: 29, height: 29))
    #expect(withImage.textStart == 61)
    let alone = layout([]) { $0.hasText = false }
    #expect(alone.textFrame == nil)
    #expect(alone.textStart == 16)
  }

  @Test("An image that is higher than the margins leave space is reduced")
  func largeImage() {
    let cell = layout([]) { $0.imageSize = Size(width: 60, height: 40) }
    #expect(cell.imageFrame == Rect(x: 16, y: 15, width: 45, height: 30))
  }

  @Test("The margins at the sides of a list cell are at least those that the cell preserves")
  func preservedMargins() {
    let cell = layout([]) { $0.cellMargins = DirectionalInsets(all: 20) }
    #expect(cell.textFrame == Rect(x: 20, y: 15, width: 280, height: 30))
  }

  @Test("The accessories of a list cell have one order, whatever order they are given in")
  func order() {
    let kinds: [ListAccessory.Kind] = [
      .reorder, .disclosureIndicator, .insert, .checkmark, .outlineDisclosure, .delete,
    ]
    let cell = layout(kinds.map { ListAccessory($0) }) { $0.isEditing = true }
    #expect(
      cell.accessories.map { kinds[$0.index] } == [
        .delete, .insert, .outlineDisclosure, .checkmark, .disclosureIndicator, .reorder,
      ])
    let starts = cell.accessories.map(\.region.minX)
    #expect(starts == starts.sorted())
  }

  @Test("Custom accessories are placed among the others where the app wants them")
  func positions() {
    let custom = { (position: Int?) in
      var accessory = ListAccessory(.trailingCustom, size: Size(width: 10, height: 10))
      accessory.position = position
      return accessory
    }
    func order(_ position: Int?) -> [Int] {
      layout([custom(position), ListAccessory(.checkmark), ListAccessory(.disclosureIndicator)])
        .accessories.map(\.index)
    }
    #expect(order(nil) == [0, 1, 2])
    #expect(order(1) == [1, 0, 2])
    #expect(order(9) == [1, 2, 0])
    #expect(order(-9) == [0, 1, 2])
  }

  @Test("Accessories for another state are left out, and hidden ones keep their space")
  func hidden() {
    var hidden = ListAccessory(.checkmark)
    hidden.isHidden = true
    var atRest = ListAccessory(.disclosureIndicator)
    atRest.displayed = .whenNotEditing
    let accessories = [hidden, atRest, ListAccessory(.delete)]
    #expect(layout(accessories).accessories.map(\.index) == [1])
    #expect(layout(accessories) { $0.isEditing = true }.accessories.map(\.index) == [2])
    #expect(layout([hidden]).contentFrame == layout([ListAccessory(.checkmark)]).contentFrame)
    var forEditing = ListAccessory(.reorder)
    forEditing.isHidden = true
    let atLabel = [ListAccessory(.label, size: Size(width: 20, height: 20)), forEditing]
    #expect(layout(atLabel).contentFrame.width == 320 - 8 - 20)
    let edited = layout(atLabel) { $0.isEditing = true }
    #expect(edited.contentFrame.width < 320 - 8 - 20 - 24)
    #expect(edited.accessories.map(\.index) == [0] && edited.reorderSeparators.isEmpty)
  }

  @Test(
    "A label accessory has the width that it takes, and custom ones the width that the app wants")
  func reservedWidth() {
    let label = ListAccessory(.label, size: Size(width: 33, height: 20))
    let cell = layout([label])
    #expect(cell.contentFrame.width == 320 - 8 - 33)
    #expect(cell.accessories.map(\.frame) == [Rect(x: 279, y: 20, width: 33, height: 20)])

    var checkmark = ListAccessory(.checkmark)
    for (width, expected) in [
      (ListAccessory.ReservedWidth.automatic, 24.0), (.standard, 24), (.actual, 19),
      (.points(40), 40), (.points(.nan), 0),
    ] {
      checkmark.reservedWidth = width
      #expect(layout([checkmark]).contentFrame.width == 312 - expected, "\(width)")
    }
  }

  @Test("A reorder accessory has a line before it, if there is anything before it")
  func reorderSeparator() {
    func lines(_ accessories: [ListAccessory]) -> [Rect] {
      layout(accessories) { $0.isEditing = true }.reorderSeparators
    }
    var grip = ListAccessory(.reorder)
    #expect(lines([grip]) == [])
    #expect(
      lines([grip, ListAccessory(.checkmark)]) == [Rect(x: 279, y: 0, width: 1, height: 60)])
    grip.showsVerticalSeparator = false
    #expect(lines([grip, ListAccessory(.checkmark)]) == [])
  }

  @Test("A list cell is indented level by level, including accessories, unless they stay")
  func indentation() {
    let outline = [ListAccessory(.outlineDisclosure)]
    let level = layout(outline) { $0.indentationLevel = 2 }
    #expect(level.accessories.map(\.region.minX) == [28])
    #expect(level.contentFrame.minX == 42)
    let stays = layout(outline) {
      $0.indentationLevel = 2
      $0.indentsAccessories = false
    }
    #expect(stays.accessories.map(\.region.minX) == [8])
    #expect(stays.contentFrame.minX == 42)
    let wide = layout([]) {
      $0.indentationLevel = 1
      $0.indentationWidth = 30
    }
    #expect(wide.contentFrame == Rect(x: 30, y: 0, width: 290, height: 60))
  }

  @Test("Accessories are further from the edges in a list section")
  func inList() {
    let cell = layout([ListAccessory(.disclosureIndicator)]) { $0.isInList = true }
    #expect(cell.accessories.map(\.frame.maxX) == [304])
  }

  @Test("A list cell is mirrored in a right-to-left language")
  func mirrored() {
    let accessories = [.outlineDisclosure, .checkmark, .reorder].map { ListAccessory($0) }
    let change = { (content: inout ListCellContent) in
      content.isEditing = true
      content.imageSize = Size(width: 29, height: 29)
    }
    let left = layout(accessories, change)
    let right = layout(accessories, direction: .rightToLeft, change)
    func mirror(_ frame: Rect) -> Rect {
      Rect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    #expect(right.contentFrame == mirror(left.contentFrame))
    #expect(right.imageFrame == left.imageFrame.map(mirror))
    #expect(right.textFrame == left.textFrame.map(mirror))
    #expect(right.accessories.map(\.frame) == left.accessories.map(\.frame).map(mirror))
    #expect(right.reorderSeparators == left.reorderSeparators.map(mirror))
    #expect(right.textStart == left.textStart)
  }

  @Test("In a list cell, values that are not numbers count as zero")
  func badNumbers() {
    let bad: [Double] = [0, -7, .nan, .infinity, -.infinity, .greatestFiniteMagnitude]
    withEvery("number", in: bad) { number in
      withEvery("other", in: bad) { other in
        var content = ListCellContent(.valueCell)
        content.imageSize = Size(width: number, height: other)
        content.indentationLevel = number == 0 ? .max : .min
        content.indentationWidth = number
        content.cellMargins = DirectionalInsets(all: other)
        var label = ListAccessory(.label, size: Size(width: other, height: number))
        label.reservedWidth = .points(number)
        content.accessories = [label, ListAccessory(.reorder), ListAccessory(.delete)]
        content.isEditing = true
        for direction in LayoutDirection.allCases {
          let cell = ListCellLayout(
            content, in: Size(width: other, height: number), grid: PixelGrid(scale: other),
            direction: direction)
          let frames =
            [cell.contentFrame, cell.imageFrame, cell.textFrame].compactMap { $0 }
            + cell.reorderSeparators + cell.accessories.flatMap { [$0.region, $0.frame] }
          for frame in frames {
            #expect(frame.isFinite && frame.size.width >= 0 && frame.size.height >= 0)
          }
          #expect(cell.textStart.isFinite)
        }
      }
    }
  }
}
