import Foundation
import GalleyGeometry
import GalleyLayout

/// The layout of a table view, which arranges elements with the heights of the table and its
/// delegate.
@MainActor
internal final class TableViewLayout: UICollectionViewLayout, ArrangingLayout {
  override var arranging: (any ArrangingLayout)? { self }
  var keptArrangement = KeptArrangement()

  var isNotSubclassed: Bool { true }

  /// The sections as the table and its delegate have described them, until data or heights change.
  private var knownSections = CachedAnswers<[TableSection]>()

  private var table: UITableView? { host as? UITableView }

  func attributes(for element: Element) -> UICollectionViewLayoutAttributes {
    makeAttributes(for: element)
  }

  func arrange(
    for host: any LayoutHost, reusing before: (Arrangement, ListChange)?
  ) -> Arrangement {
    let context = host.context(
      mirrored: host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard let table else {
      return Arrangement([TableSection](), layout: TableLayout(), in: context)
    }
    let generation = knownSections.generation
    let heights = TableHeights(of: table, in: context)
    let sections =
      knownSections.answers
      ?? host.itemCounts.enumerated().map { heights.section($0, rowCount: $1) }
    knownSections.keep(sections, askedIn: generation)
    guard let (old, change) = before else {
      return Arrangement(sections, layout: heights.layout, in: context)
    }
    return Arrangement(
      sections, layout: heights.layout, in: context, reusing: old, change: change)
  }

  /// Returns the height of the space in place of a header or footer that does not exist.
  func space(of kind: Element.Kind, ofSection section: Int) -> CGFloat {
    guard let sections = knownSections.answers, sections.indices.contains(section) else { return 0 }
    return CGFloat(
      kind == .sectionHeader ? sections[section].topInset : sections[section].bottomInset)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .bounds, .scrolling, .preferredSize: break
    case .request, .movement, .update:
      knownSections.forget()
      // The stored views belong to the first section, and another section may be first now. So the
      // delegate is asked for them again.
      table?.unshownHeaderFooterViews = [:]
    }
    invalidateArrangement(with: context)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = host?.bounds else { return false }
    return bounds.width != newBounds.width
  }

  override var collectionViewContentSize: CGSize { arrangedContentSize() }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangedAttributes(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangedAttributes(of: .item, at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangedAttributes(of: .supplementary(elementKind), at: indexPath)
  }

  // MARK: Animations of rows

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    table?.rowAnimations = RowAnimations()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath),
      by: table?.rowAnimations.ofInserted(itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath),
      by: table?.rowAnimations.ofDeleted(itemIndexPath))
  }

  // Headers and footers are animated like their sections.

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      by: table?.rowAnimations.ofInserted(section: elementIndexPath.section))
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(
      super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath),
      by: table?.rowAnimations.ofDeleted(section: elementIndexPath.section))
  }

  /// Returns the attributes, changed by a row animation.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes?, by animation: UITableView.RowAnimation?
  ) -> UICollectionViewLayoutAttributes? {
    if let attributes { animation?.move(attributes) }
    return attributes
  }
}

extension UITableView.RowAnimation {
  /// Changes the attributes to the attributes at the start of an insertion, or at the end of a
  /// deletion.
  ///
  /// - Unverified: that rows slide by their own width or height, and fade, too.
  @MainActor
  fileprivate func move(_ attributes: UICollectionViewLayoutAttributes) {
    let size = attributes.size
    switch self {
    case .fade, .automatic: attributes.alpha = 0
    case .none: attributes.alpha = 1
    case .right: attributes.center.x += size.width
    case .left: attributes.center.x -= size.width
    case .top:
      attributes.center.y -= size.height
      attributes.alpha = 0
    case .bottom:
      attributes.center.y += size.height
      attributes.alpha = 0
    case .middle:
      attributes.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      attributes.alpha = 0
    }
  }
}
