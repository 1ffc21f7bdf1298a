import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A misused diffable data source")
struct DiffableMisuseTests {
  @Test("A provider that gives no cell traps, and names the item")
  func noCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen(.rows) { view, _ in
        DiffableScreen.DataSource(collectionView: view) { _, _, _ in nil }
      }
      screen.dataSource.apply(DiffableScreen.list([], [7]))
      screen.settle()
    }
    expectTrap(
      result,
      says:
        "cell provider returned nil for index path {length = 2, path = 1 - 0} with item identifier "
        + "'7', which is not allowed")
  }

  @Test("A header without a provider traps in UIKit's words")
  func noHeader() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen()
      (screen.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
        CGSize(width: 320, height: 20)
      screen.dataSource.apply(DiffableScreen.list([7]))
      screen.settle()
    }
    expectTrap(
      result,
      says:
        "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved by calling"
    )
    expectTrap(result, says: "set supplementaryViewProvider")
  }

  @Test("A provider that gives no header traps")
  func nilHeader() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen()
      (screen.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize =
        CGSize(width: 320, height: 20)
      screen.dataSource.supplementaryViewProvider = { _, _, _ in nil }
      screen.dataSource.apply(DiffableScreen.list([7]))
      screen.settle()
    }
    expectTrap(result, says: "supplementaryViewProvider returned nil")
  }

  @Test("Counting the items of an unknown section traps")
  func section() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen()
      _ = screen.dataSource.collectionView(screen.view, numberOfItemsInSection: 2)
    }
    expectTrap(result, says: "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  @Test("A data source that overrides the number of sections traps at the next apply")
  func counts() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Own: DiffableScreen.DataSource {
        override func numberOfSections(in collectionView: UICollectionView) -> Int {
          min(super.numberOfSections(in: collectionView), 1)
        }
      }
      let screen = DiffableScreen(.rows) { Own(collectionView: $0, cellProvider: $1) }
      screen.dataSource.apply(DiffableScreen.list([1], [2]))
      screen.settle()
      screen.dataSource.apply(DiffableScreen.list([1], [2, 3]))
    }
    expectTrap(
      result, says: "initialSnapshot.numberOfSections == initialSections.count")
  }

  @Test("Moving an item to an unknown section traps")
  func moving() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = DiffableScreen()
      screen.dataSource.apply(DiffableScreen.list([1, 2]))
      screen.dataSource.collectionView(
        screen.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 3))
    }
    expectTrap(
      result, says: "{length = 2, path = 0 - 0} can't be moved to {length = 2, path = 3 - 0}")
  }
}
