import Foundation
import Galley
import Testing
import UIKit

/// Rows whose cells keep something of the row before.
private final class KeepingRows: UITableViewController {
  enum Kept: String, CaseIterable, Sendable {
    case indentation = "Cell: indentationLevel is 2 instead of 0"
    case separator = "Cell: separatorInset is (0, 90, 0, 0) instead of "
    case hugging = "contentHuggingPriority(for: .horizontal) is 900 instead of 250"
    case corners = "layer.maskedCorners is top left instead of all"
    case spacing = "customSpacing(after: arrangedSubviews[0]) is 30 instead of none"
  }

  final class Cell: UITableViewCell {
    let left = UILabel()
    let right = UILabel()
    let box = UIView(frame: CGRect(x: 100, y: 4, width: 60, height: 36))
    private(set) lazy var pair = UIStackView(arrangedSubviews: [left, right])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      (left.text, right.text) = ("Left", "Right")
      left.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
      right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      box.backgroundColor = .systemTeal
      box.layer.cornerRadius = 12
      contentView.addSubview(box)
      pair.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      contentView.addSubview(pair)
    }

    required init?(coder: NSCoder) { nil }

    func set(_ kept: Kept, _ isOn: Bool) {
      switch kept {
      case .indentation: indentationLevel = isOn ? 2 : 0
      case .separator:
        if isOn { separatorInset = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 0) }
      case .hugging:
        left.setContentHuggingPriority(UILayoutPriority(isOn ? 900 : 250), for: .horizontal)
      case .corners:
        box.layer.maskedCorners =
          isOn
          ? .layerMinXMinYCorner
          : [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
          ]
      case .spacing:
        pair.setCustomSpacing(isOn ? 30 : UIStackView.spacingUseDefault, after: left)
      }
    }
  }

  private let kept: Kept
  private let names: Bool

  init(_ kept: Kept, names: Bool = false) {
    (self.kept, self.names) = (kept, names)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if names { cell.textLabel?.text = "Row \(indexPath.row)" }
    if indexPath.row == 0 { (cell as? Cell)?.set(kept, true) }
    return cell
  }
}

/// A screen that a closure of UIKit holds.
private final class HeldScreen: UITableViewController {
  enum Holder: String, CaseIterable, Sendable {
    case refreshControl = "an action of UIRefreshControl"
    case barButton = "the action of the bar button \"Add\""
    case search = "Search.onText"
  }

  final class Search: UISearchController { var onText: (() -> Void)? }

  private let holder: Holder

  init(_ holder: Holder) {
    self.holder = holder
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    switch holder {
    case .refreshControl:
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { _ in self.title = "Loaded" }, for: .valueChanged)
      tableView.refreshControl = refresh
    case .barButton:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", primaryAction: UIAction { _ in self.title = "Added" })
    case .search:
      let search = Search(searchResultsController: nil)
      search.onText = { self.title = "Found" }
      navigationItem.searchController = search
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

@MainActor
@Suite("The words of a failure")
struct FindingWordsTests {
  @Test(
    "A failure names the property that a cell keeps, not only the changed frames",
    arguments: KeepingRows.Kept.allCases)
  private func properties(kept: KeepingRows.Kept) throws {
    let found = ListLab.staleCells(in: LabScreen { KeepingRows(kept) })
    let text = try #require(found.first, "\(kept) was not found")
    #expect(text.contains(kept.rawValue), "\(text)")
  }

  @Test("A failure names a property once, although the view has another text in each row")
  func once() throws {
    let found = ListLab.staleCells(in: LabScreen { KeepingRows(.indentation, names: true) })
    let text = try #require(found.first)
    #expect(text.components(separatedBy: ": frame is ").count <= 3, "\(text)")
  }

  @Test(
    "A failure names the closures that UIKit keeps and that may hold a screen",
    arguments: HeldScreen.Holder.allCases)
  private func holders(holder: HeldScreen.Holder) throws {
    let text = try #require(ListLab.leaks(of: LabScreen { HeldScreen(holder) }))
    #expect(text.contains(holder.rawValue), "\(text)")
    #expect(text.contains("UITableViewCell × 3, which UITableView holds"), "\(text)")
  }
}
