import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Handlers of visible items, in an update")
struct HandlersInUpdatesTests {
  @Test("A handler of visible items applies to inserted and moved items in the same update")
  func alpha() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.frame.midY > 100 ? 0.5 : 1 }
    }
    let list = TestList(3, UICollectionViewCompositionalLayout(section: section))
    list.settle()
    #expect(list.view.visibleCells.map(\.alpha) == [1, 1, 0.5])
    list.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [IndexPath(0, 0)])
    let alphas = (0...3).map { list.view.cellForItem(at: IndexPath(0, $0))?.alpha }
    #expect(alphas == [1, 1, 0.5, 0.5])
    let third = try #require(list.view.cellForItem(at: IndexPath(0, 2)))
    #expect(third.layer.presentation()?.opacity == 1, "on its way")
    list.settle()
    #expect(list.view.visibleCells.map(\.alpha) == [1, 1, 0.5, 0.5])
  }
}
