import Foundation
import Galley
import Testing

@testable import GalleyUIKit

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

  @Test("Endless updates by cells that apply snapshots are ended, and the report names the cause")
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

  @Test("Endless updates by cells that apply snapshots without animation are ended")
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
    // Later changes are shown as usual.
    _ = reports {
      var later = NSDiffableDataSourceSnapshot<Int, Int>()
      later.appendSections([0])
      later.appendItems([1, 2, 3])
      source.apply(later, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  /// A data source that reloads each item for which it is asked for a cell.
  private final class Reloading: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.performBatchUpdates { view.reloadItems(at: [indexPath]) }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("Endless updates by cells that reload their items in a batch update are ended")
  func batch() {
    let source = Reloading()
    view.dataSource = source
    let found = reports { view.layoutIfNeeded() }
    #expect(!found.isEmpty && found.count < 20, "\(found.count)")
    #expect(found.first?.message.contains(EndlessUpdatesTests.words) == true, "\(found)")
    #expect(found.first?.message.contains("It was asked for while item") == true, "\(found)")
    #expect(view.visibleCells.count == 2)
  }

  /// A delegate that reloads each item that is displayed.
  private final class ReloadingWhenShown: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      view.performBatchUpdates { view.reloadItems(at: [path]) }
    }
  }

  @Test("The report of endless updates does not name a cell that did not cause them")
  func innocentCell() {
    let source = ReloadingWhenShown()
    (view.dataSource, view.delegate) = (source, source)
    let found = reports { view.layoutIfNeeded() }
    #expect(found.first?.message.contains(EndlessUpdatesTests.words) == true, "\(found)")
    #expect(!found.contains { $0.message.contains("It was asked for while") }, "\(found)")
  }

  /// A delegate that adds an item whenever the last one is displayed, up to a number of items.
  private final class Paging: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    let most: Int
    var loads = 0
    var onLoad: (UICollectionView) -> Void = { _ in }

    init(count: Int, most: Int) { (self.count, self.most) = (count, most) }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      #expect(indexPath.item < count)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      guard path.item == count - 1, count < most else { return }
      loads += 1
      view.performBatchUpdates {
        count += 1
        view.insertItems(at: [[0, count - 1]])
      }
      onLoad(view)
    }
  }

  @Test("Updates that add one row after the other until the view is full are not ended early")
  func paging() {
    let small = view.collectionViewLayout as? UICollectionViewFlowLayout
    small?.itemSize = CGSize(width: 320, height: 12)
    small?.minimumLineSpacing = 0
    let source = Paging(count: 1, most: 1_000)
    (view.dataSource, view.delegate) = (source, source)
    let found = reports { window.layoutIfNeeded() }
    #expect(found.isEmpty, "\(found)")
    #expect(source.count >= 40 && source.count < 100)
    #expect(view.numberOfItems(inSection: 0) == source.count)
  }

  @Test("A view whose endless updates are ended shows the data, and obeys other requests")
  func givenUp() {
    let small = view.collectionViewLayout as? UICollectionViewFlowLayout
    small?.itemSize = CGSize(width: 1, height: 1)
    small?.minimumLineSpacing = 0
    small?.minimumInteritemSpacing = 0
    let source = Paging(count: 1, most: 400)
    (view.dataSource, view.delegate) = (source, source)
    let layout = UICollectionViewFlowLayout()
    var isLaidOut = false
    source.onLoad = { view in
      guard source.loads == 3 else { return }
      view.setCollectionViewLayout(layout, animated: false) { _ in isLaidOut = true }
    }
    let found = reports {
      window.layoutIfNeeded()
      for _ in 0..<4 {
        MainTurn.drain()
        window.layoutIfNeeded()
      }
    }
    #expect(found.allSatisfy { $0.message.contains(EndlessUpdatesTests.words) })
    #expect(view.numberOfItems(inSection: 0) == source.count)
    #expect(isLaidOut && view.collectionViewLayout === layout)
    // Later changes are shown as usual.
    source.count += 1
    view.insertItems(at: [[0, 0]])
    window.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == source.count)
  }

  @Test("Two hundred updates in one batch are not ended early")
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
