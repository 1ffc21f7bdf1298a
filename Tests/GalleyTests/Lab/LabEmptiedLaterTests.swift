import Foundation
import Galley
import Testing
import UIKit

/// A table of drafts, which a swipe deletes when a task has ended, with a label for when there are
/// none.
@MainActor
private final class DraftsTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// What updates the label.
  enum Cause: Hashable, Sendable { case deletion, update }

  private var drafts: [String]
  private let causes: Set<Cause>
  private let waits: Bool
  private let table = UITableView()
  private let emptyLabel = UILabel()

  init(_ drafts: [String], updatingAt causes: Set<Cause>, waits: Bool) {
    (self.drafts, self.causes, self.waits) = (drafts, causes, waits)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "draft")
    table.dataSource = self
    table.delegate = self
    emptyLabel.text = "No drafts"
    emptyLabel.frame = CGRect(x: 40, y: 200, width: 200, height: 30)
    for part in [table, emptyLabel] { view.addSubview(part) }
    updateLabel()
  }

  private func updateLabel() { emptyLabel.isHidden = !drafts.isEmpty }

  func show(_ drafts: [String]) {
    self.drafts = drafts
    table.reloadData()
    if causes.contains(.update) { updateLabel() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drafts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "draft", for: indexPath)
    cell.textLabel?.text = drafts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let draft = drafts[indexPath.row]
    guard waits else { return delete(draft) }
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.delete(draft)
    }
  }

  private func delete(_ draft: String) {
    guard let row = drafts.firstIndex(of: draft) else { return }
    drafts.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    if causes.contains(.deletion) { updateLabel() }
  }
}

@MainActor
@Suite("A list that is emptied by a task, and gets items again", .walksInProcess)
struct LabEmptiedLaterTests {
  private func screen(
    updatingAt causes: Set<DraftsTable.Cause>, waits: Bool
  ) -> LabScreen<[String]> {
    LabScreen(states: [["letter"], [], ["list", "letter"]]) { drafts in
      DraftsTable(drafts, updatingAt: causes, waits: waits)
    } update: { (table: DraftsTable, drafts, _) in
      table.show(drafts)
    }
  }

  private let again: [LabStep] = [.swipe(0), .rest, .update(2), .rest]

  @Test("A list that a task empties is reported if it lacks the label of a fresh screen")
  func missing() async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screen(updatingAt: [.update], waits: true), replaying: [.swipe(0), .rest]))
    #expect(text.contains("nothing is shown where a fresh screen without items shows"), "\(text)")
  }

  @Test("A list is reported if its label for no items stays when it has items again")
  func kept() async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screen(updatingAt: [.deletion], waits: true), replaying: again))
    #expect(text.contains("still shows \"No drafts\""), "\(text)")
    let other = try #require(
      ListLab.fuzzing(screen(updatingAt: [.deletion], waits: false), replaying: again))
    #expect(other.contains("still shows \"No drafts\""), "\(other)")
  }

  @Test("A list that a task empties is not reported if its label is right")
  func right() async {
    let text = await ListLab.fuzzingWithTasks(
      screen(updatingAt: [.deletion, .update], waits: true), replaying: again)
    #expect(text == nil, "\(text ?? "")")
    let other = ListLab.fuzzing(
      screen(updatingAt: [.deletion, .update], waits: false), replaying: again)
    #expect(other == nil, "\(other ?? "")")
  }

  @Test("A number of rows that a deletion does not change is also reported with tasks")
  func count() async throws {
    let screen = LabScreen(states: [["tea", "salt"], ["tea"], []]) { words in
      CountedTable(words)
    } update: { (table: CountedTable, words, _) in
      table.show(words)
    }
    let text = try #require(
      await ListLab.fuzzingWithTasks(screen, replaying: [.swipe(0), .rest]))
    #expect(text.contains("the title of CountedTable still says \"2 words\""), "\(text)")
  }
}

/// A table with the number of its rows in the title, which a deletion does not change.
@MainActor
private final class CountedTable: FilledTable {
  init(_ words: [String]) {
    super.init(Array(words.indices))
    title = "\(words.count) words"
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  func show(_ words: [String]) {
    title = "\(words.count) words"
    show(Array(words.indices))
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    setNumbers(numbers.filter { $0 != numbers[indexPath.row] })
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
