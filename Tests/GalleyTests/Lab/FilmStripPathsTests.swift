import Foundation
import Testing
import UIKit

@testable import Galley

@MainActor
@Suite("The paths of a film strip")
struct FilmStripPathsTests {
  @Test("Follow items of a diffable data source, and not the cells that are used again")
  func identifiedItems() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, at, _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: at)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    try checkScrolling(list)
    withExtendedLifetime(source) {}
  }

  @Test("Follow items without identifiers until their cells are used again")
  func otherItems() throws {
    let screen = MarkedList(Array(0..<40))
    screen.loadViewIfNeeded()
    screen.list.frame.size = CGSize(width: 320, height: 120)
    try checkScrolling(screen.list)
    withExtendedLifetime(screen) {}
  }

  /// Checks that no item moves down while a list scrolls down by 100 points and uses the first cell
  /// again.
  private func checkScrolling(
    _ list: UICollectionView, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let stage = UIView(frame: window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    stage.addSubview(list)
    window.addSubview(stage)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let strip = filmStrip(of: stage, at: [0, 0.1, 0.2, 0.3, 0.4, 1]) {
      list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(list.visibleCells.contains(cell), "it is used again", sourceLocation: sourceLocation)
    #expect(!strip.paths.isEmpty, sourceLocation: sourceLocation)
    for path in strip.paths {
      #expect(
        zip(path, path.dropFirst()).allSatisfy { $0.y >= $1.y }, "\(path)",
        sourceLocation: sourceLocation)
    }
  }
}
