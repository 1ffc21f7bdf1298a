import Foundation
import Galley
import Testing
import UIKit

/// A table with a text view in each row, as high as its text.
@MainActor
private final class TextTable: UITableViewController {
  final class Cell: UITableViewCell, UITextViewDelegate {
    let area = UITextView()
    var onChange: (String) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      area.isScrollEnabled = false
      area.delegate = self
      area.font = .systemFont(ofSize: 30)
      area.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(area)
      NSLayoutConstraint.activate([
        area.topAnchor.constraint(equalTo: contentView.topAnchor),
        area.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        area.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        area.widthAnchor.constraint(equalToConstant: 200),
      ])
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    func textViewDidChange(_ textView: UITextView) { onChange(textView.text) }
  }

  private var texts = ["Ada", "Ben", "Cleo"]
  private let tellsTable: Bool

  init(tellsTable: Bool) {
    self.tellsTable = tellsTable
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "text")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.area.text = texts[indexPath.row]
    cell.onChange = { [weak self] text in
      guard let self else { return }
      texts[indexPath.row] = text
      if tellsTable { self.tableView.performBatchUpdates(nil) }
    }
    return cell
  }
}

@MainActor
@Suite("Walks that type into rows that grow", .walksInProcess)
struct LabGrowingRowsTests {
  private func found(tellsTable: Bool) -> String? {
    let screen = LabScreen(states: [0]) { _ in
      TextTable(tellsTable: tellsTable)
    } update: { _, _, _ in
    }
    return ListLab.fuzzing(screen, replaying: [.tap(1), .rest])
  }

  @Test("A row that the table does not measure again is found")
  func grown() throws {
    let text = try #require(found(tellsTable: false))
    #expect(text.contains("item 1 of section 0 has another height than its content."), "\(text)")
    let right = found(tellsTable: true)
    #expect(right == nil, "\(right ?? "")")
  }
}
