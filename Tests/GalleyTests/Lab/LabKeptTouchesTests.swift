import Foundation
import Galley
import Testing
import UIKit

/// A table of words, several of which can be selected, with a search bar, a button and a label.
@MainActor
private final class ChoosingTable: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UISearchBarDelegate
{
  /// The fault of the table.
  enum Fault: Sendable {
    case none
    /// There is no fault. Selected words that are not shown stay selected, and are counted.
    case noneRemembering
    /// The note of a search without results stays when the text is deleted.
    case keepsNote
    /// The folded sections are remembered by number.
    case foldsByNumber
    /// The label counts what was selected before the update.
    case keepsCount
    /// The button removes the rows that were selected before the update.
    case removesRows
    /// The title does not count the marked words when a tap marks one.
    case keepsTitle
    /// The table keeps an inset of an earlier state.
    case keepsInset
  }

  private var words: [String]
  private let fault: Fault
  private let bar = UISearchBar()
  private let button = UIButton(type: .system)
  private let count = UILabel()
  private let note = UILabel()
  private let table = UITableView()
  private var folded: Set<String> = []
  private var foldedNumbers: Set<Int> = []
  private var paths: Set<IndexPath> = []
  private var chosen: Set<String> = []
  private var marked: Set<String> = ["oak", "oats", "yew"]

  init(_ words: [String], _ fault: Fault) {
    (self.words, self.fault) = (words, fault)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
    bar.delegate = self
    count.frame = CGRect(x: 16, y: 56, width: 160, height: 44)
    button.frame = CGRect(x: 200, y: 56, width: 120, height: 44)
    button.setTitle("Remove", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.remove() }, for: .touchUpInside)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.allowsMultipleSelection = true
    table.dataSource = self
    table.delegate = self
    note.text = "Nothing has this letter"
    note.isHidden = true
    table.backgroundView = note
    [bar, count, button, table].forEach(view.addSubview)
    showCount()
    setInset()
    setTitle()
  }

  /// The words by their first letters, in the order of the words.
  private var sections: [(letter: String, words: [String])] {
    let text = bar.text ?? ""
    let found = words.filter { text.isEmpty || $0.contains(text) }
    var sections: [(letter: String, words: [String])] = []
    for word in found {
      let letter = String(word.prefix(1))
      if let number = sections.firstIndex(where: { $0.letter == letter }) {
        sections[number].words.append(word)
      } else {
        sections.append((letter, [word]))
      }
    }
    return sections
  }

  private func word(at path: IndexPath) -> String { sections[path.section].words[path.row] }

  private func path(of word: String) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      guard let row = section.words.firstIndex(of: word) else { continue }
      return IndexPath(row: row, section: number)
    }
    return nil
  }

  func show(_ words: [String]) {
    let shown = (table.indexPathsForSelectedRows ?? []).map { word(at: $0) }
    let selected = fault == .noneRemembering ? Array(chosen) : shown
    self.words = words
    table.reloadData()
    for path in selected.compactMap({ self.path(of: $0) }) where !isFolded(path.section) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    if fault != .keepsCount { showCount() }
    setInset()
    setTitle()
    showNote()
  }

  private func setTitle() {
    title = "\(words.filter(marked.contains).count) marked"
  }

  private func setInset() {
    if words.count > 5 {
      table.contentInset.bottom = 300
    } else if fault != .keepsInset {
      table.contentInset.bottom = 0
    }
  }

  private func showCount() {
    let shown = table.indexPathsForSelectedRows?.count ?? 0
    let number = fault == .noneRemembering ? chosen.count : shown
    count.text = number == 0 ? "Choose words" : "\(number) chosen"
    button.isEnabled = number > 0
  }

  private func showNote() { note.isHidden = (bar.text ?? "").isEmpty || !sections.isEmpty }

  private func remove() {
    let rows = fault == .removesRows ? Array(paths) : table.indexPathsForSelectedRows ?? []
    let gone = Set(
      rows.filter { sections.indices.contains($0.section) }
        .filter { $0.row < sections[$0.section].words.count }.map { word(at: $0) })
    paths = []
    chosen.subtract(gone)
    show(words.filter { !gone.contains($0) })
  }

  private func isFolded(_ section: Int) -> Bool {
    fault == .foldsByNumber
      ? foldedNumbers.contains(section) : folded.contains(sections[section].letter)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    table.reloadData()
    showCount()
    if fault != .keepsNote || !searchText.isEmpty { showNote() }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFolded(section) ? 0 : sections[section].words.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    let text = word(at: indexPath)
    cell.textLabel?.text = text
    let toggle = UISwitch()
    toggle.isOn = marked.contains(text)
    toggle.addAction(UIAction { [weak self] _ in self?.toggle(text) }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  private func toggle(_ word: String) {
    marked.formSymmetricDifference([word])
    if fault != .keepsTitle { setTitle() }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let letter = sections[section].letter
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 0, width: 80, height: 44)
    button.setTitle(letter, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.fold(letter) }, for: .touchUpInside)
    header.contentView.addSubview(button)
    return header
  }

  private func fold(_ letter: String) {
    if let number = sections.firstIndex(where: { $0.letter == letter }) {
      foldedNumbers.formSymmetricDifference([number])
    }
    folded.formSymmetricDifference([letter])
    table.reloadData()
    showCount()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    paths.insert(indexPath)
    chosen.insert(word(at: indexPath))
    showCount()
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    paths.remove(indexPath)
    chosen.remove(word(at: indexPath))
    showCount()
  }
}

