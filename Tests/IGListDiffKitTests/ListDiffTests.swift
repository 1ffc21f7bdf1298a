import Foundation
import IGListDiffKit
import Testing

private func diff(
  _ before: [any ListDiffable], _ after: [any ListDiffable], _ option: ListDiffOption = .equality
) -> ListIndexSetResult {
  ListDiff(oldArray: before, newArray: after, option: option)
}

private func move(_ from: Int, _ to: Int) -> ListMoveIndex { ListMoveIndex(from: from, to: to) }

@Suite("The difference between two lists of objects")
struct ListDiffTests {
  @Test("Two empty lists have no difference")
  func nothing() {
    #expect(!diff([], []).hasChanges)
    #expect(!ListDiff(oldArray: nil, newArray: nil, option: .equality).hasChanges)
  }

  @Test("The first object is inserted")
  func first() {
    let result = diff([], [1])
    #expect(result.inserts == [0])
    #expect(result.changeCount == 1)
    #expect(ListDiff(oldArray: nil, newArray: [1], option: .equality).inserts == [0])
  }

  @Test("The only object is deleted")
  func only() {
    let result = diff([1], [])
    #expect(result.deletes == [0])
    #expect(result.changeCount == 1)
    #expect(result.hasChanges)
  }

  @Test("Two objects that are exchanged both move")
  func swap() {
    let result = diff([1, 2], [2, 1])
    #expect(result.moves == [move(1, 0), move(0, 1)])
    #expect(result.changeCount == 2)
  }

  @Test("Objects that another object has passed are moves, too, even among repeats")
  func moveWithRepeats() {
    let moves = diff([1, 2, 3, 3, 4], [2, 3, 1, 3, 4]).moves
    #expect(moves.contains(move(1, 0)))
    #expect(moves.contains(move(0, 2)))
  }

  @Test("The new words of Heckel's sentence are inserted")
  func sentenceInserts() {
    #expect(diff(Sentence.before, Sentence.after).inserts == [3, 11])
  }

  @Test("The lost words of Heckel's sentence are deleted")
  func sentenceDeletes() {
    #expect(diff(Sentence.before, Sentence.after).deletes == [0, 1, 2, 9, 11, 12])
  }

  @Test("Only changes that deletes and inserts do not explain are moves")
  func movesAmongDeletesAndInserts() {
    let result = diff([0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 2, 3, 4, 7, 6, 9, 5, 10])
    #expect(result.deletes == [1, 8])
    #expect(result.inserts == [6, 8])
    #expect(result.moves == [move(7, 4), move(5, 7)])
  }

  @Test("An object with new content is updated, and may move at the same time")
  func updateAndMove() {
    let result = diff(
      [Thing(0, 0), Thing(1, 1), Thing(2, 2)], [Thing(2, 3), Thing(1, 1), Thing(0, 0)])
    #expect(result.moves == [move(2, 0), move(0, 2)])
    #expect(result.updates == [2])
  }

  @Test("Compared by pointer, the same objects in another array are no changes")
  func samePointers() {
    let before = [Thing(0, 0), Thing(1, 1), Thing(2, 2)]
    #expect(!diff(before, Array(before), .pointerPersonality).hasChanges)
  }

  @Test("Two of four repeats are deleted")
  func fewerOfAKind() {
    let result = diff(words("dog dog dog dog"), words("dog dog"))
    #expect(4 + result.inserts.count - result.deletes.count == 2)
    #expect(result.deletes == [2, 3])
  }

  @Test("Two repeats are inserted beside two")
  func moreOfAKind() {
    let result = diff(words("dog dog"), words("dog dog dog dog"))
    #expect(2 + result.inserts.count - result.deletes.count == 4)
    #expect(result.inserts == [2, 3])
  }

  static let nf = NSNotFound

  @Test("One more repeat among numbers and strings makes the list one longer")
  func oneMoreOfAKind() {
    let before: [any ListDiffable] = [Self.nf, Self.nf, Self.nf, 49, 33, "cat", "cat", 0, 14]
    var after = before
    after.insert("cat", at: 5)
    let result = diff(before, after)
    #expect(before.count + result.inserts.count - result.deletes.count == 10)
    #expect(result.moves == [])
  }

