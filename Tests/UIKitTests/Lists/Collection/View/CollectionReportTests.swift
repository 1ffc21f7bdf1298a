import Foundation
import Testing

@testable import GalleyUIKit

/// Mistakes that UIKit only logs.
@Suite("The reports of a collection view")
@MainActor
struct CollectionReportTests {
  /// A layout of rows that also has attributes of an item that does not exist.
  private final class OneTooMany: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      extra.frame = CGRect(x: 0, y: 200, width: 50, height: 50)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
    }
  }

  @Test("Attributes of an item that does not exist are ignored, and reported once")
  func tooMany() {
    let layout = OneTooMany()
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    let list = TestList(2, layout)
    let reports = Report.gathering {
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 10
      list.view.layoutIfNeeded()
    }
    #expect(list.texts == ["0", "1"])
    #expect(reports.count == 1, "each path is reported once")
    let message = reports.first?.message ?? ""
    #expect(message.hasPrefix("Layout attributes <UICollectionViewLayoutAttributes: cell 0.7"))
    #expect(
      message.hasSuffix(
        "but are not valid for the data source counts. Attributes will be ignored."))
  }

  private final class Prefetched: NSObject, UICollectionViewDataSourcePrefetching {
    var items: [Int] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { items += indexPaths.map(\.item) }
  }

  @Test("An item that does not exist is not found at a point, and is not prefetched")
  func tooManyElsewhere() {
    let layout = OneTooMany()
    layout.itemSize = CGSize(width: 320, height: 60)
    layout.minimumLineSpacing = 0
    let (list, prefetched) = (TestList(4, layout), Prefetched())
    list.view.prefetchDataSource = prefetched
    list.view.frame.size.height = 180
    _ = Report.gathering { list.view.layoutIfNeeded() }
    #expect(prefetched.items == [3])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 20, y: 245)) == nil)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 20, y: 205)) == IndexPath(0, 3))
  }

  /// A layout that is invalidated whenever it is prepared.
  private final class Restless: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      invalidateLayout()
    }
  }

  @Test("A layout that is invalidated whenever it is prepared is reported, and shown as it is")
  func restless() {
    let layout = Restless()
    layout.itemSize = CGSize(width: 320, height: 60)
    let list = TestList(2, layout)
    let reports = Report.gathering { list.view.layoutIfNeeded() }
    #expect(reports.contains { $0.message.contains("is invalidated whenever it is prepared") })
    #expect(list.texts == ["0", "1"])
  }

  @Test("An endless layout of cells without height is ended and reported")
  func neverFull() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let source = MeasuredSource([5_000])
    source.answer = { CGSize(width: $0.size.width, height: 0) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.dataSource = source
    let reports = Report.gathering { view.layoutIfNeeded() }
    #expect(!reports.isEmpty && reports.count < 10)
    for report in reports {
      #expect(
        report.message.contains(
          "is stuck in its update/layout loop. This can happen for many reasons"))
    }
  }
}
