import Foundation
import Galley
import Testing
import UIKit

@Suite("An outline in a list")
@MainActor
struct OutlineListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories =
        name.hasPrefix("folder")
        ? [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))]
        : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    window.addSubview(view)
    window.isHidden = false
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["folder a", "folder b"])
    tree.append(["one", "two"], to: "folder a")
    source.apply(tree, to: 0, animatingDifferences: false)
    settle()
  }

  private func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  private var names: [String] { source.snapshot().itemIdentifiers }

  @Test("A tap on the header of an outline expands or collapses it, and does not select it")
  func tap() throws {
    #expect(names == ["folder a", "folder b"])
    let folder = try #require(view.cellForItem(at: IndexPath(0, 0)))
    Finger.tap(folder)
    settle()
    #expect(names == ["folder a", "one", "two", "folder b"])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(folder.configurationState.isExpanded)
    let inner = try #require(view.cellForItem(at: IndexPath(0, 1)) as? UICollectionViewListCell)
    #expect(inner.indentationLevel == 1)
    Finger.tap(folder)
    settle()
    #expect(names == ["folder a", "folder b"])
    #expect(!folder.configurationState.isExpanded)
  }
}

@Suite("Moving rows of a diffable data source")
@MainActor
struct DiffableMovementTests {
  @Test("Moving a row updates the snapshot of the data source, and calls didReorder")
  func move() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: rows(60))
    view.contentInsetAdjustmentBehavior = .never
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.text = name
      return cell
    }
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["fixed", "a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(0, 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(0, 1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 215))
    window.frameClock.advanceUntilStill()
    view.endInteractiveMovement()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
    #expect(told == [["fixed", "b", "c", "a"]])
    #expect(source.snapshot().itemIdentifiers == ["fixed", "b", "c", "a"])
    #expect(view.visibleCells.map { ($0 as? TextCell)?.text } == ["fixed", "b", "c", "a"])
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? TextCell)?.text } == ["fixed", "a", "c"])
  }
}
