import Foundation
import IGListDiffKit
import Testing

@Suite("The difference between two lists of objects, as paths")
struct ListDiffPathsTests {
  private func diff(
    _ before: [any ListDiffable], _ after: [any ListDiffable], from: Int = 0, to: Int = 1,
    _ option: ListDiffOption = .equality
  ) -> ListIndexPathResult {
    ListDiffPaths(
      fromSection: from, toSection: to, oldArray: before, newArray: after, option: option)
  }

  private func old(_ item: Int) -> IndexPath { [0, item] }
  private func new(_ item: Int) -> IndexPath { [1, item] }
  private func move(_ from: Int, _ to: Int) -> ListMoveIndexPath {
    ListMoveIndexPath(from: old(from), to: new(to))
  }

  @Test("If all objects were deleted, the result has their old paths")
  func allWent() {
    let result = diff([1, 2], [])
    #expect(result.oldIndexPath(forIdentifier: 1 as NSNumber) == old(0))
    #expect(result.oldIndexPath(forIdentifier: 2 as NSNumber) == old(1))
    #expect(result.newIndexPath(forIdentifier: 1 as NSNumber) == nil)
    #expect(result.deletes == [old(0), old(1)])
  }

  @Test("If all objects were inserted, the result has their new paths")
  func allCame() {
    let result = diff([], [1, 2])
    #expect(result.newIndexPath(forIdentifier: 1 as NSNumber) == new(0))
    #expect(result.newIndexPath(forIdentifier: 2 as NSNumber) == new(1))
    #expect(result.oldIndexPath(forIdentifier: 1 as NSNumber) == nil)
    #expect(result.inserts == [new(0), new(1)])
  }

  @Test("The lost words of Heckel's sentence are deleted")
  func sentenceDeletes() {
    #expect(diff(Sentence.before, Sentence.after).deletes == [0, 1, 2, 9, 11, 12].map(old))
  }

  @Test("The new words of Heckel's sentence are inserted")
  func sentenceInserts() {
    #expect(diff(Sentence.before, Sentence.after).inserts == [3, 11].map(new))
  }

  @Test("Moves are changes that deletes and inserts do not explain, in the order after")
  func moves() {
    let result = diff([1, 2, 3, 4], [2, 4, 5, 3])
    #expect(result.moves == [move(3, 1), move(2, 3)])
    #expect(result.changeCount == 4)
  }

  @Test("An object with new content is updated at its old path")
  func update() {
    let result = diff(
      [Thing(0, 0), Thing(1, 1), Thing(2, 2)], [Thing(0, 0), Thing(1, 3), Thing(2, 2)])
    #expect(result.updates == [old(1)])
    #expect(result.changeCount == 1)
  }

  @Test("Compared by pointer, a copy is an update")
  func copy() {
    let before = things(0, 1, 2)
    let result = diff(before, [before[0], before[1].copy, before[2]], .pointerPersonality)
    #expect(result.updates == [old(1)])
    #expect(result.changeCount == 1)
  }

  @Test("The result has the old path of each object, in the section before")
  func oldPaths() {
    let result = diff([1, 2, 3, 4, 5, 6, 7], [2, 9, 3, 1, 5, 6, 8])
    #expect(
      (1...9).map { result.oldIndexPath(forIdentifier: $0 as NSNumber) }
        == (0...6).map(old) + [nil, nil])
  }

  @Test("The result has the new path of each object, in the section after")
  func newPaths() {
    let result = diff([1, 2, 3, 4, 5, 6, 7], [2, 9, 3, 1, 5, 6, 8])
    #expect(
      (1...9).map { result.newIndexPath(forIdentifier: $0 as NSNumber) }
        == [new(3), new(0), new(2), nil, new(4), new(5), nil, new(6), new(1)])
  }

  @Test("For a batch update, updates are deletes and inserts; objects that only moved still move")
  func batch() {
    let result = diff(
      things(1, 2, 3, 4, 5, 6),
      [Thing(2, 2), Thing(5), Thing(4), Thing(7), Thing(6, 2), Thing(3, 2)]
    ).forBatchUpdates()
    #expect(result.updates == [])
    #expect(result.moves == [move(4, 1)])
    #expect(result.deletes == [0, 1, 2, 5].map(old))
    #expect(result.inserts == [0, 3, 4, 5].map(new))
    #expect(result.newIndexPath(forIdentifier: 3 as NSNumber) == new(5))
  }

  @Test("Empty lists, and no lists at all, give the same result")
  func nothing() {
    #expect(!diff([], []).hasChanges)
    let result = ListDiffPaths(
      fromSection: 0, toSection: 0, oldArray: nil, newArray: nil, option: .equality)
    #expect(!result.hasChanges)
  }
}
