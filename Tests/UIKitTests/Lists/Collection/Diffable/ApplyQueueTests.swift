import Testing

@testable import GalleyUIKit

@MainActor @Suite("A queue of states to show")
struct ApplyQueueTests {
  private typealias Queue = ApplyQueue<String, Int>
  private let queue = Queue()

  private func enqueue(_ items: [Int], findsUpdate: Bool = false) {
    queue.enqueue(
      .snapshot(DiffableScreen.list(items)), .animated, Queue.Completion(body: nil),
      findsUpdate: findsUpdate)
  }

  @Test("A queue returns its states in the order in which they came, and knows the last one")
  func order() {
    #expect(queue.first == nil && queue.next(upTo: .max) == nil)
    enqueue([1])
    enqueue([1, 2])
    #expect(queue.first != nil && queue.last.snapshot.itemIdentifiers == [1, 2])
    #expect(queue.next(upTo: .max)?.state.snapshot.itemIdentifiers == [1])
    #expect(queue.next(upTo: .max)?.state.snapshot.itemIdentifiers == [1, 2])
    #expect(queue.first == nil && queue.last.snapshot.itemIdentifiers == [1, 2])
  }

  @Test("A queued state has the update from the state before it, and the number of that state")
  func updates() throws {
    enqueue([1])
    enqueue([1, 2], findsUpdate: true)
    let first = try #require(queue.next(upTo: .max))
    let second = try #require(queue.next(upTo: .max))
    #expect(first.update == nil)
    #expect(second.update?.base == first.number)
    #expect(second.update?.1.parts.map(\.plan.items.inserts) == [[.init(section: 0, item: 1)]])
  }

  @Test("A state that was shown without the queue is its last state, unless others wait")
  func noting() throws {
    let shown = DiffableState<String, Int>().showing(DiffableScreen.list([7]))
    let number = queue.note(shown)
    #expect(queue.last.snapshot.itemIdentifiers == [7])
    enqueue([1], findsUpdate: true)
    let later = queue.note(shown)
    #expect(queue.last.snapshot.itemIdentifiers == [1])
    let request = try #require(queue.next(upTo: .max))
    #expect(request.update?.base == number && later != number)
  }

  @Test("A section snapshot is queued on top of the state before it")
  func trees() {
    enqueue([1])
    queue.enqueue(
      .outline(NSDiffableDataSourceSectionSnapshot(flat: [5]), "z"), .unanimated,
      Queue.Completion(body: nil), findsUpdate: false)
    #expect("\(queue.last.snapshot)" == "a: 1\nz: 5")
  }

  @Test("A queue notices when snapshots come both from the main queue and from others")
  func mixing() {
    #expect(!queue.isMixed(isMain: false) && !queue.isMixed(isMain: false))
    #expect(queue.isMixed(isMain: true))
    #expect(!queue.isMixed(isMain: false))
  }
}
