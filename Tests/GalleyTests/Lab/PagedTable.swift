import UIKit

/// A table that loads ten more rows when its last one is shown, a while later. It inserts them, or
/// reloads its data.
@MainActor
internal final class PagedTable: UITableViewController {
  private var count: Int
  private let reloads: Bool
  private var isLoading = false

  init(_ count: Int, reloads: Bool = false) {
    self.count = count
    self.reloads = reloads
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == count - 1, count < 40, !isLoading else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
      guard let self else { return }
      self.isLoading = false
      let new = self.count..<self.count + 10
      self.count += 10
      if self.reloads { return self.tableView.reloadData() }
      self.tableView.insertRows(at: new.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }
}
