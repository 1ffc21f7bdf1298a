import Foundation
import Testing
import UIKit

@MainActor @Suite("Supplementary items of a group")
struct GroupSupplementaryTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  private var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), 20), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .trailing, fractionalOffset: CGPoint(x: 1, y: 0)))
  }

  private func group(insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), 100),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), 100))])
    group.contentInsets = insets
    group.supplementaryItems = [badge]
    return group
  }

  private func frame(
    of section: NSCollectionLayoutSection, items: Int = 2
  ) -> CGRect? {
    let list = TestList(
      [(0..<items).map { "\($0)" }], UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 375, height: 400))
    return list.view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
  }

  @Test("A supplementary item is placed inside the content insets of its group")
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    let section = NSCollectionLayoutSection(group: group(insets: insets))
    #expect(frame(of: section) == CGRect(x: 355, y: 40, width: 20, height: 20))
    let all = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 30, trailing: 20)
    let other = NSCollectionLayoutSection(group: group(insets: all))
    #expect(frame(of: other) == CGRect(x: 355, y: 30, width: 20, height: 20))
  }

  @Test("A supplementary item is inside the content insets of a nested group, too")
  func nested() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    let outer = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), 100), subitems: [group(insets: insets)])
    #expect(
      frame(of: NSCollectionLayoutSection(group: outer))
        == CGRect(x: 355, y: 40, width: 20, height: 20))
  }

  @Test("Negative positions between two pixels are rounded away from zero")
  func halves() {
    let section = NSCollectionLayoutSection(group: group(insets: .zero))
    section.contentInsets.leading = -11.25
    section.contentInsets.trailing = 11.25
    let list = TestList([["0"]], UICollectionViewCompositionalLayout(section: section))
    #expect(
      list.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == -11.5)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 342.5, height: 40)
    let wide = TestList([["0"]], flow)
    #expect(
      wide.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == -11.5)
  }
}
