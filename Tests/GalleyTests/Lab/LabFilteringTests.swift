import Foundation
import Galley
import Testing
import UIKit

/// A table of words with a search bar or segments, which filter the words.
@MainActor
private final class WordsTable: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchBarDelegate
{
  /// The fault of the table.
  enum Fault: Sendable {
    case none
    /// A tap marks the word that is in the row without the filter.
    case marksUnfiltered
    /// An update shows all words.
    case forgetsFilter
    /// The note that there are no words stays when there are words again.
    case keepsNote
  }

  private var words: [String]
  private let fault: Fault
  private let control: UIView
  private var marked: Set<String> = []
  private var isFilterForgotten = false
  private let table = UITableView()
  private let note = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
  /// Whether a task filters the words.
  private let filtersInTask: Bool
  /// The time for which the task waits before it filters the words.
  private let delay: Duration?
  private var task: Task<Void, Never>?
  /// Whether a work item filters the words, 0.3 seconds after the last change.
  private let filtersInWorkItem: Bool
  private var workItem: DispatchWorkItem?
  /// The text that the words in the table contain.
  private var filteredText: String?

  init(
    _ words: [String], _ fault: Fault, hasSegments: Bool, filtersInTask: Bool = false,
    delay: Duration? = nil, filtersInWorkItem: Bool = false
  ) {
    self.filtersInWorkItem = filtersInWorkItem
    (self.words, self.fault) = (words, fault)
    (self.filtersInTask, self.delay) = (filtersInTask, delay)
    control = hasSegments ? UISegmentedControl(items: ["All", "With n"]) : UISearchBar()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    control.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
    control.autoresizingMask = .flexibleWidth
    view.addSubview(control)
    (control as? UISearchBar)?.delegate = self
    let segments = control as? UISegmentedControl
    segments?.selectedSegmentIndex = 0
    segments?.addAction(UIAction { [weak self] _ in self?.filter() }, for: .valueChanged)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    view.addSubview(note)
    reload()
  }

  /// Reloads the table, and shows a note if there are no words.
  private func reload() {
    table.reloadData()
    if shown.isEmpty {
      note.text = "No words"
    } else if fault != .keepsNote {
      note.text = nil
    }
  }

  func show(_ words: [String]) {
    self.words = words
    isFilterForgotten = fault == .forgetsFilter
    reload()
  }

  private func filter() {
    if filtersInWorkItem {
      workItem?.cancel()
      let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.filterNow() } }
      workItem = item
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      return
    }
    guard filtersInTask else { return filterNow() }
    task?.cancel()
    task = Task { [weak self, delay] in
      if let delay { try? await Task.sleep(for: delay) }
      guard !Task.isCancelled else { return }
      self?.filterNow()
    }
  }

  /// Shows the words for the value that the control has now.
  private func filterNow() {
    isFilterForgotten = false
    if let segments = control as? UISegmentedControl {
      filteredText = segments.selectedSegmentIndex == 1 ? "n" : nil
    } else {
      filteredText = (control as? UISearchBar)?.text
    }
    reload()
  }

  private var shown: [String] {
    guard !isFilterForgotten, let filteredText, !filteredText.isEmpty else { return words }
    return words.filter { $0.contains(filteredText) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    let word = shown[indexPath.row]
    cell.textLabel?.text = word
    cell.accessoryType = marked.contains(word) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let words = fault == .marksUnfiltered ? words : shown
    marked.formSymmetricDifference([words[indexPath.row]])
    reload()
  }
}

@MainActor
@Suite("A list that a control filters", .walksInProcess)
struct LabFilteringTests {
  private func screen(_ fault: WordsTable.Fault, hasSegments: Bool) -> LabScreen<[String]> {
    LabScreen(states: [["elm", "fern", "oak", "pine"], ["pine", "ash", "elm"]]) { words in
      WordsTable(words, fault, hasSegments: hasSegments)
    } update: { (table: WordsTable, words, _) in
      table.show(words)
    }
  }

  /// The step for a control: it chooses the second segment, or types the text of the second item.
  private func step(hasSegments: Bool) -> LabStep {
    // "pine" is in both states, and the last row of the first one.
    .filter(1, item: hasSegments ? 1 : 3)
  }

