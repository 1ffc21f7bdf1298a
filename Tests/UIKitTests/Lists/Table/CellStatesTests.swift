import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The states of a table view cell")
struct CellStatesTests {
  // MARK: Drags

  private final class DraggedCell: UITableViewCell {
    var states: [DragState] = []
    var drawn: [UICellConfigurationState.DragState] = []

    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }

    override func updateConfiguration(using state: UICellConfigurationState) {
      if drawn.last != state.cellDragState { drawn.append(state.cellDragState) }
    }
  }

  private final class DraggedCollectionCell: UICollectionViewCell {
    var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  private final class Items: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate,
    UICollectionViewDataSource
  {
    private var item: UIDragItem {
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "one")))
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [item] }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [item] }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("A cell that is dragged is told so, and is configured for it")
  func dragging() throws {
    let items = Items()
    let table = TestTable([["one", "two"]]) {
      $0.register(DraggedCell.self, forCellReuseIdentifier: "text")
      $0.dragDelegate = items
      $0.dragInteractionEnabled = true
    }
    let cell = try #require(table.view.visibleCells.first as? DraggedCell)
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    table.window.layoutIfNeeded()
    #expect(cell.states == [.lifting, .dragging])
    #expect(cell.drawn.last == .dragging)
    finger.lift()
    table.window.frameClock.advance(by: 1)
    table.window.layoutIfNeeded()
    #expect(cell.states == [.lifting, .dragging, .none])
    #expect(cell.drawn.last == UICellConfigurationState.DragState.none)
    #expect((table.view.visibleCells.last as? DraggedCell)?.states == [])
  }

  @Test("A collection view's cell that is dragged is told so")
  func draggingItem() throws {
    let (items, layout) = (Items(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(DraggedCollectionCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    list.dragDelegate = items
    list.dragInteractionEnabled = true
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(list.visibleCells.first as? DraggedCollectionCell)
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(cell.states == [.lifting, .dragging])
    finger.lift()
    window.frameClock.advance(by: 1)
    #expect(cell.states == [.lifting, .dragging, .none])
  }

  // MARK: Backgrounds

  private func cell(_ table: TestTable) throws -> UITableViewCell {
    let cell = try #require(table.view.visibleCells.first)
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    return cell
  }

  private func alphas(_ cell: UITableViewCell) -> [CGFloat?] {
    [cell.selectedBackgroundView?.alpha, cell.multipleSelectionBackgroundView?.alpha]
  }

  @Test("A selected cell has the background for one or for several rows")
  func backgrounds() throws {
    let path = IndexPath(row: 0, section: 0)
    for isMultiple in [false, true] {
      let table = TestTable([["one", "two"]]) { $0.allowsMultipleSelection = isMultiple }
      let cell = try cell(table)
      #expect(alphas(cell) == [0, 0])
      table.view.selectRow(at: path, animated: false, scrollPosition: .none)
      table.window.layoutIfNeeded()
      #expect(alphas(cell) == (isMultiple ? [0, 1] : [1, 0]))
      #expect(cell.multipleSelectionBackgroundView?.frame == cell.bounds)
      table.view.deselectRow(at: path, animated: false)
      #expect(alphas(cell) == [0, 0])
    }
  }

  @Test("A cell without a selection style has no selected background")
  func noStyle() throws {
    let table = TestTable([["one"]])
    let cell = try cell(table)
    table.view.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(alphas(cell) == [1, 0])
    cell.selectionStyle = .none
    #expect(alphas(cell) == [0, 0])
  }

  // MARK: Editing controls

  private final class TurningCell: UITableViewCell {
    var calls: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      calls.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      calls.append("did \(state.rawValue)")
    }
  }

  @Test("A cell hears that it has its editing controls when the animation is over")
  func transitions() throws {
    let table = TestTable([["one"]]) {
      $0.register(TurningCell.self, forCellReuseIdentifier: "text")
    }
    let cell = try #require(table.view.visibleCells.first as? TurningCell)
    table.view.setEditing(true, animated: true)
    table.window.frameClock.advance(by: 0.1)
    #expect(cell.calls == ["will 1"])
    table.window.frameClock.advance(by: 0.5)
    #expect(cell.calls == ["will 1", "did 1"])
    table.view.setEditing(false, animated: false)
    #expect(cell.calls == ["will 1", "did 1", "will 0", "did 0"])
  }

  // MARK: Margins

  @Test("A cell has the margins of the table's rows, unless the app has set others")
  func margins() throws {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = TestTable([["one", "two"]], style: style)
      let cell = try #require(table.view.visibleCells.first)
      #expect(cell.layoutMargins.left == 20 && cell.layoutMargins.right == 20)
      cell.layoutMargins = .zero
      table.view.setEditing(true, animated: false)
      table.window.layoutIfNeeded()
      #expect(cell.layoutMargins == .zero)
    }
  }
}
