import Foundation
import Testing
import UIKit

@testable import Galley

@MainActor
@Suite("The paths of a film strip")
struct FilmStripPathsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))

  @Test("Follow items of a diffable data source, and not the cells that are used again")
  func identifiedItems() throws {
    let (list, source) = diffableList(Array(0..<20))
    try checkScrolling(list)
    withExtendedLifetime(source) {}
  }

  @Test("Follow items of a diffable data source that make space for a moved item")
  func movedItem() {
    let (list, source) = diffableList([0, 1, 2])
    source.reorderingHandlers.canReorderItem = { _ in true }
    list.reorderingCadence = .fast
    let stage = stage(of: list)
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let strip = filmStrip(of: stage, at: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 1]) {
      list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    }
    list.cancelInteractiveMovement()
    checkNoneMovesDown(strip)
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

  /// Returns a list of rows, with its data source.
  private func diffableList(
    _ items: [Int]
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
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
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    return (list, source)
  }

  /// Checks that no item moves down while a list scrolls down by 100 points and uses the first cell
  /// again.
  private func checkScrolling(
    _ list: UICollectionView, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stage = stage(of: list)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let strip = filmStrip(of: stage, at: [0, 0.1, 0.2, 0.3, 0.4, 1]) {
      list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(list.visibleCells.contains(cell), "it is used again", sourceLocation: sourceLocation)
    checkNoneMovesDown(strip, sourceLocation: sourceLocation)
  }

  /// Returns a view in the window that shows a list.
  private func stage(of list: UICollectionView) -> UIView {
    let stage = UIView(frame: window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    stage.addSubview(list)
    window.addSubview(stage)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return stage
  }

  /// Checks that items move, and that none of them moves down.
  private func checkNoneMovesDown(
    _ strip: FilmStrip, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!strip.paths.isEmpty, sourceLocation: sourceLocation)
    for path in strip.paths {
      #expect(
        zip(path, path.dropFirst()).allSatisfy { $0.y >= $1.y }, "\(path)",
        sourceLocation: sourceLocation)
    }
  }
}
