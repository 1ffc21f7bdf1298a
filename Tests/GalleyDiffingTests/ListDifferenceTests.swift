import GalleyDiffing
import TestSupport
import Testing

@Suite("The difference between two lists")
struct ListDifferenceTests {
  struct Post: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  @Test("A difference names deletes, inserts and moves")
  func example() {
    let difference = difference(from: ["a", "b", "c"], to: ["c", "a", "d"])
    #expect(difference.description == "delete 1; insert 2; move 2 → 0")
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [PositionPair(before: 2, after: 0)])
    #expect(difference.updates == [])
    #expect(difference.changes.count == 3)
    #expect(!difference.isEmpty)
  }

  // MARK: Lists that changed

  @Test("The difference between empty lists, and between equal ones, is empty")
  func equal() {
    #expect(difference(from: [Int](), to: []).isEmpty)
    #expect(difference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    #expect(difference(from: [1, 2, 3], to: [1, 2, 3]).description == "no changes")
  }

  @Test(
    "A difference inserts everything into an empty list, and deletes everything from one that is emptied"
  )
  func fromAndToNothing() {
    #expect(text([], [7, 8]) == "insert 0, 1")
    #expect(text([7, 8], []) == "delete 0, 1")
  }

  @Test("Appending, prepending and inserting in the middle are inserts and nothing else")
  func inserts() {
    #expect(text([1, 2, 3], [1, 2, 3, 4, 5]) == "insert 3, 4")
    #expect(text([1, 2, 3], [4, 5, 1, 2, 3]) == "insert 0, 1")
    #expect(text([1, 2, 3], [1, 4, 2, 5, 3]) == "insert 1, 3")
  }

  @Test("Deleting at the start, in the middle and at the end are deletes and nothing else")
  func deletes() {
    #expect(text([1, 2, 3, 4, 5], [2, 4]) == "delete 0, 2, 4")
    #expect(text([1, 2, 3], [3]) == "delete 0, 1")
    #expect(text([1, 2, 3], [1]) == "delete 1, 2")
  }

  @Test("One element that passed many others is one move", arguments: [10, 1_000, 20_000])
  func dragged(count: Int) {
    let before = Array(0..<count)
    let toEnd = Array(before[1...] + [0])
    let toStart = Array([count - 1] + before.dropLast())
    #expect(text(before, toEnd) == "move 0 → \(count - 1)")
    #expect(text(before, toStart) == "move \(count - 1) → 0")

    var inside = before
    inside.insert(inside.remove(at: 2), at: count - 3)
    #expect(text(before, inside) == "move 2 → \(count - 3)")
  }

  @Test("The shorter of two blocks that were exchanged moves")
  func blocks() {
    #expect(text([1, 2, 3, 4, 5], [4, 5, 1, 2, 3]) == "move 3 → 0, 4 → 1")
    #expect(text([1, 2, 3, 4, 5], [3, 4, 5, 1, 2]) == "move 0 → 3, 1 → 4")
  }

  @Test("A swap of neighbours is one move, a swap across others two")
  func swaps() {
    #expect(difference(from: [1, 2, 3, 4], to: [1, 3, 2, 4]).moves.count == 1)
    #expect(difference(from: [1, 2, 3, 4], to: [4, 2, 3, 1]).moves.count == 2)
  }

  @Test("In a reversed list one element stays")
  func reversed() {
    let before = Array(0..<100)
    let difference = difference(from: before, to: before.reversed())
    #expect(difference.moves.count == 99)
    #expect(difference.deletes == [] && difference.inserts == [])
  }

  @Test("Lists that share nothing are all deletes and inserts")
  func replaced() {
    #expect(text([1, 2], [3, 4, 5]) == "delete 0, 1; insert 0, 1, 2")
  }

  @Test("A move among inserts and deletes has the position before and the position after")
  func mixed() {
    #expect(text([1, 2, 3, 4, 5], [5, 9, 1, 3, 4]) == "delete 1; insert 1; move 4 → 0")
  }

  // MARK: Identity and content

  @Test("A difference names new content, also of moved elements")
  func updates() {
    let before = [Post(id: 1, text: "a"), Post(id: 2, text: "b"), Post(id: 3, text: "c")]
    let after = [Post(id: 3, text: "C"), Post(id: 1, text: "a"), Post(id: 2, text: "B")]
    let difference = difference(from: before, to: after, comparing: ==)
    #expect(difference.description == "move 2 → 0; update 2 → 0, 1 → 2")
    #expect(difference.updates.map(\.description) == ["2 → 0", "1 → 2"])
    #expect(GalleyDiffing.difference(from: before, to: after).updates == [])
  }

  @Test("Inserted and deleted elements have no new content")
  func updatesOfSharedOnly() {
    let before = [Post(id: 1, text: "a"), Post(id: 2, text: "b")]
    let after = [Post(id: 2, text: "b"), Post(id: 3, text: "c")]
    let difference = difference(from: before, to: after) { _, _ in false }
    #expect(difference.description == "delete 0; insert 1; update 1 → 0")
  }

  @Test("Content is compared once for each element in both lists, old with new")
  func comparisons() {
    let before = (0..<100).map { Post(id: $0, text: "old") }
    let after = (50..<150).reversed().map { Post(id: $0, text: "new") }
    var compared: [Int] = []
    _ = difference(from: before, to: after) { old, new in
      #expect(old.id == new.id && old.text == "old" && new.text == "new")
      compared.append(old.id)
      return true
    }
    #expect(compared.sorted() == Array(50..<100))
  }

  @Test("Elements, their ids, and a function of them work alike as identities")
  func forms() {
    withEvery("before", in: lists(over: [1, 2, 3], upToLength: 4)) { before in
      withEvery("after", in: lists(over: [1, 2, 3], upToLength: 4)) { after in
        let byItself = difference(from: before, to: after)
        let posts = (before.map(post), after.map(post))
        #expect(difference(from: posts.0, to: posts.1, comparing: ==) == byItself)
        #expect(difference(from: posts.0, to: posts.1, identifiedBy: \.text) == byItself)
        #expect(difference(from: posts.0, to: posts.1) == byItself)
      }
    }
    func post(_ id: Int) -> Post { Post(id: id, text: String(id)) }
  }

  @Test("Nothing is compared if two lists are one array")
  func sameStorage() {
    let list = (0..<50).map { Post(id: $0, text: "") }
    let difference = difference(from: list, to: list) { element -> Int in
      Issue.record("the identity of \(element) was read")
      return element.id
    } comparing: { _, _ in
      Issue.record("content was compared")
      return false
    }
    #expect(difference.isEmpty)
    #expect(difference.beforeCount == 50 && difference.afterCount == 50)
  }

  // MARK: Repeats

  @Test("The first of two equal identities stays, the second is left out and named")
  func repeats() {
    let difference = difference(from: [1, 2], to: [1, 2, 3, 2, 1])
    #expect(
      difference.description
        == "insert 2; left out after[3] repeats after[1], after[4] repeats after[0]")
    #expect(
      difference.duplicates == [
        Duplicate(side: .after, position: 3, first: 1),
        Duplicate(side: .after, position: 4, first: 0),
      ])
    #expect(difference.beforeCount == 2 && difference.afterCount == 3)
  }

  @Test("Both lists name their repeats, those before first")
  func repeatsInBoth() {
    let difference = difference(from: [1, 1, 2], to: [3, 2, 2])
    #expect(
      difference.description == "delete 0; insert 0; "
        + "left out before[1] repeats before[0], after[2] repeats after[1]")
  }

  @Test("A repeat is left out where it would have to move")
  func repeatThatMoves() {
    #expect(
      text([1, 2, 1], [1, 1, 2])
        == "left out before[2] repeats before[0], after[1] repeats after[0]")
  }

  @Test("Repeats in the same positions of both lists are left alone")
  func sharedRepeats() {
    let difference = difference(from: [1, 1, 2, 3], to: [1, 1, 2, 4])
    #expect(difference.description == "delete 3; insert 3")
    #expect(difference.duplicates == [])
  }

  // MARK: Applying

  @Test("A difference applied to the list before gives the list after")
  func applying() {
    let before = ["a", "b", "c", "d"]
    let after = ["d", "x", "a", "c"]
    let difference = difference(from: before, to: after)
    #expect(difference.applying(to: before) { after[$0] } == after)
  }

  @Test("Applying a difference asks for the content of inserts and updates only")
  func content() throws {
    let before = [Post(id: 1, text: "a"), Post(id: 2, text: "b"), Post(id: 3, text: "c")]
    let after = [Post(id: 3, text: "c"), Post(id: 4, text: "d"), Post(id: 1, text: "A")]
    let difference = difference(from: before, to: after, comparing: ==)
    var asked: [Int] = []
    let applied = difference.applying(to: before) { position in
      asked.append(position)
      return after[position]
    }
    #expect(applied == after)
    #expect(asked.sorted() == [1, 2])
  }

  @Test("Applying a difference throws the error that the content throws")
  func throwingContent() {
    struct Missing: Error {}
    let difference = difference(from: [1], to: [1, 2])
    #expect(throws: Missing.self) {
      try difference.applying(to: [1]) { _ in throw Missing() }
    }
  }

  @Test("Applying a difference to a list of another length traps with both lengths")
  func applyingToAnother() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = difference(from: [1, 2], to: [1]).applying(to: [1, 2, 3]) { $0 }
    }
    expectTrap(
      result, says: "a difference from 2 elements cannot be applied to 3", evenInRelease: false)
  }

  private func text(_ before: [Int], _ after: [Int]) -> String {
    difference(from: before, to: after).description
  }
}
