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

  @Test("A row that is dragged has this state again after it was scrolled out of sight and back")
  func draggingOutOfSight() throws {
    let items = Items()
    let table = TestTable([(0..<60).map { "\($0)" }]) {
      $0.register(DraggedCell.self, forCellReuseIdentifier: "text")
      $0.dragDelegate = items
      $0.dragInteractionEnabled = true
    }
    let first = try #require(table.view.visibleCells.first as? DraggedCell)
    let finger = Finger(on: first)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 200), over: 0.3)
    #expect(first.states.last == .dragging)
    for offset in [1_500, 0] as [CGFloat] {
      table.view.contentOffset.y = offset
      table.window.layoutIfNeeded()
    }
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.view.cellForRow(at: path) as? DraggedCell)
    let others = table.view.visibleCells.filter { $0 !== cell }.compactMap { $0 as? DraggedCell }
    #expect(cell.states.last == .dragging)
    #expect(others.allSatisfy { $0.states.last != .dragging })
    finger.lift()
    table.window.frameClock.advance(by: 1)
    #expect(cell.states.last == DraggedCell.DragState.none)
  }

  @Test("A cell that is dragged reacts to other touches only if the app wants that")
  func touchesWhileDragging() throws {
    let items = Items()
    let table = TestTable([["one", "two"]]) {
      $0.register(DraggedCell.self, forCellReuseIdentifier: "text")
      $0.dragDelegate = items
      $0.dragInteractionEnabled = true
    }
    let cell = try #require(table.view.visibleCells.first as? DraggedCell)
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    #expect(!cell.userInteractionEnabledWhileDragging)
    #expect(cell.hitTest(middle, with: nil) != nil)
    let finger = Finger(on: cell)
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(cell.hitTest(middle, with: nil) == nil)
    cell.userInteractionEnabledWhileDragging = true
    #expect(cell.hitTest(middle, with: nil) != nil)
    cell.userInteractionEnabledWhileDragging = false
    finger.lift()
    table.window.frameClock.advance(by: 1)
    #expect(cell.hitTest(middle, with: nil) != nil)
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

  /// The names of the parts that a cell shows behind its content.
  private func backgrounds(of cell: UITableViewCell) -> [String] {
    cell.layoutIfNeeded()
    return cell.subviews.prefix { $0 !== cell.contentView }.map { view in
      switch view {
      case is BackgroundView: "configuration"
      case cell.backgroundView: "view"
      case cell.selectedBackgroundView: "selected view"
      case cell.multipleSelectionBackgroundView: "view of several"
      default: "\(type(of: view))"
      }
    }
  }

  // Apple's documentation of `backgroundConfiguration` and of the views: setting one resets the
  // other ones.
  @Test("A background configuration replaces views and a color, and each view replaces it")
  func exclusiveBackgrounds() throws {
    let table = TestTable([["one", "two"]])
    let cell = try #require(table.view.visibleCells.first)
    cell.selectedBackgroundView = UIView()
    #expect(backgrounds(of: cell) == ["configuration", "selected view"])

    cell.backgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundColor = .systemPink
    #expect(backgrounds(of: cell) == ["view", "selected view", "view of several"])
    var yellow = UIBackgroundConfiguration.listPlainCell()
    yellow.backgroundColor = .systemYellow
    cell.backgroundConfiguration = yellow
    #expect(backgrounds(of: cell) == ["configuration"])
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil && cell.backgroundColor == nil)

    cell.selectedBackgroundView = UIView()
    cell.layoutIfNeeded()
    #expect(cell.selectedBackgroundView != nil)
    // The default background is behind the view, as in a new cell.
    #expect(backgrounds(of: cell) == ["configuration", "selected view"])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)

    cell.backgroundConfiguration = yellow
    cell.multipleSelectionBackgroundView = UIView()
    #expect(backgrounds(of: cell) == ["configuration", "view of several"])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    cell.backgroundConfiguration = yellow
    cell.backgroundView = UIView()
    #expect(backgrounds(of: cell) == ["view"])
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test("A row, a header and a list cell without their background view have the default again")
  func defaultAgain() throws {
    let table = TestTable([["one", "two"]], style: .insetGrouped, titles: ["A"])
    let cell = try #require(table.view.visibleCells.first)
    let header = try #require(table.view.headerView(forSection: 0))
    let (row, band) = (cell.backgroundConfiguration, header.backgroundConfiguration)
    #expect(row != nil && band != nil)
    cell.backgroundView = UIView()
    header.backgroundView = UIView()
    table.window.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil && header.backgroundConfiguration == nil)
    cell.backgroundView = nil
    header.backgroundView = nil
    table.window.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == row && header.backgroundConfiguration == band)

    let other = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    other.listPlace = ListPlace(
      UICollectionLayoutListConfiguration(appearance: .plain), part: .cell)
    other.backgroundView = UIView()
    other.layoutIfNeeded()
    #expect(other.backgroundConfiguration == nil)
    other.backgroundView = nil
    other.layoutIfNeeded()
    #expect(other.backgroundConfiguration == .listPlainCell())
  }

  @Test("A background that is set on a selected cell without a selection style looks unselected")
  func configurationWithoutStyle() throws {
    let table = TestTable([["one"]])
    let cell = try #require(table.view.visibleCells.first)
    cell.selectionStyle = .none
    cell.isSelected = true
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  // MARK: Highlighted content

  /// Adds a label, an image view in another view, a button, and an image view that the app has
  /// highlighted.
  private func fill(_ view: UIView) -> (UILabel, UIImageView, UIButton, UIImageView) {
    let (label, image, button) = (UILabel(), UIImageView(), UIButton())
    let (own, box) = (UIImageView(), UIView())
    own.isHighlighted = true
    box.addSubview(image)
    for subview in [label, box, button, own] { view.addSubview(subview) }
    return (label, image, button, own)
  }

  @Test("The labels and image views in a cell are highlighted while it is selected or touched")
  func highlightedContent() throws {
    let table = TestTable([["one", "two"]])
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(table.view.cellForRow(at: path))
    let (label, image, button, own) = fill(cell.contentView)
    func highlighted() -> [Bool] { [label.isHighlighted, image.isHighlighted] }

    table.view.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(highlighted() == [true, true])
    #expect(cell.textLabel?.isHighlighted == true)
    #expect(cell.imageView?.isHighlighted == true)
    #expect(!button.isHighlighted && own.isHighlighted)
    table.view.deselectRow(at: path, animated: false)
    #expect(highlighted() == [false, false])
    #expect(cell.textLabel?.isHighlighted == false && own.isHighlighted)

    cell.setHighlighted(true, animated: false)
    #expect(highlighted() == [true, true])
    cell.selectionStyle = .none
    #expect(highlighted() == [false, false])
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(highlighted() == [false, false])
    cell.selectionStyle = .default
    #expect(highlighted() == [true, true])
    cell.prepareToBeReused()
    #expect(highlighted() == [false, false])
  }

  @Test("The labels and image views in an item of a collection view are highlighted likewise")
  func highlightedItem() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (label, image, button, own) = fill(cell.contentView)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(label.isHighlighted && image.isHighlighted)
    #expect(!button.isHighlighted && own.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted && !image.isHighlighted && own.isHighlighted)
  }

  /// A label that calls a closure when its highlight changes.
  private final class TellingLabel: UILabel {
    var changed: (() -> Void)?
    override var isHighlighted: Bool { didSet { changed?() } }
  }

  @Test("A label may change the cell while the labels of the cell are highlighted")
  func highlightsThatChangeTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (first, second, third) = (TellingLabel(), UILabel(), UILabel())
    for label in [first, second, third] { cell.contentView.addSubview(label) }
    first.changed = { [unowned cell, unowned third] in
      third.removeFromSuperview()
      cell.isSelected = true
    }
    cell.isHighlighted = true
    #expect(second.isHighlighted && !third.isHighlighted)
    first.changed = nil
    cell.isHighlighted = false
    #expect(first.isHighlighted && second.isHighlighted)
    cell.isSelected = false
    #expect(!first.isHighlighted && !second.isHighlighted)
  }

  @Test("A label that ends the highlight of its cell leaves no label highlighted")
  func highlightsThatEndAtOnce() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (first, second) = (TellingLabel(), UILabel())
    for label in [first, second] { cell.contentView.addSubview(label) }
    first.changed = { [unowned cell] in cell.isHighlighted = false }
    cell.isHighlighted = true
    #expect(!cell.isHighlighted && !first.isHighlighted && !second.isHighlighted)
  }

  @Test("A row that is gone after the delegate was asked for its highlight is not selected")
  func reloadedAtHighlight() {
    final class Shrinker: NSObject, UITableViewDelegate {
      let table: TestTable
      var asked: [Int] = []

      init(_ table: TestTable) { self.table = table }

      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        table.sections = [["one"]]
        tableView.reloadData()
        return true
      }

      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        asked.append(indexPath.row)
        return indexPath
      }
    }
    let table = TestTable([["one", "two"]])
    let shrinker = Shrinker(table)
    table.view.delegate = shrinker
    Finger.tap(table.view.visibleCells[1])
    table.window.layoutIfNeeded()
    #expect(shrinker.asked == [] && table.view.indexPathForSelectedRow == nil)
    #expect(table.shown == ["one"])
  }

  @Test("A touch whose view the cell has replaced does not keep later taps from selecting rows")
  func replacedTouchedView() throws {
    let table = TestTable([["one", "two"]])
    let cell = try #require(table.view.visibleCells.first)
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = state.isHighlighted ? UIListContentConfiguration.cell() : nil
    }
    table.window.layoutIfNeeded()
    let touched = cell.contentView
    let finger = Finger(on: cell)
    finger.rest(for: 0.3)
    #expect(cell.isHighlighted && cell.contentView !== touched)
    finger.lift()
    Finger.tap(table.view.visibleCells[1])
    #expect(table.calls.contains("select 0.1") && !cell.isHighlighted)
  }

  @Test("A selected row without a selection style keeps its separators")
  func separatorsWithoutStyle() throws {
    let table = TestTable([["one", "two", "three"]])
    func lines() -> [Int] {
      table.window.layoutIfNeeded()
      return table.view.visibleCells.map { cell in
        cell.subviews.count { $0.frame.height < 1 && $0.frame.width > 100 }
      }
    }
    let all = lines()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.selectionStyle = .none
    table.view.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(lines() == all)
    cell.selectionStyle = .default
    let marked = lines()
    #expect(marked[0] < all[0] && marked[1] == 0)
    cell.selectionStyle = .none
    #expect(lines() == all)
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

  @Test("A cell is told that it has its editing controls when the animation ends")
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
