import Foundation
import Galley
import Testing
import UIKit

/// A list whose delegate notes the calls about highlighting and selection.
@MainActor
final class ChoosyList: NSObject, UICollectionViewDelegate {
  let list: TestList
  var log: [String] = []
  var highlights = true
  /// The closure that is called when an item is deselected.
  var whenDeselected: () -> Void = {}
  var selects = true

  override init() {
    list = TestList(5, rows(60))
    super.init()
    list.view.delegate = self
    list.settle()
  }

  func tap(_ item: Int) {
    guard let cell = list.view.cellForItem(at: IndexPath(0, item)) else { return }
    Finger.tap(cell)
    list.settle()
  }

  var selected: [Int] { (list.view.indexPathsForSelectedItems ?? []).map(\.item) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return highlights
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return selects
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldDeselect \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("didSelect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log.append("didDeselect \(indexPath.item)")
    whenDeselected()
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("primary \(indexPath.item)") }
}

@Suite("Selecting items")
@MainActor
struct SelectingTests {
  @Test("An item that the delegate does not allow to be edited is not in the editing state")
  func notEditable() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
      { indexPath.item != 1 }
    }
    let (list, delegate) = (MovableList([["a", "b", "c"]]), Delegate())
    list.view.delegate = delegate
    list.window.layoutIfNeeded()
    func edited() -> [Bool] { list.view.visibleCells.map(\.configurationState.isEditing) }
    list.view.isEditing = true
    #expect(edited() == [true, false, true])
    list.view.isEditing = false
    #expect(edited() == [false, false, false])
  }

  @Test("A tap highlights an item, selects it and performs its primary action")
  func tap() {
    let list = ChoosyList()
    list.tap(1)
    #expect(
      list.log == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "primary 1",
        "didUnhighlight 1",
      ])
    #expect(list.selected == [1])
    #expect(list.list.view.visibleCells.map(\.isSelected) == [false, true, false, false, false])
  }

  @Test("A tap where cells overlap selects the cell in front")
  func overlapping() {
    let layout = rows(100)
    layout.minimumLineSpacing = -60
    let list = TestList(4, layout)
    list.settle()
    let place = CGPoint(x: 10, y: 50)
    #expect(list.view.indexPathForItem(at: place) == IndexPath(0, 1))
    Finger.tap(list.view, at: place)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(0, 1)])
    Finger.tap(list.view, at: CGPoint(x: 10, y: 30))
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(0, 0)])
  }

  @Test("A tap on another item replaces the selection without asking shouldDeselect")
  func another() {
    let list = ChoosyList()
    list.tap(1)
    list.log = []
    list.tap(2)
    #expect(
      list.log == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
        "primary 2", "didUnhighlight 2",
      ])
    #expect(list.selected == [2])
  }

  @Test("With multiple selection, a tap on a selected item deselects it, and performs no action")
  func several() {
    let list = ChoosyList()
    list.list.view.allowsMultipleSelection = true
    list.tap(1)
    list.tap(3)
    list.log = []
    list.tap(1)
    #expect(
      list.log == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(list.selected == [3])
  }

  @Test("Items that are deleted in didDeselect are not selected, nor are others in their place")
  func listChanges() {
    let list = ChoosyList()
    list.tap(0)
    list.whenDeselected = {
      list.list.sections = [["0", "1", "4"]]
      list.list.view.deleteItems(at: [IndexPath(0, 2), IndexPath(0, 3)])
    }
    list.tap(2)
    #expect(list.selected == [])
    #expect(!list.log.contains("didSelect 2"))
    list.whenDeselected = {}
    list.tap(1)
    list.whenDeselected = {
      list.list.sections = [["1", "4"]]
      list.list.view.deleteItems(at: [IndexPath(0, 0)])
    }
    list.tap(2)
    #expect(list.selected == [1])
  }

  @Test("Setting another data source inside a batch is a reload")
  func newDataSource() {
    let list = TestList(3, rows(60))
    list.settle()
    let other = TestList(5, rows(60))
    list.view.performBatchUpdates { list.view.dataSource = other }
    list.settle()
    #expect(list.view.numberOfItems(inSection: 0) == 5)
    #expect(list.view.visibleCells.count == 5)
  }

  @Test("An item that the delegate does not allow to be highlighted is not selected")
  func notHighlighted() {
    let list = ChoosyList()
    list.highlights = false
    list.tap(1)
    #expect(list.log == ["shouldHighlight 1"])
    #expect(list.selected == [])
  }

  @Test("A finger that scrolls selects nothing")
  func scrolled() throws {
    let list = ChoosyList()
    list.list.view.alwaysBounceVertical = true
    let cell = try #require(list.list.view.cellForItem(at: IndexPath(0, 1)))
    Finger.press(cell, for: 0.3)
    list.list.settle()
    #expect(list.selected == [1])
    list.list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    let finger = Finger(on: cell)
    finger.rest(for: 0.3)
    finger.move(by: CGPoint(x: 0, y: -40), over: 0.1)
    finger.lift()
    list.list.settle()
    #expect(list.selected == [])
  }

  @Test("Selecting and deselecting by code does not call the delegate")
  func byProgram() {
    let list = ChoosyList()
    list.list.view.selectItem(at: IndexPath(0, 2), animated: false, scrollPosition: [])
    #expect(list.selected == [2])
    list.list.view.deselectItem(at: IndexPath(0, 2), animated: false)
    #expect(list.selected == [])
    #expect(list.log == [])
  }

  @Test("The end of editing deselects the items that were selected during editing")
  func editing() {
    let list = ChoosyList()
    list.list.view.allowsMultipleSelectionDuringEditing = true
    list.list.view.isEditing = true
    list.tap(1)
    list.tap(2)
    #expect(list.selected == [1, 2])
    #expect(!list.log.contains("primary 1"))
    list.list.view.isEditing = false
    #expect(list.selected == [])
  }

  @Test("A reconfigured item stays selected, and a reloaded one does not")
  func reloads() {
    let list = ChoosyList()
    let view = list.list.view
    view.allowsMultipleSelection = true
    for item in [0, 1] {
      view.selectItem(at: IndexPath(0, item), animated: false, scrollPosition: [])
    }
    view.reconfigureItems(at: [IndexPath(0, 0)])
    view.reloadItems(at: [IndexPath(0, 1)])
    list.list.settle()
    #expect(list.selected == [0])
    view.reloadData()
    list.list.settle()
    #expect(list.selected == [])
  }
}
