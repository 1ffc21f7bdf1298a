import Foundation
import Testing

@testable import GalleyIGListKit
@testable import GalleyUIKit

@MainActor @Suite("The invalidation of a list layout")
struct ListLayoutInvalidationTests {
  private let square = BoxSection([(10, 10)])

  @Test("Nothing is invalidated if the bounds have not changed")
  func sameBounds() {
    let list = BoxList(sticky: true)
    #expect(!list.layout.shouldInvalidateLayout(forBoundsChange: list.view.bounds))
    #expect(list.layout.shouldInvalidateLayout(forBoundsChange: box(0, 1, 100, 100)))
    #expect(!list.layout.shouldInvalidateLayout(forBoundsChange: box(1, 0, 100, 100)))
    #expect(list.layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 100, 99)))
  }

  @Test("The first modified section and all after it are invalidated, and none for NSNotFound")
  func namedSections() {
    let list = BoxList([square, square, square])
    list.asked = []
    list.layout.didModifySection(NSNotFound)
    list.layout.prepare()
    #expect(list.asked.isEmpty)
    list.layout.didModifySection(2)
    list.layout.didModifySection(1)
    list.layout.didModifySection(NSNotFound)
    list.layout.prepare()
    #expect(list.asked == [1, 2])
    list.layout.didModifySection(0)
    list.layout.prepare()
    #expect(list.asked == [1, 2, 0, 1, 2])
  }

  @Test("The sections before a modified one keep their places")
  func earlierSections() {
    let list = BoxList([BoxSection([(10, 10), (10, 10)])])
    list.layout.didModifySection(1)
    list.layout.prepare()
    #expect([list.item(0), list.item(0, 1)] == [box(0, 0, 10, 10), box(10, 0, 10, 10)])

    list.show([square, square])
    list.sections = [BoxSection([(20, 20)]), BoxSection([(30, 30)])]
    list.layout.didModifySection(1)
    list.layout.prepare()
    #expect(list.layout.layoutAttributesForItem(at: [0, 0])?.frame == box(0, 0, 10, 10))
    #expect(list.layout.layoutAttributesForItem(at: [1, 0])?.frame == box(10, 0, 30, 30))
  }

  @Test("Sections with changed items are invalidated, even if a later section was named")
  func otherCounts() {
    let list = BoxList([square, square, square])
    list.view.generation = .iOS15
    list.asked = []
    list.view.performBatchUpdates {
      list.sections[1] = BoxSection([(10, 10), (20, 20)])
      list.layout.didModifySection(2)
      list.view.insertItems(at: [[1, 1]])
    }
    #expect(list.asked == [1, 2])
    #expect([list.item(1, 1), list.item(2)] == [box(20, 0, 20, 20), box(40, 0, 10, 10)])
  }

  @Test("A reload invalidates the whole list layout")
  func reload() {
    let list = BoxList([BoxSection([(10, 10), (10, 10)])])
    #expect([list.item(0), list.item(0, 1)] == [box(0, 0, 10, 10), box(10, 0, 10, 10)])
    list.show([BoxSection([(20, 20), (20, 20), (20, 20)])])
    #expect((0..<3).map { list.item(0, $0) } == [0, 20, 40].map { box($0, 0, 20, 20) })
  }

  @Test("The whole layout is invalidated unless preserveLayoutCacheOnInvalidateLayout is set")
  func preserving() {
    let list = BoxList([square])
    func sizeAfter(_ change: () -> Void) -> CGFloat? {
      list.sections[0].items[0].width += 10
      change()
      list.view.layoutIfNeeded()
      return list.item(0)?.width
    }
    #expect(sizeAfter { list.layout.invalidateLayout() } == 20)
    list.layout.preserveLayoutCacheOnInvalidateLayout = true
    #expect(sizeAfter { list.layout.invalidateLayout() } == 20)
    #expect(sizeAfter { list.view.setNeedsLayout() } == 20)
    #expect(
      sizeAfter {
        list.layout.didModifySection(0)
        list.layout.invalidateLayout()
      } == 50)
    #expect(
      sizeAfter {
        let context = ListCollectionViewLayoutInvalidationContext()
        context.invalidateAllListAttributes = true
        list.layout.invalidateLayout(with: context)
      } == 60)
    #expect(
      sizeAfter {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 0]])
        list.layout.invalidateLayout(with: context)
      } == 70)
  }

  @Test("A new delegate invalidates the whole list layout")
  func otherDelegate() {
    let list = BoxList([square])
    let other = BoxList([BoxSection([(40, 40)])])
    list.layout.preserveLayoutCacheOnInvalidateLayout = true
    list.view.delegate = other
    list.view.layoutIfNeeded()
    #expect(list.item(0) == box(0, 0, 40, 40))
  }

  @Test("A layout that is set again is invalidated as a whole")
  func usedAgain() {
    let list = BoxList([square])
    let layout = list.layout
    layout.preserveLayoutCacheOnInvalidateLayout = true
    list.view.collectionViewLayout = UICollectionViewFlowLayout()
    list.view.layoutIfNeeded()
    list.sections = [BoxSection([(40, 40)])]
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    #expect(list.item(0) == box(0, 0, 40, 40))
  }

  // MARK: Odd figures

  @Test("Sizes that the delegate does not provide count as zero")
  func unanswered() {
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    let silent = Silent()
    let list = BoxList([square, square])
    for delegate in [silent, nil] as [(any UICollectionViewDelegate)?] {
      list.view.delegate = delegate
      list.layout.invalidateLayout()
      list.view.layoutIfNeeded()
      #expect(list.layout.layoutAttributesForItem(at: [1, 0])?.frame == .zero)
      #expect(list.view.contentSize == CGSize(width: 100, height: 0))
    }
  }

  @Test("An item that is too wide for its line is narrowed, and reported with the data source")
  func tooBroad() {
    let list = BoxList()
    let reports = Report.gathering {
      list.show([square, BoxSection([(50, 10), (90, 10)], insets: .uneven)])
    }
    #expect(list.item(1, 1) == box(10, 20, 85, 10))
    #expect(reports.map(\.topic) == [.layout])
    let message = reports.first?.message ?? ""
    #expect(message.contains("ListCollectionViewLayout of BoxList: section 1"), "\(message)")
    #expect(message.contains("item 1 is 90 wide"), "\(message)")

    let again = Report.gathering {
      list.sections[0] = BoxSection([(10, 10), (10, 10)])
      list.view.insertItems(at: [[0, 1]])
    }
    #expect(again.count == 1, "once each time that the section is placed")
    let further = Report.gathering {
      list.sections.append(square)
      list.view.insertSections([2])
      list.scroll(to: 1)
    }
    #expect(further.isEmpty)
  }

  @Test(
    "A size that is not finite or is negative is reported, and counts as zero",
    arguments: [
      CGFloat.nan, .infinity, -5,
    ])
  func noNumber(length: CGFloat) {
    let list = BoxList()
    let reports = Report.gathering {
      list.show([BoxSection([(10, length), (length, 20), (10, 10)])])
    }
    #expect(reports.count == 1)
    #expect(list.layout.layoutAttributesForItem(at: [0, 0])?.frame == box(0, 0, 10, 0))
    #expect(list.layout.layoutAttributesForItem(at: [0, 2])?.frame == box(10, 0, 10, 10))
    #expect(list.view.contentSize.height == 20)
  }
}
