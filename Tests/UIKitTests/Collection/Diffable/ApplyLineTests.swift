import Testing

@testable import UIKit

@MainActor @Suite("A line of states to show")
struct ApplyLineTests {
  private typealias Line = ApplyLine<String, Int>
  private let line = Line()

  private func enter(_ items: [Int], findsUpdate: Bool = false) {
    line.enter(
      .snapshot(DiffableScreen.list(items)), .animated, Line.Completion(body: nil),
      findsUpdate: findsUpdate)
  }

  @Test("Gives the states in the order in which they came, and knows the last one")
  func order() {
    #expect(line.first == nil && line.next(upTo: .max) == nil)
    enter([1])
    enter([1, 2])
    #expect(line.first != nil && line.last.snapshot.itemIdentifiers == [1, 2])
    #expect(line.next(upTo: .max)?.state.snapshot.itemIdentifiers == [1])
    #expect(line.next(upTo: .max)?.state.snapshot.itemIdentifiers == [1, 2])
    #expect(line.first == nil && line.last.snapshot.itemIdentifiers == [1, 2])
  }

  @Test("Finds what has changed since the state before, and names that one")
  func updates() throws {
    enter([1])
    enter([1, 2], findsUpdate: true)
    let first = try #require(line.next(upTo: .max))
    let second = try #require(line.next(upTo: .max))
    #expect(first.update == nil)
    #expect(second.update?.base == first.number)
    #expect(second.update?.1.parts.map(\.plan.items.inserts) == [[.init(section: 0, item: 1)]])
  }

  @Test("What is shown without it is the last state, unless others wait, and fits no update")
  func noting() throws {
    let shown = DiffableState<String, Int>().showing(DiffableScreen.list([7]))
    let number = line.note(shown)
    #expect(line.last.snapshot.itemIdentifiers == [7])
    enter([1], findsUpdate: true)
    let later = line.note(shown)
    #expect(line.last.snapshot.itemIdentifiers == [1])
    let request = try #require(line.next(upTo: .max))
    #expect(request.update?.base == number && later != number)
  }

  @Test("A tree comes in on top of what came before it")
  func trees() {
    enter([1])
    line.enter(
      .outline(NSDiffableDataSourceSectionSnapshot(flat: [5]), "z"), .atOnce,
      Line.Completion(body: nil), findsUpdate: false)
    #expect("\(line.last.snapshot)" == "a: 1\nz: 5")
  }

  @Test("Notices when another queue comes in than the first one")
  func mixing() {
    #expect(!line.isMixed(isMain: false) && !line.isMixed(isMain: false))
    #expect(line.isMixed(isMain: true))
    #expect(!line.isMixed(isMain: false))
  }
}
