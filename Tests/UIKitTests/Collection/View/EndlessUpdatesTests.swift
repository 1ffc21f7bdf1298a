import Foundation
import Galley
import Testing

@testable import UIKit

@MainActor @Suite("Updates that each ask for another one")
struct EndlessUpdatesTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      return layout
    }())
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(view)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  private static let words = "is stuck in its update/layout loop: each update asks for another one."

  @Test("Are given up where every cell applies a snapshot, and the cause is said")
  func apply() {
    var source: UICollectionViewDiffableDataSource<Int, Int>!
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      var snapshot = source.snapshot()
      snapshot.reloadItems([item])
      source.apply(snapshot, animatingDifferences: true)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    let found = reports {
      source.apply(snapshot, animatingDifferences: true)
      view.layoutIfNeeded()
    }
    #expect(!found.isEmpty && found.count < 10, "\(found.count)")
    let message = found.first?.message ?? ""
    #expect(message.contains(EndlessUpdatesTests.words))
    #expect(message.contains("Look for an apply(_:)"))
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test("Are given up where every cell applies a snapshot that is shown without animation")
  func applyAtOnce() {
    var source: UICollectionViewDiffableDataSource<Int, Int>!
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([item])
      source.apply(snapshot, animatingDifferences: false)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    let found = reports {
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(!found.isEmpty && found.count < 10, "\(found.count)")
    // What comes later is shown as ever.
    _ = reports {
      var later = NSDiffableDataSourceSnapshot<Int, Int>()
      later.appendSections([0])
      later.appendItems([1, 2, 3])
      source.apply(later, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  /// Reloads what it is asked for.
  private final class Reloading: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.performBatchUpdates { view.reloadItems(at: [indexPath]) }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("Are given up where every cell reloads itself in a batch update")
  func batch() {
    let source = Reloading()
    view.dataSource = source
    let found = reports { view.layoutIfNeeded() }
    #expect(!found.isEmpty && found.count < 20, "\(found.count)")
    #expect(found.first?.message.contains(EndlessUpdatesTests.words) == true, "\(found)")
    #expect(found.first?.message.contains("It was asked for while item") == true, "\(found)")
    #expect(view.visibleCells.count == 2)
  }

  @Test("Are not given up where there are many, and an end")
  func many() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let found = reports {
      view.performBatchUpdates {
        for count in 1...200 {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(0..<count))
          source.apply(snapshot, animatingDifferences: true)
        }
      }
      view.layoutIfNeeded()
    }
    #expect(found.isEmpty, "\(found)")
    #expect(view.numberOfItems(inSection: 0) == 200)
  }
}
