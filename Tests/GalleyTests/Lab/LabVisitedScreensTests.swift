import Foundation
import Galley
import Testing
import UIKit

/// A screen that a table presents. Its closure may retain the screen.
@MainActor
private final class Detail: UIViewController {
  var onClose: (() -> Void)?
}

/// A table that presents a detail for a tapped row.
@MainActor
private final class PresentingTable: FilledTable {
  private let leaks: Bool

  init(_ numbers: [Int], leaks: Bool) {
    self.leaks = leaks
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let detail = Detail()
    detail.onClose =
      leaks
      ? { detail.dismiss(animated: true) } : { [weak detail] in detail?.dismiss(animated: true) }
    present(detail, animated: true)
  }
}

@MainActor
@Suite("A screen that a touch has presented", .walksInProcess)
struct LabVisitedScreensTests {
  private func found(leaks: Bool) -> String? {
    let screen = LabScreen(states: [[1, 2], [3]]) { numbers in
      PresentingTable(numbers, leaks: leaks)
    } update: { (table: PresentingTable, numbers, _) in
      table.show(numbers)
    }
    return ListLab.fuzzing(screen, replaying: [.tap(0), .rest])
  }

  @Test("A screen that a touch has presented is reported if it is not deallocated")
  func leak() throws {
    let text = try #require(found(leaks: true))
    #expect(text.contains("Detail: it may be held by a closure of its own, in onClose"), "\(text)")
    #expect(found(leaks: false) == nil)
  }
}

/// A screen that makes conflicting constraints when it disappears.
@MainActor
private final class ConflictingScreen: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: view.topAnchor),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      part.heightAnchor.constraint(equalToConstant: 30),
      part.widthAnchor.constraint(equalToConstant: 30),
      part.widthAnchor.constraint(equalToConstant: 40),
    ])
    view.layoutIfNeeded()
  }
}

@MainActor
@Suite("A screen that is removed after the last step", .walksInProcess)
struct LabRemovedScreenTests {
  @Test("Reports that are made while the screen is removed are faults")
  func report() throws {
    let text = try #require(
      ListLab.fuzzing(LabScreen { ConflictingScreen() }, replaying: [.wait(0.1)]))
    #expect(text.contains("This is reported"), "\(text)")
  }

  @Test("Reports that are made while the screen is removed are also faults if tasks may run")
  func reportWithTasks() async throws {
    let found = await ListLab.fuzzingWithTasks(
      LabScreen { ConflictingScreen() }, replaying: [.wait(0.1)])
    let text = try #require(found)
    #expect(text.contains("This is reported"), "\(text)")
  }
}
