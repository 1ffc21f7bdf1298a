import Foundation
import IGListDiffKit
import Testing

@Suite("Descriptions of diff results")
struct DescriptionTests {
  private let before = things(0, 1, 2, 3, 4)
  private let after = [Thing(4), Thing(1, 2), Thing(0, 2), Thing(7), Thing(2, 2), Thing(8)]

  @Test("The description of batch update data counts each kind of change")
  func batch() {
    let data = ListBatchUpdateData(
      insertSections: [0, 1], deleteSections: [5], moveSections: [ListMoveIndex(from: 3, to: 4)],
      insert: [[0, 0]], delete: [[1, 0]], update: [],
      moveIndexPaths: [ListMoveIndexPath(from: [6, 0], to: [6, 1])])
    #expect(
      "\(data)"
        == "<IGListBatchUpdateData; deleteSections: 1; insertSections: 2; moveSections: 1; "
        + "deleteIndexPaths: 1; insertIndexPaths: 1; updateIndexPaths: 0>")
  }

  @Test("The description of a result of paths counts each kind of change")
  func paths() {
    let result = ListDiffPaths(
      fromSection: 0, toSection: 0, oldArray: before, newArray: after, option: .equality)
    #expect("\(result)" == "<IGListIndexPathResult; 2 inserts; 1 deletes; 3 updates; 3 moves>")
  }

  @Test("The description of a result of indexes counts each kind of change")
  func positions() {
    let result = ListDiff(oldArray: before, newArray: after, option: .equality)
    #expect("\(result)" == "<IGListIndexSetResult; 2 inserts; 1 deletes; 3 updates; 3 moves>")
  }

  @Test("The description of a moved index names its ends")
  func move() {
    #expect("\(ListMoveIndex(from: 3, to: 4))" == "<IGListMoveIndex; from: 3; to: 4;>")
  }

  @Test("The description of a moved path names its ends")
  func pathMove() {
    #expect(
      "\(ListMoveIndexPath(from: [0, 3], to: [1, 4]))"
        == "<IGListMoveIndexPath; from: [0, 3]; to: [1, 4];>")
  }
}
