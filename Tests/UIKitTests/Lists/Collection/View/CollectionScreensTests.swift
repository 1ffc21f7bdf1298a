import Foundation
import Galley
import TestSupport
import Testing
import UIKit

/// Screens with collection views, as apps write them.
@MainActor @Suite("Screens with collection views")
struct CollectionScreensTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A collection view of numbers, without the protocols. A subclass adopts them, so that the view
  /// finds the methods that the subclass adds.
  @MainActor private class NumbersBase: NSObject {
    var sections: [[Int]]
    var log: [String] = []
    let window: UIWindow
    let view: UICollectionView

    init(_ sections: [[Int]], _ layout: UICollectionViewLayout) {
      self.sections = sections
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      super.init()
      view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
      }
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = self as? any UICollectionViewDataSource
      view.delegate = self as? any UICollectionViewDelegate
      window.addSubview(view)
    }

    /// Shows the window if it is hidden, and settles layout and animations.
    func settle() {
      if window.isHidden { window.makeKeyAndVisible() }
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
      MainTurn.drain()
      window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? TextCell)?.text = "\(sections[indexPath.section][indexPath.item])"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "band", for: indexPath)
      (view as? TextHeader)?.text = "\(indexPath.section)"
      return view
    }

    /// The texts of the visible cells, in the order of their items.
    var texts: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap {
        (view.cellForItem(at: $0) as? TextCell)?.text
      }
    }

    /// Whether each visible cell shows its item, in the frame that the layout has for it.
    var isInOrder: Bool {
      view.indexPathsForVisibleItems.allSatisfy { path in
        let cell = view.cellForItem(at: path) as? TextCell
        return cell?.text == "\(sections[path.section][path.item])"
          && cell?.frame == view.layoutAttributesForItem(at: path)?.frame
      }
    }
  }

  private final class Numbers: NumbersBase, UICollectionViewDataSource, UICollectionViewDelegate {}

  // MARK: Custom layouts

  /// A layout of two columns, which appends each item to the shorter one. The heights are given in
  /// advance.
  private final class Waterfall: UICollectionViewLayout {
    var heights: [CGFloat] = []
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    var prepared = 0

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }
    override func prepare() {
      guard cache.isEmpty, let collectionView else { return }
      prepared += 1
      let width = collectionView.bounds.width / 2
      var columns: [CGFloat] = [0, 0]
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let column = columns[0] <= columns[1] ? 0 : 1
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: CGFloat(column) * width, y: columns[column], width: width,
          height: heights[item % heights.count]
        ).insetBy(dx: 4, dy: 4)
        columns[column] += heights[item % heights.count]
        cache.append(attributes)
      }
      contentHeight = columns.max() ?? 0
    }
    override func invalidateLayout() {
      super.invalidateLayout()
      cache = []
      contentHeight = 0
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      indexPath.item < cache.count ? cache[indexPath.item] : nil
    }
  }

  @Test(
    "A custom layout that caches its attributes is prepared once, and follows reloads and updates")
  func waterfall() {
    let layout = Waterfall()
    layout.heights = [100, 180, 140, 90, 220]
    let list = Numbers([Array(0..<60)], layout)
    list.settle()
    #expect(layout.prepared == 1)
    #expect(list.isInOrder && list.texts.first == "0")
    for y in stride(from: 0.0, through: 2_000, by: 130) {
      list.view.contentOffset.y = y
      list.settle()
      #expect(list.isInOrder)
    }
    #expect(layout.prepared == 1)
    list.sections[0] = Array(100..<110)
    list.view.reloadData()
    list.view.collectionViewLayout.invalidateLayout()
    list.settle()
    #expect(list.isInOrder && list.view.contentOffset.y >= 0)
    #expect(list.view.contentOffset.y <= max(list.view.contentSize.height - 600, 0))
    list.view.contentOffset = .zero
    list.settle()
    list.view.performBatchUpdates {
      list.sections[0].insert(7, at: 0)
      list.sections[0].remove(at: 4)
      list.view.insertItems(at: [path(0)])
      list.view.deleteItems(at: [path(3)])
      list.view.collectionViewLayout.invalidateLayout()
    }
    list.settle()
    #expect(list.isInOrder && list.texts.first == "7")
  }

  /// A layout that pins headers itself, as apps did before flow layouts could pin them.
  private final class StickyFlow: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView,
        let all = super.layoutAttributesForElements(in: rect)?.compactMap({
          $0.copy() as? UICollectionViewLayoutAttributes
        })
      else { return nil }
      var result = all.filter { $0.representedElementCategory == .cell }
      for section in Set(result.map(\.indexPath.section)) {
        guard
          let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))?.copy() as? UICollectionViewLayoutAttributes
        else { continue }
        let last = collectionView.numberOfItems(inSection: section) - 1
        let end =
          (layoutAttributesForItem(at: IndexPath(item: last, section: section))?.frame.maxY ?? 0)
          - header.frame.height
        header.frame.origin.y = min(
          max(collectionView.contentOffset.y, header.frame.minY), end)
        header.zIndex = 1_024
        result.append(header)
      }
      return result
    }
  }

  @Test(
    "Headers that a subclass of the flow layout pins are at their position, in front of the cells")
  func sticky() {
    let layout = StickyFlow()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 390, height: 30)
    let list = Numbers((0..<5).map { s in (0..<20).map { s * 100 + $0 } }, layout)
    list.settle()
    let kind = UICollectionView.elementKindSectionHeader
    for y in stride(from: 0.0, through: 3_000, by: 170) {
      list.view.contentOffset.y = y
      list.settle()
      let section = Int(y / 1_030)
      let header = list.view.supplementaryView(forElementKind: kind, at: path(0, section))
      let wanted = min(y, CGFloat(section + 1) * 1_030 - 30)
      #expect(header?.frame == CGRect(x: 0, y: wanted, width: 390, height: 30), "at \(y)")
      if let header {
        let index = list.view.subviews.firstIndex { $0 === header } ?? 0
        let cells = list.view.subviews.indices.filter {
          list.view.subviews[$0] is TextCell && !list.view.subviews[$0].isHidden
        }
        #expect(cells.allSatisfy { $0 < index })
      }
    }
  }

  /// A layout that stops at items, and scales down those that are not in the middle.
  private final class Carousel: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 200, height: 300)
      minimumLineSpacing = 20
      sectionInset = UIEdgeInsets(top: 0, left: 95, bottom: 0, right: 95)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView else { return nil }
      let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
      return super.layoutAttributesForElements(in: rect)?.map {
        let attributes = $0.copy() as! UICollectionViewLayoutAttributes
        let distance = min(abs(attributes.center.x - middle) / 220, 1)
        attributes.transform = CGAffineTransform(scaleX: 1 - 0.2 * distance, y: 1 - 0.2 * distance)
        attributes.alpha = 1 - 0.5 * distance
        return attributes
      }
    }
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let page = (proposed.x / 220).rounded()
      return CGPoint(x: page * 220, y: proposed.y)
    }
  }

  @Test("A carousel stops at an item, which has its full size, and scales its neighbors down")
  func carousel() {
    let list = Numbers([Array(0..<20)], Carousel())
    list.view.decelerationRate = .fast
    list.settle()
    Finger.flick(list.view, from: CGPoint(x: 300, y: 300), by: CGPoint(x: -150, y: 0))
    list.settle()
    let x = list.view.contentOffset.x
    #expect(x > 0 && x.truncatingRemainder(dividingBy: 220) == 0)
    let item = Int(x / 220)
    let cell = list.view.cellForItem(at: path(item))
    #expect(cell?.transform == .identity && cell?.alpha == 1)
    let next = list.view.cellForItem(at: path(item + 1))
    #expect(abs((next?.transform.a ?? 0) - 0.8) < 0.001 && abs((next?.alpha ?? 0) - 0.5) < 0.001)
    #expect(next?.bounds.size == CGSize(width: 200, height: 300))
  }

  /// Attributes with a tint, which cells apply.
  private final class Tinted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! Tinted
      copy.tint = tint
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tinted, other.tint == tint else { return false }
      return super.isEqual(object)
    }
  }

  private final class TintedContext: UICollectionViewFlowLayoutInvalidationContext {
    var changesTint = false
  }

  private final class TintedFlow: UICollectionViewFlowLayout {
    var tint = 1
    var contexts: [String] = []
    override class var layoutAttributesClass: AnyClass { Tinted.self }
    override class var invalidationContextClass: AnyClass { TintedContext.self }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        let copy = $0.copy() as! Tinted
        copy.tint = tint
        return copy
      }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let context = context as? TintedContext {
        contexts.append(
          "tint \(context.changesTint) all \(context.invalidateEverything) counts "
            + "\(context.invalidateDataSourceCounts)")
        if context.changesTint { tint += 1 }
      }
      super.invalidateLayout(with: context)
    }
  }

  private final class TintedCell: UICollectionViewCell {
    var tints: [Int] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let tinted = layoutAttributes as? Tinted { tints.append(tinted.tint) }
    }
  }

  @Test(
    "A layout receives contexts of its invalidationContextClass, and cells apply changed attributes"
  )
  func contexts() {
    let layout = TintedFlow()
    let list = Numbers([Array(0..<4)], layout)
    list.view.register(TintedCell.self, forCellWithReuseIdentifier: "cell")
    list.settle()
    let cell = list.view.cellForItem(at: path(0)) as? TintedCell
    #expect(cell?.tints.last == 1)
    layout.contexts = []
    let context = TintedContext()
    context.changesTint = true
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    list.settle()
    #expect(layout.contexts == ["tint true all false counts false"])
    #expect(cell?.tints.last == 2)
    layout.contexts = []
    list.view.reloadData()
    #expect(layout.contexts == ["tint false all true counts true"])
    list.settle()
    layout.contexts = []
    list.sections[0].append(4)
    list.view.insertItems(at: [path(4)])
    #expect(layout.contexts.contains("tint false all false counts true"))
  }

  private final class Board: UICollectionReusableView {}

  /// A flow layout with a board behind each section that has items.
  private final class Boards: UICollectionViewFlowLayout {
    override init() {
      super.init()
      register(Board.self, forDecorationViewOfKind: "board")
    }
    required init?(coder: NSCoder) { nil }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
      let sections = Set(all.map(\.indexPath.section))
      return all
        + sections.compactMap {
          layoutAttributesForDecorationView(
            ofKind: "board", at: IndexPath(item: 0, section: $0))
        }
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let collectionView else { return nil }
      let count = collectionView.numberOfItems(inSection: indexPath.section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
        let last = layoutAttributesForItem(
          at: IndexPath(item: count - 1, section: indexPath.section))
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = first.frame.union(last.frame).insetBy(dx: -5, dy: -5)
      attributes.zIndex = -1
      return attributes
    }
  }

  @Test(
    "Decorations of a subclassed flow layout are behind the cells, and follow inserts and deletes")
  func boards() {
    let layout = Boards()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let list = Numbers([[1, 2], [3, 4, 5, 6]], layout)
    list.settle()
    func boards() -> [CGRect] {
      list.view.subviews.filter { $0 is Board && !$0.isHidden && $0.alpha > 0 }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
    func wanted() -> [CGRect] {
      list.sections.indices.compactMap {
        layout.layoutAttributesForDecorationView(ofKind: "board", at: path(0, $0))?.frame
      }
    }
    #expect(boards() == wanted() && boards().count == 2)
    let lastBoard = list.view.subviews.lastIndex { $0 is Board } ?? 99
    #expect(lastBoard < list.view.subviews.firstIndex { $0 is TextCell } ?? 0)
    list.sections[0] += [7, 8, 9, 10]
    list.view.insertItems(at: (2..<6).map { path($0) })
    list.settle()
    #expect(boards() == wanted())
    list.sections.insert([11], at: 0)
    list.sections[2] = []
    list.view.performBatchUpdates {
      list.view.insertSections([0])
      list.view.deleteItems(at: (0..<4).map { path($0, 1) })
    }
    list.settle()
    #expect(boards() == wanted() && boards().count == 2)
  }

  /// A layout in which inserted cells slide in from the left, and deleted ones shrink.
  private final class Sliding: UICollectionViewFlowLayout {
    var inserted: Set<IndexPath> = []
    var deleted: Set<IndexPath> = []
    var finalized = 0
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: items)
      for item in items {
        if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
          inserted.insert(path)
        }
        if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
          deleted.insert(path)
        }
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      finalized += 1
      inserted = []
      deleted = []
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      guard inserted.contains(itemIndexPath) else { return attributes }
      attributes?.center.x -= 300
      attributes?.alpha = 1
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      guard deleted.contains(itemIndexPath) else { return attributes }
      attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      return attributes
    }
  }

  @Test("Inserted and deleted cells animate from and to the attributes that the layout returns")
  func sliding() {
    let layout = Sliding()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let list = Numbers([[1, 2, 3]], layout)
    list.settle()
    let gone = list.view.cellForItem(at: path(1))
    list.sections[0] = [9, 1, 3]
    list.view.performBatchUpdates {
      list.view.deleteItems(at: [path(1)])
      list.view.insertItems(at: [path(0)])
    }
    list.window.layoutIfNeeded()
    let new = list.view.cellForItem(at: path(0))
    let kept = list.view.cellForItem(at: path(1))
    #expect(new?.layer.presentation()?.frame.minX == -300)
    #expect(kept?.layer.presentation()?.frame.minY == 0)
    #expect(kept?.layer.presentation()?.opacity == 1)
    list.window.frameClock.advance(by: 0.15)
    #expect((gone?.layer.presentation()?.frame.width ?? 0) < 300)
    list.settle()
    #expect(list.isInOrder && layout.finalized == 1)
  }

  // MARK: Flow layouts with a delegate

  private final class Grid: NumbersBase, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var columns: CGFloat = 3
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let flow = layout as? UICollectionViewFlowLayout
      let gaps = (columns - 1) * (flow?.minimumInteritemSpacing ?? 0)
      let side = ((collectionView.bounds.width - gaps) / columns).rounded(.down)
      return CGSize(width: side, height: side)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 1 ? .zero : CGSize(width: 0, height: 40) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 2 }
  }

  @Test("A grid has the item sizes and headers of its delegate, and follows the width of the view")
  func photoGrid() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 3
    let grid = Grid([Array(0..<7), Array(10..<14)], layout)
    grid.settle()
    #expect(grid.isInOrder)
    #expect(
      grid.view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 45, width: 128, height: 128))
    #expect(grid.view.cellForItem(at: path(3))?.frame.origin == CGPoint(x: 0, y: 175))
    #expect(grid.view.cellForItem(at: path(6))?.frame.origin == CGPoint(x: 0, y: 305))
    #expect(grid.view.cellForItem(at: path(0, 1))?.frame.origin == CGPoint(x: 0, y: 443))
    let kind = UICollectionView.elementKindSectionHeader
    #expect(grid.view.supplementaryView(forElementKind: kind, at: path(0)) != nil)
    #expect(grid.view.supplementaryView(forElementKind: kind, at: path(0, 1)) == nil)
    grid.window.frame.size.width = 600
    grid.view.frame.size.width = 600
    grid.view.collectionViewLayout.invalidateLayout()
    grid.settle()
    #expect(grid.view.cellForItem(at: path(0))?.frame.width == 198)
    grid.columns = 2
    grid.view.performBatchUpdates { grid.view.collectionViewLayout.invalidateLayout() }
    grid.settle()
    #expect(grid.view.cellForItem(at: path(0))?.frame.width == 298)
    #expect(grid.isInOrder)
  }

  /// A cell as wide as its superview, less the margins, which measures its height.
  private final class Post: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let target = CGSize(
        width: (superview?.bounds.width ?? 0) - 20,
        height: UIView.layoutFittingCompressedSize.height)
      layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      )
      return layoutAttributes
    }
  }

  @Test("Cells can fit their size in preferredLayoutAttributesFitting, to the width of the view")
  func feed() {
    final class Feed: NumbersBase, UICollectionViewDataSource {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
        (cell as? Post)?.label.text = String(
          repeating: "Word. ", count: sections[0][indexPath.item])
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let feed = Feed([(0..<50).map { 5 + $0 * 7 % 40 }], layout)
    feed.view.register(Post.self, forCellWithReuseIdentifier: "post")
    feed.settle()
    for y in stride(from: 0.0, through: 2_500, by: 210) {
      feed.view.contentOffset.y = y
      feed.settle()
      let cells = feed.view.visibleCells.compactMap { $0 as? Post }
      #expect(cells.allSatisfy { $0.frame.width == 370 && $0.frame.minX == 10 })
      for cell in cells {
        let fits = cell.label.sizeThatFits(CGSize(width: 354, height: 10_000)).height
        #expect(abs(cell.frame.height - fits - 16) < 1)
      }
      let frames = cells.map(\.frame).sorted { $0.minY < $1.minY }
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.minY - one.maxY - 10) < 0.51)
      }
    }
  }

  // MARK: Changing layouts

  @Test("Changing the layout keeps the selection, the cells and the visible items")
  func gridAndList() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 120, height: 120)
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 390, height: 60)
    rows.minimumLineSpacing = 1
    let list = Numbers([Array(0..<90)], grid)
    list.settle()
    list.view.selectItem(at: path(4), animated: false, scrollPosition: [])
    let cell = list.view.cellForItem(at: path(4))
    var ended: Bool?
    list.view.setCollectionViewLayout(rows, animated: true) { ended = $0 }
    list.settle()
    #expect(ended == true && list.isInOrder)
    #expect(list.view.indexPathsForSelectedItems == [path(4)])
    #expect(list.view.cellForItem(at: path(4)) === cell && cell?.isSelected == true)
    #expect(cell?.frame == CGRect(x: 0, y: 244, width: 390, height: 60))
    list.view.scrollToItem(at: path(60), at: .top, animated: false)
    list.settle()
    list.view.setCollectionViewLayout(grid, animated: true)
    list.settle()
    #expect(list.isInOrder && list.view.indexPathsForVisibleItems.contains(path(60)))
    #expect(list.view.collectionViewLayout === grid)
  }

  // MARK: Updates

  @Test("Items can be inserted and deleted while the user scrolls, and during deceleration")
  func updatesWhileScrolling() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let list = Numbers([Array(0..<100)], layout)
    list.settle()
    let finger = Finger(on: list.view, at: CGPoint(x: 200, y: 500))
    finger.move(by: CGPoint(x: 0, y: -200), over: 0.3)
    list.sections[0].append(contentsOf: 100..<120)
    list.view.insertItems(at: (100..<120).map { path($0) })
    finger.move(by: CGPoint(x: 0, y: -100), over: 0.1)
    list.sections[0].remove(at: 50)
    list.view.deleteItems(at: [path(50)])
    finger.lift()
    list.window.frameClock.advance(by: 0.1)
    #expect(list.view.isDecelerating)
    list.sections[0].insert(-1, at: 0)
    list.view.performBatchUpdates { list.view.insertItems(at: [path(0)]) }
    list.settle()
    #expect(list.isInOrder && list.view.contentOffset.y > 300)
    #expect(list.view.numberOfItems(inSection: 0) == 120)
  }

  @Test("Items move between sections in an update that inserts a section, and stay in order")
  func movesAcross() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 390, height: 20)
    let list = Numbers([[1, 2, 3], [4, 5]], layout)
    list.settle()
    let one = list.view.cellForItem(at: path(0))
    list.view.performBatchUpdates {
      list.sections = [[2], [9], [5, 1, 4, 3]]
      list.view.insertSections([1])
      list.view.moveItem(at: path(0), to: path(1, 2))
      list.view.moveItem(at: path(2), to: path(3, 2))
      list.view.moveItem(at: path(1, 1), to: path(0, 2))
    }
    list.settle()
    #expect(list.texts == ["2", "9", "5", "1", "4", "3"])
    #expect(list.view.cellForItem(at: path(1, 2)) === one && list.isInOrder)
    list.view.performBatchUpdates {
      list.sections = [[5, 1, 4, 3], [2]]
      list.view.deleteSections([1])
      list.view.moveSection(2, toSection: 0)
    }
    list.settle()
    #expect(list.texts == ["5", "1", "4", "3", "2"] && list.isInOrder)
  }

  @Test(
    "Reloads in a batch with inserts and deletes ask for the items at their paths after the update")
  func reloadsInBatch() {
    let list = Numbers([[1, 2, 3, 4], [5, 6]], UICollectionViewFlowLayout())
    list.settle()
    list.view.performBatchUpdates {
      list.sections = [[0, 1, 22, 4], [55, 66, 77]]
      list.view.insertItems(at: [path(0)])
      list.view.reloadItems(at: [path(1)])
      list.view.deleteItems(at: [path(2)])
      list.view.reloadSections([1])
    }
    list.settle()
    #expect(list.texts == ["0", "1", "22", "4", "55", "66", "77"] && list.isInOrder)
  }

  @Test("Ending an interactive movement moves the item in the data once, and cancelling it never")
  func ownGesture() {
    final class Movable: NumbersBase, UICollectionViewDataSource {
      var moves = 0
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath,
        to destination: IndexPath
      ) {
        moves += 1
        let item = sections[source.section].remove(at: source.item)
        sections[destination.section].insert(item, at: destination.item)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    let list = Movable([Array(0..<9)], layout)
    list.settle()
    #expect(list.view.beginInteractiveMovementForItem(at: path(0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 160))
    list.window.frameClock.advance(by: 0.4)
    list.view.endInteractiveMovement()
    list.settle()
    #expect(list.moves == 1)
    #expect(list.sections[0] == [1, 2, 3, 4, 0, 5, 6, 7, 8])
    #expect(list.isInOrder)
    #expect(list.view.beginInteractiveMovementForItem(at: path(3)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 50))
    list.window.frameClock.advance(by: 0.4)
    list.view.cancelInteractiveMovement()
    list.settle()
    #expect(list.moves == 1 && list.isInOrder)
  }

  // MARK: Compositional layouts

  @Test(
    "A flick turns an orthogonal section by one page, which it keeps in updates and while invisible"
  )
  func pages() {
    var pages: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 200 : 80)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      guard index == 0 else { return section }
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { _, offset, environment in
        pages.append(Int((offset.x / environment.container.contentSize.width).rounded()))
      }
      return section
    }
    let list = Numbers([Array(0..<5), Array(10..<40)], layout)
    list.settle()
    Finger.flick(list.view, from: CGPoint(x: 350, y: 100), by: CGPoint(x: -120, y: 0))
    list.settle()
    #expect(pages.last == 1)
    #expect(list.texts.first == "1")
    list.sections[1].insert(99, at: 0)
    list.view.insertItems(at: [path(0, 1)])
    list.settle()
    #expect(pages.last == 1 && list.texts.prefix(2) == ["1", "99"])
    list.view.contentOffset.y = 900
    list.settle()
    list.view.contentOffset.y = 0
    list.settle()
    #expect(list.texts.first == "1")
    list.view.scrollToItem(at: path(3), at: .centeredHorizontally, animated: false)
    list.settle()
    #expect(list.texts.first == "3" && pages.last == 3)
  }

  // MARK: Queries

  @Test("Items, attributes and offsets can be queried before the first layout pass")
  func questions() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 130, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let list = Numbers([Array(0..<100)], layout)
    #expect(list.view.numberOfItems(inSection: 0) == 100)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 140, y: 110)) == path(4))
    #expect(list.view.layoutAttributesForItem(at: path(50))?.frame.minY == 1_600)
    list.view.selectItem(at: path(50), animated: false, scrollPosition: .centeredVertically)
    #expect(list.view.contentOffset.y == 1_350)
    list.settle()
    #expect(list.view.cellForItem(at: path(50))?.isSelected == true)
    #expect(list.view.indexPathsForVisibleItems.count == 21)
    let cell = list.view.visibleCells[0]
    #expect(list.view.indexPath(for: cell).map { list.view.cellForItem(at: $0) === cell } == true)
  }
}
