import Foundation
import Galley
import Testing
import UIKit

/// A table with an edit button in its navigation bar. Rows are deleted by a swipe or by their
/// delete controls.
@MainActor
private final class EditableTable: FilledTable {
  /// What the table does when its last row is deleted, and when it has no rows.
  enum Behavior {
    /// It leaves the editing mode and disables the button.
    case right
    /// It keeps the editing mode, and the button until the mode is left.
    case keepsDone
    /// The button can always be used.
    case alwaysEnabled
    /// The button can be used once the rows are loaded, also without rows. A table that begins
    /// without rows still loads them.
    case enabledOnceLoaded
    /// The button stays enabled when the last row is deleted.
    case buttonStays
    /// The editing mode stays on when the button is disabled.
    case modeStays
  }

  private let behavior: Behavior

  init(_ numbers: [Int], _ behavior: Behavior) {
    self.behavior = behavior
    super.init(numbers)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    if behavior == .enabledOnceLoaded, numbers.isEmpty {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      tableView.backgroundView = spinner
    }
    updateButton()
  }

  override func show(_ numbers: [Int]) {
    super.show(numbers)
    tableView.backgroundView = nil
    updateButton()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if behavior == .keepsDone { updateButton() }
  }

  private func updateButton() {
    switch behavior {
    case .alwaysEnabled: editButtonItem.isEnabled = true
    case .enabledOnceLoaded: editButtonItem.isEnabled = tableView.backgroundView == nil
    case .keepsDone: editButtonItem.isEnabled = !numbers.isEmpty || isEditing
    case .right, .buttonStays, .modeStays: editButtonItem.isEnabled = !numbers.isEmpty
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    setNumbers(numbers.filter { $0 != numbers[indexPath.row] })
    tableView.deleteRows(at: [indexPath], with: .automatic)
    guard numbers.isEmpty else { return }
    switch behavior {
    case .right, .buttonStays: setEditing(false, animated: true)
    case .keepsDone, .alwaysEnabled, .enabledOnceLoaded, .modeStays: break
    }
    if behavior != .buttonStays { updateButton() }
  }
}

@MainActor
@Suite("Editing mode when the last row was deleted", .walksInProcess)
struct LabEditingModeTests {
  private func screen(_ behavior: EditableTable.Behavior) -> LabScreen<[Int]> {
    LabScreen(states: [[1], [], [2, 3]]) { numbers in
      UINavigationController(rootViewController: EditableTable(numbers, behavior))
    } update: { (screen: UINavigationController, numbers, _) in
      (screen.viewControllers.first as? EditableTable)?.show(numbers)
    }
  }

  /// Steps that delete the only row: by a swipe, or in editing mode. Tap number 1 is on the delete
  /// control of the row.
  nonisolated private static let deletions: [[LabStep]] = [
    [.swipe(0), .rest], [.press(0), .wait(0.5), .tap(1), .rest],
  ]

  @Test("A button that can still be used is reported", arguments: deletions)
  func button(_ steps: [LabStep]) throws {
    let text = try #require(ListLab.fuzzing(screen(.buttonStays), replaying: steps))
    #expect(
      text.contains(
        "The last item was deleted, and the button \"Edit\", which turns on the editing mode, can "
          + "still be used. In fresh screens without items it can't."), "\(text)")
  }

  @Test("A list that stays in editing mode without a button to end it is reported")
  func mode() async throws {
    let steps = LabEditingModeTests.deletions[1]
    let words = "The last item was deleted, and the list stays in editing mode."
    let text = try #require(ListLab.fuzzing(screen(.modeStays), replaying: steps))
    #expect(text.contains(words), "\(text)")
    let textWithTasks = try #require(
      await ListLab.fuzzingWithTasks(screen(.modeStays), replaying: steps))
    #expect(textWithTasks.contains(words), "\(textWithTasks)")
  }

  @Test("Other screens are not reported", arguments: [0, 1, 2, 3, 4])
  func right(_ number: Int) {
    let behavior: EditableTable.Behavior = [
      .right, .keepsDone, .alwaysEnabled, .modeStays, .enabledOnceLoaded,
    ][number]
    // Without editing mode, the mode can't stay.
    for steps in LabEditingModeTests.deletions where number != 3 || steps[0] == .swipe(0) {
      let text = ListLab.fuzzing(screen(behavior), replaying: steps + [.press(0), .rest])
      #expect(text == nil, "\(text ?? "")")
    }
  }

  @Test("Random walks find a button that can still be used")
  func random() {
    let found = ListLab.fuzzing(screen(.buttonStays), walks: 60)
    #expect(found?.contains("which turns on the editing mode") == true, "\(found ?? "")")
    let text = ListLab.fuzzing(screen(.right), walks: 20)
    #expect(text == nil, "\(text ?? "")")
  }
}
