import Foundation
import Testing
import UIKit

/// A layout of rows with a decoration view below each, which is inserted and deleted with its row.
@MainActor
final class LinedLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  private var gone: [IndexPath] = []
  private var come: [IndexPath] = []

  override init() {
    super.init()
    itemSize = CGSize(width: 320, height: 60)
    minimumLineSpacing = 0
    register(TextHeader.self, forDecorationViewOfKind: "line")
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    return items
      + items.compactMap { layoutAttributesForDecorationView(ofKind: "line", at: $0.indexPath) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    line.frame = CGRect(x: 0, y: item.frame.maxY - 1, width: 320, height: 1)
    line.zIndex = 1
    return line
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    gone = updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
    come = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("delete \(elementKind)")
    return gone
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    log.append("insert \(elementKind)")
    return come
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("line \(decorationIndexPath.item) appears")
    return nil
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("line \(decorationIndexPath.item) goes")
    return nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("bounds from \(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() { log.append("bounds done") }
}

/// A flow layout that the view mirrors.
private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@Suite("Hooks of a layout")
@MainActor
struct LayoutHooksTests {
  @Test("A layout is asked which decoration views an update deletes and inserts")
  func decorations() {
    let layout = LinedLayout()
    let list = TestList(3, layout)
    list.settle()
    layout.log = []
    list.sections = [["0", "2"]]
    list.view.deleteItems(at: [IndexPath(0, 1)])
    list.settle()
    #expect(layout.log.filter { $0.hasPrefix("delete") } == ["delete line"])
    #expect(layout.log.filter { $0.hasPrefix("insert") } == ["insert line"])
    let lines = list.view.subviews.filter { $0 is TextHeader && !$0.isHidden }
    #expect(lines.map(\.frame.minY).sorted() == [59, 119])
  }

  @Test("A layout prepares for animated bounds changes, and not for those without animation")
  func animatedBounds() {
    let layout = LinedLayout()
    let list = TestList(3, layout)
    list.settle()
    layout.log = []
    UIView.animate(withDuration: 0.3) {
      list.view.frame.size.height = 240
      list.view.layoutIfNeeded()
    }
    #expect(layout.log.filter { $0.hasPrefix("bounds") } == ["bounds from 480", "bounds done"])
    list.settle()
    layout.log = []
    list.view.frame.size.height = 300
    list.settle()
    #expect(layout.log.filter { $0.hasPrefix("bounds") } == [])
  }

  @Test("Items of a mirrored layout appear and disappear at their own places")
  func mirroredUpdates() throws {
    let layout = MirroredLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = TestList(3, layout)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.settle()
    list.sections[0].insert("new", at: 0)
    list.view.insertItems(at: [IndexPath(0, 0)])
    let cell = try #require(list.view.cellForItem(at: IndexPath(0, 0)))
    #expect(cell.frame.minX == 220)
    #expect(cell.layer.presentation()?.frame.minX == 220)
    list.settle()
    list.sections[0].remove(at: 0)
    list.view.deleteItems(at: [IndexPath(0, 0)])
    list.window.frameClock.advance(by: 0.15)
    #expect(cell.layer.presentation()?.frame.minX == 220)
    list.settle()
  }

  @Test("A mirrored horizontal list begins with its first item, also after items are appended")
  func mirroredStart() {
    let flow = MirroredLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 80)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 1_000
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(80))
    let composed = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
    for layout in [flow, composed] {
      let list = TestList([[]], layout)
      list.view.semanticContentAttribute = .forceRightToLeft
      list.settle()
      for count in [10, 20] {
        let old = list.sections[0].count
        list.sections[0] = (0..<count).map { "\($0)" }
        list.view.insertItems(at: (old..<count).map { IndexPath(0, $0) })
        list.settle()
        #expect(list.view.contentOffset.x == CGFloat(count * 100 - 320))
        #expect(list.texts == ["0", "1", "2", "3"])
      }
    }
  }
}
