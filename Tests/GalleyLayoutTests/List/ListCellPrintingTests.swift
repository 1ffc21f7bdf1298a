import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Parts of a list cell, as text")
struct ListCellPrintingTests {
  @Test("A list cell prints the position of its row")
  func rows() {
    func text(_ item: Int, of count: Int, _ mode: ListHeaderMode = .none) -> String {
      ListRowPlace(item: item, of: count, headerMode: mode).description
    }
    #expect(text(0, of: 3, .firstItemInSection) == "header")
    #expect((0..<3).map { text($0, of: 3) } == ["first row", "row between others", "last row"])
    #expect(text(0, of: 1) == "only row")
  }

  @Test("An accessory prints what differs from the default of its kind")
  func accessories() {
    #expect(ListAccessory(.checkmark).description == "checkmark")
    var label = ListAccessory(.label, size: Size(width: 9, height: 20))
    #expect(label.description == "label 9 × 20")
    label.displayed = .whenNotEditing
    label.isHidden = true
    label.reservedWidth = .points(30)
    label.position = 2
    label.showsVerticalSeparator = false
    #expect(
      label.description == """
        label 9 × 20, whenNotEditing, hidden, reserved width 30, position 2, no vertical separator
        """)
    let widths: [ListAccessory.ReservedWidth] = [.automatic, .standard, .actual, .points(1.5)]
    #expect(widths.map(\.description) == ["automatic", "standard", "actual", "1.5"])
  }

  @Test("A list cell prints its content")
  func content() {
    var content = ListCellContent(.cell)
    #expect(content.description == "cell")
    content.hasText = false
    content.imageSize = Size(width: 20, height: 20)
    content.accessories = [ListAccessory(.checkmark), ListAccessory(.reorder)]
    content.isEditing = true
    content.indentationLevel = 2
    content.indentationWidth = 12
    content.indentsAccessories = false
    content.cellMargins.leading = 8
    content.isInList = true
    #expect(
      content.description == """
        cell, no text, image 20 × 20, checkmark, reorder, editing, indentation level 2, \
        indentation width 12, accessories not indented, \
        margins (top 0, leading 8, bottom 0, trailing 0), in a list
        """)
  }

  @Test("A list cell prints the frames of its parts")
  func layout() {
    var content = ListCellContent(.cell)
    content.accessories = [ListAccessory(.disclosureIndicator)]
    let layout = ListCellLayout(content, in: Size(width: 320, height: 44), metrics: .catalyst)
    #expect(layout.accessories.first?.description == "accessory 0 (298, 15, 14, 14)")
    #expect(
      layout.description
        == "content (0, 0, 298, 44), text (16, 15, 274, 14), accessory 0 (298, 15, 14, 14)"
    )
  }

  @Test("A list cell prints the lines above and below it")
  func separators() {
    let row = ListRowPlace(item: 0, of: 3, headerMode: .none)
    let plain = ListSeparators(at: row, ListConfiguration(.plain), textStart: 16)
    #expect(plain.description == "bottom (leading 16, trailing 0)")
    let sidebar = ListSeparators(at: row, ListConfiguration(.sidebar), textStart: 16)
    #expect(sidebar.description == "none")
    var metrics = ListMetrics.phone
    metrics.separatorThickness = 0.5
    let grouped = ListSeparators(
      at: row, ListConfiguration(.grouped), textStart: 16, metrics: metrics)
    #expect(
      grouped.description == """
        top (leading 0, trailing 0, 0.5 thick), bottom (leading 16, trailing 0, 0.5 thick)
        """)
  }
}