  @Test(
    "A filtered list is reported if a tap acts on the item in its row without the filter",
    arguments: [true, false])
  func touch(hasSegments: Bool) throws {
    let text = try #require(
      ListLab.fuzzing(
        screen(.marksUnfiltered, hasSegments: hasSegments),
        replaying: [step(hasSegments: hasSegments)]))
    #expect(text.contains("a tap on item"), "\(text)")
    #expect(text.contains("has acted on another item, "), "\(text)")
    #expect(text.contains("which is in that place when the list is not filtered."), "\(text)")
  }

  @Test("A filtered list is reported if an update forgets the filter", arguments: [true, false])
  func update(hasSegments: Bool) throws {
    let text = try #require(
      ListLab.fuzzing(
        screen(.forgetsFilter, hasSegments: hasSegments),
        replaying: [step(hasSegments: hasSegments)]))
    #expect(text.contains("the list shows all 3 items"), "\(text)")
    #expect(text.contains("it shows 1 after the same touch."), "\(text)")
  }

  @Test("A right list with a filter is not reported", arguments: [true, false])
  func right(hasSegments: Bool) {
    let steps = (0..<2).flatMap { state in
      [LabStep.update(state)] + (0..<4).map { .filter(1 - state, item: $0) }
    }
    let text = ListLab.fuzzing(screen(.none, hasSegments: hasSegments), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Random walks use the filters of a list")
  func walks() {
    let text = ListLab.fuzzing(screen(.marksUnfiltered, hasSegments: false))
    #expect(text?.contains("has acted on another item, ") == true, "\(text ?? "")")
    let right = ListLab.fuzzing(screen(.none, hasSegments: false))
    #expect(right == nil, "\(right ?? "")")
  }

  /// A screen that filters in tasks: immediately, or a time after the last letter.
  private func screenWithTasks(
    _ fault: WordsTable.Fault, hasSegments: Bool, delay: Duration? = nil
  ) -> LabScreen<[String]> {
    LabScreen(states: [["elm", "fern", "oak", "pine"], ["pine", "ash", "elm"]]) { words in
      WordsTable(words, fault, hasSegments: hasSegments, filtersInTask: true, delay: delay)
    } update: { (table: WordsTable, words, _) in
      await Task.yield()
      table.show(words)
    }
  }

  @Test(
    "A filtered list is also reported in walks with tasks if a tap acts on another item",
    arguments: [true, false])
  func touchWithTasks(hasSegments: Bool) async throws {
    for delay in [nil, Duration.milliseconds(300)] {
      let text = try #require(
        await ListLab.fuzzingWithTasks(
          screenWithTasks(.marksUnfiltered, hasSegments: hasSegments, delay: delay),
          replaying: [step(hasSegments: hasSegments)]))
      #expect(text.contains("a tap on item"), "\(text)")
      #expect(text.contains("has acted on another item, "), "\(text)")
    }
  }

  @Test(
    "A filtered list is also reported in walks with tasks if an update forgets the filter",
    arguments: [true, false])
  func updateWithTasks(hasSegments: Bool) async throws {
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screenWithTasks(.forgetsFilter, hasSegments: hasSegments),
        replaying: [step(hasSegments: hasSegments)]))
    #expect(text.contains("the list shows all 3 items"), "\(text)")
    #expect(text.contains("it shows 1 after the same touch."), "\(text)")
  }

  @Test("A right list with a filter is not reported with tasks", arguments: [true, false])
  func rightWithTasks(hasSegments: Bool) async {
    let steps: [LabStep] = [.filter(1, item: 1), .update(1), .filter(0, item: 0)]
    let text = await ListLab.fuzzingWithTasks(
      screenWithTasks(.none, hasSegments: hasSegments, delay: .milliseconds(300)),
      replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A note about no items that stays is reported in walks with tasks")
  func noteWithTasks() async throws {
    let steps = [LabStep.filter(1, item: 0)]
    let text = try #require(
      await ListLab.fuzzingWithTasks(
        screenWithTasks(.keepsNote, hasSegments: false), replaying: steps))
    #expect(text.contains("the screen does not look as it does otherwise"), "\(text)")
    let right = await ListLab.fuzzingWithTasks(
      screenWithTasks(.none, hasSegments: false), replaying: steps)
    #expect(right == nil, "\(right ?? "")")
  }

  /// A screen that filters in a work item, a time after the last letter.
  private func screenWithWorkItem(_ fault: WordsTable.Fault) -> LabScreen<[String]> {
    LabScreen(states: [["elm", "fern", "oak", "pine"], ["pine", "ash", "elm"]]) { words in
      WordsTable(words, fault, hasSegments: false, filtersInWorkItem: true)
    } update: { (table: WordsTable, words, _) in
      table.show(words)
    }
  }

  @Test("A list that a work item filters is reported if a tap acts on another item")
  func touchWithWorkItem() async throws {
    let steps = [step(hasSegments: false)]
    let text = try #require(
      ListLab.fuzzing(screenWithWorkItem(.marksUnfiltered), replaying: steps))
    #expect(text.contains("has acted on another item, "), "\(text)")
    let textWithTasks = try #require(
      await ListLab.fuzzingWithTasks(screenWithWorkItem(.marksUnfiltered), replaying: steps))
    #expect(textWithTasks.contains("has acted on another item, "), "\(textWithTasks)")
  }

  @Test("A right list that a work item filters is not reported")
  func rightWithWorkItem() async {
    let steps: [LabStep] = [.filter(1, item: 1), .update(1), .filter(0, item: 0)]
    let text = ListLab.fuzzing(screenWithWorkItem(.none), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
    let textWithTasks = await ListLab.fuzzingWithTasks(
      screenWithWorkItem(.none), replaying: steps)
    #expect(textWithTasks == nil, "\(textWithTasks ?? "")")
  }
}
