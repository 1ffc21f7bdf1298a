import Foundation
import Galley
import Testing
import UIKit

/// A table of notes, which are deleted by a swipe, with a label for when there are none.
@MainActor
private final class NotesTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The content of the table.
  struct Content {
    var notes: [String]
    var title = "Notes"
    /// The text that is shown if there are no notes.
    var emptyText = "No notes yet"
  }

  private var content: Content
  /// Whether the label is updated when the last note is deleted.
  private let updatesLabel: Bool
  private let table = UITableView()
  private let titleLabel = UILabel()
  private let emptyLabel = UILabel()

  init(_ content: Content, updatesLabel: Bool) {
    self.content = content
    self.updatesLabel = updatesLabel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    table.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    emptyLabel.frame = CGRect(x: 40, y: 200, width: 200, height: 30)
    for part in [titleLabel, table, emptyLabel] { view.addSubview(part) }
    show(content)
  }

  func show(_ content: Content) {
    self.content = content
    titleLabel.text = content.title
    updateLabel()
    table.reloadData()
  }

  private func updateLabel() {
    emptyLabel.text = content.emptyText
    emptyLabel.isHidden = !content.notes.isEmpty
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = content.notes[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    content.notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    if updatesLabel { updateLabel() }
  }
}

@MainActor
@Suite("A list whose last item is swiped away", .walksInProcess)
struct LabEmptiedListTests {
  /// One note, no notes that have failed to load, and no notes in a folder of another name.
  private func screen(updatesLabel: Bool) -> LabScreen<NotesTable.Content> {
    LabScreen(states: [
      NotesTable.Content(notes: ["tea"]),
      NotesTable.Content(notes: [], emptyText: "Could not load"),
      NotesTable.Content(notes: [], title: "Drafts"),
    ]) { content in
      NotesTable(content, updatesLabel: updatesLabel)
    } update: { screen, content, _ in
      screen.show(content)
    }
  }

  @Test("An emptied list is reported if it lacks the label of a fresh screen without items")
  func found() throws {
    let text = try #require(
      ListLab.fuzzing(screen(updatesLabel: false), replaying: [.swipe(0), .rest]))
    #expect(text.contains("nothing is shown where a fresh screen without items shows"), "\(text)")
    #expect(text.contains("swipe(0)  // a swipe of item 0 of section 0"), "\(text)")
  }

  @Test("An emptied list is not reported if it shows a label")
  func right() {
    for updatesLabel in [true, false] {
      let text = ListLab.fuzzing(
        screen(updatesLabel: updatesLabel), replaying: [.swipe(0), .update(1), .rest])
      #expect(text == nil, "\(text ?? "")")
    }
    let text = ListLab.fuzzing(screen(updatesLabel: true), replaying: [.swipe(0), .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Random walks find an emptied list without its label")
  func random() {
    #expect(ListLab.fuzzing(screen(updatesLabel: false), walks: 60) != nil)
    let text = ListLab.fuzzing(screen(updatesLabel: true), walks: 20)
    #expect(text == nil, "\(text ?? "")")
  }
}
