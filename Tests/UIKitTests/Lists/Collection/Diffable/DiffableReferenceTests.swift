import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Snapshots of identifiers of any type")
@MainActor
struct DiffableReferenceTests {
  @Test("A snapshot reference holds identifiers of several types, and can be copied")
  func snapshot() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["today", 7])
    snapshot.appendItems(withIdentifiers: [1, "two"], intoSectionWithIdentifier: "today")
    snapshot.appendItems(withIdentifiers: [3.5])
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.insertItems(withIdentifiers: ["one and a half"], afterItemWithIdentifier: 1)
    snapshot.moveItem(withIdentifier: 3.5, beforeItemWithIdentifier: 1)
    #expect(snapshot.itemIdentifiers.map { "\($0)" } == ["3.5", "1", "one and a half", "two"])
    #expect(copy?.itemIdentifiers.map { "\($0)" } == ["1", "two", "3.5"])
    #expect(snapshot.numberOfItems(inSection: 7) == 0)
    #expect(snapshot.index(ofItemIdentifier: "two") == 3)
    #expect(snapshot.index(ofItemIdentifier: "three") == NSNotFound)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 1) as? String == "today")
    snapshot.deleteSections(withIdentifiers: ["today"])
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.sectionIdentifiers as? [Int] == [7])
  }

  @Test("A snapshot reference returns the identifiers to reload and to reconfigure")
  func marks() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["today", 7])
    snapshot.appendItems(withIdentifiers: [1, "two", 3])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.reloadItems(withIdentifiers: ["two", 1])
    snapshot.reconfigureItems(withIdentifiers: [3])
    snapshot.reloadSections(withIdentifiers: [7])
    #expect(snapshot.reloadedItemIdentifiers.map { "\($0)" } == ["two", "1"])
    #expect(snapshot.reconfiguredItemIdentifiers as? [Int] == [3])
    #expect(snapshot.reloadedSectionIdentifiers as? [Int] == [7])
  }

  @Test("A data source reference shows its snapshots, and asks only for cells of new items")
  func dataSource() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: rows(60))
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) {
      view, path, item in
      asked.append("\(item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.text = "\(item)"
      return cell
    }
    #expect(view.dataSource === source)
    window.addSubview(view)
    window.isHidden = false
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0])
    snapshot.appendItems(withIdentifiers: [1, "two", 3])
    source.applySnapshot(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    asked = []
    snapshot.deleteItems(withIdentifiers: ["two"])
    snapshot.appendItems(withIdentifiers: ["four"])
    source.applySnapshot(snapshot, animatingDifferences: true)
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
    #expect(asked == ["four"])
    #expect(view.visibleCells.map { ($0 as? TextCell)?.text } == ["1", "3", "four"])
    #expect(source.itemIdentifier(for: IndexPath(0, 1)) as? Int == 3)
    #expect(source.indexPath(forItemIdentifier: "four") == IndexPath(0, 2))
    #expect(source.snapshot().itemIdentifiers.count == 3)
  }

  @Test("An identifier that is not hashable traps")
  func unhashable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      struct Plain {}
      NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Plain()])
    }
    expectTrap(result, says: "Identifiers of a diffable data source must be hashable")
  }
}
