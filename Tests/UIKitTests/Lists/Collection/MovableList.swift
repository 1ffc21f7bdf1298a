import Foundation
import Galley
import UIKit

/// A collection view with sections of names. It is its own data source: it moves the names, and
/// notes the calls.
@MainActor
internal final class MovableList: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var calls: [String] = []
  var mayMove: (IndexPath) -> Bool = { _ in true }
  var redirect: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
  var whenMoved: () -> Void = {}
  var width: CGFloat = 100
  var heights: [String: CGFloat] = [:]
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let view: UICollectionView

  init(
    _ sections: [[String]], layout: UICollectionViewLayout = MovableList.rows(),
    cells: UICollectionViewCell.Type = NamedCell.self
  ) {
    self.sections = sections
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(cells, forCellWithReuseIdentifier: "name")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.layoutIfNeeded()
    calls = []
  }

  /// Returns a layout of rows of 40 points.
  static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
    calls.append("cell \(indexPath.section).\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append(
      "\(kind == UICollectionView.elementKindSectionHeader ? "header" : kind) "
        + "\(indexPath.section).\(indexPath.item)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    calls.append("may \(indexPath.section).\(indexPath.item)")
    return mayMove(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    calls.append("move \(source.section).\(source.item) to \(target.section).\(target.item)")
    sections[target.section].insert(
      sections[source.section].remove(at: source.item), at: target.item)
    whenMoved()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { redirect?(original, current, proposed) ?? proposed }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: width, height: heights[sections[indexPath.section][indexPath.item]] ?? 40)
  }

  // MARK: What is seen

  /// The names of the visible cells from top to bottom, with their y coordinates: `a 0, b 40`.
  var rows: String { rows { $0.frame.minY } }

  /// The names and y coordinates as they are on the screen during an animation.
  var rowsOnScreen: String {
    rows { ($0.layer.presentation()?.frame ?? $0.frame).minY }
  }

  private func rows(_ place: (UICollectionViewCell) -> CGFloat) -> String {
    window.layoutIfNeeded()
    return view.visibleCells.compactMap { $0 as? NamedCell }
      .map { ($0.name, place($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map { "\($0.0) \(($0.1 * 10).rounded() / 10)" }
      .joined(separator: ", ").replacingOccurrences(of: ".0", with: "")
  }

  /// Moves the view into a child view controller for which these traits are overridden.
  func override(_ traits: UITraitCollection) {
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = view.frame
    child.view.addSubview(view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(traits, forChild: child)
  }

  func lift(_ item: Int, in section: Int = 0) -> Bool {
    view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
  }

  func drag(to y: CGFloat) {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
  }

  func cell(_ name: String) -> NamedCell? {
    view.visibleCells.compactMap { $0 as? NamedCell }.first { $0.name == name }
  }
}

internal class NamedCell: UICollectionViewCell { var name = "" }
