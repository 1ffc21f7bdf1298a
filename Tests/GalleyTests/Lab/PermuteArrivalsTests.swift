import Foundation
import Testing
import UIKit

@testable import Galley

/// A list whose cells wait for what a loader loads.
@MainActor
private final class LoadingList: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    var shown: Int?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  private let arrivals: Arrivals
  /// Whether a cell checks that it still shows the item for which a result has arrived.
  private let looks: Bool

  init(_ arrivals: Arrivals, looks: Bool) {
    (self.arrivals, self.looks) = (arrivals, looks)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.title.text = nil
    let number = indexPath.item
    cell.shown = number
    let looks = looks
    arrivals.hold("\(number)") {
      if looks && cell.shown != number { return }
      cell.title.text = "\(number)"
    }
    return cell
  }
}

/// A table that asks for the cell of a row when its text has arrived.
@MainActor
private final class AskingTable: UITableViewController {
  private let load: (String, @escaping () -> Void) -> Void
  /// Whether the text is set in the cell that requested it, even if it shows another row by then.
  private let keepsCell: Bool

  init(keepsCell: Bool = false, load: @escaping (String, @escaping () -> Void) -> Void) {
    self.load = load
    self.keepsCell = keepsCell
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 100
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = nil
    load("\(indexPath.row)") { [weak self] in
      guard let self else { return }
      let asked = self.tableView.cellForRow(at: indexPath)
      (keepsCell ? cell : asked)?.textLabel?.text = "Row \(indexPath.row)"
    }
    return cell
  }
}

/// A table whose last row is higher if another text than that of the first row arrives first. Each
/// cell loads its text again.
@MainActor
private final class LastRowTable: UITableViewController {
  private let arrivals: Arrivals
  private var first: Int?

  init(_ arrivals: Arrivals) {
    self.arrivals = arrivals
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = 0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 29 && first != nil && first != 0 ? 160 : 100 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    arrivals.hold("\(row)") { [weak self] in self?.arrived(row) }
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  private func arrived(_ row: Int) {
    guard first == nil else { return }
    first = row
    tableView.performBatchUpdates(nil)
  }
}

/// A table with a label that shows whether a row is loading. Each cell loads again whenever it is
/// scrolled into the viewport, and rows are higher than the table estimates.
@MainActor
private final class BusyTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let arrivals: Arrivals
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  private var waiting = 0 { didSet { label.text = waiting == 0 ? "Ready" : "Loading" } }

  init(_ arrivals: Arrivals) {
    self.arrivals = arrivals
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 375, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 60
    table.dataSource = self
    table.delegate = self
    view.addSubview(label)
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    waiting += 1
    arrivals.hold("\(indexPath.row)") { [weak self] in self?.waiting -= 1 }
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite("Results that arrive late")
struct PermuteArrivalsTests {
  @Test("Cells that check whether they still show an item look the same in every order of results")
  func right() { permuteArrivals { LoadingList($0, looks: true) } }

  @Test("No order of results is tried if the number of orders is negative")
  func noOrders() async {
    #expect(ListLab.disorder(orders: -1) { LoadingList($0, looks: false) } == nil)
    let text = await ListLab.disorderWithTasks(orders: -1) { LoadingList($0, looks: false) }
    #expect(text == nil)
  }

  @Test("A screen that passes no result to Arrivals fails, because no order can be tried")
  func noResults() async throws {
    let text = try #require(ListLab.disorder(orders: 2) { _ in UIViewController() })
    #expect(text.contains("No result was held back"), "\(text)")
    let found = await ListLab.disorderWithTasks(orders: 2) { _ in UIViewController() }
    let textWithTasks = try #require(found)
    #expect(textWithTasks.contains("No result was held back"), "\(textWithTasks)")
  }

  @Test("A late result in a cell that shows another item is found, with the order of results")
  func wrong() throws {
    let text = try #require(ListLab.disorder { LoadingList($0, looks: false) })
    #expect(text.contains("title (UILabel): text is"), "\(text)")
    #expect(text.contains("Arrived: "))
  }

  @Test("A difference in the last row of a list is found if cells load when they are scrolled to")
  func atEnd() throws {
    let text = try #require(ListLab.disorder(orders: 4) { LastRowTable($0) })
    #expect(text.contains("UITableViewCell: size is"), "\(text)")
    #expect(text.contains("Arrived: "), "\(text)")
  }

  @Test("A screen that loads again during each comparison is no fault")
  func busy() {
    let text = ListLab.disorder(orders: 1) { BusyTable($0) }
    #expect(text == nil, "\(text ?? "")")
  }

  /// A screen that requests many results, and shows how many have arrived.
  private final class CountingScreen: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 40, width: 300, height: 40))
    private var count = 0

    init(_ arrivals: Arrivals, requests: Int) {
      super.init(nibName: nil, bundle: nil)
      for number in 0..<requests {
        arrivals.hold("\(number)") { [weak self] in self?.arrived() }
      }
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    private func arrived() {
      count += 1
      label.text = "\(count)"
    }
  }

  @Test("A screen that waits for thousands of results is compared when all of them have arrived")
  func manyResults() async {
    let text = ListLab.disorder(orders: 1) { CountingScreen($0, requests: 3_200) }
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Results that still wait are named, because they may be all that is missing")
  func waiting() {
    let arrivals = Arrivals()
    #expect(arrivals.waitingText == nil)
    for number in 0..<5 { arrivals.hold("\(number)") {} }
    arrivals.release(0)
    let text = arrivals.waitingText
    #expect(text?.contains("after 1 have arrived") == true, "\(text ?? "nothing")")
    #expect(text?.contains("(1, 2, 3 and another)") == true, "\(text ?? "nothing")")
    let finding = ListLab.described(LabFinding(text: "It differs."), arrivals, ["0"])
    #expect(finding.text.hasSuffix("\nIt differs.\nArrived: 0"), "\(finding.text)")
    for _ in 0..<4 { arrivals.release(0) }
    #expect(arrivals.waitingText == nil)
  }

  /// The screens that were made for all orders.
  @MainActor
  private final class Screens {
    var all: [UIViewController] = []
  }

  @Test("No screen is left in a window after a difference was found")
  func cleared() async {
    let screens = Screens()
    let text = ListLab.disorder { arrivals in
      let screen = LoadingList(arrivals, looks: false)
      screens.all.append(screen)
      return screen
    }
    #expect(text != nil && !screens.all.isEmpty)
    #expect(screens.all.allSatisfy { $0.viewIfLoaded?.window == nil })
    screens.all = []
    _ = await ListLab.disorderWithTasks { arrivals in
      let screen = LoadingList(arrivals, looks: false)
      screens.all.append(screen)
      return screen
    }
    #expect(!screens.all.isEmpty)
    #expect(screens.all.allSatisfy { $0.viewIfLoaded?.window == nil })
  }

  @Test(
    "Only a screen that keeps the cell, and does not ask its table for it, has a difference",
    arguments: [false, true])
  func asked(keepsCell: Bool) async {
    let text = ListLab.disorder(orders: keepsCell ? 12 : 2) { arrivals in
      AskingTable(keepsCell: keepsCell) { name, show in arrivals.hold(name, show) }
    }
    #expect((text != nil) == keepsCell, "\(text ?? "")")
    let textWithTasks = await ListLab.disorderWithTasks(orders: keepsCell ? 12 : 1) { arrivals in
      AskingTable(keepsCell: keepsCell) { name, show in
        Task {
          await arrivals.arrival(of: name)
          show()
        }
      }
    }
    #expect((textWithTasks != nil) == keepsCell, "\(textWithTasks ?? "")")
  }
}
