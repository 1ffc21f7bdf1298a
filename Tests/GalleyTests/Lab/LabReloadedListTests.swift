import Foundation
import Galley
import Testing
import UIKit

/// A table with a shelf of books in each row, which is reloaded when its row is reused.
@MainActor
private final class Shelves: UITableViewController, UICollectionViewDataSource {
  final class Cell: UITableViewCell {
    let shelf: UICollectionView

    override init(style: CellStyle, reuseIdentifier: String?) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 110, height: 80)
      shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      shelf.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "book")
      shelf.frame = contentView.bounds
      shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(Cell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    guard let shelf = (cell as? Cell)?.shelf else { return cell }
    shelf.tag = indexPath.row
    shelf.dataSource = self
    shelf.reloadData()
    shelf.contentOffset = .zero
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(collectionView.tag)-\(indexPath.item)"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}

@MainActor
@Suite("A list that is reloaded when it scrolls", .walksInProcess)
struct LabReloadedListTests {
  private func text<Screen: UIViewController>(
    of make: @escaping () -> Screen, _ steps: [LabStep]
  ) -> String? {
    let screen = LabScreen(states: [0]) { _ in
      make()
    } update: { (_: Screen, _, _) in
    }
    return ListLab.fuzzing(screen, replaying: steps)
  }

  @Test(
    "A list that is reloaded when it scrolls may lose its selection",
    arguments: [[LabStep.tap(0), .rest], [.tapInBoth(0)], [.largerText, .tapInBoth(0)]])
  func loadsMore(_ steps: [LabStep]) {
    let text = text(of: { PagedTable(14, reloads: true) }, steps)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A list in a cell may lose its selection and offset when the cell is reused")
  func shelves() {
    for number in 0..<8 {
      let text = text(of: { Shelves() }, [.tapInBoth(number)])
      #expect(text == nil, "\(text ?? "")")
    }
    for step in [LabStep.tap(0), .swipe(0), .swipe(1)] {
      let text = text(of: { Shelves() }, [step, .rest])
      #expect(text == nil, "\(text ?? "")")
    }
  }
}
