import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Updates that begin during other updates.
@Suite("Updates inside of one another")
@MainActor
struct NestedUpdatesTests {
  private func list(_ texts: [String]) -> TestList {
    let list = TestList([texts], rows(60))
    list.settle()
    list.log = []
    return list
  }

  @Test("Nested batches are one update, and their completions are called from the outer one in")
  func nested() {
    let list = list(["a"])
    var ended: [String] = []
    list.view.performBatchUpdates {
      list.sections = [["x", "a", "y"]]
      list.view.insertItems(at: [IndexPath(0, 0)])
      list.view.performBatchUpdates {
        #expect(list.view.hasUncommittedUpdates)
        list.view.insertItems(at: [IndexPath(0, 2)])
      } completion: {
        ended.append("inner \($0)")
      }
      #expect(list.log == [])
    } completion: {
      ended.append("outer \($0)")
    }
    #expect(!list.view.hasUncommittedUpdates)
    // The counts are asked for once.
    #expect(list.log.prefix(2) == ["sections", "items 0"])
    #expect(list.log.filter { $0 == "sections" }.count == 1)
    #expect(ended == [])
    list.settle()
    #expect(ended == ["outer true", "inner true"])
    #expect(list.texts == ["x", "a", "y"])
  }

  @Test("A batch may begin in the completion of another one")
  func insideCompletion() {
    let list = list(["a"])
    var ended: [String] = []
    list.view.performBatchUpdates {
      list.sections[0].append("b")
      list.view.insertItems(at: [IndexPath(0, 1)])
    } completion: { _ in
      ended.append("first")
      list.view.performBatchUpdates {
        list.sections[0].append("c")
        list.view.insertItems(at: [IndexPath(0, 2)])
      } completion: { _ in
        ended.append("second")
      }
    }
    list.settle()
    #expect(ended == ["first", "second"])
    #expect(list.texts == ["a", "b", "c"])
  }

  @Test("Two batches whose animations overlap are both shown, and complete in order")
  func whileAnimating() {
    let list = list(["a", "b"])
    var ended: [String] = []
    list.view.performBatchUpdates {
      list.sections[0].insert("x", at: 0)
      list.view.insertItems(at: [IndexPath(0, 0)])
    } completion: { _ in
      ended.append("first")
    }
    list.window.frameClock.advance(by: 0.1)
    list.view.performBatchUpdates {
      list.sections[0].removeLast()
      list.view.deleteItems(at: [IndexPath(0, 2)])
    } completion: { _ in
      ended.append("second")
    }
    #expect(list.texts == ["x", "a"])
    list.settle()
    #expect(ended == ["first", "second"])
    #expect(list.lines == ["0.0 x (0, 0, 320, 60)", "0.1 a (0, 60, 320, 60)"])
  }

  @Test("A batch during animated scrolling does not stop the scrolling")
  func whileScrolling() {
    let list = TestList(100, rows(60))
    list.settle()
    list.view.setContentOffset(CGPoint(x: 0, y: 1_200), animated: true)
    list.window.frameClock.advance(by: 0.1)
    list.sections[0].append("end")
    list.view.insertItems(at: [IndexPath(0, 100)])
    list.settle()
    #expect(list.view.contentOffset.y == 1_200)
    #expect(list.texts.first == "20")
  }

  @Test("A batch during a drag keeps the same row under the finger")
  func whileDragging() throws {
    let list = TestList(100, rows(60))
    list.settle()
    list.view.contentOffset.y = 600
    list.settle()
    let finger = Finger(on: list.view, at: CGPoint(x: 160, y: 900))
    finger.move(by: CGPoint(x: 0, y: -110), over: 0.2)
    let held = try #require(list.view.indexPathForItem(at: CGPoint(x: 160, y: 900)))
    #expect(list.view.contentOffset.y == 700)
    #expect(held == IndexPath(0, 15))
    let cell = list.view.cellForItem(at: held)
    list.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    list.view.insertItems(at: [IndexPath(0, 0), IndexPath(0, 1)])
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 820)
    #expect(list.view.cellForItem(at: IndexPath(0, 17)) === cell)
    finger.move(by: CGPoint(x: 0, y: -50), over: 0.1)
    #expect(list.view.contentOffset.y == 870)
    finger.rest(for: 0.3)
    finger.move(by: .zero)
    finger.lift()
    list.settle()
    #expect(list.view.contentOffset.y == 870)
    #expect(cell?.frame.minY == 1_020)
  }

  @Test("A reload inside a batch replaces its changes, and the batch still completes")
  func reloadInside() {
    let list = list(["a", "b"])
    list.view.selectItem(at: IndexPath(0, 0), animated: false, scrollPosition: [])
    var ended: [Bool] = []
    list.view.performBatchUpdates {
      list.sections = [["x"], ["y", "z"]]
      // The counts do not match this insertion, but the reload replaces it.
      list.view.insertItems(at: [IndexPath(0, 0)])
      list.view.reloadData()
    } completion: {
      ended.append($0)
    }
    list.settle()
    #expect(ended == [true])
    #expect(list.texts == ["x", "y", "z"])
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test("A reload during the animation of a batch shows the new data, and the batch completes")
  func reloadWhileAnimating() {
    let list = list(["a", "b"])
    var ended = 0
    list.view.performBatchUpdates {
      list.sections[0].removeFirst()
      list.view.deleteItems(at: [IndexPath(0, 0)])
    } completion: { _ in
      ended += 1
    }
    list.window.frameClock.advance(by: 0.1)
    list.sections = [["x", "y", "z"]]
    list.view.reloadData()
    list.settle()
    #expect(ended == 1)
    #expect(list.lines.map { $0.prefix(5) } == ["0.0 x", "0.1 y", "0.2 z"])
    #expect(list.view.subviews.filter { $0 is TextCell && !$0.isHidden }.count == 3)
  }

  @Test("An empty batch changes nothing, and completes")
  func empty() {
    let list = list(["a"])
    var ended: [Bool] = []
    list.view.performBatchUpdates(nil) { ended.append($0) }
    list.view.performBatchUpdates({}) { ended.append($0) }
    list.settle()
    #expect(ended == [true, true])
    #expect(!list.log.contains { $0.hasPrefix("cell") || $0.hasPrefix("show") })
  }

  @Test("A batch without animations is shown at once, and completes in a later turn")
  func withoutAnimation() {
    let list = list(["a"])
    var ended: [Bool] = []
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates {
        list.sections[0].append("b")
        list.view.insertItems(at: [IndexPath(0, 1)])
      } completion: {
        ended.append($0)
      }
    }
    #expect(list.texts == ["a", "b"])
    #expect(list.view.cellForItem(at: IndexPath(0, 1))?.alpha == 1)
    MainTurn.drain()
    #expect(ended == [true])
  }

  @Test("A reload while a cell is asked for is done after the current layout pass")
  func reloadInsideCell() {
    let list = TestList([["a", "b"]], rows(60))
    let source = ReloadingSource(list)
    list.view.dataSource = source
    list.settle()
    #expect(list.texts == ["c", "d", "e"])
  }
}

/// A data source that reloads all data once, when it is asked for a cell.
@MainActor
private final class ReloadingSource: NSObject, UICollectionViewDataSource {
  let list: TestList
  private var hasReloaded = false

  init(_ list: TestList) { self.list = list }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { list.sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if !hasReloaded, indexPath.item == 1 {
      hasReloaded = true
      let cell = list.collectionView(collectionView, cellForItemAt: indexPath)
      list.sections = [["c", "d", "e"]]
      collectionView.reloadData()
      return cell
    }
    return list.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
