import Foundation
import Galley
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A list cell")
struct UICollectionViewListCellTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func place(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, item: Int = 0, of count: Int = 3,
    headerMode: ListHeaderMode = .none
  ) -> ListPlace {
    ListPlace(
      UICollectionLayoutListConfiguration(appearance: appearance),
      row: ListRowPlace(item: item, of: count, headerMode: headerMode))
  }

  private func show(_ text: String) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  /// The frames of the separators, which are the only views less than a point high.
  private var lines: [CGRect] { cell.subviews.map(\.frame).filter { $0.height < 1 } }

  private func height(_ width: CGFloat) -> CGFloat {
    cell.fittingSize(around: CGSize(width: width, height: 1), on: .vertical).height
  }

  @Test("A list cell has the default content and background of its list")
  func defaults() {
    #expect(cell.defaultContentConfiguration() == .cell())
    #expect(cell.backgroundConfiguration == nil)
    cell.listPlace = place(.plain)
    cell.layoutIfNeeded()
    #expect(cell.traitCollection.listEnvironment == .plain)
    #expect(cell.backgroundConfiguration == .listPlainCell())
    cell.listPlace = place(.insetGrouped)
    cell.layoutIfNeeded()
    #expect(cell.defaultContentConfiguration() == .cell())
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    cell.listPlace = place(.sidebar, headerMode: .firstItemInSection)
    cell.layoutIfNeeded()
    #expect(cell.defaultContentConfiguration() == .sidebarHeader())
    #expect(cell.backgroundConfiguration == .listSidebarHeader())
    cell.listPlace = ListPlace(
      UICollectionLayoutListConfiguration(appearance: .grouped), part: .footer)
    #expect(cell.defaultContentConfiguration() == .groupedFooter())
  }

  /// An accessory of a width at the trailing edge.
  private static func box(_ width: CGFloat) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)),
        placement: .trailing(displayed: .always), reservedLayoutWidth: .actual,
        maintainsFixedSize: true))
  }

  @Test("A visible row becomes higher if another accessory makes its text narrower")
  func laterAccessory() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [Self.box(100)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one two three four five six seven eight nine ten"])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let shown = try #require(view.visibleCells.first as? UICollectionViewListCell)
    let before = shown.frame.height
    shown.accessories.append(Self.box(90))
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill()
    #expect(shown.frame.height > before)
    withExtendedLifetime(source) {}
  }

  @Test("A list cell keeps a background that the app sets, also if it is nil")
  func ownBackground() {
    cell.backgroundConfiguration = nil
    cell.listPlace = place(.plain)
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == .clear())
  }

  @Test("The separator of a list cell begins where its text does, in both directions")
  func line() {
    UIView.withSquareText {
      show("Text")
      cell.layoutIfNeeded()
      #expect(lines == [])
      cell.listPlace = place(.plain)
      cell.layoutIfNeeded()
      #expect(lines == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      #expect(lines.map(\.minX) == [36])
      cell.semanticContentAttribute = .forceRightToLeft
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(lines == [CGRect(x: 0, y: 43.5, width: 284, height: 0.5)])
      cell.listPlace = place(.insetGrouped, item: 2)
      cell.layoutIfNeeded()
      #expect(lines == [])
    }
  }

  @Test("The separators of a list cell follow the separator configuration")
  func ownLines() {
    UIView.withSquareText {
      show("Text")
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.separatorConfiguration.topSeparatorVisibility = .visible
      list.separatorConfiguration.bottomSeparatorVisibility = .hidden
      list.separatorConfiguration.topSeparatorInsets.leading = 5
      cell.listPlace = ListPlace(list, row: ListRowPlace(item: 1, of: 3, headerMode: .none))
      cell.layoutIfNeeded()
      #expect(lines == [CGRect(x: 5, y: 0, width: 315, height: 0.5)])
    }
  }

  @Test("The separator of a list cell follows constraints of the separatorLayoutGuide")
  func guide() {
    UIView.withSquareText {
      show("Text")
      cell.listPlace = place(.plain)
      let guide = cell.separatorLayoutGuide
      cell.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 16)
      guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(lines.map(\.minX) == [70])
    }
  }

  @Test("The first and the last cell of an inset group have round corners")
  func corners() {
    cell.listPlace = place(.insetGrouped, item: 0)
    #expect(cell.layer.cornerRadius == 10 && cell.layer.masksToBounds)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    cell.listPlace = place(.insetGrouped, item: 1)
    #expect(cell.layer.cornerRadius == 0 && !cell.layer.masksToBounds)
    cell.listPlace = place(.insetGrouped, item: 0, of: 1)
    #expect(
      cell.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
  }

  @Test("A list cell is as high as its text, and in a list at least as high as a standard row")
  func heights() {
    UIView.withSquareText {
      show("Twenty letters, here")
      #expect(height(320) == 42.5)
      // A check mark takes 28 points, and the edge 8.
      #expect(height(194) == 42.5)
      cell.accessories = [.checkmark()]
      #expect(height(194) == 64.5)
      #expect(height(230) == 42.5)
      cell.indentationLevel = 1
      #expect(height(230) == 64.5)
      cell.indentationLevel = 0
      cell.listPlace = place(.plain)
      #expect(height(320) == 44)
      let high = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
      cell.accessories = [
        .customView(configuration: .init(customView: high, placement: .leading()))
      ]
      #expect(height(320) == 70)
    }
  }

  @Test("The fitting width of a list cell includes its accessories")
  func width() {
    UIView.withSquareText {
      show("Text")
      cell.accessories = [.disclosureIndicator()]
      let size = cell.fittingSize(
        around: CGSize(width: 1, height: 44), on: [.horizontal, .vertical])
      // 16 and 8 around 34 points of letters, 14 for the arrow, and 8 at the edge.
      #expect(size == CGSize(width: 80, height: 42.5))
    }
  }

  @Test("A list cell draws text, arrow and separator, mirrored from right to left")
  func drawn() {
    UIView.withSquareText {
      cell.frame.size.width = 200
      cell.listPlace = place(.plain)
      show("Text")
      cell.accessories = [.disclosureIndicator()]
      #expect(
        cell.displayList().description == """
          BackgroundView
            UIView
              fill rect (0, 0, 200, 44) #FFFFFF
          UIListContentView
            UILabel, at (16, 12)
              text "Text" system 17 #000000 at (0, 0), 34 × 20.287
          AccessoryView, at (170, 15)
            stroke M 5.667 2 L 10.667 7 L 5.667 12 #3C3C434D, 2 wide, round caps, round joins
          UIView, at (16, 43.5)
            fill rect (0, 0, 184, 0.5) #3C3C434A
          """)
      for view in [cell, cell.contentView] + cell.subviews.filter({ $0 is AccessoryView }) {
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsDisplay()
      }
      cell.setNeedsLayout()
      let mirrored = cell.displayList().description
      #expect(mirrored.contains("AccessoryView, at (16, 15)"))
      #expect(mirrored.contains("stroke M 8.333 2 L 3.333 7 L 8.333 12"))
      #expect(mirrored.contains("UIView, at (0, 43.5)"))
    }
  }

  @Test("A list cell keeps its swipe actions, of which destructive ones are red by default")
  func swipe() {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    cell.trailingSwipeActionsConfiguration = UISwipeActionsConfiguration(actions: [action])
    #expect(cell.trailingSwipeActionsConfiguration?.performsFirstActionWithFullSwipe == true)
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(flag.backgroundColor == .systemGray)
    var isDone = false
    action.handler(action, cell) { isDone = $0 }
    #expect(isDone)
  }
}
