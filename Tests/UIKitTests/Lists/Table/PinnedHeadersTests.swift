import Foundation
import Galley
import Testing
import UIKit

/// The backgrounds of pinned headers and footers.
@MainActor @Suite("Pinned headers of tables and lists")
struct PinnedHeadersTests {
  private func table(
    _ style: UITableView.Style, setUp: (UITableView) -> Void = { _ in }
  ) -> TestTable {
    let rows = (0..<30).map { "row \($0)" }
    return TestTable([rows, rows], style: style, titles: ["One", "Two"], setUp: setUp)
  }

  private func header(of table: TestTable, _ section: Int = 0) throws -> UITableViewHeaderFooterView
  {
    table.window.layoutIfNeeded()
    return try #require(table.view.headerView(forSection: section))
  }

  @Test("A pinned header over rows has a blurred background, and one at its own place has none")
  func plain() throws {
    let table = table(.plain)
    #expect(try !header(of: table).configurationState.isPinned)
    #expect(try header(of: table).backgroundConfiguration?.visualEffect == nil)
    table.view.contentOffset.y = 100
    let pinned = try header(of: table)
    #expect(pinned.frame.minY == 100)
    #expect(pinned.configurationState.isPinned)
    #expect(pinned.backgroundConfiguration?.visualEffect is UIBlurEffect)
    table.view.contentOffset.y = 0
    #expect(try !header(of: table).configurationState.isPinned)
    #expect(try header(of: table).backgroundConfiguration?.visualEffect == nil)
  }

  @Test(
    "A header of a grouped table scrolls along, and has no background",
    arguments: [
      UITableView.Style.grouped, .insetGrouped,
    ])
  func grouped(style: UITableView.Style) throws {
    let table = table(style)
    table.view.contentOffset.y = 10
    #expect(try !header(of: table).configurationState.isPinned)
    #expect(try header(of: table).backgroundConfiguration?.visualEffect == nil)
  }

  @Test("A header with a background color of the app keeps it while it is pinned")
  func ownColor() throws {
    let table = table(.plain)
    try header(of: table).backgroundColor = .systemPink
    table.view.contentOffset.y = 100
    #expect(try header(of: table).backgroundConfiguration?.visualEffect == nil)
  }

  @Test("A header that was pinned is reused for one that is not")
  func reused() throws {
    let table = table(.plain)
    table.view.contentOffset.y = 100
    table.window.layoutIfNeeded()
    // The second section's header comes in below, from the pool or new.
    table.view.contentOffset.y = table.view.rectForHeader(inSection: 1).minY - 300
    #expect(try !header(of: table, 1).configurationState.isPinned)
    #expect(try header(of: table, 0).configurationState.isPinned)
  }

  /// A picture of a pinned header over rows of a text.
  private func picture(
    of text: String, _ style: UIUserInterfaceStyle, color: UIColor? = nil
  ) throws -> Data? {
    let table = TestTable([Array(repeating: text, count: 30)], titles: [" "])
    table.window.overrideUserInterfaceStyle = style
    table.view.contentOffset.y = 105
    try header(of: table).backgroundColor = color
    // The window is only as high as the header, so that nothing else is drawn.
    table.window.frame.size.height = 20
    table.view.frame.size.height = 600
    table.window.layoutIfNeeded()
    return table.window.galleyPNG()
  }

  @Test(
    "Rows are invisible behind a pinned header, unless its color is clear",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func drawn(style: UIUserInterfaceStyle) throws {
    #expect(try picture(of: "a row", style) == picture(of: " ", style))
    #expect(
      try picture(of: "a row", style, color: .clear) != picture(of: " ", style, color: .clear))
  }

  @Test(
    "The header of a reloaded section is replaced in the animation of the section",
    arguments: [UITableView.RowAnimation.left, .right])
  func reloadedHeader(animation: UITableView.RowAnimation) throws {
    let table = table(.grouped)
    let old = try header(of: table)
    table.titles[0] = "Other"
    table.view.reloadSections([0], with: animation)
    let new = try #require(table.view.headerView(forSection: 0))
    #expect(new !== old && new.textLabel?.text == "OTHER")
    table.window.frameClock.advance(by: 0.15)
    let direction: CGFloat = animation == .left ? -1 : 1
    for view in [old, new] {
      let x = try #require(view.layer.presentation()).frame.minX * direction
      #expect(x > 0 && x < 390)
    }
    table.window.frameClock.advanceUntilStill()
    #expect(new.frame.minX == 0 && new.alpha == 1)
  }

  @Test("The header of a plain list in a collection view is pinned likewise")
  func list() throws {
    let list = PinnedList()
    #expect(try !list.header().configurationState.isPinned)
    list.view.contentOffset.y = 100
    #expect(try list.header().configurationState.isPinned)
    #expect(try list.header().backgroundConfiguration?.visualEffect is UIBlurEffect)
  }
}

/// A plain list of one section with a header.
@MainActor
private final class PinnedList: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let view: UICollectionView

  override init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func header() throws -> UICollectionViewListCell {
    window.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    return try #require(header as? UICollectionViewListCell)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    40
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
