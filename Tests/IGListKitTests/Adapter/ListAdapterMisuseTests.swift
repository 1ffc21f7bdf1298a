import Foundation
import IGListKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A section controller that is at fault")
struct ListAdapterMisuseTests {
  @Test("A section controller with a negative number of items traps")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Negative: ListSectionController {
        override func numberOfItems() -> Int { -1 }
      }
      let world = AdapterWorld(FreeSource(["object"]) { _ in Negative() })
      world.settle()
    }
    expectTrap(result, says: "Cannot return negative number of items -1 for section controller")
  }

  @Test("A section controller that is in no list traps when it dequeues a cell")
  func noList() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let world = AdapterWorld(FreeSource(["object"]))
      _ = world.adapter.dequeueReusableCell(
        of: UICollectionViewCell.self, for: FreeSection(), at: 0)
    }
    expectTrap(result, says: "Section controller FreeSection is in no list")
  }

  @Test("A section controller without a source for the layout's headers traps")
  func noHeader() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "title", alignment: .top)
      ]
      let world = AdapterWorld(
        FreeSource(["object"]), layout: UICollectionViewCompositionalLayout(section: section))
      world.settle()
    }
    expectTrap(result, says: "No supplementary view source for section 0")
  }

  @Test("A section controller finds no visible cells while one of its cells is created")
  func cellWhileMaking() throws {
    var found: [Bool] = []
    let world = AdapterWorld(
      FreeSource(["object"]) { _ in
        let section = FreeSection(["a", "b"])
        section.make = { section, index in
          let other = section.collectionContext.cellForItem(
            at: 1 - index, sectionController: section)
          found.append(other != nil)
          return section.collectionContext.dequeueReusableCell(
            of: UICollectionViewCell.self, for: section, at: index)
        }
        return section
      })
    world.settle()
    #expect(found == [false, false])
    let section = try #require(world.adapter.sectionController(forSection: 0))
    #expect(world.adapter.cellForItem(at: 0, sectionController: section) != nil)
  }
}
