import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Corners of cells")
struct CellCornersTests {
  private final class Round: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      layer.cornerRadius = 12
      layer.masksToBounds = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "A cell keeps the corners that the app gave it", arguments: [UITableView.Style.plain, .grouped])
  func tables(style: UITableView.Style) {
    let table = TestTable([["a", "b", "c"]], style: style) {
      $0.register(Round.self, forCellReuseIdentifier: "text")
    }
    for cell in table.view.visibleCells {
      #expect(cell.layer.cornerRadius == 12 && cell.layer.masksToBounds)
      #expect(cell.layer.maskedCorners == .all)
    }
  }

  @Test(
    "The last cell of an inset group has the group's corners, and its own when it is not the last")
  func cards() throws {
    let table = TestTable([["a", "b"]], style: .insetGrouped) {
      $0.register(Round.self, forCellReuseIdentifier: "text")
    }
    let last = try #require(table.view.visibleCells.last)
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(last.layer.cornerRadius != 12)
    table.sections = [["a", "b", "c"]]
    table.view.insertRows(at: [[0, 2]], with: .none)
    table.window.layoutIfNeeded()
    #expect(table.view.cellForRow(at: [0, 1]) === last)
    #expect(last.layer.cornerRadius == 12 && last.layer.maskedCorners == .all)
  }

  @Test("A corner radius that the app sets on the last cell of an inset group is kept afterwards")
  func setMeanwhile() throws {
    let table = TestTable([["a", "b"]], style: .insetGrouped)
    let last = try #require(table.view.visibleCells.last)
    let radius = last.layer.cornerRadius
    last.layer.cornerRadius = radius + 3
    table.sections = [["a", "b", "c"]]
    table.view.insertRows(at: [[0, 2]], with: .none)
    table.window.layoutIfNeeded()
    #expect(table.view.cellForRow(at: [0, 1]) === last)
    #expect(last.layer.cornerRadius == radius + 3)
    #expect(last.layer.maskedCorners == .all && !last.layer.masksToBounds)
  }

  @Test("Cells of plain list layouts keep their corners")
  func lists() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, _ in
      cell.layer.cornerRadius = 9
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 1]))
    #expect(cell.layer.cornerRadius == 9 && cell.layer.maskedCorners == .all)
  }
}
