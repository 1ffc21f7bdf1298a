import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A layout of bad numbers")
struct BadLayoutTests {
  @Test("A layout answers every query, whichever number is bad", arguments: LayoutEdit.all.indices)
  func oneByOne(index: Int) {
    let edit = LayoutEdit.all[index]
    withEvery("bad \(edit)", in: Interrogation.badNumbers) { number in
      var specimen = LayoutSpecimen()
      edit.make(&specimen, number)
      Interrogation.expectSound(specimen, with: number)
      specimen.scrolling = .groupPagingCentered
      specimen.context.direction = .rightToLeft
      specimen.sharesEqually = true
      Interrogation.expectSound(specimen, with: number)
    }
  }

  @Test("A layout answers every query, whatever its counts are")
  func counts() {
    let counts = [Int.min, -1, 0, 1, 10_000_000, .max]
    withEvery("count in a group", in: counts) { count in
      withEvery("equal shares", in: [false, true]) { sharesEqually in
        withEvery("items", in: [.min, -5, 0, 3]) { itemCount in
          var specimen = LayoutSpecimen()
          specimen.count = count
          specimen.sharesEqually = sharesEqually
          specimen.itemCount = itemCount
          Interrogation.expectSound(specimen, with: 5)
        }
      }
    }
  }

  @Test("A layout answers every query, whatever its z indexes are")
  func zIndexes() {
    withEvery("z index", in: [Int.min, -1, .max]) { zIndex in
      var specimen = LayoutSpecimen()
      specimen.header.zIndex = zIndex
      specimen.title.zIndex = zIndex
      specimen.background.zIndex = zIndex
      specimen.places[0].zIndex = zIndex
      specimen.card.supplementaries[0].zIndex = zIndex
      Interrogation.expectSound(specimen, with: 5)
    }
  }

  @Test("A layout answers every query, whatever its rules are")
  func behaviors() {
    withEvery("rules", in: 0..<16) { rules in
      withEvery("number", in: [-40.0, 0, 1_000]) { number in
        var specimen = LayoutSpecimen()
        specimen.context.behavior.fractionalSizesShareSpacing = rules & 1 != 0
        specimen.context.behavior.roundsFractionsDown = rules & 2 != 0
        specimen.context.behavior.insetsTurnInsideOut = rules & 4 != 0
        specimen.context.behavior.keepsItemsThatDoNotFit = rules & 8 != 0
        specimen.card.size.width = .absolute(number)
        specimen.card.contentInsets = DirectionalInsets(all: number)
        specimen.insets = DirectionalInsets(all: number / 4)
        Interrogation.expectSound(specimen, with: number)
      }
    }
  }
}
