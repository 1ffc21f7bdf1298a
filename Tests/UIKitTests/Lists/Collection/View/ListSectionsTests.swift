import Foundation
import Testing
import UIKit

/// A list of cities.
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
  @Test("The cells of a list section are of equal height, and have its list environment")
  func rows() throws {
    let list = CityList(.insetGrouped)
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    #expect(cell.traitCollection.listEnvironment == .insetGrouped)
    #expect(cell.frame.minX == 20)
    #expect(cell.frame.width == 350)
    #expect(Set(list.view.visibleCells.map(\.frame.height)).count == 1)
    #expect(list.view.visibleCells.count == 3)
  }

  @Test("The cells of a list section show their editing accessories while the view is edited")
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

  @Test("A grouped list covers the background color of the view with its own")
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

  // Apple's documentation of `contentHuggingElements`: header views don't stretch to fill the width of
  // the collection view if their content's intrinsic content size is less than that.
  @Test(
    "A header that hugs its content is narrower than the list, and a long one is as wide",
    arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped])
  func huggingHeaders(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    let titles = ["Short", String(repeating: "a long header ", count: 8)]
    let hugging = Headers(titles, appearance, hugging: .supplementaryHeader)
    let filling = Headers(titles, appearance, hugging: [])
    let (short, wide) = (try hugging.frame(0), try filling.frame(0))
    #expect(short.width < wide.width / 2)
    #expect(short.origin == wide.origin)
    #expect(short.height == wide.height)
    #expect(try hugging.frame(1) == filling.frame(1))
    for section in 0..<2 {
      let row = hugging.view.layoutAttributesForItem(at: IndexPath(section, 0))
      #expect(row?.frame == filling.view.layoutAttributesForItem(at: IndexPath(section, 0))?.frame)
    }
  }

  /// Sections of one row, with headers.
  @MainActor
  private final class Headers {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init(
      _ titles: [String], _ appearance: UICollectionLayoutListConfiguration.Appearance,
      hugging: UICollectionLayoutListConfiguration.ContentHuggingElements
    ) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .supplementary
      list.contentHuggingElements = hugging
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = UIListContentConfiguration.header()
        content.text = titles[path.section]
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      source.supplementaryViewProvider = {
        $0.dequeueConfiguredReusableSupplementary(using: header, for: $2)
      }
      window.addSubview(view)
      window.isHidden = false
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in titles.indices {
        snapshot.appendSections([section])
        snapshot.appendItems([section])
      }
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }

    func frame(_ section: Int) throws -> CGRect {
      try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(section, 0))
      ).frame
    }
  }
}