  @Test("The counts of many repeats that are deleted and inserted agree")
  func repeatsInDisorder() {
    let before: [any ListDiffable] = [
      1, 20, 14, Self.nf, "cat", Self.nf, 4, "dog", "cat", "cat", "fish", Self.nf, "fish", Self.nf,
    ]
    let after: [any ListDiffable] = [
      1, 28, 14, "cat", "cat", 4, "dog", Self.nf, "cat", "fish", Self.nf, "fish", Self.nf,
    ]
    let result = diff(before, after)
    #expect(before.count + result.inserts.count - result.deletes.count == after.count)
    #expect(result.inserts == [1])
  }

  @Test("The same list with repeats has no difference")
  func sameRepeats() {
    let list: [any ListDiffable] = ["cat", 1, 2, 3, "cat"]
    #expect(!diff(list, list).hasChanges)
  }

  @Test("No two moves have the same origin")
  func uniqueSources() {
    let before: [any ListDiffable] = ["cat", Self.nf, "dog", "dog", Self.nf, Self.nf, "cat", 65]
    let after: [any ListDiffable] = [
      "cat", Self.nf, "dog", Self.nf, "dog", Self.nf, "cat", "cat", "fish", 65,
    ]
    let moves = diff(before, after).moves
    #expect(!moves.isEmpty)
    #expect(Set(moves.map(\.from)).count == moves.count)
  }

  @Test("Two objects dragged past two others move, and those others, too")
  func dragged() {
    let moves = diff([1, 2, 3, 4, 5, 6, 7], [1, 4, 5, 2, 3, 6, 7]).moves
    #expect(moves.contains(move(3, 1)))
    #expect(moves.contains(move(1, 3)))
  }

  private let lookUp = diff([1, 2, 3, 4, 5, 6, 7], [2, 9, 3, 1, 5, 6, 8])

  @Test("The result has the old index of each object")
  func oldIndex() {
    #expect(
      (1...9).map { lookUp.oldIndex(forIdentifier: $0 as NSNumber) }
        == [0, 1, 2, 3, 4, 5, 6, nowhere, nowhere])
  }

  @Test("The result has the new index of each object")
  func newIndex() {
    #expect(
      (1...9).map { lookUp.newIndex(forIdentifier: $0 as NSNumber) }
        == [3, 0, 2, nowhere, 4, 5, nowhere, 6, 1])
  }

  @Test("For a batch update, updates are deletes and inserts; objects that only moved still move")
  func batch() {
    let result = diff(
      things(1, 2, 3, 4, 5, 6),
      [Thing(2, 2), Thing(5), Thing(4), Thing(7), Thing(6, 2), Thing(3, 2)]
    ).forBatchUpdates()
    #expect(result.updates.isEmpty)
    #expect(result.moves == [move(4, 1)])
    #expect(result.deletes == [0, 1, 2, 5])
    #expect(result.inserts == [0, 3, 4, 5])
    #expect(result.newIndex(forIdentifier: 6 as NSNumber) == 4)
  }
}

// MARK: - Kinds of objects

@Suite("The difference between lists of Swift values")
struct ListDiffKindsTests {
  @Test("Foundation's strings have a difference")
  func strings() {
    let before: [NSString] = ["a", "b", "c"]
    let after: [NSString] = ["a", "c", "d"]
    expectOneGoneOneCome(ListDiff(oldArray: before, newArray: after, option: .equality))
  }

  @Test("Foundation's numbers have a difference")
  func numbers() {
    let before: [NSNumber] = [0, 1, 2]
    let after: [NSNumber] = [0, 2, 4]
    expectOneGoneOneCome(ListDiff(oldArray: before, newArray: after, option: .equality))
  }

  @Test("Objects of a Swift class are compared by equality")
  func objects() {
    let result = ListDiff(oldArray: things(0, 1, 2), newArray: things(0, 2, 4), option: .equality)
    expectOneGoneOneCome(result)
  }

