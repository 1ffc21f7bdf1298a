import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A collection view of rows in a window, with any layout.
@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
  var counts = [2, 2]
  var level = 0
  var symbol: UIImage?
  var accessories: [UICellAccessory] = []
  let view: UICollectionView
  /// A window does not keep its scene alive.
  private let scene: UIWindowScene
  let window: UIWindow

  init(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = .zero, isRightToLeft: Bool = false,
    generation: UIKitGeneration = .iOS18
  ) {
    let frame = CGRect(origin: .zero, size: size)
    scene = UIWindowScene(screen: UIScreen(size: size, scale: 3))
    window = UIWindow(windowScene: scene)
    window.frame = frame
    view = UIKitGeneration.$current.withValue(generation) {
      UICollectionView(frame: frame, collectionViewLayout: layout)
    }
    super.init()
    window.deviceSafeArea = safeArea
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    view.dataSource = self
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    window.addSubview(view)
    window.isHidden = false
  }

  func settle() {
    view.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
  }

  func cell(_ section: Int, _ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(section, item)) as? UICollectionViewListCell)
  }

  /// The frame of the text of a row, in the window.
  func text(_ section: Int, _ item: Int) throws -> CGRect {
    let content = try #require(cell(section, item).contentView as? UIListContentView)
    let label = try #require(content.textLabel)
    return label.convert(label.bounds, to: window)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Rows> {
    cell, path, rows in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.item)"
    content.image = rows.symbol
    cell.contentConfiguration = content
    cell.indentationLevel = rows.level
    cell.accessories = rows.accessories
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let header = header as? UICollectionViewListCell {
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
    }
    return header
  }
}

@MainActor
private func list(
  _ appearance: UICollectionLayoutListConfiguration.Appearance,
  _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
  change(&configuration)
  return .list(using: configuration)
}

@MainActor @Suite("A list on a phone of 390 points")
struct ListOnDeviceTests {
  private func rows(
    _ layout: UICollectionViewLayout, _ generation: UIKitGeneration = .iOS14
  ) -> Rows {
    Rows(layout, generation: generation)
  }

  @Test("A list on a phone of 390 points has the margins that were measured")
  func margins() throws {
    let margin = 20.0
    for generation in [UIKitGeneration.iOS14, .iOS15, .iOS18] {
      let plain = rows(list(.plain), generation)
      plain.settle()
      #expect(try plain.text(0, 0).minX == margin)
      let cards = rows(list(.insetGrouped), generation)
      cards.settle()
      #expect(try cards.cell(0, 0).frame.minX == margin)
      #expect(try cards.cell(0, 0).frame.maxX == 390 - margin)
    }
  }

  @Test("A list on a phone of 375 points has margins of 16 points")
  func narrow() throws {
    let plain = Rows(
      list(.plain), size: CGSize(width: 375, height: 667), generation: .iOS14)
    plain.settle()
    #expect(try plain.text(0, 0).minX == 16)
  }

  @Test("The rows of an inset group have 17⅔ points above and below them")
  func cards() throws {
    let rows = rows(list(.insetGrouped))
    rows.settle()
    let top = try rows.cell(0, 0).frame.minY
    #expect(abs(top - 17.667) < 0.001)
    let gap = try rows.cell(1, 0).frame.minY - rows.cell(0, 1).frame.maxY
    #expect(abs(gap - 35.333) < 0.001)
  }

  @Test("The gap between sections of a grouped list is 57⅓ points high with a header of one line")
  func headers() throws {
    let rows = rows(list(.grouped) { $0.headerMode = .supplementary })
    rows.settle()
    let gap = try rows.cell(1, 0).frame.minY - rows.cell(0, 1).frame.maxY
    #expect(abs(gap - 57.333) < 0.34)
  }

  @Test("The text of a row begins 40⅓ points later with a symbol, in addition to the indentation")
  func symbols() throws {
    let rows = rows(list(.plain))
    rows.symbol = UIImage(systemName: "star")
    rows.settle()
    #expect(try abs(rows.text(0, 0).minX - 60.333) < 0.001)
    let indented = self.rows(list(.plain))
    indented.symbol = UIImage(systemName: "star")
    indented.level = 1
    indented.settle()
    #expect(try abs(indented.text(0, 0).minX - 70.333) < 0.001)
  }

  @Test("The texts of rows follow the margin of a list that becomes wider or narrower")
  func widths() throws {
    let rows = rows(list(.plain), .iOS18)
    rows.settle()
    for (width, edge) in [(375.0, 16.0), (390, 20), (320, 16)] {
      rows.view.frame.size.width = width
      rows.settle()
      #expect(try rows.text(0, 0).minX == edge, "\(width)")
    }
  }
}

@MainActor @Suite("A list on a phone in landscape orientation")
struct ListInLandscapeTests {
  private let size = CGSize(width: 844, height: 390)
  private let area = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 40)

  @Test(
    "Texts and accessories of rows stay clear of both sides of the safe area",
    arguments: [false, true])
  func rows(isRightToLeft: Bool) throws {
    let rows = Rows(list(.plain), size: size, safeArea: area, isRightToLeft: isRightToLeft)
    rows.accessories = [.disclosureIndicator()]
    rows.settle()
    let cell = try rows.cell(0, 0)
    #expect(cell.frame.width == 844)
    let text = try rows.text(0, 0)
    let sign = try #require(cell.subviews.first { $0 is AccessoryView })
    if isRightToLeft {
      #expect(text.maxX == 784)
      #expect(sign.frame.minX == 67)
    } else {
      #expect(text.minX == 67)
      #expect(sign.frame.maxX == 784)
    }
  }

  @Test("Indentation and leading accessories begin after the safe area")
  func indentation() throws {
    let rows = Rows(list(.plain), size: size, safeArea: area)
    rows.level = 2
    rows.settle()
    #expect(try rows.text(0, 0).minX == 87)
    rows.accessories = [.multiselect(displayed: .always)]
    rows.view.reloadData()
    rows.settle()
    let sign = try #require(try rows.cell(0, 0).subviews.first { $0 is AccessoryView })
    #expect(sign.center.x == 101)
  }

  @Test("Inset groups are inside the safe area, which does not inset their rows again")
  func cards() throws {
    let rows = Rows(list(.insetGrouped), size: size, safeArea: area)
    rows.settle()
    let frame = try rows.cell(0, 0).frame
    #expect((frame.minX, frame.width, frame.height) == (67, 717, 44))
    #expect(abs(frame.minY - 17.667) < 0.001)
    #expect(try rows.text(0, 0).minX == 87)
    rows.window.deviceSafeArea = .zero
    rows.settle()
    #expect(try rows.cell(0, 0).frame.minX == 20)
    #expect(try rows.cell(0, 0).frame.width == 804)
  }
}

