import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("An arrangement of a list layout with invalid numbers")
struct ListArrangementBadInputTests {
  @Test("A list layout with negative, infinite or NaN numbers has finite frames for every query")
  func everything() {
    withEvery("axis", in: Axis.allCases) { axis in
      withEvery("number", in: badNumbers) { number in
        withEvery("other", in: badNumbers) { other in
          let section = ListLayoutSection(
            .each([Size(width: number, height: other), Size(width: 10, height: 10)]),
            insets: Insets(top: other, left: 0, bottom: number, right: 0), lineSpacing: number,
            headerLength: 10, footerLength: other)
          var layout = ListLayout(
            scrollAxis: axis, stickyHeaders: true, topContentInset: number,
            showsHeaderWhenEmpty: true)
          layout.stickyHeaderOffset = other
          let context = ArrangementContext(
            size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2),
            contentInset: Insets(all: number))
          let empty = ListLayoutSection(.uniform(Size(width: 1, height: 1), count: -4))
          let list = Arrangement([section, empty, section], layout: layout, in: context)
          expectFiniteAnswers(list, with: other)
          let shorter = Arrangement(
            [section], layout: layout, in: context, reusing: list, from: .max)
          expectFiniteAnswers(shorter, with: number)
        }
      }
    }
  }
}
