import Foundation
import IGListDiffKit
import Testing

@Suite("A moved index")
struct ListMoveIndexTests {
  @Test("Equal index moves are in a set once")
  func equal() {
    #expect(Set([ListMoveIndex(from: 0, to: 1), ListMoveIndex(from: 0, to: 1)]).count == 1)
  }

  @Test("An index move is not its reverse")
  func flipped() {
    #expect(Set([ListMoveIndex(from: 0, to: 1), ListMoveIndex(from: 1, to: 0)]).count == 2)
  }

  @Test("An index move is not a move to another end")
  func different() {
    #expect(Set([ListMoveIndex(from: 0, to: 1), ListMoveIndex(from: 0, to: 2)]).count == 2)
  }

  @Test("An index move equals itself")
  func itself() {
    let move = ListMoveIndex(from: 1, to: 4)
    #expect(AnyHashable(move) == AnyHashable(move))
  }

  @Test("An index move equals no object of another type")
  func unrelated() {
    let move = AnyHashable(ListMoveIndex(from: 1, to: 4))
    #expect(move != AnyHashable(NSObject()))
    #expect(move != AnyHashable(ListMoveIndexPath(from: [0, 1], to: [0, 4])))
  }

  @Test("Index moves are sorted by their origin")
  func order() {
    let moves = [
      ListMoveIndex(from: 3, to: 0), ListMoveIndex(from: 1, to: 2), ListMoveIndex(from: 2, to: 1),
    ]
    #expect(moves.sorted().map(\.from) == [1, 2, 3])
  }
}

@Suite("A moved path")
struct ListMoveIndexPathTests {
  private func move(_ from: IndexPath, _ to: IndexPath) -> ListMoveIndexPath {
    ListMoveIndexPath(from: from, to: to)
  }

  @Test("Equal path moves are in a set once")
  func equal() {
    #expect(Set([move([0, 1], [0, 2]), move([0, 1], [0, 2])]).count == 1)
  }

  @Test("A path move is not its reverse")
  func flipped() {
    #expect(Set([move([0, 1], [0, 2]), move([0, 2], [0, 1])]).count == 2)
  }

  @Test("A path move is not a move to another end")
  func different() {
    #expect(Set([move([0, 1], [0, 2]), move([0, 1], [1, 2])]).count == 2)
  }

  @Test("A path move equals itself")
  func itself() {
    let one = move([0, 1], [0, 2])
    #expect(AnyHashable(one) == AnyHashable(one))
  }

  @Test("A path move equals no object of another type")
  func unrelated() {
    #expect(AnyHashable(move([0, 1], [0, 2])) != AnyHashable(NSObject()))
  }

  @Test("Path moves are sorted by their origin, the section first")
  func order() {
    let moves = [move([1, 0], [0, 0]), move([0, 7], [0, 1]), move([0, 2], [3, 1])]
    #expect(moves.sorted().map(\.from) == [[0, 2], [0, 7], [1, 0]])
  }
}
