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

  /// As the view does it.
  private func move(_ from: IndexPath, to: IndexPath) {
    screen.view.performBatchUpdates {
      screen.view.dataSource?.collectionView(screen.view, moveItemAt: from, to: to)
      screen.view.moveItem(at: from, to: to)
    }
  }

  @Test("May be moved if that is said of them, and not else")
  func canMove() {
    let source = screen.dataSource
    source.apply(DiffableScreen.list([1, 2]))
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 0)))
    source.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 0)))
    #expect(source.collectionView(screen.view, canMoveItemAt: path(0, 1)))
    #expect(!source.collectionView(screen.view, canMoveItemAt: path(0, 2)))
  }

  @Test("The app is told before and after, with what takes its data there")
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

  @Test("To its own place nothing is moved, and nobody is told")
  func nowhere() {
    screen.dataSource.apply(DiffableScreen.list([1, 2]))
    screen.dataSource.reorderingHandlers.didReorder = { _ in Issue.record("told") }
    screen.dataSource.collectionView(screen.view, moveItemAt: path(0, 1), to: path(0, 1))
    #expect(screen.dataSource.snapshot().itemIdentifiers == [1, 2])
  }

  @Test("Under a finger an item goes back before something else is shown", arguments: 0..<2)
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

  /// A layout that notes of which changes it was told that there are other counts.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var haveOtherCounts: [Bool] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      haveOtherCounts.append(context.invalidateDataSourceCounts)
      super.invalidateLayout(with: context)
    }
  }

  /// Does something while a change is being shown.
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

  @Test("What is applied while others make room for a finger is told to the layout as what it is")
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

  @Test("What changes nothing leaves an item under its finger", arguments: 0..<2)
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

  @Test("What the app applies when it is told comes after it")
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

  /// Every place to every other, against an array that is edited.
  @Test("From everywhere to everywhere, also into sections that are empty")
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
