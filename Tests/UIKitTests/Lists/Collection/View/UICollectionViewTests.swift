import Foundation
import Testing
import UIKit

@Suite("A collection view")
@MainActor
struct UICollectionViewTests {
  @Test("A first layout asks for the counts, then for the visible cells, which are then displayed")
  func firstLayout() {
    let list = TestList(100, rows(100))
    list.view.layoutIfNeeded()
    #expect(
      list.log == [
        "sections", "items 0", "cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "cell 0.2",
        "show 0.2",
        "cell 0.3", "show 0.3", "cell 0.4", "show 0.4",
      ])
    #expect(
      list.lines == [
        "0.0 0 (0, 0, 320, 100)", "0.1 1 (0, 100, 320, 100)", "0.2 2 (0, 200, 320, 100)",
        "0.3 3 (0, 300, 320, 100)", "0.4 4 (0, 400, 320, 100)",
      ])
    #expect(list.view.contentSize == CGSize(width: 320, height: 10_000))
  }

  @Test("Scrolling by one row reuses the cell that leaves")
  func reuse() {
    let list = TestList(100, rows(100))
    list.view.layoutIfNeeded()
    let first = list.view.cellForItem(at: IndexPath(0, 0))
    list.log = []
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(list.log == ["hide 0.0", "cell 0.5", "show 0.5"])
    #expect(list.texts == ["1", "2", "3", "4", "5"])
    #expect(list.view.cellForItem(at: IndexPath(0, 5)) === first)
    #expect((first as? TextCell)?.reuses == 1)
  }

  @Test("Scrolling through a hundred thousand rows creates no more cells than are visible at once")
  func cellsMade() {
    let list = TestList(100_000, rows(40))
    var seen: Set<ObjectIdentifier> = []
    for step in 0..<400 {
      list.view.contentOffset.y = CGFloat(step) * 9_988
      list.view.layoutIfNeeded()
      seen.formUnion(list.view.visibleCells.map { ObjectIdentifier($0) })
    }
    #expect(seen.count <= 13)
  }

  @Test("A batch keeps the cells of existing items, and asks only for cells of new ones")
  func batch() {
    let list = TestList(5, rows(60))
    list.settle()
    let kept = list.view.cellForItem(at: IndexPath(0, 4))
    list.log = []
    var ended: [Bool] = []
    list.view.performBatchUpdates {
      list.sections = [["new", "0", "1", "2", "4"]]
      list.view.deleteItems(at: [IndexPath(0, 3)])
      list.view.insertItems(at: [IndexPath(0, 0)])
    } completion: {
      ended.append($0)
    }
    #expect(list.view.cellForItem(at: IndexPath(0, 4)) === kept)
    #expect(list.log == ["sections", "items 0", "cell 0.0", "show 0.0"])
    #expect(ended == [])
    list.settle()
    #expect(ended == [true])
    #expect(list.texts == ["new", "0", "1", "2", "4"])
    #expect(
      list.lines == [
        "0.0 new (0, 0, 320, 60)", "0.1 0 (0, 60, 320, 60)", "0.2 1 (0, 120, 320, 60)",
        "0.3 2 (0, 180, 320, 60)", "0.4 4 (0, 240, 320, 60)",
      ])
    #expect(list.log.last == "hide 0.3")
  }

  @Test("A batch moves cells with an animation, and fades in new ones")
  func batchOnItsWay() throws {
    let list = TestList(3, rows(100))
    list.settle()
    let moving = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    list.sections = [["new", "0", "1", "2"]]
    list.view.insertItems(at: [IndexPath(0, 0)])
    list.window.frameClock.advance(by: 0.15)
    let shown = try #require(moving.layer.presentation())
    #expect(abs(shown.frame.minY - 50) < 2)
    let new = try #require(list.view.cellForItem(at: IndexPath(0, 0))?.layer.presentation())
    #expect(abs(new.opacity - 0.5) < 0.05)
    list.settle()
    #expect(moving.frame.minY == 100)
  }

  @Test("Rows that are inserted above the visible ones do not move these on the screen")
  func anchored() {
    let list = TestList(50, rows(60))
    list.settle()
    list.view.contentOffset.y = 610
    list.settle()
    let cell = list.view.cellForItem(at: IndexPath(0, 12))
    let before = cell.map { $0.frame.minY - list.view.contentOffset.y }
    list.sections = [(0..<20).map { "older \($0)" } + list.sections[0]]
    list.view.insertItems(at: (0..<20).map { IndexPath(0, $0) })
    list.settle()
    #expect(list.view.cellForItem(at: IndexPath(0, 32)) === cell)
    #expect(list.view.contentOffset == CGPoint(x: 0, y: 1_810))
    #expect(cell.map { $0.frame.minY - list.view.contentOffset.y } == before)
  }

  @Test("Moved items stay selected, and deleted ones are removed from the selection")
  func selection() {
    let list = TestList(5, rows(60))
    list.view.allowsMultipleSelection = true
    list.settle()
    for item in [1, 3] {
      list.view.selectItem(at: IndexPath(0, item), animated: false, scrollPosition: [])
    }
    list.sections = [["new", "0", "1", "2", "4"]]
    list.view.performBatchUpdates {
      list.view.deleteItems(at: [IndexPath(0, 3)])
      list.view.insertItems(at: [IndexPath(0, 0)])
    }
    list.settle()
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(0, 2)])
    #expect(list.view.visibleCells.map(\.isSelected) == [false, false, true, false, false])
  }

  @Test("Self-sizing rows have their preferred heights, which the content size adds up")
  func selfSizing() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let list = TestList(100, layout)
    list.view.register(SteppedCell.self, forCellWithReuseIdentifier: "text")
    list.settle()
    #expect(
      list.lines.prefix(3) == [
        "0.0 none (0, 0, 320, 30)", "0.1 none (0, 30, 320, 40)", "0.2 none (0, 70, 320, 50)",
      ])
    // Twelve rows of the heights 30, 40, 50, 30, … fill 480 points.
    #expect(list.view.visibleCells.count == 12)
    #expect(list.view.contentSize == CGSize(width: 320, height: 480 + 88 * 44))
  }
}

/// A delegate that calls a closure once when a cell is displayed.
private final class EagerDelegate: NSObject, UICollectionViewDelegate {
  var whenShown: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let body = whenShown
    whenShown = nil
    body?()
  }
}

extension UICollectionViewTests {
  @Test("A batch that begins in the layout before another batch completes first")
  func completionsOfTheirOwn() {
    let list = TestList(20, rows(100))
    let delegate = EagerDelegate()
    list.view.delegate = delegate
    list.settle()
    var ended: [String] = []
    delegate.whenShown = {
      list.view.performBatchUpdates(nil) { _ in ended.append("inner") }
    }
    // Row 5 becomes visible in the layout that the batch does first.
    list.view.contentOffset.y = 100
    list.view.performBatchUpdates {
      list.sections[0].removeLast()
      list.view.deleteItems(at: [IndexPath(0, 19)])
    } completion: { _ in
      ended.append("outer")
    }
    list.settle()
    #expect(ended == ["inner", "outer"])
  }
}

/// A cell that is 30, 40 or 50 high, by its item.
final class SteppedCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let item = collectionPath?.item ?? 0
    return CGSize(width: size.width, height: 30 + CGFloat(item % 3) * 10)
  }

  private var collectionPath: IndexPath? {
    (superview as? UICollectionView)?.indexPath(for: self)
  }
}
