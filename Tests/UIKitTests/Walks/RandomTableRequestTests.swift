import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A row that shows a number.
private final class NumberRow: UITableViewCell {
  var number = -1
}

/// A table whose rows show numbers.
@MainActor
private class TableRequestWorld: RequestWorld, UITableViewDelegate {
  let view: UITableView

  init() {
    view = UITableView(frame: .zero)
    super.init(view)
    view.rowHeight = 50
    view.register(NumberRow.self, forCellReuseIdentifier: "number")
    view.delegate = self
  }

  override func performEmptyBatch(_ completion: @escaping () -> Void) {
    view.beginUpdates()
    view.performBatchUpdates(nil) { _ in completion() }
    view.endUpdates()
  }

  override var rowHeight: CGFloat { view.rowHeight }

  override func setRowHeight(
    _ height: CGFloat, animated: Bool, _ completion: @escaping () -> Void
  ) {
    view.rowHeight = height
    if animated { view.setEditing(!view.isEditing, animated: true) }
    completion()
  }

  override func number(of cell: UIView) -> Int? { (cell as? NumberRow)?.number }

  final func configured(_ cell: UITableViewCell, showing number: Int) -> UITableViewCell {
    (cell as? NumberRow)?.number = number
    didMakeCell()
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { willDisplayCell() }
}

/// A table with a diffable data source, whose rows the user moves.
@MainActor
private final class DiffableTableRequestWorld: TableRequestWorld {
  private final class Source: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      // Applied snapshots may not be shown yet, so the row is moved among the rows that are shown.
      var numbers = (0..<tableView.numberOfRows(inSection: 0)).compactMap {
        itemIdentifier(for: IndexPath(row: $0, section: 0))
      }
      numbers.insert(numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      apply(snapshot, animatingDifferences: false)
    }
  }

  private var source: Source!

  override init() {
    super.init()
    source = Source(tableView: view) { [unowned self] in
      configured($0.dequeueReusableCell(withIdentifier: "number", for: $1), showing: $2)
    }
    show(Array(0..<12), animated: false) {}
  }

  override var expectedNumbers: [Int] { source.snapshot().itemIdentifiers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    // Some snapshots also reload or reconfigure an item.
    if let first = numbers.first, first % 2 == 0 { snapshot.reloadItems([first]) }
    if let last = numbers.last, last % 3 == 0 { snapshot.reconfigureItems([last]) }
    source.apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  override func reload(_ completion: @escaping () -> Void) {
    source.applySnapshotUsingReloadData(source.snapshot(), completion: completion)
  }
}

/// A table whose data source makes each change in a batch update.
@MainActor
private final class BatchTableRequestWorld: TableRequestWorld, UITableViewDataSource {
  private var numbers = Array(0..<12)

  override init() {
    super.init()
    view.dataSource = self
  }

  override var expectedNumbers: [Int] { numbers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    view.performBatchUpdates {
      let difference = numbers.difference(from: self.numbers)
      self.numbers = numbers
      for change in difference {
        switch change {
        case .remove(let offset, _, _): self.view.deleteRows(at: [[0, offset]], with: .left)
        case .insert(let offset, _, _): self.view.insertRows(at: [[0, offset]], with: .automatic)
        }
      }
    } completion: { _ in
      completion()
    }
  }

  override func reload(_ completion: @escaping () -> Void) {
    view.reloadData()
    completion()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let number = numbers[indexPath.row]
    return configured(
      tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath), showing: number)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@Suite("A table with requests at random moments")
@MainActor
struct RandomTableRequestTests {
  @Test("A table settles on the last snapshot that was applied", .noHang)
  func diffable() {
    withRandomWalks("snapshots in tables at any moment", walks: 20, steps: 30) { random in
      RequestStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { RequestWorld.walk(steps, in: DiffableTableRequestWorld()) }
    }
  }

  @Test("A table settles on the rows of its data source", .noHang)
  func batches() {
    withRandomWalks("batches in tables at any moment", walks: 20, steps: 30) { random in
      RequestStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { RequestWorld.walk(steps, in: BatchTableRequestWorld()) }
    }
  }
}
