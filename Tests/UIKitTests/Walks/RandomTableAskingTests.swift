import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A row that shows a number.
private final class NumberRow: UITableViewCell {
  var number = -1
}

/// The numbers of a table.
@MainActor
private class TableAskingWorld: AskingWorld, UITableViewDelegate {
  let view: UITableView

  init() {
    view = UITableView(frame: .zero)
    super.init(view)
    view.rowHeight = 50
    view.register(NumberRow.self, forCellReuseIdentifier: "number")
    view.delegate = self
  }

  override func showEmptyBatch(_ completion: @escaping () -> Void) {
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

  final func made(_ cell: UITableViewCell, _ number: Int) -> UITableViewCell {
    (cell as? NumberRow)?.number = number
    noteMade()
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { noteDisplayed() }
}

/// The numbers of a diffable data source, whose rows the user moves.
@MainActor
private final class DiffableTableAskingWorld: TableAskingWorld {
  private final class Source: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      // Others may have been applied that are not shown yet: the row is moved in what is shown.
      var numbers = (0..<tableView.numberOfRows(inSection: 0)).compactMap {
        itemIdentifier(for: IndexPath(row: $0, section: 0))
      }
      numbers.insert(numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      var list = NSDiffableDataSourceSnapshot<Int, Int>()
      list.appendSections([0])
      list.appendItems(numbers)
      apply(list, animatingDifferences: false)
    }
  }

  private var source: Source!

  override init() {
    super.init()
    source = Source(tableView: view) { [unowned self] in
      made($0.dequeueReusableCell(withIdentifier: "number", for: $1), $2)
    }
    show(Array(0..<12), animated: false) {}
  }

  override var wanted: [Int] { source.snapshot().itemIdentifiers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    var list = NSDiffableDataSourceSnapshot<Int, Int>()
    list.appendSections([0])
    list.appendItems(numbers)
    if let first = numbers.first, first % 2 == 0 { list.reloadItems([first]) }
    if let last = numbers.last, last % 3 == 0 { list.reconfigureItems([last]) }
    source.apply(list, animatingDifferences: animated, completion: completion)
  }

  override func showAnew(_ completion: @escaping () -> Void) {
    source.applySnapshotUsingReloadData(source.snapshot(), completion: completion)
  }
}

/// The numbers of a data source that tells the table of each change.
@MainActor
private final class BatchTableAskingWorld: TableAskingWorld, UITableViewDataSource {
  private var numbers = Array(0..<12)

  override init() {
    super.init()
    view.dataSource = self
  }

  override var wanted: [Int] { numbers }

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

  override func showAnew(_ completion: @escaping () -> Void) {
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
    return made(tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath), number)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@Suite("A table that is asked for anything at any moment")
@MainActor
struct RandomTableAskingTests {
  @Test("Comes to rest with the last snapshot that was applied", .timeLimit(.minutes(30)))
  func diffable() {
    withRandomWalks("snapshots in tables at any moment", walks: 20, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: DiffableTableAskingWorld()) }
    }
  }

  @Test("Comes to rest with the rows of its data source", .timeLimit(.minutes(30)))
  func batches() {
    withRandomWalks("batches in tables at any moment", walks: 20, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: BatchTableAskingWorld()) }
    }
  }
}
