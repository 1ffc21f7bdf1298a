import Foundation
import Testing
import UIKit

/// What a delegate sees when rows and headers become visible.
@MainActor @Suite("Rows of a table that become visible")
struct RowsComingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    var calls: [String] = []
    var shown: [Int] = []
    var headers: [CGRect] = []
    let hasHeaders: Bool

    init(count: Int, height: CGFloat, isSelfSizing: Bool, hasHeaders: Bool = false) {
      self.hasHeaders = hasHeaders
      (self.count, self.height) = (count, height)
      super.init()
      view.register(Box.self, forCellReuseIdentifier: "box")
      view.rowHeight = isSelfSizing ? UITableView.automaticDimension : height
      if isSelfSizing { view.estimatedRowHeight = height / 2 }
      view.dataSource = self
      view.delegate = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    private let count: Int
    private let height: CGFloat

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? Box)?.height?.constant = height
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      calls.append("will \(indexPath.row) \(Int(cell.frame.minY)) \(Int(cell.frame.height))")
      shown.append(tableView.indexPathsForVisibleRows?.last?.row ?? -1)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      hasHeaders ? UIView() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      hasHeaders ? 30 : 0
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { headers.append(view.frame) }
  }

  private final class Box: UITableViewCell {
    var height: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 44)
      height.priority = UILayoutPriority(999)
      self.height = height
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("The delegate is told about each self-sizing row, with its frame, before the next one")
  func selfSizing() {
    let source = Source(count: 20, height: 250, isSelfSizing: true)
    #expect(
      source.calls == [
        "cell 0", "will 0 0 250", "cell 1", "will 1 250 250", "cell 2", "will 2 500 250",
      ])
    source.calls = []
    source.view.contentOffset.y = 200
    source.window.layoutIfNeeded()
    #expect(source.calls == ["cell 3", "will 3 750 250"])
  }

  @Test("Rows that are measured while scrolling up lie above each other without gaps")
  func upwards() {
    let source = Source(count: 20, height: 250, isSelfSizing: true)
    source.view.scrollToRow(at: IndexPath(row: 12, section: 0), at: .top, animated: false)
    source.window.layoutIfNeeded()
    source.view.contentOffset.y -= 300
    source.window.layoutIfNeeded()
    for cell in source.view.visibleCells { #expect(cell.frame.height == 250) }
    let tops = source.view.visibleCells.map(\.frame.minY)
    for (top, next) in zip(tops, tops.dropFirst()) { #expect(next == top + 250) }
  }

  @Test("All visible rows are known when the delegate is told about the first one")
  func lastRow() {
    let source = Source(count: 20, height: 100, isSelfSizing: false)
    #expect(source.shown == [5, 5, 5, 5, 5, 5])
    #expect(source.view.indexPathsForVisibleRows?.count == 6)
  }

  @Test("A plain header view has its frame when the delegate is told about it")
  func header() {
    let source = Source(count: 2, height: 100, isSelfSizing: false, hasHeaders: true)
    #expect(source.headers == [CGRect(x: 0, y: 0, width: 390, height: 30)])
  }

  /// A table whose delegate deletes all other rows when it is told about the first one.
  private final class Shrinking: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    var count = 6
    /// The rows that were asked for after they had gone.
    var late: [Int] = []

    private func note(_ path: IndexPath) { if path.row >= count { late.append(path.row) } }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      note(indexPath)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      note(indexPath)
      return UITableView.automaticDimension
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 44 }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard count == 6 else { return }
      count = 1
      tableView.deleteRows(at: (1..<6).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
  }

  @Test("Rows that are deleted in willDisplay of another row are not asked for anymore")
  func deletedMeanwhile() {
    let source = Shrinking()
    let window = UIWindow(frame: source.view.frame)
    source.view.dataSource = source
    source.view.delegate = source
    window.addSubview(source.view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    #expect(source.late.isEmpty)
    #expect(source.view.numberOfRows(inSection: 0) == 1 && source.view.visibleCells.count == 1)
  }
}
