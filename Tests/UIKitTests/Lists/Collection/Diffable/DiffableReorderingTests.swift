import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Items of a diffable data source that the user moves")
struct DiffableReorderingTests {
  private let screen = DiffableScreen()

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Moves an item in a batch, as the view does at the end of an interactive movement.
  private func move(_ from: IndexPath, to: IndexPath) {
    screen.view.performBatchUpdates {
      screen.view.dataSource?.collectionView(screen.view, moveItemAt: from, to: to)
      screen.view.moveItem(at: from, to: to)
    }
  }

  @Test("Items can be moved only if canReorderItem returns true for them")
  func canMove() {
    let source = screen.dataSource
    source.apply(DiffableScreen.list([1, 2]))
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 0)))
    source.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 0)))
    #expect(source.collectionView(screen.view, canMoveItemAt: path(0, 1)))
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 2)))
  }

  @Test("The reordering handlers get a transaction whose difference updates the app's data")
  func handlers() {
    let source = screen.dataSource
    source.apply(DiffableScreen.list([1, 2, 3], [4, 5]))
    screen.settle()
    var model = [1, 2, 3, 4, 5]
    var log: [String] = []
    source.reorderingHandlers.willReorder = { transaction in
      log.append("will, from \(source.snapshot().itemIdentifiers)")
      #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    }
    source.reorderingHandlers.didReorder = { transaction in
      log.append("did, to \(source.snapshot().itemIdentifiers)")
      model = model.applying(transaction.difference) ?? []
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
    }
    move(path(0, 0), to: path(1, 1))
    #expect(log == ["will, from [1, 2, 3, 4, 5]", "did, to [2, 3, 4, 1, 5]"])
    #expect(model == [2, 3, 4, 1, 5])
    screen.settle()
    #expect(screen.numbers == [2, 3, 4, 1, 5])
  }

  @Test("An item that is moved to its own place calls no handler")
  func nowhere() {
    screen.dataSource.apply(DiffableScreen.list([1, 2]))
    screen.dataSource.reorderingHandlers.didReorder = { _ in Issue.record("told") }
    screen.dataSource.collectionView(screen.view, moveItemAt: path(0, 1), to: path(0, 1))
    #expect(screen.dataSource.snapshot().itemIdentifiers == [1, 2])
  }

  @Test("A new snapshot puts a lifted item back before it is shown", arguments: 0..<2)
  func applyUnderFinger(section: Int) {
    let source = screen.dataSource
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(DiffableScreen.list([1, 2, 3], [4, 5]))
    screen.settle()
    #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    let place = screen.view.layoutAttributesForItem(at: path(section, 1))?.center ?? .zero
    screen.view.updateInteractiveMovementTargetPosition(place)
    #expect(screen.view.numberOfItems(inSection: 0) == (section == 0 ? 3 : 2))
    source.apply(DiffableScreen.list([1, 2, 3, 6], [4, 5]))
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(screen.numbers == [1, 2, 3, 6, 4, 5])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 6, 4, 5])
  }

  /// A layout that notes invalidateDataSourceCounts of each invalidation.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var haveOtherCounts: [Bool] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      haveOtherCounts.append(context.invalidateDataSourceCounts)
      super.invalidateLayout(with: context)
    }
  }

  /// A delegate that calls a closure once while a change is shown.
  private final class Meanwhile: NSObject, UICollectionViewDelegate {
    var body: (() -> Void)?

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      body?()
      body = nil
      return proposedContentOffset
    }
  }

  @Test("A snapshot that is applied while items make room invalidates the counts of the layout")
  func applyWhileOthersMakeRoom() {
    let (source, layout, meanwhile) = (screen.dataSource, NotingLayout(), Meanwhile())
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    screen.view.setCollectionViewLayout(layout, animated: false)
    screen.view.delegate = meanwhile
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(DiffableScreen.list([1, 2, 3]))
    screen.settle()
    #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    layout.haveOtherCounts = []
    meanwhile.body = { source.apply(DiffableScreen.list([9, 1, 2, 3])) }
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 75))
    screen.settle()
    #expect(meanwhile.body == nil)
    #expect(layout.haveOtherCounts.contains(true), "\(layout.haveOtherCounts)")
    #expect(screen.numbers == [9, 1, 2, 3])
  }

  @Test("A snapshot without changes leaves an item lifted", arguments: 0..<2)
  func applyNothingUnderFinger(section: Int) {
    let source = screen.dataSource
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.apply(DiffableScreen.list([1, 2, 3], [4, 5]))
    screen.settle()
    #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    let place = screen.view.layoutAttributesForItem(at: path(section, 1))?.center ?? .zero
    screen.view.updateInteractiveMovementTargetPosition(place)
    var isDone = false
    source.apply(DiffableScreen.list([1, 2, 3], [4, 5])) { isDone = true }
    screen.view.endInteractiveMovement()
    screen.settle()
    #expect(isDone)
    let moved = section == 0 ? [2, 1, 3, 4, 5] : [2, 3, 4, 1, 5]
    #expect(screen.numbers == moved)
    #expect(source.snapshot().itemIdentifiers == moved)
  }

  @Test("A snapshot that didReorder applies is shown after the movement")
  func applying() {
    let source = screen.dataSource
    source.apply(DiffableScreen.list([1, 2, 3]))
    screen.settle()
    source.reorderingHandlers.didReorder = { transaction in
      var next = transaction.finalSnapshot
      next.appendItems([9])
      source.apply(next)
    }
    move(path(0, 2), to: path(0, 0))
    screen.settle()
    #expect(screen.numbers == [3, 1, 2, 9])
  }

  /// Moves each item to each position, and compares the result with arrays that are edited.
  @Test("An item can be moved from each position to each other one, also into an empty section")
  func everywhere() {
    let start = [[1, 2, 3], [], [4]]
    for section in start.indices {
      for item in start[section].indices {
        for target in start.indices {
          let room = start[target].count - (target == section ? 1 : 0)
          for place in 0...room {
            let screen = DiffableScreen()
            screen.dataSource.apply(DiffableScreen.list(start[0], start[1], start[2]))
            var judge = start
            let moved = judge[section].remove(at: item)
            judge[target].insert(moved, at: place)
            screen.dataSource.collectionView(
              screen.view, moveItemAt: path(section, item), to: path(target, place))
            let sections = ["a", "b", "c"].map {
              screen.dataSource.snapshot().itemIdentifiers(inSection: $0)
            }
            #expect(sections == judge, "\(section).\(item) to \(target).\(place)")
            #expect(screen.dataSource.indexPath(for: moved) == path(target, place))
          }
        }
      }
    }
  }
}