  @Test("Objects of a Swift class are compared by pointer: new instances are updates")
  func objectsByPointer() {
    let result = ListDiff(
      oldArray: things(0, 1, 2), newArray: things(0, 2, 4), option: .pointerPersonality)
    #expect(result.deletes == [1])
    #expect(result.inserts == [2])
    #expect(result.moves == [])
    #expect(result.updates == [0, 2])
  }

  @Test("Objects with new content are the only change")
  func updates() {
    let result = ListDiff(
      oldArray: [Thing(0, 1), Thing(1, 2), Thing(2, 3)],
      newArray: [Thing(0, 2), Thing(1, 2), Thing(2, 2)], option: .equality)
    #expect(result.updates == [0, 2])
    #expect(result.changeCount == 2)
  }

  private func expectOneGoneOneCome(_ result: ListIndexSetResult) {
    #expect(result.deletes == [1])
    #expect(result.inserts == [2])
    #expect(result.moves == [])
    #expect(result.updates.isEmpty)
  }

  private struct Post: ListModel, Identifiable {
    var id: Int
    var likes = 0
  }

  @Test("Values are compared by equality, also when pointers are asked for")
  func values() {
    for option in [ListDiffOption.equality, .pointerPersonality] {
      let result = ListDiff(
        oldArray: [Post(id: 1), Post(id: 2)], newArray: [Post(id: 2, likes: 1), Post(id: 1)],
        option: option)
      #expect(result.updates == [1])
      #expect(result.moves == [ListMoveIndex(from: 1, to: 0), ListMoveIndex(from: 0, to: 1)])
    }
  }

  @Test("An object equals itself, and values are equal if they have one type")
  func sameInstance() {
    let thing = Thing(1)
    #expect(isSameInstance(thing, thing))
    #expect(!isSameInstance(thing, thing.copy))
    #expect(isSameInstance(Post(id: 1), Post(id: 1)))
    #expect(!isSameInstance(Post(id: 1), Post(id: 1, likes: 1)))
    #expect(!isSameInstance("a", "a" as NSString))
  }

  @Test("Values and objects in one list have the same identifier, whatever its type is")
  func mixed() {
    let before: [any ListDiffable] = ["a", 1, 2.5, true]
    let after: [any ListDiffable] = ["a" as NSString, Post(id: 1), 2.5 as NSNumber]
    let result = ListDiff(oldArray: before, newArray: after, option: .equality)
    #expect(result.inserts.isEmpty)
    #expect(result.deletes == [3])
    #expect(result.newIndex(forIdentifier: "a" as NSObjectProtocol) == 0)
    #expect(result.newIndex(forIdentifier: 1 as NSObjectProtocol) == 1)
    #expect(result.oldIndex(forIdentifier: 2.5 as NSObjectProtocol) == 2)
  }

