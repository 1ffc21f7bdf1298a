import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The queue of a list")
struct ListRequestQueueTests {
  private let screen = DiffableScreen()

  @Test("A queue keeps its requests in order, and lists their names")
  func order() {
    var queue = ListRequestQueue()
    #expect(queue.isEmpty)
    for name in ["one", "two"] { queue.append(ListRequest(name) {}) }
    queue.prepend([ListRequest("zero") {}])
    #expect(queue.names == "zero, one, two")
    #expect(queue.removeAll().map(\.name) == ["zero", "one", "two"])
    #expect(queue.isEmpty)
  }

  @Test("A request that another one makes is performed right after it, before older requests")
  func nested() {
    var done: [String] = []
    let view = screen.view
    view.holdRequests()
    view.whenReady("first") {
      view.holdRequests()
      view.whenReady("of the first") { done.append("of the first") }
      done.append("first")
      view.releaseRequests()
    }
    view.whenReady("second") { done.append("second") }
    #expect(done == [])
    view.releaseRequests()
    #expect(done == ["first", "of the first", "second"])
  }

  @Test("Requests wait until the outermost hold is released")
  func holds() {
    var done: [String] = []
    let view = screen.view
    view.holdRequests()
    view.holdRequests()
    view.whenReady("a request") { done.append("a request") }
    view.releaseRequests()
    #expect(done == [])
    view.releaseRequests()
    #expect(done == ["a request"])
  }

  @Test("All parts of a snapshot are shown before a snapshot that a cell applies meanwhile")
  func parts() {
    screen.dataSource.apply(DiffableScreen.list([1, 2, 3]))
    screen.settle()
    var phases: [String] = []
    screen.view.machine.observer = { phases.append($0) }
    screen.whenAsked = { [screen] number in
      guard number == 4 else { return }
      screen.whenAsked = nil
      screen.dataSource.apply(DiffableScreen.list([1, 2]))
    }
    var list = DiffableScreen.list([1, 2, 3, 4])
    list.reloadItems([1])
    screen.dataSource.apply(list)
    #expect(
      phases.filter { $0.hasPrefix("showing") } == [
        "showing insertItems 0.3", "showing insertItems 0.3; then apply",
        "showing reloadItems 0.0; then apply", "showing deleteItems 0.2, 0.3",
      ])
    #expect(screen.numbers == [1, 2])
    screen.settle()
  }

  @Test("When endless requests are ended, droppable ones are dropped, and others are performed")
  func givingUp() {
    let view = screen.view
    var (dropped, tried) = (0, 0)
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    func ask() {
      view.holdRequests()
      view.enqueue("endless", drop: { dropped += 1 }) { ask() }
      view.releaseRequests()
    }
    let reports = Report.gathering {
      view.holdRequests()
      view.whenReady("a change") { tried += 1 }
      view.enqueue("endless", drop: { dropped += 1 }) { ask() }
      view.releaseRequests()
      MainTurn.drain()
    }
    #expect(dropped == 1 && tried == 1)
    #expect(reports.contains { "\($0)".contains("is stuck in its update/layout loop") })
    #expect(view.machine.words == "idle")
  }
}
