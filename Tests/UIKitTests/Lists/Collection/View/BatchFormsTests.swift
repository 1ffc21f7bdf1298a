import Foundation
import Galley
import Testing
import UIKit

/// Batch updates in all the forms in which an app writes them.
@MainActor @Suite("Batch updates as apps write them")
struct BatchFormsTests {
  /// A feed whose methods use its members without `self`.
  @MainActor
  private final class Feed {
    let list = TestList([["a"]], BatchFormsTests.rows())
    var kept: (() -> Void)?
    private var view: UICollectionView { list.view }

    init() { list.settle() }

    func append(_ text: String) {
      view.performBatchUpdates {
        list.sections[0].append(text)
        view.insertItems(at: [IndexPath(item: list.sections[0].count - 1, section: 0)])
      }
    }

    func appendInParentheses(_ text: String, then: @escaping (Bool) -> Void) {
      view.performBatchUpdates(
        {
          list.sections[0].append(text)
          view.insertItems(at: [IndexPath(item: list.sections[0].count - 1, section: 0)])
        }, completion: then)
    }

    /// Reloads all items as diffing libraries do: with a nonescaping closure that sets the data.
    func reload(_ texts: [String], setData: ([String]) -> Void) {
      let count = list.sections[0].count
      view.performBatchUpdates(
        {
          setData(texts)
          view.deleteItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
          view.insertItems(at: texts.indices.map { IndexPath(item: $0, section: 0) })
        }, completion: nil)
    }

    func pass(on updates: () -> Void) { view.performBatchUpdates(updates, completion: nil) }

    func passOn(optional updates: (() -> Void)?) {
      view.performBatchUpdates(updates, completion: nil)
      view.performBatchUpdates(updates)
      view.performBatchUpdates(nil)
      view.performBatchUpdates(nil, completion: nil)
      view.performBatchUpdates(nil) { _ in }
    }
  }

  private static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("The closures of batch updates use members without self, and end before the call returns")
  func implicitSelf() {
    let feed = Feed()
    feed.append("b")
    var ended: [Bool] = []
    feed.appendInParentheses("c") { ended.append($0) }
    feed.list.settle()
    #expect(feed.list.texts == ["a", "b", "c"])
    #expect(ended == [true])
  }

  @Test("A nonescaping closure may be passed to a batch update")
  func lentClosures() {
    let feed = Feed()
    var count = 0
    feed.reload(["x", "y"]) { texts in
      count += 1
      feed.list.sections[0] = texts
    }
    feed.pass { count += 1 }
    feed.passOn(optional: { count += 1 })
    feed.list.settle()
    #expect(feed.list.texts == ["x", "y"])
    #expect(count == 4)
  }

  @Test("An async function calls batch updates without await, as on Apple's systems")
  func inAsyncFunction() async {
    let feed = Feed()
    let (list, view) = (feed.list, feed.list.view)
    view.performBatchUpdates {
      list.sections[0].append("b")
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    view.performBatchUpdates(
      {
        list.sections[0].append("c")
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
      }, completion: nil)
    view.performBatchUpdates(nil)
    list.settle()
    #expect(list.texts == ["a", "b", "c"])
    let layout = Self.rows()
    view.setCollectionViewLayout(layout, animated: false)
    #expect(view.collectionViewLayout === layout)
  }

  /// A collection view that counts the calls of its override.
  private final class Counting: UICollectionView {
    var count = 0
    var wraps = false

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      count += 1
      if wraps {
        super.performBatchUpdates({ updates?() }, completion: completion)
      } else {
        super.performBatchUpdates(updates, completion: completion)
      }
    }
  }

  @Test(
    "An override of performBatchUpdates is called once for each form, also for nested ones",
    arguments: [false, true])
  func overriding(wraps: Bool) {
    let view = Counting(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: Self.rows())
    view.wraps = wraps
    view.performBatchUpdates({}, completion: nil)
    #expect(view.count == 1)
    view.performBatchUpdates(nil, completion: nil)
    #expect(view.count == 2)
    let kept: (() -> Void)? = {}
    view.performBatchUpdates(kept, completion: nil)
    #expect(view.count == 3)
    view.performBatchUpdates {}
    #expect(view.count == 4)
    view.performBatchUpdates({ view.performBatchUpdates({}, completion: nil) }, completion: nil)
    #expect(view.count == 6)
    let base: UICollectionView = view
    base.performBatchUpdates({}, completion: nil)
    #expect(view.count == 7)
  }

  /// A delegate that calls a closure once when a cell is about to be displayed.
  @MainActor
  private final class Changing: NSObject, UICollectionViewDelegate {
    let list: TestList
    var lines: [String] = []
    var change: ((UICollectionView) -> Void)?

    init(_ list: TestList) { self.list = list }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let change else { return }
      self.change = nil
      change(collectionView)
    }
  }

  @Test("A batch during a layout pass calls its closure at once, and is shown after the pass")
  func whileLayingOut() {
    let list = TestList([["a", "b", "c", "d"]], Self.rows())
    let delegate = Changing(list)
    var ended: [String] = []
    delegate.change = { view in
      var isOver = false
      view.performBatchUpdates {
        list.sections[0].removeLast(3)
        view.deleteItems(at: (1..<4).map { IndexPath(item: $0, section: 0) })
        isOver = true
      } completion: { _ in
        ended.append("removed")
      }
      #expect(isOver)
      #expect(view.numberOfItems(inSection: 0) == 4, "it is shown as it was")
      view.performBatchUpdates {
        list.sections[0].append("z")
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: { _ in
        ended.append("added")
      }
    }
    list.view.delegate = delegate
    list.settle()
    #expect(list.texts == ["a", "z"])
    #expect(ended == ["removed", "added"])
  }

  @Test("A batch that begins while an update is shown is shown after it")
  func whileShowing() {
    let list = TestList([["a"]], Self.rows())
    list.settle()
    let delegate = Changing(list)
    list.view.delegate = delegate
    delegate.change = { view in
      view.performBatchUpdates {
        list.sections[0].removeAll()
        view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
      }
    }
    list.view.performBatchUpdates {
      list.sections[0] += ["b", "c"]
      list.view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    }
    list.settle()
    #expect(list.texts == [])
    #expect(list.view.numberOfItems(inSection: 0) == 0)
  }

  @Test("A batch after a reload during a layout pass is part of the reload")
  func reloadThenBatch() {
    let list = TestList([["a", "b"]], Self.rows())
    let delegate = Changing(list)
    list.view.delegate = delegate
    var ended = 0
    delegate.change = { view in
      list.sections = [["x", "y", "z"]]
      view.reloadData()
      view.performBatchUpdates {
        list.sections[0].append("end")
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
      } completion: { _ in
        ended += 1
      }
    }
    list.settle()
    #expect(list.texts == ["x", "y", "z", "end"])
    #expect(ended == 1)
  }
}
