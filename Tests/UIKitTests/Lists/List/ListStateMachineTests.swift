import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The state machine of a list")
struct ListStateMachineTests {
  private let screen = DiffableScreen()

  private var words: String { screen.view.machine.words }

  @Test("A list is idle, laying out or showing an update")
  func phases() {
    var seen: [String] = []
    screen.whenAsked = { _ in seen.append(words) }
    #expect(words == "idle")
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    #expect(seen == ["laying out"])
    screen.dataSource.apply(DiffableScreen.list([1, 2]))
    #expect(seen == ["laying out", "showing insertItems 0.1"])
    #expect(words == "idle")
    screen.settle()
  }

  @Test("Requests during an update wait in one queue, and are performed in order")
  func line() {
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    var done: [String] = []
    screen.whenAsked = { _ in
      screen.whenAsked = nil
      screen.dataSource.apply(DiffableScreen.list([1, 2, 3])) { done.append("apply") }
      screen.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in
        done.append("layout")
      }
      screen.view.whenReady("a test") { done.append("test, \(words)") }
      #expect(words == "showing reloadItems 0.0; then apply, setCollectionViewLayout, a test")
    }
    screen.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(done == ["test, idle"] && words == "idle")
    screen.settle()
    // Each request completes when its animation ends.
    #expect(done.sorted() == ["apply", "layout", "test, idle"])
    #expect(screen.numbers == [1, 2, 3])
  }

  @Test("The description of the state lists the calls that a batch has recorded")
  func recording() {
    screen.dataSource.apply(DiffableScreen.list([1]))
    screen.settle()
    screen.view.performBatchUpdates {
      #expect(words == "recording nothing")
      screen.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      #expect(words == "recording reconfigureItems 0.0; then setCollectionViewLayout")
    }
    #expect(words == "idle")
  }

  @Test("A batch during the first part of a snapshot is shown before the second part")
  func batchBetweenParts() {
    screen.dataSource.apply(DiffableScreen.list([1, 2]))
    screen.settle()
    var seen: [String] = []
    screen.view.machine.observer = { seen.append($0) }
    defer { screen.view.machine.observer = nil }
    screen.whenAsked = { number in
      guard number == 3 else { return }
      screen.whenAsked = nil
      screen.view.performBatchUpdates {
        screen.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
    var list = DiffableScreen.list([1, 2, 3])
    list.reloadItems([1])
    screen.dataSource.apply(list)
    var shown: [String] = []
    for words in seen {
      let phase = String(words.prefix { $0 != ";" })
      if phase.hasPrefix("showing"), phase != shown.last { shown.append(phase) }
    }
    #expect(
      shown == [
        "showing insertItems 0.2", "showing reconfigureItems 0.1", "showing reloadItems 0.0",
      ])
    screen.settle()
    #expect(screen.numbers == [1, 2, 3])
  }

  @Test("A batch that is open when another change begins becomes a reload after it")
  func suspendedBatch() {
    var machine = ListStateMachine()
    machine.open(from: [1], nil)
    machine.beginShowing(ListStateMachine.Showing(name: { "a change" }))
    #expect(machine.words == "showing a change")
    machine.becomeIdle()
    #expect(machine.isRecording)
    let batch = machine.close()
    #expect(batch?.reloadsAll == true)
  }

  /// A state machine in the idle phase, with an open batch that was begun during a change.
  private func machineWithOpenBatch() -> ListStateMachine {
    var machine = ListStateMachine()
    machine.ahead.open(from: [1])
    machine.record { $0.depth += 1 }
    return machine
  }

  @Test("A batch that was begun during a change may end before the change is shown")
  func endsWhileWaiting() {
    var machine = machineWithOpenBatch()
    let batch = machine.close()
    #expect(batch != nil)
    #expect(machine.words == "idle" && !machine.isDataAhead)
  }

  @Test("A batch that begins while one from a change is open is nested in that one")
  func beginsWhileWaiting() {
    var machine = machineWithOpenBatch()
    machine.open(from: [1], nil)
    #expect(!machine.isRecording && machine.ahead.isRecording)
    let (inner, outer) = (machine.close(), machine.close())
    #expect(inner == nil && outer != nil)
    #expect(!machine.isDataAhead)
  }

  /// A delegate that begins updates when the first row is displayed.
  private final class Opening: NSObject, UITableViewDelegate {
    var isOpen = false

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard !isOpen else { return }
      isOpen = true
      tableView.beginUpdates()
    }
  }

  @Test("A row is not lifted if the delegate begins updates right before")
  func liftDuringUpdates() {
    let table = TestTable([["one", "two"]])
    let opening = Opening()
    table.view.delegate = opening
    table.view.reloadData()
    let isLifted = table.view.lift(IndexPath(row: 0, section: 0))
    #expect(opening.isOpen && !isLifted && table.view.movement == nil)
    table.view.endUpdates()
    table.window.layoutIfNeeded()
    #expect(table.shown == ["one", "two"])
  }
}
