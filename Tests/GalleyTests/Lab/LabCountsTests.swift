import Galley
import Testing
import UIKit

/// A table of words that swipes delete, with two texts above it.
@MainActor
private final class WordsTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A text above the table.
  enum Part: Hashable, Sendable { case title, last }

  private var words: [String]
  /// The title for a number of words.
  private let makeTitle: (Int) -> String
  /// The texts that are updated after a swipe.
  private let told: Set<Part>
  private let style: UIContextualAction.Style
  private let table = UITableView()
  private let titleLabel = UILabel()
  private let lastLabel = UILabel()

  init(
    _ words: [String], telling told: Set<Part>, style: UIContextualAction.Style = .destructive,
    title: @escaping (Int) -> String = { "Words (\($0))" }
  ) {
    (self.words, self.told, self.style, self.makeTitle) = (words, told, style, title)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    lastLabel.frame = CGRect(x: 0, y: 30, width: 300, height: 30)
    table.frame = CGRect(x: 0, y: 60, width: 320, height: 500)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = self
    table.delegate = self
    for part in [titleLabel, lastLabel, table] { view.addSubview(part) }
    show(words)
  }

  func show(_ words: [String]) {
    self.words = words
    tell([.title, .last])
    table.reloadData()
  }

  private func tell(_ parts: Set<Part>) {
    if parts.contains(.title) { titleLabel.text = makeTitle(words.count) }
    if parts.contains(.last) { lastLabel.text = words.last.map { "The last one is \($0)" } }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: style, title: "Away") { [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func delete(_ path: IndexPath) {
    words.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
    tell(told)
  }
}

/// A list of shelves with words that swipes delete, and a header of the whole list with their
/// number.
@MainActor
private final class ShelvesList: UIViewController, UICollectionViewDataSource {
  private var shelves: [[String]]
  /// Whether the header is updated after a swipe.
  private let isTold: Bool
  private let number = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
  private var list: UICollectionView?

  init(_ shelves: [[String]], isTold: Bool) {
    (self.shelves, self.isTold) = (shelves, isTold)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: layout())
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "word")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "number",
      withReuseIdentifier: "number")
    list.dataSource = self
    view.addSubview(list)
    self.list = list
    show(shelves)
  }

  private func layout() -> UICollectionViewLayout {
    var rows = UICollectionLayoutListConfiguration(appearance: .plain)
    rows.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      let action = UIContextualAction(style: .destructive, title: "Away") {
        [weak self] _, _, completion in
        self?.delete(path)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "number", alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [rows] _, environment in
        NSCollectionLayoutSection.list(using: rows, layoutEnvironment: environment)
      }, configuration: configuration)
  }

  func show(_ shelves: [[String]]) {
    self.shelves = shelves
    tell()
    list?.reloadData()
  }

  private func tell() { number.text = "Words (\(shelves.reduce(0) { $0 + $1.count }))" }

  private func delete(_ path: IndexPath) {
    shelves[path.section].remove(at: path.item)
    list?.deleteItems(at: [path])
    if isTold { tell() }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = shelves[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "number", for: indexPath)
    header.addSubview(number)
    return header
  }
}

@MainActor
@Suite("Texts around a list from which rows are swiped away", .walksInProcess)
struct LabCountsTests {
  private let words = [["tea", "bread", "salt"], ["tea"], ["salt", "oil", "tea", "rice"]]

  /// A state that is not an array, so the tools can't make a state with one row less.
  private struct Content: Sendable {
    var words: [String]
  }

  /// A state like `Content` with several sections.
  private struct Shelves: Sendable {
    var words: [[String]]
  }

  private func screen(
    telling told: Set<WordsTable.Part>, style: UIContextualAction.Style = .destructive,
    title: @escaping (Int) -> String = { "Words (\($0))" }
  ) -> LabScreen<Content> {
    LabScreen(states: words.map { Content(words: $0) }) { content in
      WordsTable(content.words, telling: told, style: style, title: title)
    } update: { (table: WordsTable, content, _) in
      table.show(content.words)
    }
  }

  private func arrays(telling told: Set<WordsTable.Part>) -> LabScreen<[String]> {
    LabScreen(states: words) { words in
      WordsTable(words, telling: told)
    } update: { (table: WordsTable, words, _) in
      table.show(words)
    }
  }

  @Test("A text with the number of rows is reported if a deletion does not change it")
  func count() throws {
    let text = try #require(
      ListLab.fuzzing(screen(telling: [.last]), replaying: [.swipe(0), .rest]))
    #expect(text.contains("titleLabel (UILabel) still says \"Words (3)\""), "\(text)")
    #expect(text.contains("there are 2 now"), "\(text)")
  }

  @Test("A row of a right-to-left list is swiped towards its end, too")
  func rightToLeft() throws {
    let text = try #require(
      ListLab.fuzzing(screen(telling: [.last]), replaying: [.rightToLeft, .swipe(0), .rest]))
    #expect(text.contains("still says \"Words (3)\""), "\(text)")
  }

  @Test("A text that a fresh screen without the rows does not have is reported for arrays")
  func outdated() throws {
    // The last row is swiped away.
    let text = try #require(
      ListLab.fuzzing(arrays(telling: [.title]), replaying: [.swipe(8), .rest]))
    #expect(text.contains("lastLabel (UILabel) still says \"The last one is salt\""), "\(text)")
    #expect(text.contains("\"The last one is bread\""), "\(text)")
  }

  @Test("A number in the header of the whole list counts the rows of all sections")
  func wholeList() throws {
    func found(isTold: Bool) -> String? {
      let shelves = [
        [["tea", "bread"], ["salt"]], [["tea"], ["oil"]], [["rice"], ["tea", "oil"]],
      ]
      let screen = LabScreen(states: shelves.map { Shelves(words: $0) }) { shelves in
        ShelvesList(shelves.words, isTold: isTold)
      } update: { (list: ShelvesList, shelves, _) in
        list.show(shelves.words)
      }
      return ListLab.fuzzing(screen, replaying: [.swipe(0), .rest])
    }
    let text = try #require(found(isTold: false))
    #expect(text.contains("still says \"Words (3)\""), "\(text)")
    #expect(text.contains("there are 2 now"), "\(text)")
    #expect(found(isTold: true) == nil)
  }

  @Test("Texts that are updated after a deletion are not reported", arguments: [0, 4, 8])
  func right(item: Int) {
    let steps: [LabStep] = [.swipe(item), .rest, .swipe(0), .rest]
    let found = [
      ListLab.fuzzing(screen(telling: [.title, .last]), replaying: steps),
      ListLab.fuzzing(arrays(telling: [.title, .last]), replaying: steps),
    ]
    #expect(found == [nil, nil])
  }

  @Test("A row that is only hidden by its action may still be counted")
  func hidden() {
    let text = ListLab.fuzzing(
      screen(telling: [.last], style: .normal), replaying: [.swipe(0), .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A number that is the number of rows in one state only is not reported")
  func otherNumber() {
    let text = ListLab.fuzzing(
      screen(telling: [.last]) { _ in "Shelf 3" }, replaying: [.swipe(0), .rest])
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("Random walks find a number of rows that a deletion does not change")
  func random() {
    #expect(ListLab.fuzzing(screen(telling: [.last]), walks: 60) != nil)
    let text = ListLab.fuzzing(screen(telling: [.title, .last]), walks: 20)
    #expect(text == nil, "\(text ?? "")")
  }
}
