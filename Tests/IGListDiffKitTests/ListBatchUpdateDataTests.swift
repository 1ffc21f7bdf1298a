import Foundation
import IGListDiffKit
import Testing

/// A move of a section.
private func move(_ from: Int, _ to: Int) -> ListMoveIndex { ListMoveIndex(from: from, to: to) }

/// A move of an item.
private func move(_ from: IndexPath, _ to: IndexPath) -> ListMoveIndexPath {
  ListMoveIndexPath(from: from, to: to)
}

/// Creates the data of a batch. Changes that are not given are empty.
private func batch(
  insertSections: IndexSet = [], deleteSections: IndexSet = [],
  moveSections: Set<ListMoveIndex> = [], insert: [IndexPath] = [], delete: [IndexPath] = [],
  update: [IndexPath] = [], moves: [ListMoveIndexPath] = []
) -> ListBatchUpdateData {
  ListBatchUpdateData(
    insertSections: insertSections, deleteSections: deleteSections, moveSections: moveSections,
    insert: insert, delete: delete, update: update, moveIndexPaths: moves)
}

@Suite("Batch update data")
struct ListBatchUpdateDataTests {
  @Test("Batch update data without changes is empty")
  func empty() {
    let data = batch()
    #expect(data.insertSections.isEmpty && data.deleteSections.isEmpty && data.moveSections.isEmpty)
    #expect(data.insertIndexPaths.isEmpty && data.deleteIndexPaths.isEmpty)
    #expect(data.updateIndexPaths.isEmpty && data.moveIndexPaths.isEmpty)
  }

  @Test("Batch update data keeps changes that are compatible")
  func clean() {
    let data = batch(
      insertSections: [0, 1], deleteSections: [5], moveSections: [move(3, 4)], insert: [[0, 0]],
      delete: [[1, 0]], update: [[7, 0]], moves: [move([6, 0], [6, 1])])
    #expect(data.insertSections == [0, 1])
    #expect(data.deleteSections == [5])
    #expect(data.moveSections == [move(3, 4)])
    #expect(data.insertIndexPaths == [[0, 0]])
    #expect(data.deleteIndexPaths == [[1, 0]])
    #expect(data.updateIndexPaths == [[7, 0]])
    #expect(data.moveIndexPaths == [move([6, 0], [6, 1])])
  }

  @Test("A section that moves while one of its items is deleted is deleted and inserted")
  func deleteInMovedSection() {
    let data = batch(moveSections: [move(2, 4)], delete: [[2, 0], [3, 4]])
    #expect(data.insertSections == [4])
    #expect(data.deleteSections == [2])
    #expect(data.deleteIndexPaths == [[3, 4]])
    #expect(data.moveSections.isEmpty)
  }

  @Test("A section that moves while an item is inserted into it is deleted and inserted")
  func insertInMovedSection() {
    let data = batch(moveSections: [move(2, 4)], insert: [[4, 0], [3, 4]])
    #expect(data.insertSections == [4])
    #expect(data.deleteSections == [2])
    #expect(data.insertIndexPaths == [[3, 4]])
    #expect(data.moveSections.isEmpty)
  }

  @Test("No item moves out of a deleted section")
  func moveInDeletedSection() {
    let data = batch(deleteSections: [0], moves: [move([0, 0], [0, 1])])
    #expect(data.moveIndexPaths == [])
    #expect(data.deleteSections == [0])
  }

  @Test("A section that moves while one of its items moves is deleted and inserted")
  func moveInMovedSection() {
    let data = batch(moveSections: [move(0, 1)], moves: [move([0, 0], [0, 1])])
    #expect(data.moveIndexPaths == [])
    #expect(data.moveSections.isEmpty)
    #expect(data.deleteSections == [0])
    #expect(data.insertSections == [1])
  }

  @Test("A deleted section does not move; another may move to its index")
  func moveOfDeletedSection() {
    let data = batch(deleteSections: [2], moveSections: [move(2, 6), move(0, 2)])
    #expect(data.moveSections == [move(0, 2)])
    #expect(data.deleteSections == [2])
    #expect(data.insertSections.isEmpty)
  }

  @Test("A section does not move to an index where one is inserted")
  func moveToInsertedSection() {
    let data = batch(insertSections: [4], moveSections: [move(2, 4), move(3, 5)])
    #expect(data.moveSections == [move(3, 5)])
    #expect(data.insertSections == [4])
  }

  @Test("An item is deleted once, however often it is named")
  func deleteTwice() {
    #expect(batch(delete: [[2, 0], [2, 0]]).deleteIndexPaths == [[2, 0]])
  }

  @Test("An item that is deleted twice cancels the insert of its path")
  func deleteTwiceInsertsNothing() {
    #expect(batch(delete: [[2, 0], [2, 0]]).insertIndexPaths == [])
  }

  @Test(
    "Each repeated deletion of an item cancels one insert of its path",
    arguments: [
      (inserts: 1, deletes: 2, left: 0), (2, 2, 1), (3, 2, 2), (3, 3, 1), (1, 1, 1),
    ])
  func insertsAndDeletes(_ example: (inserts: Int, deletes: Int, left: Int)) {
    let path: IndexPath = [2, 0]
    let data = batch(
      insert: Array(repeating: path, count: example.inserts),
      delete: Array(repeating: path, count: example.deletes))
    #expect(data.insertIndexPaths == Array(repeating: path, count: example.left))
    #expect(data.deleteIndexPaths == [path])
  }

  @Test("Batch update data equals itself, and data with the same changes")
  func itself() {
    let data = batch(insertSections: [1], delete: [[0, 1], [0, 0]])
    #expect(data == data)
    #expect(data == batch(insertSections: [1], delete: [[0, 0], [0, 1], [0, 0]]))
    #expect(data != batch(insertSections: [1], delete: [[0, 0]]))
  }

  @Test("Batch update data equals no object of another type")
  func unrelated() {
    #expect(AnyHashable(batch()) != AnyHashable(NSObject()))
    #expect(AnyHashable(batch()) != AnyHashable(move(0, 1)))
  }

  @Test("The deletes of batch update data are ascending, whatever the order of the changes")
  func order() {
    let paths: [IndexPath] = [[3, 1], [0, 9], [3, 0], [1, 1]]
    #expect(batch(delete: paths).deleteIndexPaths == [[0, 9], [1, 1], [3, 0], [3, 1]])
  }

  @Test("A change that one rule removes still counts for the next")
  func rulesSeeAll() {
    let data = batch(
      moveSections: [move(0, 1)], insert: [[1, 0]], delete: [[0, 0]],
      moves: [move([0, 1], [2, 0])])
    #expect(data == batch(insertSections: [1], deleteSections: [0]))
  }
}
