import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("The reorder control of a row")
@MainActor
struct RowGripTests {
  private let list = SwipeList()

  init() {
    list.accessories = [.reorder(), .multiselect()]
    list.view.isEditing = true
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.reloadData()
    list.settle()
  }

  private func grip(_ item: Int) throws -> UIView {
    try #require(try list.cell(item).subviews.first { ($0 as? AccessoryView)?.isGrip == true })
  }

  @Test("A touch on the reorder control lifts the row, which follows the finger up and down")
  func move() throws {
    list.mayMove = { $0 != 3 }
    let row = try list.cell(0)
    let (start, height) = (row.center, row.frame.height)
    let finger = Finger(on: try grip(0))
    #expect(list.view.movement != nil)
    #expect(row.center == start)
    #expect(row.configurationState.isReordering)
    finger.move(by: CGPoint(x: -20, y: height * 2 + 4), over: 0.3)
    #expect(row.center == CGPoint(x: start.x, y: start.y + height * 2 + 4))
    #expect(list.view.contentOffset.y == 0)
    finger.lift()
    list.settle()
    #expect(list.log == ["move 0 to 2"])
    #expect(list.cities == ["Oslo", "Lima", "Rome", "Bern", "Cairo"])
    #expect(!row.configurationState.isReordering)
    #expect(try list.cell(2) === row)
    #expect(row.frame.minY == height * 2)
  }

  @Test("The reorder control neither moves nor selects a row that the data source refuses to move")
  func refused() throws {
    list.mayMove = { _ in false }
    Finger.drag(try grip(0), by: CGPoint(x: 0, y: 90))
    list.settle()
    #expect(list.log == [])
    Finger.tap(try grip(0))
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test("A cancelled touch puts a lifted row back")
  func cancelled() throws {
    list.mayMove = { _ in true }
    let finger = Finger(on: try grip(0))
    finger.move(by: CGPoint(x: 0, y: 90), over: 0.3)
    finger.cancel()
    list.settle()
    #expect(list.log == [])
    #expect(try list.cell(0).frame.minY == 0)
  }

  @Test("The circle beside the reorder control shows whether the row is selected")
  func multiselect() throws {
    let row = try list.cell(1)
    let circle = try #require(
      row.subviews.compactMap { $0 as? AccessoryView }.first { !$0.isGrip })
    #expect(!circle.isSelected)
    Finger.tap(row)
    list.settle()
    #expect(circle.isSelected)
    Finger.tap(try list.cell(2))
    list.settle()
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(0, 1), IndexPath(0, 2)])
    Finger.tap(row)
    list.settle()
    #expect(!circle.isSelected)
  }

  @Test("The reorder control calls the reordering handlers of a diffable data source")
  func diffable() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.contentInsetAdjustmentBehavior = .never
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["fixed", "a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    for item in 0..<2 {
      let cell = try #require(view.cellForItem(at: IndexPath(0, item)))
      let grip = try #require(cell.subviews.first { $0 is AccessoryView })
      Finger.drag(grip, by: CGPoint(x: 0, y: cell.frame.height + 2))
      window.frameClock.advanceUntilStill()
      MainTurn.drain()
      view.layoutIfNeeded()
    }
    #expect(told == [["fixed", "b", "a"]])
    #expect(source.snapshot().itemIdentifiers == ["fixed", "b", "a"])
  }
}
