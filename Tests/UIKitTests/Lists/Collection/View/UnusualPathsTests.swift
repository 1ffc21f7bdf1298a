import Foundation
import Testing
import UIKit

@Suite("Index paths that are not those of an item")
@MainActor
struct UnusualPathsTests {
  /// A layout of rows of 100, with a supplementary view above all sections and one below them.
  private func layout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let edges: [(kind: String, alignment: NSRectAlignment)] = [("title", .top), ("end", .bottom)]
    configuration.boundarySupplementaryItems = edges.map { kind, alignment in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: kind, alignment: alignment)
    }
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }

  private func view(_ layout: UICollectionViewLayout, _ source: PathSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    for kind in ["title", "end"] {
      view.register(
        TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A supplementary view of the whole layout has a path of one index")
  func wholeLayout() throws {
    let source = PathSource(count: 3)
    let view = view(layout(), source)
    let path = IndexPath(index: 0)
    #expect(source.asked == ["end": path, "title": path])
    let title = try #require(view.supplementaryView(forElementKind: "title", at: path))
    #expect(title.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(view.indexPath(forSupplementaryView: title) == path)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "end") == [path])
    let end = view.layoutAttributesForSupplementaryElement(ofKind: "end", at: path)
    #expect(end?.frame.maxY == view.contentSize.height)
    #expect(end?.indexPath == path)
  }

  @Test("A supplementary view of the whole layout stays when sections come and go")
  func updates() throws {
    let source = PathSource(count: 3)
    let view = view(layout(), source)
    let path = IndexPath(index: 0)
    let title = try #require(view.supplementaryView(forElementKind: "title", at: path))
    source.counts = [2]
    view.performBatchUpdates {
      view.deleteSections([0])
      view.insertSections([0])
    }
    #expect(view.supplementaryView(forElementKind: "title", at: path) === title)
    #expect(title.alpha == 1)
    #expect(view.supplementaryView(forElementKind: "end", at: path)?.frame.minY == 230)
  }

  @Test("A layout of the app may name its views by paths of one index")
  func ownLayout() {
    let source = PathSource(count: 3)
    let view = view(BandedLayout(), source)
    func bands() -> [CGFloat] {
      view.subviews.filter { $0 is TextHeader && !$0.isHidden }.map(\.frame.minY).sorted()
    }
    #expect(bands() == [50, 150])
    source.counts = [2]
    view.deleteItems(at: [IndexPath(0, 0)])
    #expect(bands() == [50, 150])
  }

  @Test("A cell that was dequeued for another path is shown in its place")
  func otherPath() {
    let source = PathSource(count: 20)
    source.dequeuesForFirst = true
    let view = view(layout(), source)
    func tops() -> [CGFloat] {
      view.visibleCells.filter { $0.superview === view && !$0.isHidden }.map(\.frame.minY)
    }
    #expect(tops() == [30, 130, 230, 330, 430])
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(tops() == [530, 630, 730, 830, 930, 1_030])
  }
}

/// A data source that notes the paths of supplementary views.
private final class PathSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var asked: [String: IndexPath] = [:]
  /// Whether every cell is dequeued for the first item.
  var dequeuesForFirst = false

  init(count: Int) { counts = [count] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: "text", for: dequeuesForFirst ? IndexPath(0, 0) : indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked[kind] = indexPath
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Rows of 100 with two bands, which have paths of one index.
private final class BandedLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 320, height: 100)
    minimumLineSpacing = 0
    register(TextHeader.self, forDecorationViewOfKind: "band")
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let bands = (0..<2).compactMap {
      layoutAttributesForDecorationView(ofKind: "band", at: IndexPath(index: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + bands
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let band = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    band.frame = CGRect(x: 0, y: 50 + 100 * CGFloat(indexPath[0]), width: 320, height: 10)
    return band
  }
}
