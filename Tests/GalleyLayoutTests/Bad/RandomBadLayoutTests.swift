import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A layout with several bad numbers at random")
struct RandomBadLayoutTests {
  @Test("A layout with several random bad numbers answers every query")
  func pairs() {
    withSeededRandom("layouts of bad numbers", steps: 300) { random in
      var specimen = LayoutSpecimen()
      var edits: [String] = []
      for _ in 0..<Int.random(in: 2...3, using: &random) {
        guard let edit = LayoutEdit.all.randomElement(using: &random),
          let number = Interrogation.badNumbers.randomElement(using: &random)
        else { return }
        edit.make(&specimen, number)
        edits.append("\(edit) = \(number)")
      }
      specimen.sharesEqually = Bool.random(using: &random)
      specimen.configuration.scrollAxis = Axis.allCases.randomElement(using: &random) ?? .vertical
      specimen.context.direction =
        LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight
      specimen.scrolling = OrthogonalScrolling.allCases.randomElement(using: &random) ?? .none
      let number = Interrogation.badNumbers.randomElement(using: &random) ?? 0
      withEvery("edits", in: [edits]) { _ in
        Interrogation.expectSound(specimen, with: number)
      }
    }
  }
}
