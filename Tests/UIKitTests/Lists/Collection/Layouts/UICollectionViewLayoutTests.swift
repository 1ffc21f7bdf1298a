import Foundation
import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Layout attributes")
struct UICollectionViewLayoutAttributesTests {
  final class Elevated: UICollectionViewLayoutAttributes {
    var elevation = 0.0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Elevated)?.elevation = elevation
      return copy
    }
  }

  private let path = IndexPath(item: 3, section: 1)

  @Test("Layout attributes return the category, the kind and the path of their element")
  func kinds() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.indexPath == path)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionElementKindSectionHeader, with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "UICollectionElementKindSectionHeader")
    let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path)
    #expect(card.representedElementCategory == .decorationView)
    #expect(card.name == "card")
  }

  @Test("The frame of layout attributes follows center and size, and the other way round")
  func frames() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(cell.center == CGPoint(x: 60, y: 40))
    #expect(cell.size == CGSize(width: 100, height: 40))
    #expect(cell.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.center.y = 140
    cell.size.width = 80
    #expect(cell.frame == CGRect(x: 20, y: 120, width: 80, height: 40))
  }

  @Test("The frame of transformed layout attributes is the rectangle around the element")
  func transforms() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    cell.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(cell.frame == CGRect(x: -50, y: 10, width: 200, height: 20))
    #expect(cell.size == CGSize(width: 100, height: 40))
    #expect(cell.transform3D.m11 == 2)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(cell.size == CGSize(width: 50, height: 20))
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("Copied layout attributes are equal, and change independently")
  func copies() throws {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    cell.alpha = 0.5
    cell.zIndex = 7
    cell.isHidden = true
    cell.transform = CGAffineTransform(translationX: 5, y: 0)
    let copy = try #require(cell.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== cell)
    #expect(copy == cell)
    #expect(copy.hash == cell.hash)
    copy.alpha = 1
    #expect(copy != cell)
    #expect(cell.alpha == 0.5)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header != UICollectionViewLayoutAttributes(forCellWith: path))
  }

  @Test("A copy of subclassed layout attributes has the class and the properties of the subclass")
  func subclasses() throws {
    let elevated = Elevated(forCellWith: path)
    elevated.elevation = 4
    let copy = try #require(elevated.copy() as? Elevated)
    #expect(copy.elevation == 4)
    #expect(copy == elevated)
    #expect(copy.indexPath == path)
  }

  @Test("Layout attributes of a subclass that overrides init() are created with it")
  func ownInitializer() {
    final class Marked: UICollectionViewLayoutAttributes {
      var mark: String

      override init() {
        mark = "made"
        super.init()
        zIndex = 3
      }
    }
    final class Layout: UICollectionViewLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
    }
    let element = Element(.item(2, in: 0), frame: Rect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
    let attributes = Layout().makeAttributes(for: element)
    #expect((attributes as? Marked)?.mark == "made")
    #expect(attributes.zIndex == 5)
    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Marked(forCellWith: path).zIndex == 3)
  }

  @Test("The description of layout attributes has the values that are not the default")
  func printing() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    cell.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    cell.zIndex = 7
    #expect("\(cell)" == "<UICollectionViewLayoutAttributes: cell 1.3, (1, 2, 3, 4), z 7>")
  }
}

