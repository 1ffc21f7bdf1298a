import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// Headers, controls in cells, growing rows and deletion, in tables as apps write them.
@MainActor @Suite("Parts of screens with tables")
struct TableScreenPartsTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Three sections of two rows, without the protocols. A subclass adopts them, so that the table
  /// finds the methods that the subclass adds.
  @MainActor private class SourceBase: NSObject {
    var counts = [2, 2, 2]
    var selected: [IndexPath] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let table: UITableView

    init(_ style: UITableView.Style = .plain, setUp: (UITableView) -> Void = { _ in }) {
      table = UITableView(frame: window.bounds, style: style)
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
      table.rowHeight = 50
      setUp(table)
      table.dataSource = self as? any UITableViewDataSource
      table.delegate = self as? any UITableViewDelegate
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func settle() {
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
      MainTurn.drain()
      window.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
    var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
  }

  private final class Source: SourceBase, UITableViewDataSource, UITableViewDelegate {}

  // MARK: Headers and footers

  private final class HeightsOnly: SourceBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { section == 0 ? 0 : 10 }
    func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { section == 1 ? 6 : 0 }
  }

  @Test("The height of a header or footer without a view is empty space between the sections")
  func heightsOnly() {
    #expect(HeightsOnly().tops == [0, 50, 110, 160, 226, 276])
  }

  private final class SomeHeaders: SourceBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard section == 1 else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      view.textLabel?.text = "Second"
      return view
    }
  }

  @Test("A section of a plain table without a header view has no space above it")
  func someHeaders() {
    let source = SomeHeaders()
    let header = source.table.rectForHeader(inSection: 1)
    #expect(source.tops.prefix(2) == [0, 50])
    #expect(header.height > 20)
    #expect(source.tops[2] == header.maxY)
    #expect(source.tops[4] == source.tops[3] + 50)
    #expect(source.table.headerView(forSection: 0) == nil)
  }

  private final class Titles: SourceBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? nil : "Title \(section)"
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      guard let header = view as? UITableViewHeaderFooterView else { return }
      header.textLabel?.textColor = .red
      header.textLabel?.font = .boldSystemFont(ofSize: 20)
      header.contentView.backgroundColor = .yellow
    }
  }

  @Test("The delegate can style the header of a title in willDisplayHeaderView")
  func styledHeaders() {
    let source = Titles()
    let header = source.table.headerView(forSection: 1)
    #expect(source.tops.prefix(2) == [0, 50])
    #expect(header?.textLabel?.text == "Title 1")
    #expect(header?.textLabel?.textColor == .red)
    #expect(header?.textLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(header?.contentView.backgroundColor == .yellow)
    source.table.reloadData()
    source.settle()
    #expect(source.table.headerView(forSection: 2)?.textLabel?.textColor == .red)
  }

  // MARK: Visible cells

  @Test("visibleCells has the new cells immediately after reloadData")
  func visibleAtOnce() {
    final class List: UITableViewController {
      var names = ["a", "b"]
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    let list = List()
    list.loadViewIfNeeded()
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    list.names = ["c", "d", "e"]
    list.tableView.reloadData()
    #expect(list.tableView.indexPathsForVisibleRows?.count == 3)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["c", "d", "e"])
  }

  // MARK: Touches

  @Test("A tap selects neither a cell without user interaction, nor a row whose control it hits")
  func touches() {
    let source = Source()
    let cells = source.table.visibleCells
    cells[0].isUserInteractionEnabled = false
    Finger.tap(source.window, at: CGPoint(x: 100, y: 25))
    #expect(source.selected == [] && source.table.indexPathForSelectedRow == nil)
    let control = UISwitch()
    cells[1].accessoryView = control
    source.settle()
    Finger.tap(control)
    source.settle()
    #expect(control.isOn && source.selected == [])
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 50))
    var pressed: IndexPath?
    button.addAction(
      UIAction { _ in
        let point = source.table.convert(button.bounds.origin, from: button)
        pressed = source.table.indexPathForRow(at: point)
      }, for: .touchUpInside)
    cells[3].contentView.addSubview(button)
    source.settle()
    Finger.tap(button)
    #expect(pressed == path(1, 1) && source.selected == [])
  }

  @MainActor private final class Counter {
    var taps = 0
    func count() { taps += 1 }
  }

  @Test(
    "A tap selects no row if another recognizer cancels it, or if the table allows no selection")
  func gestures() {
    let source = Source()
    let counter = Counter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.count)
    source.table.addGestureRecognizer(tap)
    Finger.tap(source.table.visibleCells[0])
    #expect(counter.taps == 1 && source.selected == [])
    tap.cancelsTouchesInView = false
    Finger.tap(source.table.visibleCells[0])
    #expect(counter.taps == 2 && source.selected == [path(0)])
    source.table.allowsSelection = false
    Finger.tap(source.table.visibleCells[1])
    #expect(source.selected == [path(0)])
  }

  // MARK: Growing rows and tables

  private final class Notes: SourceBase, UITableViewDataSource, UITableViewDelegate,
    UITextViewDelegate
  {
    let text = UITextView()
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath == IndexPath(row: 0, section: 1) else {
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      text.isScrollEnabled = false
      text.delegate = self
      text.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    func textViewDidChange(_ textView: UITextView) {
      UIView.setAnimationsEnabled(false)
      table.beginUpdates()
      table.endUpdates()
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test("A row grows with the text typed in its text view, which remains first responder")
  func typing() {
    let source = Notes {
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "note")
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 50
    }
    source.settle()
    let before = source.table.rectForRow(at: path(0, 1)).height
    #expect(source.text.becomeFirstResponder())
    for _ in 0..<16 { source.text.insertText("Many words that go on. ") }
    source.settle()
    let cell = source.table.cellForRow(at: path(0, 1))
    #expect(source.text.isFirstResponder)
    #expect((cell?.frame.height ?? 0) > before + 40)
    #expect(source.table.rectForRow(at: path(1, 1)).minY == cell?.frame.maxY)
    #expect(source.text.frame.height == cell?.contentView.frame.height)
  }

  /// A table that is as high as its rows, for use in a stack view.
  private final class WholeTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  @Test("A table as high as its rows grows and shrinks in a stack view when sections change")
  func wholeTable() {
    let source = Source()
    let table = WholeTable(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = 50
    table.isScrollEnabled = false
    table.dataSource = source
    let label = UILabel()
    label.text = "Below"
    let stack = UIStackView(arrangedSubviews: [table, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect(table.visibleCells.count == 6)
    source.counts = [2, 2, 2, 3]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.frame.height == 450 && label.frame.minY == 450)
    source.counts = [2, 2, 2]
    table.deleteSections([3], with: .none)
    window.layoutIfNeeded()
    #expect(table.frame.height == 300 && label.frame.minY == 300)
    #expect(table.visibleCells.count == 6)
  }

  @Test("A subclass of UITableView inherits init(), init(frame:) and init(frame:style:)")
  func subclassedTables() {
    #expect(WholeTable().style == .plain)
    #expect(WholeTable(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).bounds.height == 20)
    #expect(WholeTable(frame: .zero, style: .grouped).style == .grouped)
  }

  @Test("A table header view has the height of its constraints when it is set again after a layout")
  func measuredTableHeader() {
    let source = Source()
    let header = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Words for a header. ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
    ])
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    header.frame.size = size
    source.table.tableHeaderView = header
    source.settle()
    #expect(size.height > 60)
    #expect(source.tops[0] == size.height)
    #expect(label.frame == CGRect(x: 16, y: 12, width: 358, height: size.height - 24))
    // The same with constraints to the table instead of a frame.
    let other = UIView()
    let text = UILabel()
    text.numberOfLines = 0
    text.text = label.text
    other.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(text)
    source.table.tableHeaderView = other
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: other.topAnchor, constant: 12),
      text.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -12),
      text.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -16),
      other.centerXAnchor.constraint(equalTo: source.table.centerXAnchor),
      other.widthAnchor.constraint(equalTo: source.table.widthAnchor),
      other.topAnchor.constraint(equalTo: source.table.topAnchor),
    ])
    source.table.tableHeaderView?.layoutIfNeeded()
    source.table.tableHeaderView = source.table.tableHeaderView
    source.settle()
    #expect(other.frame == CGRect(origin: .zero, size: size))
    #expect(source.tops[0] == size.height)
  }

  // MARK: Collection views in rows

  private final class Strip: UITableViewCell, UICollectionViewDataSource {
    let view: UICollectionView
    override init(style: CellStyle, reuseIdentifier: String?) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 80)
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = self
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    required init?(coder: NSCoder) { nil }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  private final class Strips: SourceBase, UITableViewDataSource, UITableViewDelegate {
    var offsets: [IndexPath: CGFloat] = [:]
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath)
      return cell
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { (cell as? Strip)?.view.contentOffset.x = offsets[indexPath] ?? 0 }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { offsets[indexPath] = (cell as? Strip)?.view.contentOffset.x }
  }

  @Test("willDisplay and didEndDisplaying can restore the offset of a collection view in a row")
  func strips() {
    let source = Strips {
      $0.register(Strip.self, forCellReuseIdentifier: "strip")
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 100
    }
    source.counts = [20]
    source.table.reloadData()
    source.settle()
    #expect(source.tops == [0, 100, 200, 300, 400, 500])
    let first = source.table.cellForRow(at: path(1)) as? Strip
    #expect(first?.view.visibleCells.count == 5)
    Finger.drag(first!.view, from: CGPoint(x: 300, y: 50), by: CGPoint(x: -200, y: 0))
    source.settle()
    let x = first?.view.contentOffset.x ?? 0
    #expect(x > 100 && source.selected == [])
    source.table.contentOffset.y = 1_000
    source.settle()
    #expect(
      source.table.visibleCells.allSatisfy { ($0 as? Strip)?.view.contentOffset.x == 0 })
    source.table.contentOffset.y = 0
    source.settle()
    #expect((source.table.cellForRow(at: path(1)) as? Strip)?.view.contentOffset.x == x)
  }

  // MARK: Deleting

  private final class Deletable: SourceBase, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      counts[indexPath.section] -= 1
      if counts[indexPath.section] == 0 {
        counts.remove(at: indexPath.section)
        tableView.deleteSections([indexPath.section], with: .automatic)
      } else {
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
  }

  @Test("The edit control reveals the delete button, and deleting the last row deletes its section")
  func deleting() {
    let source = Deletable(.grouped)
    source.table.setEditing(true, animated: false)
    source.settle()
    for remaining in [[1, 2, 2], [2, 2], [1, 2]] {
      let cell = source.table.visibleCells[0]
      Finger.tap(cell, at: CGPoint(x: 28, y: 25))
      source.settle()
      #expect(cell.showingDeleteConfirmation)
      Finger.tap(source.window, at: CGPoint(x: 375, y: cell.frame.midY))
      source.settle()
      #expect(source.counts == remaining)
    }
    #expect(source.table.visibleCells.count == 3)
  }
}
