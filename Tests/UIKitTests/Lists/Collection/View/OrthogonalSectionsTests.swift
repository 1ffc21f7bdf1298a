import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Orthogonal sections of compositional layouts")
@MainActor
struct OrthogonalSectionsTests {
  /// An orthogonal section of groups of 100 by 80, under a header of 30.
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, hasHeader: Bool = true
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    guard hasHeader else { return section }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, hasHeader: Bool = true
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section(behavior, hasHeader: hasHeader))
  }

  private func list(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> TestList {
    let sections = (0..<10).map { section in (0..<20).map { "\(section):\($0)" } }
    let list = TestList(sections, layout(behavior))
    list.settle()
    return list
  }

  @Test("Orthogonal sections have cells and headers for their visible items")
  func cells() {
    let list = list(.continuous)
    #expect(
      list.lines.prefix(5) == [
        "0.0 0:0 (0, 30, 100, 80)", "0.1 0:1 (100, 30, 100, 80)", "0.2 0:2 (200, 30, 100, 80)",
        "0.3 0:3 (300, 30, 100, 80)", "1.0 1:0 (0, 140, 100, 80)",
      ])
    #expect(
      list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .map { short($0.frame) } == [
          "(0, 0, 320, 30)", "(0, 110, 320, 30)", "(0, 220, 320, 30)", "(0, 330, 320, 30)",
          "(0, 440, 320, 30)",
        ])
  }

  @Test("An item is found where it is visible, also if a handler changes the items")
  func found() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.9 }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let list = TestList([(0..<20).map { "\($0)" }], layout)
    list.settle()
    Finger.flick(list.view, from: CGPoint(x: 250, y: 40), by: CGPoint(x: -60, y: 0))
    list.settle()
    let places = [50, 150].map { CGPoint(x: $0, y: 40) }
    #expect(places.map { list.view.indexPathForItem(at: $0)?.item } == [1, 2])
    Finger.tap(list.view, at: places[0])
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("A drag scrolls only the orthogonal section under the finger")
  func drag() {
    let list = list(.continuous)
    let finger = Finger(on: list.view, at: CGPoint(x: 250, y: 180))
    finger.move(by: CGPoint(x: -150, y: 0), over: 0.5)
    finger.rest(for: 0.3)
    finger.lift()
    list.settle()
    #expect(list.lines.filter { $0.hasPrefix("0.") }.first == "0.0 0:0 (0, 30, 100, 80)")
    let moved = list.lines.filter { $0.hasPrefix("1.") }
    // The drag begins only after the first points, so that the offset is not a round number.
    #expect(moved.first?.hasPrefix("1.1 1:1 (-") == true, "\(moved)")
    #expect(list.view.contentOffset == .zero)
  }

  @Test("A section with group paging stops at the start of a group")
  func paging() {
    let list = list(.groupPaging)
    let finger = Finger(on: list.view, at: CGPoint(x: 250, y: 60))
    finger.move(by: CGPoint(x: -60, y: 0), over: 0.1)
    finger.lift()
    list.settle()
    #expect(list.lines.first == "0.1 0:1 (0, 30, 100, 80)")
  }

  @Test("A section with centered group paging centers its first and last group, too")
  func centered() {
    let list = list(.groupPagingCentered)
    #expect(list.lines.first == "0.0 0:0 (110, 30, 100, 80)")
    Finger.flick(list.view, from: CGPoint(x: 200, y: 60), by: CGPoint(x: -60, y: 0))
    list.settle()
    #expect(list.lines.prefix(2).last == "0.1 0:1 (110, 30, 100, 80)")
    for _ in 0..<19 {
      Finger.flick(list.view, from: CGPoint(x: 200, y: 60), by: CGPoint(x: -60, y: 0))
      list.settle()
    }
    #expect(list.lines.prefix { $0.hasPrefix("0.") }.last == "0.19 0:19 (110, 30, 100, 80)")
    list.view.contentOffset.y = 600
    list.settle()
    list.view.contentOffset.y = 0
    list.settle()
    #expect(list.lines.prefix { $0.hasPrefix("0.") }.last == "0.19 0:19 (110, 30, 100, 80)")
  }

  @Test("An orthogonal section keeps its offset while it is not visible")
  func remembered() {
    let list = list(.continuous)
    list.view.scrollToItem(at: IndexPath(0, 10), at: .left, animated: false)
    list.settle()
    #expect(list.lines.first == "0.10 0:10 (0, 30, 100, 80)")
    list.view.contentOffset.y = 600
    list.settle()
    #expect(list.lines.first == "5.0 5:0 (0, 580, 100, 80)")
    list.view.contentOffset.y = 0
    list.settle()
    #expect(list.lines.first == "0.10 0:10 (0, 30, 100, 80)")
  }

  @Test("An orthogonal section keeps its offset when another section before it is deleted")
  func updates() {
    let list = list(.continuous)
    list.view.scrollToItem(at: IndexPath(1, 5), at: .left, animated: false)
    list.settle()
    list.sections.remove(at: 0)
    list.view.deleteSections([0])
    list.settle()
    #expect(list.lines.first == "0.5 1:5 (0, 30, 100, 80)")
    list.sections[0].insert("new", at: 6)
    list.view.insertItems(at: [IndexPath(0, 6)])
    list.settle()
    #expect(
      list.lines.prefix(3) == [
        "0.5 1:5 (0, 30, 100, 80)", "0.6 new (100, 30, 100, 80)", "0.7 1:6 (200, 30, 100, 80)",
      ])
  }

  @Test("The handler of an orthogonal section changes its visible items at each offset")
  func handler() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = abs(item.frame.midX - offset.x - 160) < 60 ? 1 : 0.5 }
      }
      return section
    }
    let list = TestList([(0..<20).map { "\($0)" }], layout)
    list.settle()
    #expect(list.view.visibleCells.map(\.alpha) == [0.5, 1, 0.5, 0.5])
    list.view.scrollToItem(at: IndexPath(0, 4), at: .left, animated: false)
    list.settle()
    #expect(list.texts == ["4", "5", "6", "7"])
    #expect(list.view.visibleCells.map(\.alpha) == [0.5, 1, 0.5, 0.5])
  }
}