@MainActor
@Suite("A layout")
struct UICollectionViewLayoutTests {
  /// A layout of squares of 50 points in a row, 10 points apart.
  class Row: UICollectionViewLayout {
    var flips = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var collectionViewContentSize: CGSize { CGSize(width: 600, height: 50) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: indexPath.item * 60, y: 0, width: 50, height: 50)
      return attributes
    }
  }

  @Test("The base class of layouts has no elements and no content size")
  func base() {
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "h", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "h", at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "h") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "h") == [])
    let offset = CGPoint(x: 11, y: 22)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: .zero)
        == offset)
  }

  @Test("invalidateLayout() creates one context of the invalidationContextClass")
  func invalidation() {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var note = "new"
    }
    final class Layout: UICollectionViewLayout {
      override class var invalidationContextClass: AnyClass { Context.self }
    }
    let host = TestLayoutHost([])
    let layout = host.take(Layout())
    layout.invalidateLayout()
    #expect(host.contexts.count == 1)
    #expect((host.contexts.first as? Context)?.note == "new")
    #expect(layout.invalidationContext(forBoundsChange: .zero) is Context)
  }

  @Test("An invalidation context is empty at first, and returns its paths sorted and once each")
  func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    let paths = [IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 0)]
    context.invalidateItems(at: paths)
    context.invalidateItems(at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "h", at: paths)
    context.invalidateDecorationElements(ofKind: "d", at: [paths[1]])
    #expect(context.invalidatedItemIndexPaths == [paths[1], paths[0]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [paths[1], paths[0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [paths[1]]])
  }

  @Test("By default, inserted items fade in at their places, and deleted ones fade out at theirs")
  func updates() {
    let host = TestLayoutHost([10])
    let layout = host.take(Row())
    let (new, gone) = (IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0))
    host.before[.item(4, in: 0)] = layout.layoutAttributesForItem(at: gone)
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.insert, before: nil, after: new),
      UICollectionViewUpdateItem(.delete, before: gone, after: nil),
    ])
    let initial = layout.initialLayoutAttributesForAppearingItem(at: new)
    #expect(initial?.alpha == 0)
    #expect(initial?.frame.minX == 60)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: gone) == nil)
    let final = layout.finalLayoutAttributesForDisappearingItem(at: gone)
    #expect(final?.alpha == 0)
    #expect(final?.frame.minX == 240)
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: new) == nil)
  }

  @Test("All elements of an inserted or deleted section fade in or out")
  func sectionUpdates() {
    let host = TestLayoutHost([10])
    let layout = host.take(Row())
    let header = Element.ID(.supplementary("h"), at: ElementPath(section: 2, item: 0))
    host.before[header] = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 2))
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(
        .insert, before: nil, after: IndexPath(item: NSNotFound, section: 0)),
      UICollectionViewUpdateItem(
        .delete, before: IndexPath(item: NSNotFound, section: 2), after: nil),
    ])
    let path = IndexPath(item: 0, section: 2)
    #expect(
      layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 7, section: 0)) != nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "h", at: path)?.alpha
        == 0)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "h", at: path) == nil)
  }

  @Test("A moved item goes to the path of the item at its position, and is in front of the others")
  func moving() {
    let host = TestLayoutHost([10])
    let layout = host.take(Row())
    let path = IndexPath(item: 0, section: 0)
    #expect(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: CGPoint(x: 130, y: 10)
      ).item == 2)
    #expect(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: CGPoint(x: 130, y: 400)) == path)
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 37, y: 91))
    #expect(moved.center == CGPoint(x: 37, y: 91))
    #expect(moved.zIndex == .max)
    #expect(layout.layoutAttributesForItem(at: path)?.zIndex == 0)

    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [path], withTargetPosition: CGPoint(x: 37, y: 91),
      previousIndexPaths: [IndexPath(item: 3, section: 1)], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path])
    #expect(
      context.previousIndexPathsForInteractivelyMovingItems == [IndexPath(item: 3, section: 1)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 37, y: 91))
    #expect(context.invalidatedItemIndexPaths == [path, IndexPath(item: 3, section: 1)])
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [path], previousIndexPaths: [path], movementCancelled: true)
    #expect(ending.interactiveMovementTarget == .zero)
  }

  @Test("A layout keeps the last class or nib that is registered for a decoration kind")
  func decorations() {
    let layout = UICollectionViewLayout()
    layout.register(UIView.self, forDecorationViewOfKind: "card")
    #expect(layout.decorationClasses["card"] is UIView.Type)
    layout.register(UINib(nibName: "Card", bundle: nil), forDecorationViewOfKind: "card")
    #expect(layout.decorationClasses.isEmpty)
    #expect(layout.decorationNibs["card"]?.name == "Card")
    layout.register(UIView.self, forDecorationViewOfKind: "card")
    #expect(layout.decorationNibs.isEmpty)
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "card")
    #expect(layout.decorationClasses.isEmpty)
  }

  @Test("The elements of a layout come from its subclass's methods, mirrored if it flips")
  func answers() {
    let host = TestLayoutHost([10])
    let layout = host.take(Row())
    let viewport = Viewport(Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      LayoutAnswers(layout).elements(in: viewport).map { "\($0.element)" }
        == ["item 0.0 (0, 0, 50, 50)", "item 0.1 (60, 0, 50, 50)"])
    layout.flips = true
    host.effectiveUserInterfaceLayoutDirection = .rightToLeft
    #expect(
      LayoutAnswers(layout).elements(in: viewport).map { "\($0.element)" }
        == ["item 0.8 (70, 0, 50, 50)", "item 0.9 (10, 0, 50, 50)"])
    #expect(LayoutAnswers(layout).element(.item(0, in: 0))?.attributes.frame.minX == 550)
    #expect(LayoutAnswers(layout).contentSize == CGSize(width: 600, height: 50))
  }

  @Test("A transition layout interpolates between its layouts, also beyond the end")
  func transition() {
    final class Column: Row {
      override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 1_000) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame = CGRect(x: 0, y: indexPath.item * 100, width: 50, height: 100)
        attributes?.alpha = 0.5
        return attributes
      }
    }
    let transition = UICollectionViewTransitionLayout(currentLayout: Row(), nextLayout: Column())
    #expect(transition.transitionProgress == 0)
    transition.transitionProgress = 0.5
    let path = IndexPath(item: 2, section: 0)
    #expect(
      transition.layoutAttributesForItem(at: path)?.frame
        == CGRect(x: 60, y: 100, width: 50, height: 75))
    #expect(transition.layoutAttributesForItem(at: path)?.alpha == 0.75)
    #expect(transition.collectionViewContentSize == CGSize(width: 325, height: 525))
    let inSight = transition.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(inSight?.map(\.indexPath.item) == [0, 1])
    transition.transitionProgress = 2
    #expect(transition.transitionProgress == 2)
    #expect(transition.layoutAttributesForItem(at: path)?.center.x == -95)
    transition.updateValue(3, forAnimatedKey: "gap")
    #expect(transition.value(forAnimatedKey: "gap") == 3)
    #expect(transition.value(forAnimatedKey: "none") == 0)
  }
}
