import Foundation
import Galley
import Testing
import UIKit

/// A table of words, which are searched when nothing has been typed for a while.
@MainActor
private final class DelayedSearch: UITableViewController, UISearchBarDelegate {
  /// What the search waits for.
  enum Delay: CaseIterable, Sendable { case block, task }

  private var words: [String]
  /// Whether the words from before the pause are searched.
  private let searchesOldWords: Bool
  private let delay: Delay
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
  private var number = 0
  private var task: Task<Void, Never>?
  private var shown: [String]

  init(_ words: [String], searchesOldWords: Bool, _ delay: Delay) {
    (self.words, self.searchesOldWords, self.delay) = (words, searchesOldWords, delay)
    shown = words
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    tableView.tableHeaderView = bar
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  func show(_ words: [String]) {
    self.words = words
    search(words)
  }

  private func search(_ words: [String]) {
    let text = bar.text ?? ""
    shown = text.isEmpty ? words : words.filter { $0.contains(text) }
    tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let words = words
    number += 1
    let number = number
    task?.cancel()
    switch delay {
    case .block:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, number == self.number else { return }
          self.search(self.searchesOldWords ? words : self.words)
        }
      }
    case .task:
      task = Task { [weak self] in
        try? await Task.sleep(for: .seconds(0.3))
        guard let self, !Task.isCancelled else { return }
        self.search(self.searchesOldWords ? words : self.words)
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  /// The table for the tools of the list lab.
  static func screen(searchingOldWords: Bool, _ delay: Delay) -> LabScreen<[String]> {
    LabScreen(states: [["one", "two", "one more"], ["two", "one hundred"]]) { words in
      DelayedSearch(words, searchesOldWords: searchingOldWords, delay)
    } update: { (table: DelayedSearch, words, _) in
      table.show(words)
    }
  }
}

@MainActor
@Suite("An update between the typing of a text and the search", .walksInProcess)
struct LabDelayedFilterTests {
  @Test("A search of the items from before an update is reported")
  func oldWords() throws {
    func found(searchingOldWords: Bool) -> String? {
      ListLab.fuzzing(
        DelayedSearch.screen(searchingOldWords: searchingOldWords, .block),
        replaying: [.filter(1, item: 0)])
    }
    let text = try #require(found(searchingOldWords: true))
    #expect(text.contains("Right after the typing of \"one\" into"), "\(text)")
    #expect(text.contains("The list shows 2 items, with \"one\"."), "\(text)")
    #expect(text.contains("it shows 1 item, with \"one hundred\"."), "\(text)")
    #expect(found(searchingOldWords: false) == nil)
  }

  @Test("A task that searches the items from before an update is reported")
  func oldWordsInTask() async throws {
    func found(searchingOldWords: Bool) async -> String? {
      await ListLab.fuzzingWithTasks(
        DelayedSearch.screen(searchingOldWords: searchingOldWords, .task),
        replaying: [.filter(1, item: 0)])
    }
    let text = try #require(await found(searchingOldWords: true))
    #expect(text.contains("Right after the typing of \"one\" into"), "\(text)")
    #expect(await found(searchingOldWords: false) == nil)
  }
}
