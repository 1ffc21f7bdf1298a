import Foundation
import Galley
import Testing
import UIKit

/// Rows that collect work for what they show.
private final class CollectingRows: UITableViewController {
  /// The collection that a cell adds to.
  enum Kind: String, CaseIterable, Sendable {
    case closures
    case tasks
    case timers
  }

  final class Cell: UITableViewCell {
    var closures: [() -> Void] = []
    var tasks: Set<Task<Void, Never>> = []
    var timers: [String: Timer] = [:]

    func add(to collection: Kind, for row: Int) {
      switch collection {
      case .closures: closures.append {}
      case .tasks: tasks.insert(Task {})
      case .timers:
        timers["\(row)"] = Timer(timeInterval: 3_600, repeats: false) { _ in }
      }
    }

    func removeAll() {
      closures = []
      for task in tasks { task.cancel() }
      for timer in timers.values { timer.invalidate() }
      timers = [:]
    }
  }

  private let collection: Kind
  private let forgets: Bool

  init(_ collection: Kind, forgets: Bool) {
    (self.collection, self.forgets) = (collection, forgets)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.textLabel?.text = "Row \(indexPath.row)"
    if !forgets { cell.removeAll() }
    cell.add(to: collection, for: indexPath.row)
    return cell
  }
}

@MainActor
@Suite("Pending work in a collection of a cell")
struct PendingCellWorkTests {
  @Test(
    "Work that each item of a cell adds to a collection is found",
    arguments: CollectingRows.Kind.allCases)
  private func kept(collection: CollectingRows.Kind) throws {
    let found = ListLab.staleCells(in: LabScreen { CollectingRows(collection, forgets: true) })
    let text = try #require(found.first, "\(collection) was not found")
    #expect(text.contains("Cell: \(collection.rawValue) is "), "\(text)")
    #expect(text.contains(" × 2 instead of a"), "\(text)")
  }

  @Test(
    "Work that a cell ends before it shows the next item is no fault",
    arguments: CollectingRows.Kind.allCases)
  private func ended(collection: CollectingRows.Kind) {
    #expect(
      ListLab.staleCells(in: LabScreen { CollectingRows(collection, forgets: false) }) == [])
  }
}
