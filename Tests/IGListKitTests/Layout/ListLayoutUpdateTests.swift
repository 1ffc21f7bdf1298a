import Foundation
import IGListKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A list layout in an update")
struct ListLayoutUpdateTests {
  private func section(_ heights: [CGFloat]) -> BoxSection {
    BoxSection(heights.map { (85, $0) }, insets: .uneven, line: 10, header: 10)
  }

  @Test("After an update, all elements are where a new list would have them")
  func batch() {
    let before = [[10, 20], [30], [60], [40]].map { section($0.map { CGFloat($0) }) }
    let list = BoxList(before, size: CGSize(width: 100, height: 400))
    var finished: Bool?
    list.view.performBatchUpdates {
      list.sections = [[30], [40], [30, 10], [10, 20]].map { section($0.map { CGFloat($0) }) }
      list.view.deleteSections([2])
      list.view.insertSections([3])
      list.view.moveSection(3, toSection: 1)
      list.view.reloadItems(at: [[0, 0]])
      list.view.deleteItems(at: [[0, 1]])
      list.view.insertItems(at: [[2, 1]])
    } completion: {
      finished = $0
    }
    list.settle()
    #expect(finished == true)
    #expect(list.view.contentSize.height == 260)
    #expect((0..<4).map { list.header($0) } == [10, 65, 130, 205].map { box(10, $0, 85, 10) })
    #expect(list.item(0) == box(10, 20, 85, 30))
    #expect(list.item(1) == box(10, 75, 85, 40))
    #expect([list.item(2), list.item(2, 1)] == [box(10, 140, 85, 30), box(10, 180, 85, 10)])
    #expect([list.item(3), list.item(3, 1)] == [box(10, 215, 85, 10), box(10, 235, 85, 20)])
  }

  // MARK: On the way

  private func onScreen(_ list: BoxList, _ section: Int) -> CGRect? {
    list.view.cellForItem(at: [section, 0]).map { $0.layer.presentation()?.frame ?? $0.frame }
  }

  @Test("An update moves the remaining sections, and fades in the new ones in their places")
  func animated() {
    let list = BoxList([BoxSection([(100, 20)]), BoxSection([(100, 40)])])
    list.sections.insert(BoxSection([(100, 30)]), at: 0)
    list.view.insertSections([0])
    #expect([list.item(0), list.item(1)] == [box(0, 0, 100, 30), box(0, 30, 100, 20)])
    #expect(onScreen(list, 1) == box(0, 0, 100, 20))
    #expect(list.view.cellForItem(at: [0, 0])?.layer.presentation()?.opacity == 0)
    list.settle()
    #expect(onScreen(list, 1) == box(0, 30, 100, 20))
  }

  @Test("The delegate can say where inserted items come from")
  func initialAttributes() {
    let list = BoxList([BoxSection([(100, 20)])])
    var told: [String] = []
    list.initial = { attributes, path in
      told.append("\(path.section).\(path.item) \(attributes.frame) \(attributes.alpha)")
      attributes.center.x += 100
      attributes.alpha = 1
    }
    list.sections.append(BoxSection([(100, 30)]))
    list.view.insertSections([1])
    #expect(told == ["1.0 \(box(0, 20, 100, 30)) 0.0"], "of what stays nobody is asked")
    #expect(onScreen(list, 1) == box(100, 20, 100, 30))
    list.settle()
    #expect(onScreen(list, 1) == box(0, 20, 100, 30))
    #expect(list.layout.layoutAttributesForItem(at: [1, 0])?.alpha == 1)
  }

  @Test("The delegate can say where deleted items go to")
  func finalAttributes() throws {
    let list = BoxList([BoxSection([(100, 20)]), BoxSection([(100, 30)])])
    let leaving = try #require(list.view.cellForItem(at: [0, 0]))
    var told: [String] = []
    list.final = { attributes, path in
      told.append("\(path.section).\(path.item) \(attributes.frame) \(attributes.alpha)")
      attributes.center.x -= 100
    }
    list.sections.remove(at: 0)
    list.view.deleteSections([0])
    #expect(told == ["0.0 \(box(0, 0, 100, 20)) 0.0"])
    #expect(leaving.frame == box(-100, 0, 100, 20))
    #expect(leaving.layer.presentation()?.frame == box(0, 0, 100, 20))
  }

  @Test("A delegate without these methods keeps the initial and final attributes of the layout")
  func defaults() {
    final class Plain: NSObject, IGListCollectionViewDelegateLayout {}
    let (plain, layout) = (Plain(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.alpha = 0.3
    #expect(
      plain.collectionView(
        view, layout: layout, customizedInitialLayoutAttributes: attributes, at: [0, 0])
        === attributes)
    #expect(
      plain.collectionView(
        view, layout: layout, customizedFinalLayoutAttributes: attributes, at: [0, 0])
        === attributes)
  }
}
