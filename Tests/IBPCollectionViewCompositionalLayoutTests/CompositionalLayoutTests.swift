import IBPCollectionViewCompositionalLayout
import Testing
import UIKit

// Client code, as apps have written it for IBPCollectionViewCompositionalLayout.

@MainActor
private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    94
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("The names of IBPCollectionViewCompositionalLayout")
struct CompositionalLayoutTests {
  private let source = Source()

  private func view(_ layout: IBPUICollectionViewCompositionalLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A compositional list of rows is as long as its rows")
  func rows() {
    let itemSize = IBPNSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let groupSize = IBPNSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = IBPNSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [IBPNSCollectionLayoutItem(layoutSize: itemSize)])
    let view = view(
      IBPUICollectionViewCompositionalLayout(section: IBPNSCollectionLayoutSection(group: group)))
    #expect(view.contentSize == CGSize(width: 320, height: 4_136))
  }

  @Test("Sections come from a provider, with headers, insets, and orthogonal scrolling")
  func provider() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { (_: Int, environment: NSCollectionLayoutEnvironment) in
        let width = environment.container.effectiveContentSize.width / 2
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(width), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let section = NSCollectionLayoutSection(
          group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 1))
        section.orthogonalScrollingBehavior = .continuous
        return section
      }, configuration: configuration)
    let view = view(layout)
    #expect(view.contentSize.height == 50)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 165, y: 5, width: 150, height: 40))
  }
}
