import Foundation
import Galley
import Testing
import UIKit

/// A table of letters that are deleted in several ways, and not always the right one.
@MainActor
final class LettersTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The way in which a row is deleted.
  enum Way: CaseIterable, Sendable {
    /// By the menu of the row.
    case menu
    /// By an alert after a tap.
    case alert
    /// By an alert after a swipe.
    case swipe
    /// By a tap, half a second later.
    case late
    /// By a tap, in a task half a second later.
    case task
    /// By a button in the row.
    case button
  }

  private var letters: [String]
  private let way: Way
  private let remembersPath: Bool
  private let table = UITableView()

  init(_ letters: [String], _ way: Way, remembersPath: Bool) {
    (self.letters, self.way, self.remembersPath) = (letters, way, remembersPath)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func show(_ letters: [String]) {
    self.letters = letters
    table.reloadData()
  }

  private func delete(_ letter: String, at path: IndexPath) {
    let row = remembersPath ? path.row : letters.firstIndex(of: letter)
    guard let row, letters.indices.contains(row) else { return }
    letters.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func ask(about letter: String, at path: IndexPath) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.delete(letter, at: path)
      })
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter
    guard way == .button else { return cell }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.setTitle("×", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.ask(about: letter, at: indexPath) }, for: .touchUpInside)
    cell.accessoryView = button
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let letter = letters[indexPath.row]
    switch way {
    case .alert: ask(about: letter, at: indexPath)
    case .late:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
        MainActor.assumeIsolated { self?.delete(letter, at: indexPath) }
      }
    case .task:
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(0.5))
        self?.delete(letter, at: indexPath)
      }
    case .menu, .swipe, .button: break
    }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard way == .menu else { return nil }
    let letter = letters[indexPath.row]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete") { _ in self?.delete(letter, at: indexPath) }
      ])
    })
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard way == .swipe else { return nil }
    let letter = letters[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.ask(about: letter, at: indexPath)
      completion(false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

@MainActor
@Suite("A touch of an item that an update interrupts", .walksInProcess)
struct LabInterruptTests {
  private func screen(_ way: LettersTable.Way, remembersPath: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["a", "b", "c", "d"], ["d", "a", "b", "c"], ["b", "c", "d"]]) { letters in
      LettersTable(letters, way, remembersPath: remembersPath)
    } update: { (table: LettersTable, letters, _) in
      table.show(letters)
    }
  }

  nonisolated static let ways: [LettersTable.Way] = [.menu, .alert, .swipe, .late, .button]

  @Test("An interrupted touch that acts on the item now in its place is reported", arguments: ways)
  func moved(way: LettersTable.Way) throws {
    let text = try #require(
      ListLab.fuzzing(screen(way, remembersPath: true), replaying: [.interrupt(1, item: 1)]))
    #expect(text.contains("item 1 of section 0, \"b"), "\(text)")
    #expect(text.contains("has acted on another item, \"a"), "\(text)")
  }

  @Test(
    "An interrupted touch of a deleted item that acts on another one is reported", arguments: ways)
  func gone(way: LettersTable.Way) throws {
    let text = try #require(
      ListLab.fuzzing(screen(way, remembersPath: true), replaying: [.interrupt(2, item: 0)]))
    #expect(text.contains("has acted on another item, \"b"), "\(text)")
  }

  @Test("An interrupted touch that acts on its own item only is not reported", arguments: ways)
  func right(way: LettersTable.Way) {
    let steps = (0..<3).flatMap { state in
      (0..<4).map { LabStep.interrupt(state, item: $0) } + [.update(state), .rest]
    }
    let text = ListLab.fuzzing(screen(way, remembersPath: false), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("An interrupted touch whose task remembers the index path is reported")
  func task() async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screen(.task, remembersPath: true), replaying: [.interrupt(1, item: 1)]))
    #expect(text.contains("has acted on another item, \"a"), "\(text)")
    let right = await ListLab.fuzzingWithTasks(
      screen(.task, remembersPath: false),
      replaying: [.interrupt(1, item: 1), .interrupt(2, item: 0), .rest])
    #expect(right == nil, "\(right ?? "")")
  }

  @Test("Random walks interrupt touches with updates")
  func random() {
    #expect(ListLab.fuzzing(screen(.menu, remembersPath: true), walks: 30) != nil)
    let text = ListLab.fuzzing(screen(.menu, remembersPath: false), walks: 6)
    #expect(text == nil, "\(text ?? "")")
  }
}
