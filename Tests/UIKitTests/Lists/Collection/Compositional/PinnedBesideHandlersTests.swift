import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pinned headers beside a handler of visible items")
struct PinnedBesideHandlersTests {
  private func list(
    handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> UICollectionViewController {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(40), subitems: [NSCollectionLayoutItem(layoutSize: size(40))]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(30), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = handler
    return Rows(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  private final class Rows: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
        withReuseIdentifier: "header")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test("A pinned header stays at the top while scrolling, with the alpha that a handler sets")
  func follows() throws {
    let controller = list { items, _, _ in
      for item in items where item.representedElementKind == "header" { item.alpha = 0.5 }
    }
    let screen = Screen(controller, on: .phone)
    let view = try #require(controller.collectionView)
    let top = screen.window.safeAreaInsets.top
    for offset in [200.0, 1183, 100] {
      view.contentOffset.y = offset
      screen.settle()
      let header = try #require(
        view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
      #expect(abs(header.frame.minY - offset - top) < 1e-9)
      #expect(header.alpha == 0.5)
    }
  }
}
