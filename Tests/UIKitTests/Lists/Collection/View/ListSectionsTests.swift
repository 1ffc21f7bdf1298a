import Foundation
import Testing
import UIKit

/// Cities in lists.
@MainActor
final class CityList: NSObject, UICollectionViewDataSource {
  var cities = ["Rome", "Oslo", "Lima"]
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator(), .delete()]
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    super.init()
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  func settle() {
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cities.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row, for: indexPath, item: cities[indexPath.item])
  }
}

@Suite("Sections that are lists")
@MainActor
struct ListSectionsTests {
  @Test("Have rows as high as their content, and cells know what list they are in")
  func rows() throws {
    let list = CityList(.insetGrouped)
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    #expect(cell.traitCollection.listEnvironment == .insetGrouped)
    #expect(cell.frame.minX == 20)
    #expect(cell.frame.width == 350)
    #expect(Set(list.view.visibleCells.map(\.frame.height)).count == 1)
    #expect(list.view.visibleCells.count == 3)
  }

  @Test("Show what is for editing while the view is edited")
  func editing() throws {
    let list = CityList(.plain)
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    let before = cell.contentView.frame.minX
    list.view.isEditing = true
    list.settle()
    #expect(cell.contentView.frame.minX > before)
    list.view.isEditing = false
    list.settle()
    #expect(cell.contentView.frame.minX == before)
  }

  @Test("A cell whose content grows becomes higher, and the rows below make room")
  func grows() throws {
    let list = CityList(.plain)
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    let next = try #require(list.view.cellForItem(at: IndexPath(0, 1)))
    let (height, place) = (cell.frame.height, next.frame.minY)
    var content = UIListContentConfiguration.cell()
    content.text = "Rome, which was not built in a day, and has been there for longer than most"
    cell.contentConfiguration = content
    list.settle()
    #expect(cell.frame.height > height)
    #expect(next.frame.minY - place == cell.frame.height - height)
  }

  @Test("Have the background of their look, in front of that of the view")
  func background() {
    let list = CityList(.grouped)
    let grouped = UIColor.systemGroupedBackground
      .resolvedColor(with: list.view.traitCollection).cgColor
    #expect(list.view.backgroundColor == .systemBackground)
    #expect(list.view.layer.backgroundColor == grouped)
    list.view.backgroundColor = .red
    list.view.collectionViewLayout.invalidateLayout()
    list.settle()
    #expect(list.view.backgroundColor == .red)
    #expect(list.view.layer.backgroundColor == grouped)
  }
}
