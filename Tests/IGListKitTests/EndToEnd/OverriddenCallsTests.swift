import Foundation
import IGListKit
import Testing
import UIKit

/// A list adapter changes a subclass of UICollectionView as it changes a plain collection view.
@MainActor @Suite("The calls by which a collection view hears of an adapter's changes")
struct OverriddenCallsTests {
  /// A collection view that records the calls that a subclass can override.
  private final class Listening: UICollectionView {
    var heard: [String] = []

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      heard.append("batch")
      super.performBatchUpdates(updates, completion: completion)
      heard.append("end")
    }

    override func insertSections(_ sections: IndexSet) {
      heard.append("insertSections \(Array(sections))")
      super.insertSections(sections)
    }

    override func deleteSections(_ sections: IndexSet) {
      heard.append("deleteSections \(Array(sections))")
      super.deleteSections(sections)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
      heard.append("moveSection \(section) \(newSection)")
      super.moveSection(section, toSection: newSection)
    }

    override func insertItems(at indexPaths: [IndexPath]) {
      heard.append("insertItems \(indexPaths.map { Array($0) })")
      super.insertItems(at: indexPaths)
    }

    override func deleteItems(at indexPaths: [IndexPath]) {
      heard.append("deleteItems \(indexPaths.map { Array($0) })")
      super.deleteItems(at: indexPaths)
    }
  }

  /// Shows objects in a view, changes them, and returns the counts of all sections.
  private func counts(in view: UICollectionView) -> [Int] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    window.addSubview(view)
    window.isHidden = false
    let source = TestSource([TestObject(1, 2), TestObject(2, 1), TestObject(3, 1)])
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    adapter.collectionView = view
    adapter.dataSource = source
    window.layoutIfNeeded()
    (view as? Listening)?.heard = []
    source.objects = [TestObject(4, 3), TestObject(3, 1), TestObject(1, 2)]
    adapter.performUpdates(animated: false)
    MainTurn.drain()
    window.layoutIfNeeded()
    let section = adapter.sectionController(forSection: 2) as? TestSection
    adapter.performBatch(animated: false) { context in
      guard let section else { return }
      section.items = 3
      context.delete(in: section, at: [0])
      context.insert(in: section, at: [1, 2])
    }
    MainTurn.drain()
    window.layoutIfNeeded()
    let shown = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    #expect(view.visibleCells.count == shown.reduce(0, +))
    return shown
  }

  @Test("A subclass hears of each change by the public call, and shows what a plain view shows")
  func subclass() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    let listening = Listening(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let plain = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(counts(in: listening) == [3, 1, 3])
    #expect(counts(in: plain) == [3, 1, 3])
    #expect(
      listening.heard == [
        "batch", "moveSection 0 2", "moveSection 2 1", "deleteSections [1]", "insertSections [0]",
        "end", "batch", "deleteItems [[2, 0]]", "insertItems [[2, 1], [2, 2]]", "end",
      ])
  }
}
