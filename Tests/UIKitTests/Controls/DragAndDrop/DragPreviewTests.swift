import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The picture of a dragged item")
struct DragPreviewTests {
  private final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var parameters: UIDragPreviewParameters?
    var endsDrag = false
    var lines: [String] = []

    private var items: [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { items }
    func collectionView(
      _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      lines.append("drag \(path.item)")
      if endsDrag {
        for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
      }
      return parameters
    }
    func collectionView(
      _ view: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {
      if endsDrag { lines.append("begins") }
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 2, section: 0))
      }
    }
    func collectionView(
      _ view: UICollectionView, dropPreviewParametersForItemAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      lines.append("drop \(path.item)")
      return parameters
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(
      _ view: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { items }
    func tableView(
      _ view: UITableView, dragPreviewParametersForRowAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      lines.append("drag row \(path.row)")
      return parameters
    }
    func tableView(
      _ view: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 3, section: 0))
      }
    }
    func tableView(
      _ view: UITableView, dropPreviewParametersForRowAt path: IndexPath
    ) -> UIDragPreviewParameters? {
      lines.append("drop row \(path.row)")
      return parameters
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = Delegate()

  init() { window.makeKeyAndVisible() }

  private func makeList() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = delegate
    list.dragDelegate = delegate
    list.dropDelegate = delegate
    list.dragInteractionEnabled = true
    window.addSubview(list)
    window.layoutIfNeeded()
    return list
  }

  @Test(
    "The picture follows the finger with the appearance that the delegate returns, until the drop")
  func followed() throws {
    let list = makeList()
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .red
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    delegate.parameters = parameters
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    #expect(list.dragging.preview == nil)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    let preview = try #require(list.dragging.preview)
    #expect(preview.superview === window && preview.bounds.size == cell.bounds.size)
    #expect(preview.backgroundColor == .red && preview.layer.mask is CAShapeLayer)
    let before = preview.frame.origin
    finger.move(to: CGPoint(x: 170, y: 140), over: 0.3)
    let after = preview.frame.origin
    #expect(isSame(after.x, before.x + 10) && isSame(after.y, before.y + 15))
    finger.lift()
    #expect(preview.superview == nil && list.dragging.preview == nil)
    #expect(delegate.lines == ["drag 0", "drop 2"])
  }

  @Test("The picture stays under the finger at the point where the item was lifted")
  func held() throws {
    let list = makeList()
    delegate.parameters = UIDragPreviewParameters()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125))
    let preview = try #require(list.dragging.preview)
    #expect(preview.center == CGPoint(x: 160, y: 125))
    finger.lift()
  }

  @Test("There is no picture if the delegate returns no appearance")
  func none() throws {
    let list = makeList()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    #expect(list.hasActiveDrag && list.dragging.preview == nil)
    finger.lift()
    #expect(delegate.lines == ["drag 1", "drop 2"])
  }

  @Test("There is no picture if the delegate ends the drag when it is asked for the appearance")
  func ended() throws {
    let list = makeList()
    delegate.parameters = UIDragPreviewParameters()
    delegate.endsDrag = true
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    #expect(!list.hasActiveDrag && list.dragging.preview == nil)
    finger.lift()
    #expect(delegate.lines == ["drag 0"])
  }

  @Test("The delegates of a table return the appearance of its rows")
  func table() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = delegate
    table.dragDelegate = delegate
    table.dropDelegate = delegate
    table.dragInteractionEnabled = true
    window.addSubview(table)
    window.layoutIfNeeded()
    delegate.parameters = UIDragPreviewParameters()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 160, y: 125), over: 0.3)
    #expect(table.dragging.preview?.superview === window)
    finger.lift()
    #expect(table.dragging.preview == nil)
    #expect(delegate.lines == ["drag row 1", "drop row 3"])
  }
}
