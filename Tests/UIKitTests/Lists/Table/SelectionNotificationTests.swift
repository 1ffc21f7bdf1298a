import Foundation
import Galley
import Testing
import UIKit

/// The notification that the user has changed a table's selection.
@MainActor @Suite("The notification of a table's selection")
struct SelectionNotificationTests {
  /// Adds the notification to the calls that a table notes.
  private final class Listener {
    private var token: (any NSObjectProtocol)?

    @MainActor init(_ table: TestTable) {
      let view = table.view
      token = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: view, queue: nil
      ) { [unowned table] _ in MainActor.assumeIsolated { table.calls.append("changed") } }
    }

    deinit { token.map { NotificationCenter.default.removeObserver($0) } }
  }

  private func tap(_ row: Int, in table: TestTable) {
    Finger.tap(table.view.visibleCells[row])
  }

  @Test(
    "The notification is posted once for each row that the user selects, after the delegate call")
  func selected() {
    let table = TestTable([["a", "b"]])
    let listener = Listener(table)
    table.calls = []
    tap(0, in: table)
    #expect(table.calls == ["select 0.0", "changed"])
    table.calls = []
    tap(1, in: table)
    #expect(table.calls == ["deselect 0.0", "select 0.1", "changed"])
    withExtendedLifetime(listener) {}
  }

  @Test("The notification is posted for a row that the user deselects in a multiple selection")
  func deselected() {
    let table = TestTable([["a", "b"]]) { $0.allowsMultipleSelection = true }
    let listener = Listener(table)
    tap(0, in: table)
    table.calls = []
    tap(0, in: table)
    #expect(table.calls == ["deselect 0.0", "changed"])
    withExtendedLifetime(listener) {}
  }

  @Test("The notification is not posted when code selects a row")
  func byApp() {
    let table = TestTable([["a", "b"]])
    let listener = Listener(table)
    table.calls = []
    table.view.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.view.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.calls == [])
    withExtendedLifetime(listener) {}
  }
}
