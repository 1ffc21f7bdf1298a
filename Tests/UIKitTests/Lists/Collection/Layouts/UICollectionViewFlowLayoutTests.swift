import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A flow layout")
struct UICollectionViewFlowLayoutTests {
  /// A delegate that counts the requests for sizes.
  final class Delegate: FlowAnswers {
    var size: CGSize?
    var questions = 0

    func itemSize(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
      questions += 1
      return size
    }
    func sectionInset(of section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
      section == 1 ? UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : nil
    }
    func minimumLineSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
      section == 1 ? 20 : nil
    }
    func minimumInteritemSpacing(of section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
      section == 1 ? 100 : nil
    }
    func headerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
      section == 1 ? CGSize(width: 0, height: 30) : nil
    }
    func footerReferenceSize(of section: Int, in layout: UICollectionViewLayout) -> CGSize? {
      section == 1 ? CGSize(width: 0, height: 15) : nil
    }
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("A new flow layout has UIKit's default values")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInset == .zero)
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    let fresh = UICollectionViewFlowLayoutInvalidationContext()
    #expect(fresh.invalidateFlowLayoutDelegateMetrics)
    #expect(fresh.invalidateFlowLayoutAttributes)
  }

  @Test("A changed setting invalidates a flow layout once, and an equal value does not")
  func settings() {
    let host = TestLayoutHost([3])
    let layout = host.take(UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 50, height: 50)
    #expect(host.contexts.isEmpty)
    layout.itemSize = CGSize(width: 320, height: 40)
    #expect(host.contexts.count == 1)
    #expect(layout.layoutAttributesForItem(at: item(2))?.frame.minY == 100)
    layout.scrollDirection = .horizontal
    #expect(layout.collectionViewContentSize.height == 480)
  }

  @Test("The answers of the delegate take precedence over the properties of the layout")
  func delegate() {
    let host = TestLayoutHost([2, 4])
    let delegate = Delegate()
    host.flowAnswers = delegate
    let layout = host.take(UICollectionViewFlowLayout())
    #expect(
      layout.lines(in: CGRect(x: 0, y: 0, width: 320, height: 480)) == [
        "item 0.0 (0, 0, 50, 50)", "item 0.1 (67.5, 0, 50, 50)",
        "item 1.0 (6, 85, 50, 50)", "item 1.1 (262, 85, 50, 50)",
        "item 1.2 (6, 155, 50, 50)", "item 1.3 (262, 155, 50, 50)",
        "header 1.0 (0, 50, 320, 30)", "footer 1.0 (0, 212, 320, 15)",
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 227))
    // The delegate returns no item size, so that it is asked only once.
    #expect(delegate.questions == 1)
  }

  @Test("The delegate is asked for each item's size, and again only when sizes are out of date")
  func asking() {
    let host = TestLayoutHost([3])
    let delegate = Delegate()
    delegate.size = CGSize(width: 200, height: 30)
    host.flowAnswers = delegate
    let layout = host.take(UICollectionViewFlowLayout())
    #expect(layout.collectionViewContentSize.height == 110)
    #expect(delegate.questions == 3)

    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    delegate.size = CGSize(width: 200, height: 40)
    #expect(layout.collectionViewContentSize.height == 110)
    #expect(delegate.questions == 3)
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.height == 140)
    #expect(delegate.questions == 6)
  }

  @Test("Only the placeholder of an unimplemented method counts as no answer")
  func unanswered() {
    #expect(CGSize.unanswered.answered == nil)
    #expect(CGFloat.unanswered.answered == nil)
    #expect(UIEdgeInsets.unanswered.answered == nil)
    #expect(CGSize.zero.answered == .zero)
    #expect(CGFloat.nan.answered?.isNaN == true)
    #expect(UIEdgeInsets.zero.answered == .zero)
  }

  @Test(
    "Scrolling does not invalidate a flow layout unless headers are pinned, and another width does")
  func boundsChanges() {
    let host = TestLayoutHost([100])
    let layout = host.take(UICollectionViewFlowLayout())
    let scrolled = CGRect(x: 0, y: 100, width: 320, height: 480)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(
      !layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 400)))
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 400, height: 480)))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    let flow =
      layout.invalidationContext(forBoundsChange: scrolled)
      as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
  }

  @Test("A pinned header stays visible below the adjusted content inset")
  func pinning() {
    let host = TestLayoutHost([40])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    _ = host.take(layout)
    host.adjustedContentInset.top = 64
    host.bounds.origin.y = 500
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionElementKindSectionHeader, at: item(0))
    #expect(header?.frame == CGRect(x: 0, y: 564, width: 320, height: 30))
  }

  @Test("Measured sizes stay when the height of the view changes, until invalidateLayout()")
  func measuring() throws {
    let host = TestLayoutHost([3])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    _ = host.take(layout)
    let first = try #require(layout.layoutAttributesForItem(at: item(0)))
    #expect(first.measuredAxes == [.horizontal, .vertical])
    #expect(!layout.measure(first, as: CGSize(width: 320, height: 40.2)))
    #expect(layout.measure(first, as: CGSize(width: 320, height: 70)))
    #expect(layout.layoutAttributesForItem(at: item(0))?.frame.height == 70)

    let taller = CGRect(x: 0, y: 0, width: 320, height: 600)
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: taller))
    host.bounds = taller
    #expect(layout.layoutAttributesForItem(at: item(0))?.frame.height == 70)
    layout.invalidateLayout()
    #expect(layout.layoutAttributesForItem(at: item(0))?.frame.height == 40)
  }

  @Test("Measured sizes move with their items in an update")
  func updates() throws {
    let host = TestLayoutHost([3])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    _ = host.take(layout)
    let last = try #require(layout.layoutAttributesForItem(at: item(2)))
    #expect(layout.measure(last, as: CGSize(width: 320, height: 70)))
    host.counts = [4]
    let context = layout.makeContext(
      .update(
        ListChange(sections: [
          .edited(before: 0, items: [ListChange.ItemRun(after: 1..<4, before: 0)])
        ])))
    layout.invalidateLayout(with: context)
    #expect(layout.arrangement?.isMeasured(.item(3, in: 0)) == true)
    #expect(layout.arrangement?.isMeasured(.item(2, in: 0)) == false)
  }

  @Test("A subclass chooses the class of its attributes, and may change them")
  func subclasses() {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle = 0.0
    }
    final class Tilting: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tilted.self }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { (attributes as? Tilted)?.angle = 1 }
        return all
      }
    }
    let host = TestLayoutHost([3])
    let layout = host.take(Tilting())
    let answers = LayoutAnswers(layout)
    let elements = answers.elements(in: Viewport(Rect(x: 0, y: 0, width: 320, height: 480)))
    #expect(elements.count == 3)
    #expect(elements.allSatisfy { ($0.attributes as? Tilted)?.angle == 1 })
    #expect((layout.layoutAttributesForItem(at: item(0)) as? Tilted)?.angle == 0)
  }

  @Test("A moved item has attributes in front even if the layout has none for it")
  func moving() {
    let layout = UICollectionViewFlowLayout()
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: item(1), withTargetPosition: CGPoint(x: 37, y: 91))
    #expect(moved.frame == CGRect(x: 37, y: 91, width: 0, height: 0))
    #expect(moved.zIndex == .max)
    #expect(moved.indexPath == item(1))
  }
}
