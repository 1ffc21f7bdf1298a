import Foundation
import Galley
import Testing
import UIKit

/// A table with a button above its rows. The button posts a notification, and the table observes it
/// and adds a row.
@MainActor
private final class ObservingTable: FilledTable {
  private static let added = Notification.Name("LabObserverTests.added")
  /// Whether an observer is removed before the next appearance adds another one.
  private let removesObserver: Bool
  private var token: (any NSObjectProtocol)?

  init(_ numbers: [Int], removesObserver: Bool) {
    self.removesObserver = removesObserver
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addAction(
      UIAction { _ in NotificationCenter.default.post(name: ObservingTable.added, object: nil) },
      for: .touchUpInside)
    tableView.tableHeaderView = button
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    if removesObserver, let token { center.removeObserver(token) }
    token = center.addObserver(forName: ObservingTable.added, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.add() }
    }
  }

  private func add() { show(numbers + [numbers.count]) }
}

@MainActor
@Suite("An observer of a notification that is added in each appearance", .walksInProcess)
struct LabObserverTests {
  private func screen(removesObserver: Bool) -> LabScreen<[Int]> {
    LabScreen(states: [[0, 1], [0, 1, 2]]) { numbers in
      ObservingTable(numbers, removesObserver: removesObserver)
    } update: { (table: ObservingTable, numbers, _) in
      table.show(numbers)
    }
  }

  /// Touch number 2 presses the first control. The notification reaches both screens.
  private let steps: [LabStep] = [.leaveAndReturn, .tapInBoth(2)]

  @Test("An observer that is added twice is found when a touch posts its notification")
  func found() throws {
    let text = try #require(ListLab.fuzzing(screen(removesObserver: false), replaying: steps))
    #expect(text.contains("does not look like a fresh one after the same touch."), "\(text)")
    #expect(text.contains("it shows [6] items a section instead of [4]"), "\(text)")
    let once = ListLab.fuzzing(screen(removesObserver: false), replaying: [.tapInBoth(2)])
    #expect(once == nil, "\(once ?? "")")
  }

  @Test("An observer is no fault if the earlier observer was removed")
  func right() {
    let text = ListLab.fuzzing(
      screen(removesObserver: true), replaying: [.leaveAndReturn] + steps + [.tapInBoth(2)])
    #expect(text == nil, "\(text ?? "")")
  }
}
