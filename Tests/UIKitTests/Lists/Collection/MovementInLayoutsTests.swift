import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Items moved in layouts of several kinds")
struct MovementInLayoutsTests {
  /// A layout of self-sizing rows, or of squares in a section that scrolls sideways.
  private func rows(
    badges: Bool = false, scrollsAcross: Bool = false
  ) -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let width = scrollsAcross ? NSCollectionLayoutDimension.absolute(40) : .fractionalWidth(1)
    let height = scrollsAcross ? NSCollectionLayoutDimension.absolute(40) : .estimated(20)
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges ? [badge] : [])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if scrollsAcross { section.orthogonalScrollingBehavior = .continuous }
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("Items keep their measured heights while one of them is moved")
  func measured() {
    let list = MovableList(
      [["aaa", "bbbbbb"], ["ccc", "dd"]], layout: rows(), cells: TallCell.self)
    #expect(list.rows == "aaa 0, bbbbbb 30, ccc 90, dd 120")
    #expect(list.lift(0))
    list.drag(to: 80)
    #expect(list.rows == "bbbbbb 0, aaa 65, ccc 90, dd 120")
    list.drag(to: 125)
    #expect(list.rows == "bbbbbb 0, ccc 60, aaa 110, dd 120")
    list.view.endInteractiveMovement()
    #expect(list.rows == "bbbbbb 0, ccc 60, aaa 90, dd 120")
    #expect(list.sections == [["bbbbbb"], ["ccc", "aaa", "dd"]])
  }

  @Test("The content offset stays when an item moves above the visible rows")
  func staysPut() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    list.view.contentOffset.y = 400
    list.window.layoutIfNeeded()
    #expect(list.lift(12))
    list.drag(to: 470)
    list.drag(to: 430)
    list.view.cancelInteractiveMovement()
    #expect(list.view.contentOffset.y == 400)
    #expect(list.lift(12))
    list.drag(to: 470)
    list.view.endInteractiveMovement()
    #expect(list.view.contentOffset.y == 400)
    #expect(list.rows == "10 400, 12 440, 11 480, 13 520, 14 560")
  }

  @Test("Headers keep their views when an item moves into another section")
  func headers() {
    let layout = MovableList.rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let list = MovableList([["a", "b"], ["c"]], layout: layout)
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame.minY == 100)
    #expect(list.lift(0))
    list.drag(to: 130)
    #expect(list.rows == "b 20, a 110, c 120")
    #expect(header?.frame.minY == 60)
    #expect(
      list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) === header)
    #expect(list.calls == ["may 0.0"])
  }

  @Test("Badges are asked for by the paths of their items while an item is moved")
  func badges() {
    let list = MovableList(
      [["aaa", "bbb", "ccc"]], layout: rows(badges: true), cells: TallCell.self)
    #expect(list.lift(0))
    list.calls = []
    list.drag(to: 45)
    list.window.layoutIfNeeded()
    #expect(list.calls.sorted() == ["badge 0.0", "badge 0.1", "badge 0.2"])
    // The first badge is now that of item 1.
    #expect(list.calls.first == "badge 0.1")
  }

  @Test("An item of an orthogonal section is moved in front of it, and dropped into it")
  func orthogonal() {
    let list = MovableList([(0..<10).map { "\($0)" }], layout: rows(scrollsAcross: true))
    let row = list.cell("0")?.superview as? UIScrollView
    row?.contentOffset.x = 60
    list.window.layoutIfNeeded()
    func place(_ name: String) -> CGRect? {
      list.cell(name).map { $0.convert($0.bounds, to: list.window) }
    }
    #expect(place("2") == CGRect(x: 20, y: 0, width: 40, height: 40))
    #expect(list.lift(2))
    #expect(place("2") == CGRect(x: 20, y: 0, width: 40, height: 40))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 20))
    #expect(place("2") == CGRect(x: 60, y: 0, width: 40, height: 40))
    #expect(place("3") == CGRect(x: 20, y: 0, width: 40, height: 40))
    list.view.endInteractiveMovement()
    #expect(list.sections[0].prefix(4) == ["0", "1", "3", "2"])
    let onScreen = list.cell("2")?.layer.presentation()?.frame.midX
    #expect(onScreen == 140, "where the finger let go, in the row")
    list.window.frameClock.advance(by: 0.5)
    #expect(place("2") == CGRect(x: 60, y: 0, width: 40, height: 40))
    #expect(list.cell("2")?.superview === row)
  }

  @Test("In a mirrored layout, a moved item goes where the finger is")
  func turnedAround() {
    let layout = Turned()
    layout.minimumInteritemSpacing = 0
    let list = MovableList([["a", "b"]], layout: layout)
    list.width = 50
    layout.invalidateLayout()
    list.view.semanticContentAttribute = .forceRightToLeft
    list.window.layoutIfNeeded()
    #expect(list.cell("a")?.frame.minX == 50 && list.cell("b")?.frame.minX == 0)
    #expect(list.lift(0))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 20))
    #expect(list.cell("a")?.frame.minX == 5 && list.cell("b")?.frame.minX == 50)
    list.view.endInteractiveMovement()
    #expect(list.sections == [["b", "a"]])
    let other = Turned()
    other.minimumInteritemSpacing = 0
    let way = list.view.startInteractiveTransition(to: other)
    way.transitionProgress = 0
    list.window.layoutIfNeeded()
    #expect(list.cell("a")?.frame.minX == 0 && list.cell("b")?.frame.minX == 50)
  }

  @Test("A movement ends without effect when the data source or the window is gone")
  func gone() {
    let list = MovableList([(0..<30).map { "\($0)" }])
    #expect(list.lift(0))
    list.drag(to: 195)
    list.view.removeFromSuperview()
    list.window.frameClock.advance(by: 1)
    #expect(list.view.contentOffset == .zero)
    list.window.addSubview(list.view)
    list.drag(to: 100)
    list.view.dataSource = nil
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(!list.calls.contains { $0.hasPrefix("move") })
    #expect(list.rows == "")
  }

  @Test("The data source may reconfigure items when it is told about a move")
  func reconfigures() {
    let list = MovableList([["a", "b", "c"]])
    list.whenMoved = { [weak list] in
      list?.view.reconfigureItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    #expect(list.lift(0))
    list.drag(to: 60)
    list.view.endInteractiveMovement()
    #expect(list.calls.suffix(4) == ["move 0.0 to 0.1", "cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(list.rows == "b 0, a 40, c 80")
  }
}

/// A cell whose height is ten points for each letter of its name.
private final class TallCell: NamedCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(10 * name.count))
  }
}

private final class Turned: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
