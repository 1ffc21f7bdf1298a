import GalleyGeometry
import GalleyLayout
import Testing

/// Tests of `Judge`, the simple layout with which `Arrangement` is compared, against figures that
/// were measured on UIKit. Cases with measured cells are left to the tests of `Arrangement`.
@Suite("The simple judge of compositional layouts, against figures measured on UIKit")
struct JudgeOnCasesTests {
  @Test(
    "The judge computes the frames measured on UIKit",
    arguments: [CaseFile.compositional, .orthogonal, .workedExamples])
  func cases(file: CaseFile) throws {
    for layout in try file.cases() where layout.answers == nil {
      let judge = Judge(layout.sections, configuration: layout.configuration, in: layout.context)
      let size = layout.expected.contentSize ?? judge.contentSize
      #expect(
        isNear(Rect(origin: .zero, size: judge.contentSize), Rect(origin: .zero, size: size)),
        "\(layout.id): \(judge.contentSize)")

      let looksAtScreen = layout.expected.listing == .onScreen || layout.offset != .zero
      let viewport = looksAtScreen ? Viewport(layout.bounds) : nil
      for expected in layout.expected.elements {
        let element = judge.element(expected.id, in: viewport)
        #expect(
          element.map { isNear($0.frame, expected.frame) } == true,
          "\(layout.id): \(expected), \(element.map { "\($0)" } ?? "none")")
        #expect(expected.zIndex == nil || element?.zIndex == expected.zIndex, "\(layout.id)")
      }
      for query in layout.expected.queries {
        let found = judge.elements(in: Viewport(query.rect, visible: layout.bounds)).map(\.id)
        #expect(Set(found) == query.ids, "\(layout.id): \(query.rect)")
      }
      for stop in layout.expected.stops {
        let rest = judge.row(ofSection: stop.section)?.restingOffset(for: stop.proposed)
        #expect(rest.map { abs($0 - stop.rest) < 1e-3 } == true, "\(layout.id): \(stop)")
      }
    }
  }

  /// Whether frames are equal to three decimal places, to which the figures are given.
  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    let differences = [
      left.minX - right.minX, left.minY - right.minY, left.width - right.width,
      left.height - right.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-3 }
  }
}
