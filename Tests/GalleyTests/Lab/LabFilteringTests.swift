import Foundation
import Galley
import Testing
import UIKit

/// A table of words with a search bar or segments, which filter the words.
@MainActor
private final class WordsTable: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchBarDelegate
{
  /// What is wrong.
  enum Fault: Sendable {
    case none
    /// A tap marks the word that is in the row without the filter.
    case marksUnfiltered
    /// An update shows all words.
    case forgetsFilter
  }

  private var words: [String]
  private let fault: Fault
  private let control: UIView
  private var marked: Set<String> = []
  private var isFilterForgotten = false
  private let table = UITableView()

  init(_ words: [String], _ fault: Fault, hasSegments: Bool) {
    (self.words, self.fault) = (words, fault)
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
  }

  func show(_ words: [String]) {
    self.words = words
    isFilterForgotten = fault == .forgetsFilter
    table.reloadData()
  }

  private func filter() {
    isFilterForgotten = false
    table.reloadData()
  }

  private var shown: [String] {
    guard !isFilterForgotten else { return words }
    if let segments = control as? UISegmentedControl {
      return segments.selectedSegmentIndex == 1 ? words.filter { $0.contains("n") } : words
    }
    guard let text = (control as? UISearchBar)?.text, !text.isEmpty else { return words }
    return words.filter { $0.contains(text) }
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
    table.reloadData()
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
    "Is reported if a tap acts on the item that is in its row otherwise", arguments: [true, false])
  func touch(hasSegments: Bool) throws {
    let text = try #require(
      ListLab.fuzzing(
        screen(.marksUnfiltered, hasSegments: hasSegments),
        replaying: [step(hasSegments: hasSegments)]))
    #expect(text.contains("a tap on item"), "\(text)")
    #expect(text.contains("has acted on another item, "), "\(text)")
    #expect(text.contains("which is in that place when the list is not filtered."), "\(text)")
  }

  @Test("Is reported if an update forgets the filter", arguments: [true, false])
  func update(hasSegments: Bool) throws {
    let text = try #require(
      ListLab.fuzzing(
        screen(.forgetsFilter, hasSegments: hasSegments),
        replaying: [step(hasSegments: hasSegments)]))
    #expect(text.contains("the list shows all 3 items"), "\(text)")
    #expect(text.contains("it shows 1 after the same touch."), "\(text)")
  }

  @Test("Is not reported if it is right", arguments: [true, false])
  func right(hasSegments: Bool) {
    let steps = (0..<2).flatMap { state in
      [LabStep.update(state)] + (0..<4).map { .filter(1 - state, item: $0) }
    }
    let text = ListLab.fuzzing(screen(.none, hasSegments: hasSegments), replaying: steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Is in random walks")
  func walks() {
    let text = ListLab.fuzzing(screen(.marksUnfiltered, hasSegments: false))
    #expect(text?.contains("has acted on another item, ") == true, "\(text ?? "")")
    let right = ListLab.fuzzing(screen(.none, hasSegments: false))
    #expect(right == nil, "\(right ?? "")")
  }

  @Test("Is left alone in walks with tasks, which may filter later")
  func tasks() async {
    let text = await ListLab.fuzzingWithTasks(
      screen(.marksUnfiltered, hasSegments: false), replaying: [.filter(1, item: 3)])
    #expect(text == nil, "\(text ?? "")")
  }
}