  @Test("Values are found by their identifiers")
  func lookUp() {
    let id = UUID()
    let link = URL(fileURLWithPath: "/feed")
    let date = Date(timeIntervalSince1970: 100)
    let list: [any ListDiffable] = [id, link, date, "a", 7, 2.5, Thing(9), Post(id: 8), true]
    let result = ListDiff(oldArray: list, newArray: list.reversed(), option: .equality)
    for (position, object) in list.enumerated() {
      #expect(result.oldIndex(forIdentifier: object.diffIdentifier()) == position)
      #expect(
        result.newIndex(forIdentifier: object.diffIdentifier()) == list.count - 1 - position)
    }
    #expect(result.oldIndex(forIdentifier: id as NSObjectProtocol) == 0)
    #expect(result.oldIndex(forIdentifier: "b" as NSObjectProtocol) == nowhere)
  }

  @Test("Among repeats the last one is found, and all are updated if one is")
  func repeats() {
    let result = ListDiff(
      oldArray: [Thing(1, 1), Thing(2, 1), Thing(1, 1)],
      newArray: [Thing(1, 1), Thing(1, 2), Thing(2, 1), Thing(1, 3)], option: .equality)
    #expect(result.oldIndex(forIdentifier: 1 as NSObjectProtocol) == 2)
    #expect(result.newIndex(forIdentifier: 1 as NSObjectProtocol) == 3)
    #expect(result.updates == [0, 2])
    #expect(result.inserts == [3])
  }

  @Test("Only the new object is asked whether it is equal, and never about itself")
  func comparisons() {
    final class Asked: ListDiffable {
      let id: Int
      var comparisons = 0
      init(_ id: Int) { self.id = id }
      func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
        comparisons += 1
        return true
      }
    }
    let kept = Asked(1)
    let before = Asked(2)
    let after = Asked(2)
    _ = ListDiff(oldArray: [kept, before], newArray: [kept, after], option: .equality)
    #expect([kept, before, after].map(\.comparisons) == [0, 0, 1])
    _ = ListDiff(oldArray: [kept, before], newArray: [kept, after], option: .pointerPersonality)
    #expect(after.comparisons == 1)
  }

  @Test("Only the new value is asked whether it is equal, and only once", arguments: [true, false])
  func valueComparisons(isEqual: Bool) {
    final class Counter { var comparisons = 0 }
    struct Asked: ListDiffable {
      let counter: Counter
      let isEqual: Bool
      func diffIdentifier() -> NSObjectProtocol { 1 as NSObjectProtocol }
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
        counter.comparisons += 1
        return isEqual
      }
    }
    let (before, after) = (Counter(), Counter())
    let result = diff(
      [Asked(counter: before, isEqual: isEqual)], [Asked(counter: after, isEqual: isEqual)])
    #expect(result.updates == (isEqual ? [] : [0]))
    #expect([before, after].map(\.comparisons) == [0, 1])
  }

  @Test("A value of another type is asked, too, and may say that it is equal")
  func otherTypes() {
    struct Draft: ListDiffable {
      func diffIdentifier() -> NSObjectProtocol { 1 as NSObjectProtocol }
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool { false }
    }
    struct Sent: ListDiffable {
      func diffIdentifier() -> NSObjectProtocol { 1 as NSObjectProtocol }
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object is Draft }
    }
    #expect(diff([Draft()], [Sent()]).updates == [])
    #expect(diff([Sent()], [Draft()]).updates == [0])
  }

  @Test("A result can be created from objects that a caller has already matched")
  func partners() {
    let before = ["a", "b", "c"].map(\.listIdentity)
    let after = ["c", "d", "a"].map(\.listIdentity)
    let result = ListIndexSetResult(
      partners: [2, -1, 0], updated: [2], identitiesBefore: before, identitiesAfter: after)
    #expect(result.inserts == [1])
    #expect(result.deletes == [1])
    #expect(result.updates == [0])
    #expect(result.moves == [ListMoveIndex(from: 2, to: 0), ListMoveIndex(from: 0, to: 2)])
    #expect(result.newIndex(forIdentifier: "a" as NSObjectProtocol) == 2)
    #expect(result.oldIndex(forIdentifier: "d" as NSObjectProtocol) == nowhere)
  }
}

// MARK: - Old names

@Suite("Code for IGListKit 2")
struct OldDiffNamesTests {
  private final class Old: IGListDiffable {
    func diffIdentifier() -> NSObjectProtocol { "old" as NSObjectProtocol }
    func isEqual(toDiffableObject object: IGListDiffable?) -> Bool { false }
  }

  @Test("The functions of IGListKit 2 call the same functions by other names")
  func functions() {
    let result: IGListIndexSetResult = IGListDiff([1, Old()], [Old(), 2], .equality)
    #expect(result.deletes == [0])
    #expect(result.updates == [1])
    let moves: [IGListMoveIndex] = result.moves
    #expect(moves == [])
    #expect(result.resultWithUpdatedMovesAsDeleteInserts().inserts == [0, 1])

    let paths: IGListIndexPathResult = IGListDiffPaths(0, 1, [1, Old()], [Old(), 2], .equality)
    #expect(paths.deletes == [[0, 0]])
    #expect(paths.resultWithUpdatedMovesAsDeleteInserts().inserts == [[1, 0], [1, 1]])
  }
}