@MainActor
@Suite("Touches whose effect an update has to keep", .walksInProcess)
struct LabKeptTouchesTests {
  private static let states = [
    ["ash", "elm", "oak", "oats"], ["elm", "oak", "oats"], ["oak", "ash"],
    ["ash", "elm", "fir", "lime", "oak", "oats", "yew"],
  ]

  private func found(_ fault: ChoosingTable.Fault, _ steps: [LabStep]) -> String? {
    let screen = LabScreen(states: LabKeptTouchesTests.states) { words in
      ChoosingTable(words, fault)
    } update: { (table: ChoosingTable, words, _) in
      table.show(words)
    }
    return ListLab.fuzzing(screen, replaying: steps)
  }

  @Test("A note of a search without results that stays is reported")
  func note() throws {
    let text = try #require(found(.keepsNote, [.filter(1, item: 0)]))
    #expect(text.contains("and back, the screen does not look"), "\(text)")
  }

  @Test("A folded section is reported if another section is folded after an update")
  func fold() throws {
    let text = try #require(found(.foldsByNumber, [.touchAndUpdate(2, item: 0)]))
    #expect(text.contains("and another section is folded"), "\(text)")
  }

  @Test("A label that counts items that are no longer selected is reported")
  func label() throws {
    let text = try #require(found(.keepsCount, [.touchAndUpdate(1, item: 0)]))
    #expect(text.contains("One item is selected now, and "), "\(text)")
    #expect(text.contains("says \"2 chosen\""), "\(text)")
    #expect(text.contains("with this selection, it says \"1 chosen\"."), "\(text)")
  }

  @Test("A button that removes other items than the selected ones is reported")
  func button() throws {
    let text = try #require(found(.removesRows, [.touchAndUpdate(2, item: 0)]))
    #expect(text.contains("has removed another one, \"oak\"."), "\(text)")
  }

  @Test("A title that no longer counts the marked items is reported")
  func marks() throws {
    let text = try #require(found(.keepsTitle, [.touchAndUpdate(0, item: 0)]))
    #expect(text.contains("the number of marked items is 3, and a text"), "\(text)")
    #expect(text.contains("still says \"2 marked\"."), "\(text)")
  }

  @Test("Space below the last item is found without touches")
  func inset() throws {
    let text = try #require(found(.keepsInset, [.update(3), .update(0), .rest]))
    #expect(text.contains("scrolled to its end"), "\(text)")
  }

  @Test("A label may count items that stay selected while they are not shown")
  func remembered() {
    let text = found(.noneRemembering, [.touchAndUpdate(1, item: 0)])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A right table has no reports after touches and updates")
  func right() {
    var steps: [LabStep] = []
    for state in 0..<4 {
      steps += [.update(state), .rest]
      for item in 0..<4 {
        let next = (item + state) % 4
        steps += [.touchAndUpdate(next, item: item), .filter(next, item: item)]
      }
    }
    let text = found(.none, steps)
    #expect(text == nil, "\(text ?? "")")
  }
}
