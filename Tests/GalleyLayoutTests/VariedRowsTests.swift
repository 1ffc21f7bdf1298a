import GalleyGeometry
import Testing

@testable import GalleyLayout

@Suite("Instances of a group with different sizes")
struct VariedRowsTests {
  /// Returns a template, which is the layout of one instance, for an item with a height.
  private func template(_ height: Double) -> GroupTemplate {
    let frame = Rect(x: 0, y: 0, width: 100, height: height)
    return GroupTemplate(
      size: frame.size, inner: frame, leaves: GroupLeaves([GroupTemplate.Leaf(frame: frame)]))
  }

  private func measure(_ index: Int, _ height: Double, in rows: inout VariedRows) {
    rows.measure(index, as: [Size(width: 100, height: height)]) { template(height) }
  }

  @Test("Templates that no instance uses any more are replaced")
  func unusedTemplates() {
    var rows = VariedRows(template(10), for: 3, along: .vertical, between: 0)
    for height in 11...200 { measure(1, Double(height), in: &rows) }
    #expect(rows.templates.count <= 3)
    measure(0, 50, in: &rows)
    measure(2, 50, in: &rows)
    measure(1, 50, in: &rows)
    measure(1, 60, in: &rows)
    #expect(rows.templates.count <= 4)
    #expect((0..<3).map { rows.instance(at: $0).template.size.height } == [50, 60, 50])
    #expect((0..<3).map { rows.instance(at: $0).start } == [0, 50, 110])
  }

  @Test("An instance with the sizes of an earlier instance has a template of these sizes")
  func earlierSizes() {
    var rows = VariedRows(template(10), for: 2, along: .vertical, between: 0)
    for height in [20.0, 30, 20, 40, 30] { measure(0, height, in: &rows) }
    measure(1, 30, in: &rows)
    #expect((0..<2).map { rows.instance(at: $0).template.size.height } == [30, 30])
    rows.measure(0, as: [nil]) { template(99) }
    #expect(rows.instance(at: 0).template.size.height == 10, "as without measured sizes")
  }
}
