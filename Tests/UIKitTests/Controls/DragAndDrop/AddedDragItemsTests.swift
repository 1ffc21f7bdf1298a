import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Items that taps of other fingers add to a drag.
@MainActor @Suite("Items that are added to a drag")
struct AddedDragItemsTests {
  private static func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  private static func texts(_ items: [UIDragItem]) -> [String] {
    items.map { $0.localObject as? String ?? "?" }
  }

  /// A list of names that accepts drops.
  @MainActor
  private final class Names: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDataSource,
    UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d"]
    /// The rows that a tap does not add.
    var refused: Set<Int> = []
    var lines: [String] = []
    var dropped: [String] = []
    var sources: [Int?] = []

    private func items(_ row: Int, _ point: CGPoint) -> [UIDragItem] {
      lines.append("add \(row) at \(Int(point.y))")
      return refused.contains(row) ? [] : [AddedDragItemsTests.item(names[row])]
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      lines.append("select \(path.item)")
    }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [AddedDragItemsTests.item(names[path.item])] }
    func collectionView(
      _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { items(path.item, point) }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      dropped = AddedDragItemsTests.texts(coordinator.items.map(\.dragItem))
      sources = coordinator.items.map { $0.sourceIndexPath?.item }
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
      lines.append("select \(path.row)")
    }
    func tableView(
      _ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [AddedDragItemsTests.item(names[path.row])] }
    func tableView(
      _ view: UITableView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { items(path.row, point) }
    func tableView(
      _ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      dropped = AddedDragItemsTests.texts(coordinator.items.map(\.dragItem))
      sources = coordinator.items.map { $0.sourceIndexPath?.row }
    }
  }

  /// Views with cards, each of which is dragged.
  @MainActor
  private final class Cards: NSObject, UIDragInteractionDelegate {
    let name: String
    var lines: [String] = []
    var session: (any UIDragSession)?
    init(_ name: String) { self.name = name }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      self.session = session
      return [AddedDragItemsTests.item(name)]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      lines.append("add at \(Int(point.x)), \(Int(point.y))")
      return [AddedDragItemsTests.item(name)]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) {
      lines.append("will add \(AddedDragItemsTests.texts(items)) to \(session.items.count)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let names = Names()

  init() { window.makeKeyAndVisible() }

  private func makeList() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (names, names)
    (list.dragDelegate, list.dropDelegate) = (names, names)
    list.dragInteractionEnabled = true
    window.addSubview(list)
    window.layoutIfNeeded()
    return list
  }

  private func cell(_ item: Int, of list: UICollectionView) throws -> UICollectionViewCell {
    try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test("A tap on another item of a collection view adds it, before and after the drag begins")
  func collectionView() throws {
    let list = makeList()
    let finger = Finger(on: try cell(0, of: list))
    finger.rest(for: 0.6)
    Finger.tap(try cell(2, of: list))
    finger.move(to: CGPoint(x: 160, y: 80), over: 0.3)
    Finger.tap(try cell(3, of: list))
    #expect(try cell(3, of: list).configurationState.cellDragState == .dragging)
    #expect(list.hasActiveDrag)
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(names.lines == ["add 2 at 125", "add 3 at 175"])
    #expect(names.dropped == ["a", "c", "d"] && names.sources == [0, 2, 3])
    #expect(list.visibleCells.allSatisfy { $0.configurationState.cellDragState == .none })
    #expect(!list.hasActiveDrag)
  }

  @Test("A tap for which the delegate returns no items adds nothing to the drag")
  func refused() throws {
    let list = makeList()
    names.refused = [2]
    let finger = Finger(on: try cell(0, of: list))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 80), over: 0.3)
    Finger.tap(try cell(2, of: list))
    finger.lift()
    #expect(names.lines.contains("add 2 at 125") && names.dropped == ["a"])
    // Without a drag, the delegate is not asked.
    names.lines = []
    Finger.tap(try cell(3, of: list))
    #expect(names.lines == ["select 3"])
  }

  @Test("Items that were added have the paths that they have after updates during the drag")
  func followed() throws {
    let list = makeList()
    let finger = Finger(on: try cell(0, of: list))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 80), over: 0.3)
    Finger.tap(try cell(3, of: list))
    names.names.insert("new", at: 1)
    list.insertItems(at: [IndexPath(item: 1, section: 0)])
    window.layoutIfNeeded()
    finger.lift()
    #expect(names.sources == [0, 4])
  }

  @Test("A tap on another row of a table adds it")
  func table() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (names, names)
    (table.dragDelegate, table.dropDelegate) = (names, names)
    table.dragInteractionEnabled = true
    window.addSubview(table)
    window.layoutIfNeeded()
    func row(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    let finger = Finger(on: try row(1))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 30), over: 0.3)
    Finger.tap(try row(3))
    finger.lift()
    #expect(names.lines == ["add 3 at 175"])
    #expect(names.dropped == ["b", "d"] && names.sources == [1, 3])
  }

  @Test("A tap on a view with a drag interaction adds its items, and the source is told before")
  func interactions() throws {
    let (first, second) = (Cards("first"), Cards("second"))
    let views = [first, second].enumerated().map { index, cards in
      let view = UIView(frame: CGRect(x: 0, y: 200 * index, width: 100, height: 100))
      view.addInteraction(UIDragInteraction(delegate: cards))
      window.addSubview(view)
      return view
    }
    Finger.tap(views[1])
    #expect(second.lines == [])
    let finger = Finger(on: views[0])
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 200), over: 0.3)
    Finger.tap(views[1], at: CGPoint(x: 20, y: 30))
    #expect(second.lines == ["add at 20, 30"])
    #expect(first.lines == [#"will add ["second"] to 1"#])
    let session = try #require(first.session)
    #expect(AddedDragItemsTests.texts(session.items) == ["first", "second"])
    finger.lift()
    // The drag is over, so a tap adds nothing.
    Finger.tap(views[1])
    #expect(second.lines == ["add at 20, 30"])
  }

  @Test("An item of a list is active from the lift on, until the finger is lifted")
  func active() throws {
    let list = makeList()
    let finger = Finger(on: try cell(0, of: list))
    finger.rest(for: 0.4)
    #expect(!list.hasActiveDrag)
    finger.rest(for: 0.2)
    #expect(list.hasActiveDrag && !list.hasActiveDrop)
    finger.lift()
    #expect(!list.hasActiveDrag)
    let moving = Finger(on: try cell(0, of: list))
    moving.rest(for: 0.6)
    moving.move(to: CGPoint(x: 160, y: 80))
    #expect(list.hasActiveDrag && list.hasActiveDrop)
    moving.move(to: CGPoint(x: 160, y: 400))
    #expect(list.hasActiveDrag && !list.hasActiveDrop)
    moving.cancel()
    #expect(!list.hasActiveDrag && !list.hasActiveDrop)
  }
}
