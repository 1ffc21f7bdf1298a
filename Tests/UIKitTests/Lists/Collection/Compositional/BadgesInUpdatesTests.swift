import Foundation
import Testing
import UIKit

@MainActor @Suite("Badges in an update")
struct BadgesInUpdatesTests {
  private func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  /// A layout of rows of one height, in which the first row of each group has a badge.
  private func rows(
    _ height: CGFloat, inGroup count: Int = 1, header: String? = nil
  ) -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let items =
      [NSCollectionLayoutItem(layoutSize: size(height), supplementaryItems: [badge])]
      + (1..<count).map { _ in NSCollectionLayoutItem(layoutSize: size(height)) }
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(height * CGFloat(count)), subitems: items))
    if let header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(20), elementKind: header, alignment: .top)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func insertFirst(_ list: MovableList) {
    list.calls = []
    list.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    list.window.layoutIfNeeded()
  }

  @Test("The only badge in sight is asked for again when an item comes before it")
  func onlyFirstInSight() {
    let list = MovableList([["a", "b", "c"]], layout: rows(200))
    insertFirst(list)
    #expect(list.calls.filter { $0.hasPrefix("badge") } == ["badge 0.0"])
  }

  @Test(
    "A header of the same kind as the badges is kept in an update, and badges are asked for again")
  func headerOfSameKind() {
    let list = MovableList([["a", "b"]], layout: rows(40, header: "badge"))
    let header = list.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 0, section: 0))
    insertFirst(list)
    #expect(list.calls.filter { $0.hasPrefix("badge") } == ["badge 0.1", "badge 0.2", "badge 0.3"])
    #expect(
      list.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))
        === header)
  }

  @Test("Badges of every third item are asked for by their own numbers while an item is moved")
  func everyThird() {
    let list = MovableList([(0..<5).map { "\($0)" }], layout: rows(20, inGroup: 3))
    #expect(list.lift(0))
    list.calls = []
    list.drag(to: 30)
    list.window.layoutIfNeeded()
    #expect(list.calls.filter { $0.hasPrefix("badge") } == ["badge 0.0", "badge 0.1"])
  }
}
