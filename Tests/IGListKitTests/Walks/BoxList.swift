import Foundation
import Galley
import IGListKit
import UIKit

/// The sizes, insets and spacings of a section that a layout delegate returns.
struct BoxSection: Equatable {
  var items: [CGSize]
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0

  /// Creates a section of items with these widths and heights.
  init(
    _ items: [(CGFloat, CGFloat)], insets: UIEdgeInsets = .zero, line: CGFloat = 0,
    gap: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0
  ) {
    self.items = items.map { CGSize(width: $0.0, height: $0.1) }
    self.insets = insets
    lineSpacing = line
    itemSpacing = gap
    self.header = header
    self.footer = footer
  }
}

/// Sections of boxes in a collection view of 100 × 100, at two pixels a point.
@MainActor
final class BoxList: NSObject, UICollectionViewDataSource, IGListCollectionViewDelegateLayout {
  var sections: [BoxSection] = []
  /// The sections whose sizes the layout has asked for, in order.
  var asked: [Int] = []
  var initial: (UICollectionViewLayoutAttributes, IndexPath) -> Void = { _, _ in }
  var final: (UICollectionViewLayoutAttributes, IndexPath) -> Void = { _, _ in }
  let view: UICollectionView
  let window: UIWindow

  init(_ view: UICollectionView) {
    self.view = view
    window = UIWindow(frame: view.frame)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "box")
    for kind in [Self.header, Self.footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  /// A list that is shown by a list layout.
  convenience init(
    _ sections: [BoxSection] = [], sticky: Bool = false, horizontal: Bool = false,
    topInset: CGFloat = 0, stretches: Bool = false, size: CGSize = CGSize(width: 100, height: 100),
    _ change: (UICollectionView, ListCollectionViewLayout) -> Void = { _, _ in }
  ) {
    let layout = ListCollectionViewLayout(
      stickyHeaders: sticky, scrollDirection: horizontal ? .horizontal : .vertical,
      topContentInset: topInset, stretchToEdge: stretches)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    change(view, layout)
    self.init(view)
    show(sections)
  }

  var layout: ListCollectionViewLayout {
    guard let layout = view.collectionViewLayout as? ListCollectionViewLayout else {
      preconditionFailure("the view has another layout")
    }
    return layout
  }

  // MARK: Changes

  /// Shows other sections with a reload.
  func show(_ sections: [BoxSection]) {
    self.sections = sections
    view.reloadData()
    view.layoutIfNeeded()
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset =
      layout.scrollDirection == .vertical
      ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    view.layoutIfNeeded()
  }

  /// Runs animations to their end.
  func settle() {
    window.frameClock.advance(by: 1)
    view.layoutIfNeeded()
  }

  // MARK: The visible content

  /// The frame of an item's cell, if it is visible.
  func item(_ section: Int, _ item: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? { bar(Self.header, section) }
  func footer(_ section: Int) -> CGRect? { bar(Self.footer, section) }

  private func bar(_ kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The index paths of the layout's items in a rectangle.
  func paths(in rect: CGRect) -> [IndexPath] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// The layout attributes of all elements, visible or not, one line each.
  func places() -> [String] {
    sections.indices.flatMap { section in
      let paths = sections[section].items.indices.map { IndexPath(item: $0, section: section) }
      let path = IndexPath(item: 0, section: section)
      let bars = [Self.header, Self.footer].map {
        layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path)
      }
      return (paths.map { layout.layoutAttributesForItem(at: $0) } + bars)
        .map { $0?.description ?? "none" }
    }
  }

  /// The same lines of a new list with the current sections.
  func placesAnew() -> [String] {
    let stretches = view is ListCollectionView
    return BoxList(sections, stretches: stretches, size: view.bounds.size).places()
  }

  // MARK: The data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let size = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(size, at: target.item)
  }

  // MARK: The delegate

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sections[indexPath.section].items[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    asked.append(section)
    return sections[section].insets
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: sections[section].header, height: sections[section].header) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: sections[section].footer, height: sections[section].footer) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    initial(attributes, indexPath)
    return attributes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    final(attributes, indexPath)
    return attributes
  }
}

/// Returns a rectangle with an origin, a width and a height.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension UIEdgeInsets {
  /// The insets of most tests: 10 at the top and the left, 5 at the bottom and the right.
  static let uneven = UIEdgeInsets(top: 10, left: 10, bottom: 5, right: 5)
}
