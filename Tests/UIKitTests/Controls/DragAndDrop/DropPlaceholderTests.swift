import Foundation
import Galley
import Testing
import UIKit

/// Places that lists keep for dropped items until their data is loaded.
@MainActor @Suite("Placeholders of dropped items")
struct DropPlaceholderTests {
  /// Three texts that are dragged at once.
  private final class Drags: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      ["1", "2", "3"].map { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0))) }
    }
  }

  private final class Names: NSObject, UITableViewDataSource, UITableViewDropDelegate,
    UICollectionViewDataSource, UICollectionViewDropDelegate
  {
    var names = ["a", "b", "c"]
    var rows: [any UITableViewDropPlaceholderContext] = []
    var items: [any UICollectionViewDropPlaceholderContext] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let row = coordinator.destinationIndexPath?.row ?? names.count
      for (index, item) in coordinator.items.enumerated() {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: row + index, section: 0), reuseIdentifier: "cell",
          rowHeight: 50)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
        rows.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
      for item in coordinator.items {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "cell")
        items.append(coordinator.drop(item.dragItem, to: placeholder))
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 80))
  private let drags = Drags()
  private let names = Names()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(card)
    card.addInteraction(UIDragInteraction(delegate: drags))
  }

  private func drop(on view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    window.addSubview(view)
    window.layoutIfNeeded()
    let finger = Finger(on: card)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 75), over: 0.3)
    finger.lift()
    window.frameClock.advance(by: 1)
  }

  private func makeTable() -> UITableView {
    let table = UITableView()
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = names
    table.dropDelegate = names
    drop(on: table)
    return table
  }

  @Test("Rows come in the order of their placeholders, in whichever order they are loaded")
  func order() {
    let table = makeTable()
    #expect(names.rows.count == 3)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.hasUncommittedUpdates)
    for (index, name) in [(2, "3"), (0, "1"), (1, "2")] {
      #expect(names.rows[index].commitInsertion { names.names.insert(name, at: $0.row) })
    }
    #expect(names.names == ["a", "1", "2", "3", "b", "c"])
    window.layoutIfNeeded()
    #expect(!table.hasUncommittedUpdates)
    #expect(table.visibleCells.map { $0.textLabel?.text } == names.names)
    #expect(!names.rows[0].commitInsertion { _ in names.names = [] })
    #expect(names.names.count == 6)
  }

  @Test("A placeholder that is deleted leaves no room")
  func deleted() {
    let table = makeTable()
    #expect(names.rows[0].deletePlaceholder())
    #expect(!names.rows[0].deletePlaceholder())
    #expect(names.rows[2].commitInsertion { names.names.insert("3", at: $0.row) })
    #expect(names.rows[1].commitInsertion { names.names.insert("2", at: $0.row) })
    #expect(names.names == ["a", "2", "3", "b", "c"])
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  @Test("A row that is loaded after others were deleted is the last one")
  func shorter() {
    let table = makeTable()
    names.names = []
    table.reloadData()
    #expect(names.rows[0].commitInsertion { names.names.insert("1", at: $0.row) })
    #expect(names.names == ["1"] && table.numberOfRows(inSection: 0) == 1)
  }

  @Test("A placeholder beyond the end of a reloaded table does not move behind rows added later")
  func shorterAndLonger() {
    let table = makeTable()
    names.names = []
    table.reloadData()
    window.layoutIfNeeded()
    for (row, name) in ["x", "y"].enumerated() {
      names.names.append(name)
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    #expect(names.rows[2].commitInsertion { names.names.insert("3", at: $0.row) })
    #expect(names.names == ["3", "x", "y"])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("A placeholder stays behind its row when other rows are inserted or deleted")
  func followed() {
    let table = makeTable()
    names.names.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(names.rows[1].commitInsertion { names.names.insert("2", at: $0.row) })
    #expect(names.names == ["new", "a", "2", "b", "c"])
    names.names.remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(names.rows[2].commitInsertion { names.names.insert("3", at: $0.row) })
    #expect(names.rows[0].commitInsertion { names.names.insert("1", at: $0.row) })
    #expect(names.names == ["a", "1", "2", "3", "b", "c"])
  }

  @Test("Items of a collection view that are dropped at one path come before those dropped earlier")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = names
    list.dropDelegate = names
    drop(on: list)
    for (index, name) in [(0, "1"), (1, "2"), (2, "3")] {
      names.items[index].setNeedsCellUpdate()
      #expect(names.items[index].commitInsertion { names.names.insert(name, at: $0.item) })
    }
    #expect(names.names == ["a", "3", "2", "1", "b", "c"])
    #expect(list.numberOfItems(inSection: 0) == 6)
  }
}