extension OrthogonalSectionsTests {
  @Test(
    "A cell whose item moves to another orthogonal section moves into that section's scroll view")
  func handedOver() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: layout(.continuous, hasHeader: false))
    view.contentInsetAdjustmentBehavior = .never
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.text = name
      return cell
    }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c", "d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    snapshot.moveItem("a", beforeItem: "c")
    snapshot.deleteSections([0])
    source.apply(snapshot)
    window.frameClock.advanceUntilStill()
    MainTurn.drain()
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(cells.map { ($0 as? TextCell)?.text } == ["a", "c", "d"])
    #expect(cells.allSatisfy { $0.isDescendant(of: view) })
    #expect(Set(cells.map { $0.superview.map { ObjectIdentifier($0) } }).count == 1)
  }

  @Test("A subclass of the compositional layout has orthogonal sections, too")
  func ofSubclass() {
    final class OwnLayout: UICollectionViewCompositionalLayout {}
    let layout = OwnLayout(section: section(.continuous, hasHeader: false))
    let list = TestList([(0..<20).map { "\($0)" }, ["a", "b"]], layout)
    list.settle()
    #expect(list.texts == ["0", "1", "2", "3", "a", "b"])
    list.view.scrollToItem(at: IndexPath(0, 5), at: .left, animated: false)
    list.settle()
    #expect(
      list.lines == [
        "0.5 5 (0, 0, 100, 80)", "0.6 6 (100, 0, 100, 80)", "0.7 7 (200, 0, 100, 80)",
        "0.8 8 (300, 0, 100, 80)", "1.0 a (0, 80, 100, 80)", "1.1 b (100, 80, 100, 80)",
      ])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 150, y: 40)) == IndexPath(0, 6))
    Finger.tap(list.view, at: CGPoint(x: 150, y: 40))
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(0, 6)])
  }

  @Test("An orthogonal section shows the remaining items when the visible ones are deleted")
  func shortened() {
    let names = (0..<10).map { section in (0..<20).map { "\(section):\($0)" } }
    let list = TestList(names, layout(.continuous, hasHeader: false))
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 19), at: .right, animated: false)
    list.settle()
    list.sections[0].removeLast(15)
    list.view.deleteItems(at: (5..<20).map { IndexPath(0, $0) })
    list.settle()
    #expect(list.lines.first == "0.1 0:1 (-80, 0, 100, 80)")
    // The same happens while the section is not visible.
    list.view.contentOffset.y = 320
    list.settle()
    list.sections[0].removeLast(3)
    list.view.deleteItems(at: (2..<5).map { IndexPath(0, $0) })
    list.settle()
    list.view.contentOffset.y = 0
    list.settle()
    #expect(
      list.lines.prefix(2) == ["0.0 0:0 (0, 0, 100, 80)", "0.1 0:1 (100, 0, 100, 80)"])
  }

  @Test("An item that leaves an orthogonal section moves from its visible position")
  func leaving() throws {
    let (row, plain) = (section(.continuous, hasHeader: false), section(.none, hasHeader: false))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? row : plain }
    let list = TestList([(0..<20).map { "\($0)" }, ["a"]], layout)
    list.settle()
    list.view.scrollToItem(at: IndexPath(0, 5), at: .left, animated: false)
    list.settle()
    list.sections[0].remove(at: 6)
    list.sections[1].insert("6", at: 0)
    list.view.moveItem(at: IndexPath(0, 6), to: IndexPath(1, 0))
    let cell = try #require(list.view.cellForItem(at: IndexPath(1, 0)))
    #expect(short(cell.frame) == "(0, 80, 100, 80)")
    #expect(cell.layer.presentation().map { short($0.frame) } == "(100, 0, 100, 80)")
    list.settle()
    // The same goes for all items if the layout changes.
    list.view.setCollectionViewLayout(rows(60), animated: true)
    let first = try #require(list.view.cellForItem(at: IndexPath(0, 5)))
    #expect(first.layer.presentation().map { short($0.frame) } == "(0, 0, 100, 80)")
    list.settle()
  }

  @Test("Mirrored orthogonal sections begin at the right, also after items are appended")
  func mirrored() {
    let list = TestList([["0", "1", "2"]], layout(.continuous, hasHeader: false))
    list.view.semanticContentAttribute = .forceRightToLeft
    list.settle()
    #expect(list.lines.first == "0.0 0 (220, 0, 100, 80)")
    func add(_ names: Range<Int>) {
      list.sections[0] += names.map { "\($0)" }
      list.view.insertItems(at: names.map { IndexPath(0, $0) })
      list.settle()
    }
    add(3..<10)
    #expect(list.lines.first == "0.0 0 (220, 0, 100, 80)")
    list.view.scrollToItem(at: IndexPath(0, 4), at: .centeredHorizontally, animated: false)
    list.settle()
    #expect(list.lines.contains("0.4 4 (110, 0, 100, 80)"))
    add(10..<15)
    #expect(list.lines.contains("0.4 4 (110, 0, 100, 80)"))
    list.view.semanticContentAttribute = .forceLeftToRight
    list.settle()
    #expect(list.lines.first == "0.0 0 (0, 0, 100, 80)")
  }

  @Test("A section with centered group paging keeps its group centered when the width changes")
  func centeredAfterRotation() {
    let list = list(.groupPagingCentered)
    list.view.frame.size.width = 480
    list.settle()
    #expect(list.lines.first == "0.0 0:0 (190, 30, 100, 80)")
    Finger.flick(list.view, from: CGPoint(x: 250, y: 60), by: CGPoint(x: -60, y: 0))
    list.settle()
    #expect(list.lines.prefix(2).last == "0.1 0:1 (190, 30, 100, 80)")
    list.view.frame.size.width = 320
    list.settle()
    #expect(list.lines.prefix(2).last == "0.1 0:1 (110, 30, 100, 80)")
  }

  @Test("The subviews are sorted only when there are new ones")
  func order() {
    let list = list(.continuous)
    list.view.contentOffset.y = 5
    list.view.arrangeRows()
    #expect(!list.view.pass.needsOrdering)
    list.view.contentOffset.y = 400
    list.view.arrangeRows()
    #expect(list.view.pass.needsOrdering)
    list.settle()
    let rows = list.view.subviews.filter { $0 is OrthogonalScroller }
    #expect(rows.map(\.frame.minY) == rows.map(\.frame.minY).sorted())
    #expect(rows.count == 5)
  }

  @Test("Orthogonal sections scroll to the item that gets the focus")
  func focus() {
    let list = list(.continuous)
    list.window.makeKeyAndVisible()
    var focused: String? {
      let item = UIFocusSystem.focusSystem(for: list.view)?.focusedItem
      return (item as? TextCell)?.text
    }
    Keyboard.press(.tab, in: list.window)
    for _ in 0..<6 { Keyboard.press(.rightArrow, in: list.window) }
    #expect(focused == "0:6")
    #expect(list.lines.contains("0.6 0:6 (220, 30, 100, 80)"))
    // The item below it on screen is next, not the one with the same number.
    Keyboard.press(.downArrow, in: list.window)
    #expect(focused == "1:2")
    Keyboard.press(.upArrow, in: list.window)
    for _ in 0..<3 { Keyboard.press(.leftArrow, in: list.window) }
    #expect(focused == "0:3")
    #expect(list.lines.first == "0.3 0:3 (0, 30, 100, 80)")
  }
}
