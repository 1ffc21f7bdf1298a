import Foundation
import Testing
import UIKit

@testable import Galley

@MainActor
@Suite("The paths of a film strip")
struct FilmStripPathsTests {
  @Test("Follow items, and not the cells that a list uses again for other items")
  func reusedCells() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, at, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: at)
    }
    window.addSubview(list)
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
    let strip = filmStrip(of: list, at: [0, 0.1, 0.2, 0.3, 0.4, 1]) {
      list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(list.visibleCells.contains { $0 === cell }, "the cell is used again")
    #expect(!strip.paths.isEmpty)
    for path in strip.paths {
      #expect(zip(path, path.dropFirst()).allSatisfy { $0.y >= $1.y }, "\(path)")
    }
    withExtendedLifetime(source) {}
  }
}
