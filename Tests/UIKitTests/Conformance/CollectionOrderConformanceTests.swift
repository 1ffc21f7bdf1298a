import Foundation
import Testing
import UIKit

@MainActor @Suite("The order of calls, as UIKit has it")
struct CollectionOrderConformanceTests {
  private static let counts: Set<String> = ["sections", "items"]
  private static let layout: Set<String> = ["prepare", "size", "elements", "invalidate"]
  private static let display: Set<String> = ["cell", "reuse", "show", "hide"]
  private static let update: Set<String> = [
    "sections", "items", "invalidate", "prepare", "updates", "finalize",
  ]

  private func row(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Showing

  @Test(
    "A first layout asks for the counts once, then prepares the layout, then requests the cells")
  func firstLayout() {
    let list = LoggedCollection([["a", "b"], ["c", "d"]])
    list.view.layoutIfNeeded()
    let calls = list.log.take()
    #expect(
      calls.filter { $0 == "sections" || $0.hasPrefix("items") } == [
        "sections", "items 0", "items 1",
      ])
    var asked: [String] = []
    for call in calls where ["prepare", "size", "elements"].contains(call) {
      if !asked.contains(call) { asked.append(call) }
    }
    #expect(asked == ["prepare", "size", "elements"])
    #expect(calls.filter { $0 == "prepare" }.count == 1)
    #expect(
      calls.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 1.0"])
    #expect(
      calls.filter { $0.hasPrefix("show") } == ["show 0.0", "show 0.1", "show 1.0"])
    for path in ["0.0", "0.1", "1.0"] {
      let (made, shown) = (
        calls.firstIndex(of: "cell \(path)"), calls.firstIndex(of: "show \(path)")
      )
      #expect(made != nil && shown != nil && made! < shown!)
    }
    // Without a change, nothing is asked for again.
    list.view.layoutIfNeeded()
    _ = list.view.numberOfSections
    #expect(list.log.take(Self.counts.union(Self.display)) == [])
  }

  @Test(
    "Scrolling by a page hides the old cells and requests new ones, without preparing the layout")
  func scrolled() {
    let list = LoggedCollection.shown([["a", "b", "c", "d", "e", "f"]])
    list.view.contentOffset.y = 300
    list.view.layoutIfNeeded()
    let calls = list.log.take()
    #expect(calls.contains("bounds? 300 300"))
    #expect(!calls.contains("prepare") && !calls.contains("invalidate"))
    #expect(
      calls.filter { $0.hasPrefix("hide") }.sorted() == ["hide 0.0", "hide 0.1", "hide 0.2"])
    #expect(
      calls.filter { $0.hasPrefix("cell") } == ["cell 0.3", "cell 0.4", "cell 0.5"])
    #expect(list.texts == ["d", "e", "f"])
  }

  @Test(
    "A layout that depends on the bounds is asked, returns a context, is invalidated and prepared")
  func bounds() {
    let list = LoggedCollection.shown([["a", "b", "c", "d", "e", "f"]])
    list.layout.invalidatesForBounds = true
    list.view.contentOffset.y = 50
    list.view.layoutIfNeeded()
    #expect(
      list.log.take(["bounds?", "context", "invalidate", "prepare"]) == [
        "bounds? 50 300", "context 50 300", "invalidate", "prepare",
      ])
    list.view.frame.size.height = 200
    list.view.layoutIfNeeded()
    #expect(
      list.log.take(["bounds?", "context", "invalidate", "prepare"]) == [
        "bounds? 50 200", "context 50 200", "invalidate", "prepare",
      ])
  }

  @Test("A reload asks for nothing before the next layout, and then for everything")
  func reload() {
    let list = LoggedCollection.shown([["a", "b"]])
    list.sections = [["x"], ["y", "z"]]
    list.view.reloadData()
    #expect(list.log.take(Self.counts.union(["prepare", "cell", "show"])) == [])
    list.view.layoutIfNeeded()
    let calls = list.log.take()
    #expect(
      calls.filter { $0 == "sections" || $0.hasPrefix("items") } == [
        "sections", "items 0", "items 1",
      ])
    #expect(
      calls.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 1.0", "cell 1.1"])
    #expect(list.texts == ["x", "y", "z"])
  }

  @Test("A reload invalidates everything, and the next use of a count asks the data source again")
  func reloadContext() {
    let list = LoggedCollection.shown([["a"]])
    list.view.reloadData()
    #expect(list.log.take(["invalidate"]) == ["invalidate everything"])
    // The first call that needs the counts asks the data source.
    list.sections = [["a"], ["b"]]
    #expect(list.view.numberOfSections == 2)
    #expect(list.log.take(Self.counts) == ["sections", "items 0", "items 1"])
  }

  // MARK: Updates

  @Test(
    "An update asks for the new counts, prepares the layout, passes the changes and is finalized")
  func insert() {
    let list = LoggedCollection.shown([["a", "b"]])
    list.view.performBatchUpdates {
      list.log.note("items change")
      list.sections = [["new", "a", "b"]]
      list.view.insertItems(at: [row(0)])
    }
    #expect(
      list.log.take(Self.update) == [
        "items change", "sections", "items 0", "invalidate counts", "prepare",
        "updates insert - 0.0", "finalize",
      ])
    list.view.layoutIfNeeded()
    #expect(list.texts == ["new", "a", "b"])
  }

  @Test(
    "Each kind of update has its index paths, and the path of a section has no item",
    arguments: [
      ("insert", "updates insert - 0.1"), ("delete", "updates delete 0.1 -"),
      ("move", "updates move 0.0 0.2"), ("reload", "updates reload 0.1 0.1"),
      ("insert section", "updates insert - 1"), ("delete section", "updates delete 0 -"),
      ("move section", "updates move 0 1"), ("reload section", "updates reload 1 1"),
    ])
  func updateItems(kind: String, expected: String) {
    let list = LoggedCollection.shown([["a", "b", "c"], ["d"]])
    list.view.performBatchUpdates {
      switch kind {
      case "insert":
        list.sections[0].insert("x", at: 1)
        list.view.insertItems(at: [row(1)])
      case "delete":
        list.sections[0].remove(at: 1)
        list.view.deleteItems(at: [row(1)])
      case "move":
        list.sections[0] = ["b", "c", "a"]
        list.view.moveItem(at: row(0), to: row(2))
      case "reload":
        list.sections[0][1] = "B"
        list.view.reloadItems(at: [row(1)])
      case "insert section":
        list.sections.insert(["x"], at: 1)
        list.view.insertSections([1])
      case "delete section":
        list.sections.remove(at: 0)
        list.view.deleteSections([0])
      case "move section":
        list.sections.swapAt(0, 1)
        list.view.moveSection(0, toSection: 1)
      default:
        list.sections[1] = ["D"]
        list.view.reloadSections([1])
      }
    }
    #expect(list.log.take(["updates"]) == [expected])
    list.view.layoutIfNeeded()
    #expect(list.texts == Array(list.sections.joined().prefix(3)))
  }

  @Test(
    "An update asks for final attributes of the old items, then for initial ones of the new items")
  func hooks() {
    let list = LoggedCollection.shown([["a", "b", "c", "d", "e"]])
    list.view.performBatchUpdates {
      list.sections = [["new", "a", "c", "d", "e"]]
      list.view.deleteItems(at: [row(1)])
      list.view.insertItems(at: [row(0)])
    }
    let calls = list.log.take(["updates", "final", "initial", "finalize"])
    #expect(
      calls == [
        "updates delete 0.1 -, insert - 0.0", "final 0.0", "final 0.1", "final 0.2", "initial 0.0",
        "initial 0.1", "initial 0.2", "finalize",
      ])
  }

  @Test("A reloaded item is shown in another cell, and a reconfigured item in the same cell")
  func reloadAndReconfigure() {
    let list = LoggedCollection.shown([["a", "b"]])
    let first = list.view.cellForItem(at: row(0))
    let second = list.view.cellForItem(at: row(1))
    list.sections = [["A", "B"]]
    list.view.reloadItems(at: [row(0)])
    list.view.layoutIfNeeded()
    #expect(list.log.take(["cell", "reuse"]) == ["cell 0.0"])
    #expect(list.view.cellForItem(at: row(0)) !== first)
    list.view.reconfigureItems(at: [row(1)])
    list.view.layoutIfNeeded()
    #expect(
      list.log.take(["cell", "reuse", "show", "hide"]).filter { $0 != "hide 0.0" } == ["cell 0.1"])
    #expect(list.view.cellForItem(at: row(1)) === second)
    #expect(list.texts == ["A", "B"])
  }

  @Test("When another layout is set, the old one leaves, the new one arrives, and both finish")
  func layouts() {
    let list = LoggedCollection.shown([["a", "b"]])
    let other = LoggedRows(list.log)
    list.view.setCollectionViewLayout(other, animated: false)
    #expect(
      list.log.take(["leaves", "arrives", "finalize", "cell"]) == ["leaves", "arrives", "finalize"])
    #expect(list.view.collectionViewLayout === other)
    #expect(list.layout.collectionView == nil)
  }

  // MARK: Nested updates

  @Test("Nested batch updates are performed as one")
  func nested() {
    let list = LoggedCollection.shown([["a"]])
    list.view.performBatchUpdates {
      list.sections = [["b", "a", "c"]]
      list.view.insertItems(at: [row(0)])
      list.view.performBatchUpdates { list.view.insertItems(at: [row(2)]) }
      #expect(list.log.take(["updates"]) == [])
    }
    #expect(list.log.take(["updates"]) == ["updates insert - 0.0, insert - 0.2"])
  }

  @Test("An update that is begun while a cell is requested is performed after the layout pass")
  func insideCell() {
    let list = LoggedCollection([["a", "b"]])
    list.onCell = { path in
      guard path.item == 1, list.sections[0].count == 2 else { return }
      list.view.performBatchUpdates {
        list.sections[0].append("c")
        list.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
    }
    list.view.layoutIfNeeded()
    list.view.layoutIfNeeded()
    #expect(list.texts == ["a", "b", "c"])
    #expect(list.view.numberOfItems(inSection: 0) == 3)
  }

  @Test("An update that is begun while a cell is about to be displayed is performed afterwards")
  func insideShow() {
    let list = LoggedCollection([["a", "b"]])
    list.onShow = { path in
      guard path.item == 0, list.sections[0].count == 2 else { return }
      list.view.performBatchUpdates {
        list.sections[0].remove(at: 1)
        list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    list.view.layoutIfNeeded()
    list.view.layoutIfNeeded()
    #expect(list.texts == ["a"])
  }
}
