import Foundation
import IGListKit
import Testing
import UIKit

/// Sizes change unannounced here, so that a test sees which sections were asked for again.
@MainActor @Suite("A list collection view")
struct ListCollectionViewTests {
  private func square(_ side: CGFloat) -> BoxSection { BoxSection([(side, side)]) }

  private func list(_ sides: [CGFloat], _ generation: UIKitGeneration = .current) -> BoxList {
    let view = ListCollectionView(frame: box(0, 0, 100, 100))
    view.generation = generation
    let list = BoxList(view)
    list.show(sides.map(square))
    list.asked = []
    return list
  }

  private func squares(_ list: BoxList) -> [[CGFloat]] {
    list.sections.indices.map { section in
      list.layout.layoutAttributesForItem(at: [section, 0]).map {
        [$0.frame.minX, $0.frame.width]
      } ?? []
    }
  }

  @Test("A list collection view creates a vertical list layout by default")
  func ownLayout() throws {
    let view = ListCollectionView(frame: box(0, 0, 100, 100))
    #expect(view.frame == box(0, 0, 100, 100))
    let layout = try #require(view.collectionViewLayout as? ListCollectionViewLayout)
    #expect(layout.collectionView === view)
    #expect(layout.scrollDirection == .vertical)
    let list = BoxList(view)
    list.show([BoxSection([(33, 33), (33, 33), (33, 33)], header: 10)])
    #expect(list.item(0, 2) == box(66, 10, 34, 33), "items reach the edge")
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: box(0, 9, 100, 100)))
  }

  @Test("A list collection view lays out all sections again after a reload")
  func reload() {
    let list = list([10])
    list.show([20, 10].map(square))
    #expect(squares(list) == [[0, 20], [20, 10]])
  }

  @Test("A list collection view lays out inserted sections")
  func insert() {
    let list = list([10])
    list.sections = [20, 10].map(square)
    list.view.insertSections([1])
    #expect(squares(list) == [[0, 20], [20, 10]])
    #expect([list.item(0), list.item(1)] == [box(0, 0, 20, 20), box(20, 0, 10, 10)])
  }

  @Test("A list collection view lays out the remaining sections after a deletion")
  func delete() {
    let list = list([10, 10])
    list.sections = [square(20)]
    list.view.deleteSections([1])
    #expect(squares(list) == [[0, 20]])
  }

  @Test("A list collection view lays out reloaded sections")
  func reloadSections() {
    let list = list([10, 10])
    list.sections = [20, 20].map(square)
    list.view.reloadSections([1])
    #expect(squares(list) == [[0, 20], [20, 20]])
  }

  @Test("A list collection view lays out moved sections")
  func move() {
    let list = list([10, 20, 30])
    list.sections = [40, 30, 20].map(square)
    list.view.moveSection(1, toSection: 2)
    #expect(squares(list) == [[0, 40], [40, 30], [70, 20]])
  }

  @Test("A list collection view lays out moved items")
  func moveItem() {
    let list = list([10, 20, 30])
    list.sections = [BoxSection([(10, 10), (20, 20)]), BoxSection([]), square(20)]
    list.view.moveItem(at: [1, 0], to: [0, 1])
    #expect(
      [list.item(0), list.item(0, 1), list.item(2)]
        == [box(0, 0, 10, 10), box(10, 0, 20, 20), box(30, 0, 20, 20)])
  }

  @Test("A list collection view lays out deleted, moved and inserted sections in one batch")
  func batch() {
    let list = list([1, 2, 3, 4])
    list.view.performBatchUpdates {
      list.sections = [0, 4, 3, 5].map(square)
      list.view.deleteSections([1])
      list.view.moveSection(3, toSection: 1)
      list.view.insertSections([3])
    }
    #expect(squares(list) == [[0, 0], [0, 4], [4, 3], [7, 5]])
  }

  @Test("Inserting an empty set of sections changes nothing")
  func insertNothing() {
    let list = list([10])
    list.view.insertSections([])
    #expect(squares(list) == [[0, 10]])
  }

  // MARK: Partial invalidation in iOS 15

  /// A change of section 1 does not lay out section 0 again, whose size has changed unannounced.
  @Test(
    "In iOS 15, only the sections from the first changed one on are asked for again",
    arguments: Update.all)
  func partial(update: Update) {
    let list = list([10, 20, 30], .iOS15)
    list.view.performBatchUpdates {
      list.sections = update.after.map { BoxSection($0.map { ($0, $0) }) }
      update.call(list.view)
    }
    #expect(list.asked == Array(update.first..<update.after.count))
    let first = list.layout.layoutAttributesForItem(at: [0, 0])?.frame.width
    #expect(first == (update.first == 0 ? 50 : 10))
    if update.first == 0 {
      #expect(list.places() == list.placesAnew())
    }
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.places() == list.placesAnew())
  }

  struct Update: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var after: [[CGFloat]]
    var first: Int
    var call: @MainActor @Sendable (UICollectionView) -> Void

    static let all = [
      Update(testDescription: "insert", after: [[50], [20], [5], [30]], first: 2) {
        $0.insertSections([2])
      },
      Update(testDescription: "delete", after: [[50], [30]], first: 1) { $0.deleteSections([1]) },
      Update(testDescription: "delete the last", after: [[50], [20]], first: 2) {
        $0.deleteSections([2])
      },
      Update(testDescription: "reload", after: [[50], [21], [30]], first: 1) {
        $0.reloadSections([1])
      },
      Update(testDescription: "move", after: [[50], [30], [20]], first: 1) {
        $0.moveSection(2, toSection: 1)
      },
      Update(testDescription: "insert items", after: [[50], [20], [30, 4]], first: 2) {
        $0.insertItems(at: [[2, 1]])
      },
      Update(testDescription: "delete items", after: [[50], [], [30]], first: 1) {
        $0.deleteItems(at: [[1, 0]])
      },
      Update(testDescription: "reload items", after: [[50], [20], [31]], first: 2) {
        $0.reloadItems(at: [[2, 0]])
      },
      Update(testDescription: "move items", after: [[50, 30], [20], []], first: 0) {
        $0.moveItem(at: [2, 0], to: [0, 1])
      },
      Update(testDescription: "two of them", after: [[50], [20, 7], [30], [8]], first: 1) {
        $0.insertSections([3])
        $0.insertItems(at: [[1, 1]])
      },
    ]
  }

  @Test("A list collection view tells each compatible layout which sections have changed")
  func compatibleLayout() {
    final class Listening: UICollectionViewFlowLayout, ListCollectionViewLayoutCompatible {
      var heard: [Int] = []
      func didModifySection(_ modifiedSection: Int) { heard.append(modifiedSection) }
    }
    let layout = Listening()
    let view = ListCollectionView(frame: box(0, 0, 100, 100), listCollectionViewLayout: layout)
    let list = BoxList(view)
    list.show([10, 10, 10].map(square))
    #expect(layout.heard == [0])
    list.sections.append(square(10))
    view.insertSections([3])
    view.reloadItems(at: [[2, 0], [1, 0]])
    view.moveSection(3, toSection: 2)
    #expect(layout.heard == [0, 3, 1, 2])
  }

  @Test("A list collection view tells its layout of a waiting update when it is performed")
  func waiting() {
    let list = list([10, 20, 30], .iOS15)
    let nosy = Nosy(list)
    list.view.delegate = nosy
    list.view.layoutIfNeeded()
    nosy.whenShown = {
      list.sections[2] = self.square(5)
      list.view.reloadSections([2])
    }
    list.sections.append(square(1))
    // The cell of the new section is displayed during this call.
    list.view.insertSections([3])
    #expect(nosy.whenShown == nil)
    #expect(squares(list) == [[0, 10], [10, 20], [30, 5], [35, 1]])
  }

  /// The layout is prepared before the update, because scrolling has moved the headers.
  @Test("The delegate is not asked for sections that are already deleted")
  func scrolledBefore() {
    let layout = ListCollectionViewLayout(
      stickyHeaders: true, topContentInset: 0, stretchToEdge: false)
    let view = ListCollectionView(frame: box(0, 0, 100, 100), listCollectionViewLayout: layout)
    view.generation = .iOS15
    let list = BoxList(view)
    list.show([200, 10, 10].map { BoxSection([(100, $0)], header: 10) })
    list.asked = []
    view.contentOffset.y = 50
    list.sections.removeLast()
    view.deleteSections([2])
    #expect(list.asked.isEmpty)
    #expect(list.view.contentSize.height == 230)
    #expect(list.header(0) == box(0, 50, 100, 10))
  }

  @Test("A nib names the view and its layout as Objective-C does")
  func nib() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <collectionView id="list" customClass="IGListCollectionView">
            <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="16" id="layout" customClass="IGListCollectionViewLayout"/>
          </collectionView>
        </objects>
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let view = try #require(objects.first as? ListCollectionView)
    let layout = try #require(view.collectionViewLayout as? ListCollectionViewLayout)
    #expect(view.frame == box(0, 0, 100, 80) && layout.scrollDirection == .vertical)
    let list = BoxList(view)
    list.show([square(30), square(30)])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 30))
  }

  /// A delegate that calls a closure when a cell is displayed, and takes sizes from a `BoxList`.
  private final class Nosy: NSObject, UICollectionViewDelegateFlowLayout {
    let list: BoxList
    var whenShown: (() -> Void)?
    init(_ list: BoxList) { self.list = list }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      let body = whenShown
      whenShown = nil
      body?()
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      list.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }
}
