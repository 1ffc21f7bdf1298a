import Foundation
import IGListKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite("A list layout of random sections")
struct RandomListLayoutTests {
  @Test("A list layout places items where a slow line breaker places them")
  func judged() {
    withSeededRandom("list layouts by hand", steps: 150) { random in
      let stretches = Bool.random(using: &random)
      let showsEmpty = Bool.random(using: &random)
      let sections = [BoxSection].random(using: &random)
      let list = BoxList(sections, stretches: stretches) { _, layout in
        layout.showHeaderWhenEmpty = showsEmpty
      }
      let judge = ListLineJudge(
        sections: sections, width: 100, stretches: stretches, showsEmpty: showsEmpty)
      expect(list, judge.places())
    }
  }

  private func expect(_ list: BoxList, _ places: [ListLineJudge.Section]) {
    for (section, place) in places.enumerated() {
      let items = place.items.indices.map {
        list.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
      #expect(items == place.items, "section \(section) of \(list.sections)")
      let bars = [BoxList.header, BoxList.footer].map {
        list.layout.layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))?.frame
      }
      #expect(bars == [place.header, place.footer], "section \(section) of \(list.sections)")
    }
  }

  @Test("The elements in a rectangle are those that a search through all elements finds")
  func queries() {
    withSeededRandom("rectangles of list layouts", steps: 100) { random in
      let list = BoxList([BoxSection].random(using: &random))
      let all = list.everything()
      for _ in 0..<10 {
        let rect = box(
          CGFloat(Int.random(in: -20...110, using: &random)),
          CGFloat(Int.random(in: -50...600, using: &random)),
          CGFloat(Int.random(in: 1...120, using: &random)),
          CGFloat(Int.random(in: 1...200, using: &random)))
        let found = (list.layout.layoutAttributesForElements(in: rect) ?? []).map(\.description)
        let wanted = all.filter { $0.frame.overlaps(rect) }.map(\.description)
        #expect(found.sorted() == wanted.sorted(), "\(rect) of \(list.sections)")
        #expect(Set(found).count == found.count)
      }
    }
  }

  /// Batches name all changes, so a layout that asks only for the named sections is the same as a
  /// new one.
  @Test(
    "After updates, a list layout is the same as a new one",
    arguments: [
      UIKitGeneration.iOS15, .iOS18,
    ])
  func updates(generation: UIKitGeneration) {
    withSeededRandom("updates of list layouts", steps: 40) { random in
      let view = ListCollectionView(frame: box(0, 0, 100, 100))
      view.generation = generation
      let list = BoxList(view)
      list.show([BoxSection].random(using: &random))
      for _ in 0..<5 {
        var own = random
        view.performBatchUpdates { change(list, using: &own) }
        random = own
        #expect(list.places() == list.placesAnew(), "\(list.sections)")
        if Bool.random(using: &random) { list.settle() }
        view.contentOffset.y = min(60, max(view.contentSize.height - 100, 0))
      }
      list.settle()
      let fresh = BoxList(list.sections, stretches: true)
      #expect(list.view.contentSize == fresh.view.contentSize)
      for cell in view.visibleCells {
        let path = view.indexPath(for: cell)
        #expect(
          cell.frame == path.flatMap { fresh.layout.layoutAttributesForItem(at: $0)?.frame })
      }
    }
  }

  /// Changes the data once, and tells the view.
  private func change(_ list: BoxList, using random: inout SeededRandom) {
    let count = list.sections.count
    let new = BoxSection.random(using: &random)
    let section = Int.random(in: 0...count, using: &random)
    guard section < count else {
      list.sections.append(new)
      return list.view.insertSections([section])
    }
    switch Int.random(in: 0...6, using: &random) {
    case 0:
      list.sections.insert(new, at: section)
      list.view.insertSections([section])
    case 1:
      list.sections.remove(at: section)
      list.view.deleteSections([section])
    case 2:
      list.sections[section] = new
      list.view.reloadSections([section])
    case 3:
      let target = Int.random(in: 0..<count, using: &random)
      list.sections.insert(list.sections.remove(at: section), at: target)
      list.view.moveSection(section, toSection: target)
    case 4:
      list.sections[section].items.insert(CGSize(width: 40, height: 7), at: 0)
      list.view.insertItems(at: [[section, 0]])
    case 5 where !list.sections[section].items.isEmpty:
      list.sections[section].items.removeLast()
      list.view.deleteItems(at: [[section, list.sections[section].items.count]])
    case 6 where !list.sections[section].items.isEmpty:
      let target = Int.random(in: 0..<count, using: &random)
      let item = list.sections[section].items.removeFirst()
      list.sections[target].items.append(item)
      list.view.moveItem(
        at: [section, 0], to: [target, list.sections[target].items.count - 1])
    default: break
    }
  }
}

extension BoxList {
  /// The attributes of all elements, asked for one by one.
  fileprivate func everything() -> [UICollectionViewLayoutAttributes] {
    sections.indices.flatMap { section in
      let path = IndexPath(item: 0, section: section)
      return sections[section].items.indices.compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
        + [Self.header, Self.footer].compactMap {
          layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
        }
    }
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    width > 0 && height > 0 && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
}

extension BoxSection {
  fileprivate static func random(using random: inout SeededRandom) -> BoxSection {
    let widths: [CGFloat] = [10, 24.5, 33, 33.25, 50, 51, 100]
    let items = (0..<[0, 1, 1, 1, 2, 5].randomElement(using: &random)!).map { _ in
      (widths.randomElement(using: &random)!, CGFloat(Int.random(in: 1...40, using: &random)))
    }
    var inset: CGFloat { [0, 0, 0, 3, 10.25].randomElement(using: &random)! }
    let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    func one(of lengths: [CGFloat]) -> CGFloat { lengths.randomElement(using: &random)! }
    return BoxSection(
      items.map { (min($0.0, 100 - insets.left - insets.right), $0.1) }, insets: insets,
      line: one(of: [0, 0, 4]), gap: one(of: [0, 0, 0.5, 2]), header: one(of: [0, 0, 0, 12]),
      footer: one(of: [0, 0, 0, 9.5]))
  }
}

extension [BoxSection] {
  fileprivate static func random(using random: inout SeededRandom) -> [BoxSection] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in .random(using: &random) }
  }
}