@MainActor @Suite("The background of a list")
struct ListBackgroundsTests {
  private func color(_ color: UIColor, in view: UIView) -> CGColor {
    color.resolvedColor(with: view.traitCollection).cgColor
  }

  /// A layout of list sections with these appearances, and of a grid for each `nil`.
  private func mixed(
    _ appearances: [UICollectionLayoutListConfiguration.Appearance?]
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      if let appearance = appearances[section] {
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: appearance),
          layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }

  private func plates(_ rows: Rows) -> [UIView] {
    rows.view.subviews.filter { type(of: $0) == UIView.self && $0.backgroundColor != nil }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test("A collection view has the system background by default")
  func usual() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == color(.systemBackground, in: view))
    #expect(view.layer.backgroundColor != color(.systemBackground, in: UIView()))
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test("A view of grouped lists has the grouped background instead of its own color")
  func grouped() {
    let rows = Rows(mixed([.grouped, .insetGrouped]))
    rows.view.backgroundColor = .systemRed
    rows.settle()
    #expect(rows.view.backgroundColor == .systemRed)
    #expect(rows.view.layer.backgroundColor == color(.systemGroupedBackground, in: rows.view))
    #expect(plates(rows).isEmpty)
    let whole = Rows(list(.insetGrouped))
    whole.settle()
    whole.view.backgroundColor = .systemRed
    #expect(whole.view.layer.backgroundColor == color(.systemGroupedBackground, in: whole.view))
    let clear = Rows(list(.insetGrouped) { $0.backgroundColor = .clear })
    clear.view.backgroundColor = .systemRed
    clear.settle()
    #expect(clear.view.layer.backgroundColor == color(.systemRed, in: clear.view))
    #expect(plates(clear).isEmpty)
    let glass = UIColor.systemBlue.withAlphaComponent(0.5)
    let veiled = Rows(list(.insetGrouped) { $0.backgroundColor = glass })
    veiled.view.backgroundColor = .systemRed
    veiled.settle()
    #expect(veiled.view.layer.backgroundColor == color(.systemRed, in: veiled.view))
    #expect(plates(veiled).map(\.backgroundColor) == [glass])
    #expect(plates(veiled).map(\.frame) == [veiled.view.bounds])
  }

  @Test("The background of a plain list is that of the view")
  func plain() {
    let rows = Rows(list(.plain))
    rows.view.backgroundColor = .systemRed
    rows.settle()
    #expect(rows.view.layer.backgroundColor == color(.systemRed, in: rows.view))
  }

  @Test("Grouped lists among other sections have backgrounds of their own behind the cells")
  func sections() throws {
    let rows = Rows(mixed([nil, .grouped, .insetGrouped, nil, .grouped]))
    rows.counts = [1, 1, 1, 1, 1]
    rows.view.backgroundColor = .systemYellow
    rows.settle()
    #expect(rows.view.layer.backgroundColor == color(.systemYellow, in: rows.view))
    let plates = plates(rows)
    #expect(plates.count == 2)
    #expect(plates.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
    // The grid is 40 points high, and a list of one row is 79⅓ high.
    let pixels = plates.map { [$0.frame.minY * 3, $0.frame.maxY * 3].map { $0.rounded() } }
    #expect(pixels == [[120, 596], [716, 2_532]])
    #expect(plates.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 390 })
    let order = rows.view.subviews
    let firstCell = try #require(order.firstIndex { $0 is UICollectionViewCell })
    for plate in plates {
      #expect(try #require(order.firstIndex { $0 === plate }) < firstCell)
    }
  }

  @Test("The background of a list section grows with its rows, and goes when the layout changes")
  func updates() throws {
    let rows = Rows(mixed([.grouped, nil]))
    rows.counts = [1, 1]
    rows.settle()
    #expect(plates(rows).map { ($0.frame.maxY * 3).rounded() } == [238])
    rows.counts = [3, 1]
    rows.view.performBatchUpdates {
      rows.view.insertItems(at: [IndexPath(0, 1), IndexPath(0, 2)])
    }
    rows.settle()
    #expect(plates(rows).map { ($0.frame.maxY * 3).rounded() } == [502])
    rows.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    rows.settle()
    #expect(plates(rows).isEmpty)
  }

  @Test("The background of a list section reaches beyond the content if all others are empty")
  func emptyEnds() throws {
    let rows = Rows(mixed([nil, .grouped, .plain]))
    rows.counts = [0, 1, 0]
    rows.settle()
    rows.view.contentOffset.y = -200
    rows.settle()
    let plate = try #require(plates(rows).first)
    #expect(plates(rows).count == 1 && plate.frame.minY == -200)
    #expect(plate.frame.maxY == rows.view.bounds.maxY)
  }
}
